/* The designer's gestures as functions from one drawing to the next.
 *
 * Each takes a topology and changes it in place; what it would make impossible
 * (a road end at a city that is gone, an inn without its road) goes with it, so
 * the result is always a drawing that a file can hold. They know nothing of
 * pointers and keys.
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
 * @TW_EDIT_BRIDGED: one passes over the other
 * @TW_EDIT_TOUCHED: two segments are in contact
 * @TW_EDIT_UNTOUCHED: a contact was undone
 * @TW_EDIT_SYMBOL: a symbol came, went or changed
 * @TW_EDIT_PLACE: a place (monastery, garden …) came or went
 * @TW_EDIT_FULL: no room left on the tile; nothing changed
 *
 * What an edit did, so that a page can say it and offer the other readings.
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
 * @edge: the edge clicked
 * @pen: the kind of land chosen (field clears the edge)
 *
 * Lays the pen on the edge; where it lies already, the edge becomes field again;
 * an edge that was joined to others leaves them as they are. Mist goes on its own
 * layer; the field pen takes mist off where no land is left to be cleared.
 *
 * Roads and paths that have one edge and no end afterwards get the end that
 * tw_tile_edit_default_end() names, or a village (paths: a cottage) of their own if they
 * would have to cross something to get there. This holds for all gestures.
 *
 * Returns: what was done
 */
TwEditNote tw_tile_edit_click_edge (TwTopology *topology, TwEdge edge, TwKind pen);

/**
 * tw_tile_edit_drag_edges:
 * @topology: a drawing
 * @first: the edge at which the drag began
 * @edges: the edges dragged over, two or more, @first among them
 * @pen: the kind of land chosen, for edges without land; field wipes
 *
 * Makes one segment of the edges, of the land that lies at @first, else of the pen
 * (a mist pen never looks at the land). Edges with land of that kind bring their
 * whole segments along; other land gives way. A road with two edges ends nowhere
 * inside the tile. Where the result would cross another barrier, a bridge is made:
 * roads go over rivers and cities, of two of a kind the new one over the old.
 *
 * Returns: what was done
 */
TwEditNote tw_tile_edit_drag_edges (TwTopology *topology, TwEdge first, TwEdgeSet edges,
                                    TwKind pen);

/**
 * tw_tile_edit_end_road:
 * @topology: a drawing
 * @segment: a road or path with one edge (with more, the arm is parted first)
 * @edge: the edge whose arm is meant
 * @end: where it is to end
 * @city: the city's segment index for a gate; -1 for the city in the middle, else
 *   the first one
 *
 * Ends the road there, joining the junction of that kind that the tile has; gates,
 * cottages and ends at the City of Carcassonne are the road's own. A village becomes
 * a crossing when a second road is to end at a crossing, and a crossing a village
 * when one road is left. Does nothing if the tile has no such city or place.
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
 * A path that reaches no edge: from the junction to a gate in the city's wall.
 *
 * Returns: what was done
 */
TwEditNote tw_tile_edit_lay_path (TwTopology *topology, guint junction, guint city);

/**
 * tw_tile_edit_tear_off:
 * @topology: a drawing
 * @edge: an edge of a segment that has others too
 * @layer: 0 land, 1 mist
 *
 * The edge becomes a feature of its own, of the same land.
 *
 * Returns: what was done
 */
TwEditNote tw_tile_edit_tear_off (TwTopology *topology, TwEdge edge, guint layer);

/**
 * tw_tile_edit_default_end:
 * @topology: a drawing
 *
 * Returns: where a road dragged to the middle ends: at the monastery, lake,
 *   castle or cemetery standing there, at the wall of a city that reaches two
 *   opposite edges, at the junction other roads end at, else at a village
 */
TwJunctionKind tw_tile_edit_default_end (const TwTopology *topology);

/**
 * tw_tile_edit_cross_roads:
 * @topology: a drawing
 * @a: a road or path
 * @b: another
 *
 * A road dragged to a road: all arms of both end at one crossing. A bridge or
 * contact between them goes.
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
 * Makes one segment of each run of neighbouring edges (of each edge if there is
 * but one run). Symbols stay with the first part; roads get the default end.
 *
 * Returns: what was done
 */
TwEditNote tw_tile_edit_part (TwTopology *topology, guint segment);

/**
 * tw_tile_edit_toggle_joined:
 * @topology: a drawing
 * @corner: a corner between two edges of city, %TW_CORNER_NE …
 *
 * The dot between neighbouring city edges: one city becomes two, two become one.
 *
 * Returns: what was done; %TW_EDIT_NOTHING when not both edges are city
 */
TwEditNote tw_tile_edit_toggle_joined (TwTopology *topology, TwRimPlace corner);

/**
 * tw_tile_edit_set_contact:
 * @topology: a drawing
 * @a: a segment index
 * @b: another segment index
 * @touching: whether they shall touch without being one
 *
 * Returns: what was done
 */
TwEditNote tw_tile_edit_set_contact (TwTopology *topology, guint a, guint b, gboolean touching);

/**
 * tw_tile_edit_set_corner:
 * @topology: a drawing
 * @segment: a city or road
 * @corner: %TW_CORNER_NE …
 * @owned: whether the segment shall reach that corner
 *
 * Returns: what was done
 */
TwEditNote tw_tile_edit_set_corner (TwTopology *topology, guint segment, TwRimPlace corner,
                                    gboolean owned);

/**
 * tw_tile_edit_set_bridge:
 * @topology: a drawing
 * @over: the segment on top
 * @under: the segment below
 *
 * Returns: what was done
 */
TwEditNote tw_tile_edit_set_bridge (TwTopology *topology, guint over, guint under);

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
 * Puts the place on the tile or takes it off. Roads that ended in the middle end
 * at a new monastery, lake, castle or cemetery, and at a village when it goes.
 *
 * Returns: what was done
 */
TwEditNote tw_tile_edit_toggle_place (TwTopology *topology, TwKind kind);

/**
 * tw_tile_edit_set_symbol:
 * @topology: a drawing
 * @id: a symbol's id
 * @segment: the segment it stands on, -1 for the tile
 * @count: how many shall be there, 0 takes it off
 * @direction: where it points
 *
 * Replaces what stands there under that id. Known symbols (symbol-table.h) stay
 * where they are allowed and within their greatest number; one that points and is
 * given no direction points north. Other than by the other edits nothing else changes,
 * not even a drawing that is not sound (ways that cross without a bridge).
 *
 * Returns: what was done
 */
TwEditNote tw_tile_edit_set_symbol (TwTopology *topology, const char *id, int segment, guint count,
                                    TwDirection direction);

/**
 * tw_tile_edit_set_override:
 * @topology: a drawing
 * @override: what the designer says
 * @on: whether it shall hold
 *
 * A link and an unlink of the same field and city undo each other; what the fields
 * say already is not written down.
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
 * Makes a drawing sound as each gesture leaves it: roads that lead nowhere end by
 * default, what crosses is bridged, what cannot be is taken out, handles are given.
 *
 * Returns: %TW_EDIT_ENDED, %TW_EDIT_NOTHING or %TW_EDIT_FULL
 */
TwEditNote tw_tile_edit_mend (TwTopology *topology);

/**
 * tw_tile_edit_tidy:
 * @topology: a drawing
 *
 * Takes out what cannot be: segments without place, junctions with too few
 * members, symbols and overrides of segments that are gone. Overrides of fields
 * that are gone stay (see #TwFields). The other functions call it; a reader does
 * not.
 */
void tw_tile_edit_tidy (TwTopology *topology);

G_END_DECLS
