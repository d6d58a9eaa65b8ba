/* Whole-number sums over deals. */
#include "engine/balance/moments.h"

#include <math.h>

/* Squares of sums: two sums of sixty bits. */
G_GNUC_EXTENSION typedef __int128 Wide;

void
tw_moments_add (TwMoments *moments, gint64 x, gint64 y)
{
  moments->n++;
  moments->x += x;
  moments->y += y;
  moments->xx += x * x;
  moments->xy += x * y;
  moments->yy += y * y;
}

void
tw_moments_merge (TwMoments *to, const TwMoments *from)
{
  to->n += from->n;
  to->x += from->x;
  to->y += from->y;
  to->xx += from->xx;
  to->xy += from->xy;
  to->yy += from->yy;
}

TwMoments
tw_moments_difference (const TwMoments *moments)
{
  return (TwMoments){ .n = moments->n,
                      .x = moments->x - moments->y,
                      .xx = moments->xx - 2 * moments->xy + moments->yy };
}

double
tw_moments_mean (const TwMoments *moments)
{
  return moments->n > 0 ? (double) moments->x / (double) moments->n : NAN;
}

/* n * sum (ab) - sum (a) * sum (b) over n * (n - 1): exact until it is divided, so that nothing is
 * lost where the mean is large and the spread small. */
static double
covariance (gint64 n, gint64 a, gint64 b, gint64 ab)
{
  return (double) ((Wide) n * ab - (Wide) a * b) / ((double) n * (double) (n - 1));
}

double
tw_moments_variance (const TwMoments *moments)
{
  /* Sums of a file may be those of no numbers at all. */
  return moments->n < 2 ? NAN
                        : MAX (covariance (moments->n, moments->x, moments->x, moments->xx), 0.0);
}

double
tw_moments_residual (const TwMoments *moments, double ratio)
{
  double variance;

  if (moments->n < 2)
    return NAN;
  variance = covariance (moments->n, moments->x, moments->x, moments->xx)
             - 2.0 * ratio * covariance (moments->n, moments->x, moments->y, moments->xy)
             + ratio * ratio * covariance (moments->n, moments->y, moments->y, moments->yy);
  return MAX (variance, 0.0);
}
