/* Places of figures and numbers on one tile, kept apart so that each can be hit. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Least distance of two spots and of a spot from the rim, in tile edges. */
#define TW_SPOT_APART 0.29
#define TW_SPOT_RIM   0.14
/* How far beside a figure that can be taken back its number stands, in tile edges. */
#define TW_SPOT_BESIDE 0.2

/** TwSpotPoint: a point in tile edges, 0,0 the north-west corner. */
typedef struct
{
  double x, y;
} TwSpotPoint;

/** tw_spot_point_turn: Returns: where @point is when the tile is turned clockwise */
TwSpotPoint tw_spot_point_turn (TwSpotPoint point, guint quarter_turns);

/**
 * tw_spots_spread:
 * @points: (array length=n): points on one tile
 * @n: how many
 *
 * Pushes points apart to %TW_SPOT_APART as far as there is room, and off the rim.
 * The same points give the same result.
 */
void tw_spots_spread (TwSpotPoint *points, guint n);

/**
 * tw_spots_spread_around:
 * @points: (array length=n): points of the table
 * @n: how many
 * @fixed: (array length=n_fixed): points that stay where they are
 * @n_fixed: how many
 *
 * Pushes @points apart, and away from @fixed, to %TW_SPOT_APART. The same points give the same
 * result.
 */
void tw_spots_spread_around (TwSpotPoint *points, guint n, const TwSpotPoint *fixed, guint n_fixed);

G_END_DECLS
