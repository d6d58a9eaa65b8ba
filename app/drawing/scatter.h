/* Points that lie anywhere on a tile and yet keep a distance. */
#pragma once

#include "app/drawing/dice.h"
#include "app/drawing/point.h"

G_BEGIN_DECLS

/**
 * tw_scatter_points:
 * @dice: dice
 * @apart: least distance between two points, .008 or more
 * @margin: least distance from the border of the tile
 * @out: (array length=max): the points
 * @max: most points
 *
 * Throws points on the tile until there is hardly room for more (Poisson disc).
 *
 * Returns: number of points
 */
guint tw_scatter_points (TwDice *dice, double apart, double margin, TwPoint *out, guint max);

G_END_DECLS
