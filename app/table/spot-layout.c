/* Places of figures and numbers on one tile, kept apart. */
#include "app/table/spot-layout.h"

#include <math.h>

#define N_ROUNDS 90
/* What of an overlap one round takes away, and how far the push is turned aside (in
 * radians), so that two points pressed against the rim slide along it. */
#define EASE  0.35
#define ASIDE 0.25
/* Where a place is looked for that covers nothing: rings so many pixels apart, as far out as a
 * number has radii, and so many places on each. The first is where numbers are beside figures:
 * right of and above them. */
#define RING_PX     2
#define RING_RADII  6
#define RING_PLACES 32
#define RING_START  (-G_PI / 4)

TwSpotPoint
tw_spot_layout_point_turn (TwSpotPoint point, guint quarter_turns)
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
tw_spot_layout_spread (TwSpotPoint *points, guint n)
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
tw_spot_layout_spread_around (TwSpotPoint *points, guint n, const TwSpotPoint *fixed, guint n_fixed)
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

/* How deep @label lies over others, in pixels. */
static double
depth_over (const TwSpotDisc *label, const TwSpotDisc *others, guint n)
{
  double depth = 0;

  for (guint i = 0; i < n; i++)
    depth += MAX (0, label->radius + others[i].radius
                         - hypot (label->x - others[i].x, label->y - others[i].y));
  return depth;
}

static gboolean
is_in_sight (const TwSpotDisc *label, const TwSpotBounds *bounds)
{
  return !label->is_bound
         || (label->x >= bounds->left && label->x <= bounds->right && label->y >= bounds->top
             && label->y <= bounds->bottom);
}

void
tw_spot_layout_keep_clear (TwSpotDisc *labels,
                           guint n,
                           const TwSpotDisc *taken,
                           guint n_taken,
                           const TwSpotBounds *bounds)
{
  for (guint i = 0; i < n; i++)
    {
      const TwSpotDisc wish = labels[i];
      /* Out of sight nobody can hit it: any place in sight is better. */
      double least = is_in_sight (&wish, bounds)
                         ? depth_over (&wish, taken, n_taken) + depth_over (&wish, labels, i)
                         : G_MAXDOUBLE;
      double farthest = wish.radius * RING_RADII;

      for (double away = RING_PX; away <= farthest && least > 0; away += RING_PX)
        for (guint k = 0; k < RING_PLACES && least > 0; k++)
          {
            /* To both sides of the first by turns. */
            double angle =
                RING_START
                + (k % 2 == 0 ? 1 : -1) * (double) ((k + 1) / 2) * 2 * G_PI / RING_PLACES;
            TwSpotDisc place = wish;
            double depth;

            place.x += cos (angle) * away;
            place.y += sin (angle) * away;
            depth = depth_over (&place, taken, n_taken) + depth_over (&place, labels, i);
            if (depth >= least || !is_in_sight (&place, bounds))
              continue;
            least = depth;
            labels[i] = place;
          }
    }
}
