/* Intervals from sums. */
#include "engine/balance/interval.h"

#include "engine/balance/quantile.h"

#include <math.h>

static const TwInterval unknown = { NAN, NAN, NAN };

gboolean
tw_interval_is_known (const TwInterval *interval)
{
  return !isnan (interval->estimate);
}

gboolean
tw_interval_has (const TwInterval *interval, double value)
{
  return !tw_interval_is_known (interval) || (value >= interval->low && value <= interval->high);
}

TwInterval
tw_interval_scaled (TwInterval interval, double factor)
{
  TwInterval scaled = { interval.estimate * factor, interval.low * factor, interval.high * factor };

  return factor < 0.0 ? (TwInterval){ scaled.estimate, scaled.high, scaled.low } : scaled;
}

TwInterval
tw_interval_rate (gint64 hits, gint64 n, double level)
{
  double z = tw_normal_quantile (0.5 + level / 2.0);
  double count = (double) n, p = (double) CLAMP (hits, 0, n) / count;
  double middle, half;

  if (n < 1)
    return unknown;
  middle = (p + z * z / (2.0 * count)) / (1.0 + z * z / count);
  half = z * sqrt (p * (1.0 - p) / count + z * z / (4.0 * count * count)) / (1.0 + z * z / count);
  /* At the ends the formula gives them, but for the last digit. */
  return (TwInterval){ p, hits <= 0 ? 0.0 : middle - half, hits >= n ? 1.0 : middle + half };
}

TwInterval
tw_interval_rates (gint64 hits, gint64 n, gint64 other_hits, gint64 other_n, double level)
{
  TwInterval one = tw_interval_rate (hits, n, level);
  TwInterval other = tw_interval_rate (other_hits, other_n, level);
  double difference = one.estimate - other.estimate;

  if (!tw_interval_is_known (&one) || !tw_interval_is_known (&other))
    return unknown;
  return (TwInterval){ difference,
                       difference - hypot (one.estimate - one.low, other.high - other.estimate),
                       difference + hypot (one.high - one.estimate, other.estimate - other.low) };
}

static TwInterval
around (double estimate, double variance, gint64 n, double level)
{
  double half =
      tw_student_quantile (0.5 + level / 2.0, (double) (n - 1)) * sqrt (variance / (double) n);

  return (TwInterval){ estimate, estimate - half, estimate + half };
}

TwInterval
tw_interval_mean (const TwMoments *moments, double level)
{
  if (moments->n < 2)
    return unknown;
  return around (tw_moments_mean (moments), tw_moments_variance (moments), moments->n, level);
}

TwInterval
tw_interval_ratio (const TwMoments *moments, double level)
{
  const TwMoments below = { .n = moments->n, .x = moments->y, .xx = moments->yy };
  TwInterval divisor = tw_interval_mean (&below, level);
  double ratio;

  if (!tw_interval_is_known (&divisor) || tw_interval_has (&divisor, 0.0))
    return unknown;
  ratio = (double) moments->x / (double) moments->y;
  return around (ratio,
                 tw_moments_residual (moments, ratio) / (divisor.estimate * divisor.estimate),
                 moments->n, level);
}

double
tw_mean_chance (const TwMoments *moments, double value)
{
  double away, error;

  if (moments->n < 2)
    return 1.0;
  away = fabs (tw_moments_mean (moments) - value);
  error = sqrt (tw_moments_variance (moments) / (double) moments->n);
  if (error <= 0.0)
    return away > 0.0 ? 0.0 : 1.0;
  return tw_student_beyond (away / error, (double) (moments->n - 1));
}
