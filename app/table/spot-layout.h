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

/** TwSpotDisc: something round on the table, in pixels; @is_bound: whether it stays in sight. */
typedef struct
{
  double x, y;
  double radius;
  gboolean is_bound;
} TwSpotDisc;

/** TwSpotBounds: what of the table is in sight, in pixels. */
typedef struct
{
  double left, top, right, bottom;
} TwSpotBounds;

/** tw_spot_layout_point_turn: Returns: @point on the tile after turning it clockwise */
TwSpotPoint tw_spot_layout_point_turn (TwSpotPoint point, guint quarter_turns);

/**
 * tw_spot_layout_spread:
 * @points: (array length=n): points on one tile
 * @n: how many
 *
 * Pushes points apart to %TW_SPOT_APART as far as there is room, and off the rim.
 * The same points give the same result.
 */
void tw_spot_layout_spread (TwSpotPoint *points, guint n);

/**
 * tw_spot_layout_spread_around:
 * @points: (array length=n): points of the table
 * @n: how many
 * @fixed: (array length=n_fixed): points that stay where they are
 * @n_fixed: how many
 *
 * Pushes @points apart, and away from @fixed, to %TW_SPOT_APART. The same points give the same
 * result.
 */
void tw_spot_layout_spread_around (TwSpotPoint *points, guint n, const TwSpotPoint *fixed,
                                   guint n_fixed);

/**
 * tw_spot_layout_keep_clear:
 * @labels: (array length=n): numbers, where they would be
 * @n: how many
 * @taken: (array length=n_taken): what none of them may cover
 * @n_taken: how many
 * @bounds: where those stay that are bound
 *
 * Moves each number that covers something of @taken or an earlier number, or is bound and out of @bounds, to the
 * nearest free place;
 * without one nearby, to the place where it covers least. The same numbers give the same result.
 */
void tw_spot_layout_keep_clear (TwSpotDisc *labels,
                                guint n,
                                const TwSpotDisc *taken,
                                guint n_taken,
                                const TwSpotBounds *bounds);

G_END_DECLS
