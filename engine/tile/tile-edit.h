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
 * tw_tile_edit_end_road:
 * @topology: a drawing
 * @segment: a road or path with one edge; with more edges, the arm is first parted from it
 * @edge: the edge of the arm
 * @end: the junction at which it ends
 * @city: the city's segment index for a gate; -1 for the city in the middle, else
 *   the first one
 *
 * Ends the road at the tile's junction of that kind, or at a new one; gates, cottages and ends at
 * the City of Carcassonne are never shared. A village becomes a crossing when a second road is to
 * end at a crossing, and a crossing becomes a village when one road is left. Does nothing if the
 * tile has no such city or place.
 *
 * Returns: %TW_EDIT_CROSSED if other roads end there too, else %TW_EDIT_ENDED
 */
TwEditNote tw_tile_edit_end_road (TwTopology *topology, guint segment, TwEdge edge,
                                  TwJunctionKind end, int city);

/**
 * tw_tile_edit_lay_path:
 * @topology: a drawing
 * @junction: a junction at which roads end
 * @city: a city's segment index
 *
 * Lays a path that reaches no edge, from the junction to a gate in the city's wall.
 *
 * Returns: what was done
 */
TwEditNote tw_tile_edit_lay_path (TwTopology *topology, guint junction, guint city);

/**
 * tw_tile_edit_tear_off:
 * @topology: a drawing
 * @edge: an edge of a segment with several edges
 * @layer: 0 land, 1 mist
 *
 * Makes the edge a segment of its own, of the same land.
 *
 * Returns: what was done
 */
TwEditNote tw_tile_edit_tear_off (TwTopology *topology, TwEdge edge, guint layer);

/**
 * tw_tile_edit_default_end:
 * @topology: a drawing
 *
 * Returns: where a road ends that is dragged to the middle: at the monastery, lake, castle or
 *   cemetery there, at the wall of a city that reaches two opposite edges, at the junction where
 *   other roads end, else at a village
 */
TwJunctionKind tw_tile_edit_default_end (const TwTopology *topology);

/**
 * tw_tile_edit_cross_roads:
 * @topology: a drawing
 * @a: a road or path
 * @b: another
 *
 * Answers the drag of a road to a road: all arms of both end at one crossing. A bridge or contact
 * between them goes.
 *
 * Returns: what was done
 */
TwEditNote tw_tile_edit_cross_roads (TwTopology *topology, guint a, guint b);

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

/**
 * tw_tile_edit_toggle_place:
 * @topology: a drawing
 * @kind: a kind without ports: monastery, garden, lake, castle, cemetery
 *
 * Puts the place on the tile or takes it off. Roads that end in the middle then end at a new
 * monastery, lake, castle or cemetery, or at a village when the place goes.
 *
 * Returns: what was done
 */
TwEditNote tw_tile_edit_toggle_place (TwTopology *topology, TwKind kind);

/**
 * tw_tile_edit_set_symbol:
 * @topology: a drawing
 * @id: a symbol's id
 * @segment: the segment it stands on, -1 for the tile
 * @count: how many stand there afterwards, 0 to take it off
 * @direction: where it points
 *
 * Replaces the symbol with that id there. Known symbols (symbol-table.h) stay where they are
 * allowed and within their greatest number; one that points but gets no direction points north.
 * Unlike other edits this changes nothing else, not even an unsound drawing (ways that cross
 * without a bridge).
 *
 * Returns: what was done
 */
TwEditNote tw_tile_edit_set_symbol (TwTopology *topology, const char *id, int segment, guint count,
                                    TwDirection direction);

/**
 * tw_tile_edit_set_override:
 * @topology: a drawing
 * @override: the designer's correction
 * @on: %TRUE to set it, %FALSE to take it off
 *
 * A link and an unlink of the same field and city undo each other; an override that changes nothing
 * is not kept.
 *
 * Returns: %TW_EDIT_FULL, %TW_EDIT_NOTHING or %TW_EDIT_LAID
 */
TwEditNote tw_tile_edit_set_override (TwTopology *topology, const TwFieldOverride *override,
                                      gboolean on);

/** tw_tile_edit_clear_overrides: Returns: what was done */
TwEditNote tw_tile_edit_clear_overrides (TwTopology *topology);

/**
 * tw_tile_edit_mend:
 * @topology: a drawing
 *
 * Makes a drawing as sound as each gesture leaves it: gives loose roads the default end, bridges
 * crossings, takes out what cannot be, and gives handles.
 *
 * Returns: %TW_EDIT_ENDED, %TW_EDIT_NOTHING or %TW_EDIT_FULL
 */
TwEditNote tw_tile_edit_mend (TwTopology *topology);

/**
 * tw_tile_edit_tidy:
 * @topology: a drawing
 *
 * Takes out what cannot be: segments without a place, junctions with too few members, symbols and
 * overrides of segments that are gone. Overrides of fields that are gone stay (see #TwFields). The
 * other functions here call it; readers do not.
 */
void tw_tile_edit_tidy (TwTopology *topology);

G_END_DECLS
