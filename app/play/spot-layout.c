/* Places of figures and numbers on one tile, kept apart. */
#include "app/play/spot-layout.h"

#include <math.h>

/* Small steps, so that a crowded tile settles evenly. */
#define STEP     0.012
#define N_ROUNDS 60

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
  double x = a->x - b->x, y = a->y - b->y, distance = hypot (x, y);

  if (distance >= TW_SPOT_APART)
    return;
  if (distance < 1e-6)
    {
      /* Two on one point: each pair of numbers goes its own way. */
      x = cos (n * 2.4);
      y = sin (n * 2.4);
      distance = 1;
    }
  a->x += x / distance * STEP;
  a->y += y / distance * STEP;
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
