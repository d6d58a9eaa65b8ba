/* Walls from a topology: where a town ends. Private to the drawing. */
#pragma once

#include "app/drawing/tile-layout-private.h"

G_BEGIN_DECLS

/** Degrees between a city edge and the wall at its corner. */
#define TW_WALL_ANGLE 42.0

/**
 * tw_town_outline_arc_between:
 * @out: the arc is appended
 * @first_gap: edge at whose start it begins
 * @n_gaps: 1 to 3 edges lie between its ends
 * @angle_0: degrees to the edge before it
 * @angle_1: degrees to the edge after it
 * @depth: for one gap how deep the outside reaches in; for two how far the arc
 *   passes the centre; for three how deep the region on the fourth edge is
 * @via: (array length=n_via) (nullable): what the arc passes instead
 * @n_via: how many, 0 for an arc as deep as @depth
 *
 * An arc from corner to corner, the region beyond the other edges on its right.
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
 * @edge: the edge from which the road comes, -1 if it begins inside the tile
 * @from: where it begins
 *
 * Returns: where it meets the wall; not yet among the town's gates
 */
TwGate tw_town_outline_gate (const TwTown *town, int edge, TwPoint from);

/** tw_town_outline_gate_near: Returns: the gate at the point of the walls that is nearest to @at */
TwGate tw_town_outline_gate_near (const TwTown *town, TwPoint at);

G_END_DECLS
