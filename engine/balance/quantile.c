/* The normal distribution and Student's t, to about twelve digits. */
#include "engine/balance/quantile.h"

#include <math.h>

#define MOST_STEPS 300
#define TINY       1e-300
/* From here on the two distributions agree to eight digits, and the logarithms of the beta function
 * lose theirs. */
#define AS_GOOD_AS_NORMAL 1e8

double
tw_normal_below (double z)
{
  return 0.5 * erfc (-z / M_SQRT2);
}

/* The continued fraction of the incomplete beta function (Lentz). */
static double
beta_fraction (double a, double b, double x)
{
  double c = 1.0;
  double d =
      1.0 / (fabs (1.0 - (a + b) * x / (a + 1.0)) < TINY ? TINY : 1.0 - (a + b) * x / (a + 1.0));
  double value = d;

  for (int m = 1; m <= MOST_STEPS; m++)
    {
      double even = m * (b - m) * x / ((a + 2 * m - 1.0) * (a + 2 * m));
      double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1.0));
      double step;

      d = 1.0 / (fabs (1.0 + even * d) < TINY ? TINY : 1.0 + even * d);
      c = fabs (1.0 + even / c) < TINY ? TINY : 1.0 + even / c;
      value *= c * d;
      d = 1.0 / (fabs (1.0 + odd * d) < TINY ? TINY : 1.0 + odd * d);
      c = fabs (1.0 + odd / c) < TINY ? TINY : 1.0 + odd / c;
      step = c * d;
      value *= step;
      if (fabs (step - 1.0) < 1e-15)
        break;
    }
  return value;
}

/* The incomplete beta function, as a share of the whole. @rest is 1 less @x, said by itself so that
 * nothing of it is lost. */
static double
beta_share (double a, double b, double x, double rest)
{
  double front;

  if (x <= 0.0)
    return 0.0;
  if (rest <= 0.0)
    return 1.0;
  front = exp (lgamma (a + b) - lgamma (a) - lgamma (b) + a * log (x) + b * log (rest));
  return x < (a + 1.0) / (a + b + 2.0) ? front * beta_fraction (a, b, x) / a
                                       : 1.0 - front * beta_fraction (b, a, rest) / b;
}

double
tw_student_beyond (double t, double freedom)
{
  double squares = freedom + t * t;

  return beta_share (freedom / 2.0, 0.5, freedom / squares, t * t / squares);
}

static double
student_below (double t, double freedom)
{
  double beyond = tw_student_beyond (t, freedom) / 2.0;

  return t < 0.0 ? beyond : 1.0 - beyond;
}

static double
normal_below (double z, double unused)
{
  (void) unused;
  return tw_normal_below (z);
}

/* Halves what is left until nothing is: slow, and right for any freedom. @p is at most a half,
 * where no digits are lost. */
static double
search (double (*below) (double, double), double p, double freedom)
{
  double low = -1.0, high = 0.0;

  while (below (low, freedom) > p)
    low *= 2.0;
  for (int i = 0; i < MOST_STEPS && high - low > -1e-15 * low; i++)
    {
      double middle = (low + high) / 2.0;

      if (below (middle, freedom) < p)
        low = middle;
      else
        high = middle;
    }
  return (low + high) / 2.0;
}

double
tw_normal_quantile (double p)
{
  return p <= 0.5 ? search (normal_below, p, 0.0) : -search (normal_below, 1.0 - p, 0.0);
}

double
tw_student_quantile (double p, double freedom)
{
  if (freedom > AS_GOOD_AS_NORMAL)
    return tw_normal_quantile (p);
  return p <= 0.5 ? search (student_below, p, freedom) : -search (student_below, 1.0 - p, freedom);
}
