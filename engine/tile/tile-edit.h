/* The designer's gestures as functions from one drawing to the next.
 *
 * Each changes a topology in place. It also takes out what the change makes impossible (a road end
 * at a city that is gone, an inn without its road), so the result is always a drawing that a file
 * can hold. They know nothing of pointers and keys.
 */
#pragma once

#include "engine/tile/topology.h"

G_BEGIN_DECLS

/**
 * TwEditNote:
 * @TW_EDIT_NOTHING: nothing changed
 * @TW_EDIT_LAID: land was laid
 * @TW_EDIT_CLEARED: an edge became grass
 * @TW_EDIT_SEPARATED: a joined edge left its feature alone
 * @TW_EDIT_JOINED: segments became one
 * @TW_EDIT_PARTED: one segment became several
 * @TW_EDIT_ENDED: a road got an end
 * @TW_EDIT_CROSSED: several roads now end at one crossing
 * @TW_EDIT_BRIDGED: one segment passes over another
 * @TW_EDIT_TOUCHED: two segments are in contact
 * @TW_EDIT_UNTOUCHED: a contact was undone
 * @TW_EDIT_SYMBOL: a symbol was added, removed or changed
 * @TW_EDIT_PLACE: a place (monastery, garden …) was added or removed
 * @TW_EDIT_FULL: the tile has no room left; nothing changed
 *
 * What an edit did, so that a page can say so and offer alternatives.
 */
typedef enum
{
  TW_EDIT_NOTHING,
  TW_EDIT_LAID,
  TW_EDIT_CLEARED,
  TW_EDIT_SEPARATED,
  TW_EDIT_JOINED,
  TW_EDIT_PARTED,
  TW_EDIT_ENDED,
  TW_EDIT_CROSSED,
  TW_EDIT_BRIDGED,
  TW_EDIT_TOUCHED,
  TW_EDIT_UNTOUCHED,
  TW_EDIT_SYMBOL,
  TW_EDIT_PLACE,
  TW_EDIT_FULL
} TwEditNote;

/**
 * tw_tile_edit_click_edge:
 * @topology: a drawing
 * @edge: the clicked edge
 * @pen: the kind of land chosen (field clears the edge)
 *
 * Lays the pen's land on the edge; if it lies there already, the edge becomes field again. Other
 * edges of the same segment stay as they are. Mist goes on its own layer; the field pen takes mist
 * off if there is no land left to clear.
 *
 * Afterwards, roads and paths with one edge and no end get the end that tw_tile_edit_default_end()
 * names, or a village (paths: a cottage) of their own if they would have to cross something to get
 * there. All gestures do this.
 *
 * Returns: what was done
 */
TwEditNote tw_tile_edit_click_edge (TwTopology *topology, TwEdge edge, TwKind pen);

/**
 * tw_tile_edit_drag_edges:
 * @topology: a drawing
 * @first: the edge where the drag began
 * @edges: the edges dragged over, two or more, @first among them
 * @pen: the kind of land chosen, for edges without land; field clears the edges
 *
 * Makes one segment of the edges, of the land at @first or, without any, of the pen's land (a mist
 * pen ignores the land). Edges that have land of that kind bring their whole segments along; other
 * land gives way. A road with two edges has no end inside the tile. Where the segment would cross
 * another barrier, a bridge is made: roads pass over rivers and cities, and of two of a kind the
 * new one over the old.
 *
 * Returns: what was done
 */
TwEditNote tw_tile_edit_drag_edges (TwTopology *topology, TwEdge first, TwEdgeSet edges,
                                    TwKind pen);

/**
 * tw_tile_edit_join:
 * @topology: a drawing
 * @a: a segment index
 * @b: another of the same kind
 *
 * Makes one segment of two. A contact or bridge between them goes.
 *
 * Returns: what was done
 */
TwEditNote tw_tile_edit_join (TwTopology *topology, guint a, guint b);

/**
 * tw_tile_edit_part:
 * @topology: a drawing
 * @segment: a segment with two or more edges
 *
 * Makes a segment of each run of neighbouring edges, or of each edge if there is only one run.
 * Symbols stay with the first part; roads get the default end.
 *
 * Returns: what was done
 */
TwEditNote tw_tile_edit_part (TwTopology *topology, guint segment);

/**
 * tw_tile_edit_toggle_joined:
 * @topology: a drawing
 * @corner: a corner between two edges of city, %TW_CORNER_NE …
 *
 * Answers a click on the dot between neighbouring city edges: one city becomes two, or two become
 * one.
 *
 * Returns: what was done; %TW_EDIT_NOTHING when not both edges are city
 */
TwEditNote tw_tile_edit_toggle_joined (TwTopology *topology, TwRimPlace corner);

/**
 * tw_tile_edit_set_contact:
 * @topology: a drawing
 * @a: a segment index
 * @b: another segment index
 * @touching: whether they touch without being one
 *
 * Returns: what was done
 */
TwEditNote tw_tile_edit_set_contact (TwTopology *topology, guint a, guint b, gboolean touching);

/**
 * tw_tile_edit_set_corner:
 * @topology: a drawing
 * @segment: a city or road
 * @corner: %TW_CORNER_NE …
 * @owned: whether the segment reaches that corner
 *
 * Returns: what was done
 */
TwEditNote tw_tile_edit_set_corner (TwTopology *topology, guint segment, TwRimPlace corner,
                                    gboolean owned);

/**
 * tw_tile_edit_clear_bridge:
 * @topology: a drawing
 * @a: a segment index
 * @b: another
 *
 * Takes the bridge between the two off, unless they would cross without it.
 *
 * Returns: what was done
 */
TwEditNote tw_tile_edit_clear_bridge (TwTopology *topology, guint a, guint b);

G_END_DECLS
