/* Gestures on what lies inside the tile: ends of roads, crossings, places. */
#pragma once

#include "engine/tile/tile-edit.h"

G_BEGIN_DECLS

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

G_END_DECLS
