/* Town walls from a topology. Private to the drawing. */
#pragma once

#include "app/drawing/tile-layout-data.h"

G_BEGIN_DECLS

/** Degrees between a city edge and the wall at its corner. */
#define TW_WALL_ANGLE 42.0

/**
 * tw_town_outline_arc_between:
 * @out: the arc is appended
 * @first_gap: the first edge between its ends; the arc begins at that edge's start
 * @n_gaps: number of edges between its ends, 1 to 3
 * @angle_0: degrees to the edge before the arc
 * @angle_1: degrees to the edge after the arc
 * @depth: for one gap how deep the outside reaches in; for two how far the arc
 *   passes the centre; for three how deep the region on the fourth edge is
 * @via: (array length=n_via) (nullable): points that the arc passes; @depth is ignored then
 * @n_via: how many, 0 for none
 *
 * Appends an arc from corner to corner; the region beyond the other edges is on its right.
 */
void tw_town_outline_arc_between (TwLine *out,
                                  guint first_gap,
                                  guint n_gaps,
                                  double angle_0,
                                  double angle_1,
                                  double depth,
                                  const TwPoint *via,
                                  guint n_via);

/** tw_town_outlines: fills @towns of @layout with outlines and walls. */
void tw_town_outlines (TwTileLayout *layout);

/**
 * tw_town_outline_gate:
 * @town: a town with walls
 * @edge: the edge that the road comes from, -1 if it begins inside the tile
 * @from: where the road begins
 *
 * Returns: the gate where the road meets the wall; it is not yet among the town's gates
 */
TwGate tw_town_outline_gate (const TwTown *town, int edge, TwPoint from);

/** tw_town_outline_gate_near: Returns: the gate at the point of the walls nearest to @at */
TwGate tw_town_outline_gate_near (const TwTown *town, TwPoint at);

G_END_DECLS
