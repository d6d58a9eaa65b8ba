/* Places of figures and numbers on one tile, kept apart. */
#include "app/play/spot-layout.h"

#include <math.h>

#define N_ROUNDS 90
/* What of an overlap one round takes away, and how far the push is turned aside (in
 * radians), so that two points pressed against the rim slide along it. */
#define EASE  0.35
#define ASIDE 0.25

TwSpotPoint
tw_spot_point_turn (TwSpotPoint point, guint quarter_turns)
{
  for (guint i = 0; i < (quarter_turns & 3); i++)
    point = (TwSpotPoint){ 1 - point.y, point.x };
  return point;
}

static void
push_apart (TwSpotPoint *a, const TwSpotPoint *b, guint n)
{
  double x = a->x - b->x, y = a->y - b->y, distance = hypot (x, y), angle, length;

  if (distance >= TW_SPOT_APART)
    return;
  /* Two on one point: each goes its own way. */
  angle = distance < 1e-6 ? n * 2.4 : atan2 (y, x) + ASIDE;
  length = (TW_SPOT_APART - distance) * EASE;
  a->x += cos (angle) * length;
  a->y += sin (angle) * length;
}

void
tw_spots_spread (TwSpotPoint *points, guint n)
{
  for (guint round = 0; round < N_ROUNDS; round++)
    for (guint i = 0; i < n; i++)
      {
        for (guint k = 0; k < n; k++)
          if (k != i)
            push_apart (&points[i], &points[k], i);
        points[i].x = CLAMP (points[i].x, TW_SPOT_RIM, 1 - TW_SPOT_RIM);
        points[i].y = CLAMP (points[i].y, TW_SPOT_RIM, 1 - TW_SPOT_RIM);
      }
}

void
tw_spots_spread_around (TwSpotPoint *points, guint n, const TwSpotPoint *fixed, guint n_fixed)
{
  for (guint round = 0; round < N_ROUNDS; round++)
    for (guint i = 0; i < n; i++)
      {
        for (guint k = 0; k < n; k++)
          if (k != i)
            push_apart (&points[i], &points[k], i);
        for (guint k = 0; k < n_fixed; k++)
          push_apart (&points[i], &fixed[k], i);
      }
}
