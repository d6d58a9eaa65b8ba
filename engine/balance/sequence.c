/* Confidence sequences. */
#include "engine/balance/sequence.h"

#include <math.h>

#define HALVINGS 45

TwInterval
tw_sequence_mean (const TwMoments *moments, double level, gint64 n_planned)
{
  double alpha = 1.0 - level;
  double spread =
      (-2.0 * log (alpha) + log (1.0 - 2.0 * log (alpha))) / (double) MAX (n_planned, 1);
  double n = (double) moments->n;
  double grown = n * spread + 1.0;
  double half;

  if (moments->n < TW_SEQUENCE_LEAST)
    return (TwInterval){ NAN, NAN, NAN };
  half = sqrt (tw_moments_variance (moments) * 2.0 * grown / (n * n * spread)
               * log (sqrt (grown) / alpha));
  return (TwInterval){ tw_moments_mean (moments), tw_moments_mean (moments) - half,
                       tw_moments_mean (moments) + half };
}

/* Minus the logarithm of how likely the hits are under @p. */
static double
unlikelihood (double hits, double n, double p)
{
  return -(hits > 0.0 ? hits * log (p) : 0.0) - (n > hits ? (n - hits) * log1p (-p) : 0.0);
}

/* The rate between @near, which is possible, and @far, which is not, where that is @most. */
static double
edge (double hits, double n, double near, double far, double most)
{
  for (int i = 0; i < HALVINGS; i++)
    {
      double middle = (near + far) / 2.0;

      if (unlikelihood (hits, n, middle) < most)
        near = middle;
      else
        far = middle;
    }
  /* The last one that is not possible: nothing is promised too little. */
  return far;
}

TwInterval
tw_sequence_rate (gint64 hits, gint64 n, double level)
{
  double count = (double) n, happened = (double) CLAMP (hits, 0, n), p = happened / count;
  /* Rates under which the hits are not that much less likely than under all rates together. */
  double most = -log (1.0 - level) + lgamma (count + 2.0) - lgamma (happened + 1.0)
                - lgamma (count - happened + 1.0);

  if (n < 1)
    return (TwInterval){ NAN, NAN, NAN };
  return (TwInterval){ p, hits <= 0 ? 0.0 : edge (happened, count, p, 0.0, most),
                       hits >= n ? 1.0 : edge (happened, count, p, 1.0, most) };
}
