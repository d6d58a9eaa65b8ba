/* Intervals agree with a second calculation: closed forms, published examples, pen and paper. */
#include "engine/balance/interval.h"

#include "engine/balance/many.h"
#include "engine/balance/quantile.h"
#include "engine/balance/sequence.h"

#include <math.h>

#define LEVEL 0.95
#define CLOSE 1e-9

/* Closed forms: one, two and four degrees of freedom, and the first digits that everybody knows. */
static void
test_quantiles (void)
{
  static const double chances[] = { 0.001, 0.025, 0.3, 0.5, 0.8, 0.975, 0.9999 };

  for (guint i = 0; i < G_N_ELEMENTS (chances); i++)
    {
      double p = chances[i], a = 4.0 * p * (1.0 - p);
      double q = cos (acos (sqrt (a)) / 3.0) / sqrt (a);

      g_assert_cmpfloat_with_epsilon (
          tw_student_quantile (p, 1.0) / (1.0 + fabs (tan (G_PI * (p - 0.5)))),
          tan (G_PI * (p - 0.5)) / (1.0 + fabs (tan (G_PI * (p - 0.5)))), CLOSE);
      g_assert_cmpfloat_with_epsilon (tw_student_quantile (p, 2.0),
                                      2.0 * (p - 0.5) * sqrt (2.0 / a), 1e-7);
      g_assert_cmpfloat_with_epsilon (tw_student_quantile (p, 4.0),
                                      (p < 0.5 ? -2.0 : 2.0) * sqrt (MAX (q - 1.0, 0.0)), 1e-6);
      g_assert_cmpfloat_with_epsilon (tw_normal_below (tw_normal_quantile (p)), p, 1e-12);
    }
  g_assert_cmpfloat_with_epsilon (tw_normal_quantile (0.975), 1.959963984540054, CLOSE);
  g_assert_cmpfloat_with_epsilon (tw_student_beyond (1.0, 1.0), 0.5, CLOSE);
  g_assert_cmpfloat_with_epsilon (tw_student_quantile (0.975, 1e7), tw_normal_quantile (0.975),
                                  1e-6);
}

/* An end of Wilson's interval is a rate under which what was seen is just 1.96 deviations away. */
static void
assert_is_end (double end, double hits, double n)
{
  double z = (hits / n - end) / sqrt (end * (1.0 - end) / n);

  g_assert_cmpfloat_with_epsilon (fabs (z), tw_normal_quantile (0.975), 1e-7);
}

static void
test_rate (void)
{
  TwInterval some = tw_interval_rate (59, 100, LEVEL);
  TwInterval never = tw_interval_rate (0, 300, LEVEL);
  TwInterval none = tw_interval_rate (0, 0, LEVEL);
  /* Newcombe 1998, table II, method 10, example (a). */
  TwInterval rates = tw_interval_rates (56, 70, 48, 80, LEVEL);

  assert_is_end (some.low, 59, 100);
  assert_is_end (some.high, 59, 100);
  g_assert_cmpfloat (never.low, ==, 0.0);
  assert_is_end (never.high, 0, 300);
  g_assert_false (tw_interval_is_known (&none));
  g_assert_cmpfloat_with_epsilon (rates.estimate, 0.2, CLOSE);
  g_assert_cmpfloat_with_epsilon (rates.low, 0.0524, 5e-5);
  g_assert_cmpfloat_with_epsilon (rates.high, 0.3339, 5e-5);
}

/* By the textbook, over the numbers themselves and not over sums, far from 0 where sums could lose
 * digits. */
static void
test_means (void)
{
  static const gint64 xs[] = { 900020, 900040, 900097 }, ys[] = { 900010, 900012, 900014 };
  const double t = 4.302652729749464;
  double mean = 900052.0 + 1.0 / 3.0;
  double ratio = (double) (xs[0] + xs[1] + xs[2]) / (double) (ys[0] + ys[1] + ys[2]);
  double squares = 0.0, apart = 0.0, residuals = 0.0;
  TwMoments pairs = { 0 }, apart_of;
  TwInterval found;

  for (guint i = 0; i < 3; i++)
    {
      double difference = (double) (xs[i] - ys[i]) - (mean - 900012.0);

      tw_moments_add (&pairs, xs[i], ys[i]);
      squares += ((double) xs[i] - mean) * ((double) xs[i] - mean);
      apart += difference * difference;
      residuals +=
          ((double) xs[i] - ratio * (double) ys[i]) * ((double) xs[i] - ratio * (double) ys[i]);
    }
  found = tw_interval_mean (&pairs, LEVEL);
  g_assert_cmpfloat_with_epsilon (found.estimate, mean, 1e-6);
  g_assert_cmpfloat_with_epsilon (found.high - mean, t * sqrt (squares / 2.0 / 3.0), 1e-6);
  apart_of = tw_moments_difference (&pairs);
  found = tw_interval_mean (&apart_of, LEVEL);
  g_assert_cmpfloat_with_epsilon (found.estimate, mean - 900012.0, 1e-6);
  g_assert_cmpfloat_with_epsilon (found.estimate - found.low, t * sqrt (apart / 2.0 / 3.0), 1e-6);
  found = tw_interval_ratio (&pairs, LEVEL);
  g_assert_cmpfloat_with_epsilon (found.estimate, ratio, 1e-12);
  g_assert_cmpfloat_with_epsilon (found.high - ratio, t * sqrt (residuals / 2.0 / 3.0) / 900012.0,
                                  1e-9);
}

/* A divisor that may be 0 says nothing, and one number alone has no interval. */
static void
test_unknown (void)
{
  TwMoments pairs = { 0 };
  TwInterval found;

  tw_moments_add (&pairs, 5, 1);
  found = tw_interval_mean (&pairs, LEVEL);
  g_assert_false (tw_interval_is_known (&found));
  g_assert_cmpfloat (tw_mean_chance (&pairs, 0.0), ==, 1.0);
  tw_moments_add (&pairs, 4, -1);
  found = tw_interval_ratio (&pairs, LEVEL);
  g_assert_false (tw_interval_is_known (&found));
  found = tw_sequence_mean (&pairs, LEVEL, 100);
  g_assert_false (tw_interval_is_known (&found));
  /* Mean 4.5, error 0.5: nine errors from 0, with one degree of freedom. */
  g_assert_cmpfloat_with_epsilon (tw_mean_chance (&pairs, 0.0), 1.0 - 2.0 / G_PI * atan (9.0),
                                  CLOSE);
}

/* At the ends of a sequence's interval all rates together explain the hits twenty times as well:
 * their likelihoods, summed up by the rule of Simpson. */
static void
test_sequence_rate (void)
{
  const guint steps = 20000;
  const double hits = 13.0, n = 40.0;
  TwInterval found = tw_sequence_rate (13, 40, LEVEL);
  double sum = 0.0;

  for (guint i = 1; i < steps; i++)
    {
      double p = (double) i / steps;

      sum += (i % 2 == 1 ? 4.0 : 2.0) * pow (p, hits) * pow (1.0 - p, n - hits) / (3.0 * steps);
    }
  g_assert_cmpfloat_with_epsilon (sum / (pow (found.low, hits) * pow (1.0 - found.low, n - hits)),
                                  20.0, 1e-6);
  g_assert_cmpfloat_with_epsilon (sum / (pow (found.high, hits) * pow (1.0 - found.high, n - hits)),
                                  20.0, 1e-6);
  found = tw_sequence_rate (0, 100, LEVEL);
  g_assert_cmpfloat (found.low, ==, 0.0);
  /* Of nothing in 100: (1 - p)^100 = 1 / (101 * 20). */
  g_assert_cmpfloat_with_epsilon (found.high, 1.0 - pow (1.0 / 2020.0, 0.01), CLOSE);
}

/* Deviation 1, a hundred deals, planned for as many: worked out with pen and paper. */
static void
test_sequence_mean (void)
{
  TwMoments sums = { .n = 100, .x = 0, .xx = 99 };
  TwInterval found = tw_sequence_mean (&sums, LEVEL, 100);
  const double a = 5.991464547107982 + log (6.991464547107982);

  g_assert_cmpfloat_with_epsilon (
      found.high, sqrt (2.0 * (a + 1.0) / (100.0 * a) * (log (20.0) + 0.5 * log (a + 1.0))), CLOSE);
  g_assert_cmpfloat_with_epsilon (found.low, -found.high, CLOSE);
}

static void
assert_close (const double *found, const double *expected, guint n)
{
  for (guint i = 0; i < n; i++)
    g_assert_cmpfloat_with_epsilon (found[i], expected[i], 1e-12);
}

static void
test_many (void)
{
  double few[] = { 0.01, 0.04, 0.03, 0.005 }, list[] = { 0.01, 0.04, 0.03, 0.005 },
         sure[] = { 0.9, 0.8 };

  tw_many_holm (few, 4);
  assert_close (few, (double[]){ 0.03, 0.06, 0.06, 0.02 }, 4);
  tw_many_discoveries (list, 4);
  assert_close (list, (double[]){ 0.02, 0.04, 0.04, 0.02 }, 4);
  tw_many_holm (sure, 2);
  assert_close (sure, (double[]){ 1.0, 1.0 }, 2);
}

/* Sums that are added in any order are the same. */
static void
test_merge (void)
{
  TwMoments all = { 0 }, even = { 0 }, odd = { 0 };
  for (guint i = 0; i < 99; i++)
    {
      gint64 x = (gint64) (i * 37) % 101 - 50, y = (i * i) % 89;

      tw_moments_add (&all, x, y);
      tw_moments_add (i % 2 == 0 ? &even : &odd, x, y);
    }
  tw_moments_merge (&odd, &even);
  g_assert_cmpmem (&odd, sizeof odd, &all, sizeof all);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/balance/interval/quantiles", test_quantiles);
  g_test_add_func ("/balance/interval/rate", test_rate);
  g_test_add_func ("/balance/interval/means", test_means);
  g_test_add_func ("/balance/interval/unknown", test_unknown);
  g_test_add_func ("/balance/interval/sequence-rate", test_sequence_rate);
  g_test_add_func ("/balance/interval/sequence-mean", test_sequence_mean);
  g_test_add_func ("/balance/interval/many", test_many);
  g_test_add_func ("/balance/interval/merge", test_merge);
  return g_test_run ();
}
