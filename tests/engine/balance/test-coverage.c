/* Intervals hold what they promise, in 10,000 runs of cases of which the truth is known. */
#include "engine/balance/interval.h"
#include "engine/balance/sequence.h"
#include "engine/player/dice.h"

#include <math.h>

#define RUNS  10000
#define LEVEL 0.95

static double
uniform (guint64 *dice)
{
  return ((double) (tw_dice_next (dice) >> 11) + 0.5) / 9007199254740992.0;
}

/* A normal number with mean 0 and a deviation of 100, rounded. */
static gint64
normal (guint64 *dice)
{
  double radius = sqrt (-2.0 * log (uniform (dice)));

  return llround (100.0 * radius * cos (2.0 * G_PI * uniform (dice)));
}

/* Skewed, as scores are: an exponential number with mean 100, rounded. */
static gint64
skewed (guint64 *dice)
{
  return llround (-100.0 * log (uniform (dice)));
}

static void
assert_covers (guint n_right, double least, double most)
{
  double share = (double) n_right / RUNS;

  g_test_message ("right in %.2f %% of %d runs", 100.0 * share, RUNS);
  g_assert_cmpfloat (share, >=, least);
  g_assert_cmpfloat (share, <=, most);
}

/* How often it is right, summed over all numbers of hits: what the runs have to come to. Hits are
 * whole, so this wavers round the promise from one number of tries to the next. */
static double
rate_coverage (guint n, double p)
{
  double sum = 0.0;

  for (guint hits = 0; hits <= n; hits++)
    {
      TwInterval found = tw_interval_rate (hits, n, LEVEL);

      if (tw_interval_has (&found, p))
        sum += exp (lgamma (n + 1.0) - lgamma (hits + 1.0) - lgamma (n - hits + 1.0)
                    + hits * log (p) + (n - hits) * log1p (-p));
    }
  return sum;
}

static void
test_rate_covers (void)
{
  static const struct
  {
    guint n;
    double p;
  } cases[] = { { 60, 0.4 }, { 400, 0.1 }, { 300, 0.95 }, { 1000, 0.5 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint64 dice = 1 + i;
      guint n_right = 0;

      for (guint run = 0; run < RUNS; run++)
        {
          gint64 hits = 0;
          TwInterval found;

          for (guint k = 0; k < cases[i].n; k++)
            hits += uniform (&dice) < cases[i].p;
          found = tw_interval_rate (hits, cases[i].n, LEVEL);
          n_right += tw_interval_has (&found, cases[i].p);
        }
      assert_covers (n_right, 0.94, 0.96);
      g_assert_cmpfloat_with_epsilon ((double) n_right / RUNS,
                                      rate_coverage (cases[i].n, cases[i].p), 0.008);
    }
}

static void
test_rates_cover (void)
{
  guint64 dice = 17;
  guint n_right = 0;

  for (guint run = 0; run < RUNS; run++)
    {
      gint64 one = 0, other = 0;
      TwInterval found;

      for (guint k = 0; k < 150; k++)
        one += uniform (&dice) < 0.6;
      for (guint k = 0; k < 90; k++)
        other += uniform (&dice) < 0.45;
      found = tw_interval_rates (one, 150, other, 90, LEVEL);
      n_right += tw_interval_has (&found, 0.15);
    }
  assert_covers (n_right, 0.94, 0.96);
}

static void
test_mean_covers (void)
{
  guint64 dice = 5;
  guint n_normal = 0, n_skewed = 0;

  for (guint run = 0; run < RUNS; run++)
    {
      TwMoments few = { 0 }, many = { 0 };
      TwInterval found;

      for (guint k = 0; k < 8; k++)
        tw_moments_add (&few, normal (&dice), 0);
      for (guint k = 0; k < 200; k++)
        tw_moments_add (&many, skewed (&dice), 0);
      found = tw_interval_mean (&few, LEVEL);
      n_normal += tw_interval_has (&found, 0.0);
      found = tw_interval_mean (&many, LEVEL);
      n_skewed += tw_interval_has (&found, 100.0);
    }
  assert_covers (n_normal, 0.94, 0.96);
  assert_covers (n_skewed, 0.94, 0.96);
}

static void
test_difference_covers (void)
{
  guint64 dice = 6;
  guint n_right = 0;

  for (guint run = 0; run < RUNS; run++)
    {
      TwMoments pairs = { 0 }, difference;
      TwInterval found;

      for (guint k = 0; k < 20; k++)
        {
          gint64 both = 5 * normal (&dice);

          tw_moments_add (&pairs, both + normal (&dice) + 70, both + normal (&dice));
        }
      difference = tw_moments_difference (&pairs);
      found = tw_interval_mean (&difference, LEVEL);
      n_right += tw_interval_has (&found, 70.0);
    }
  assert_covers (n_right, 0.94, 0.96);
}

static void
test_ratio_covers (void)
{
  guint64 dice = 7;
  guint n_right = 0;

  for (guint run = 0; run < RUNS; run++)
    {
      TwMoments pairs = { 0 };
      TwInterval found;

      /* A part of 30 % on average of something that varies. */
      for (guint k = 0; k < 100; k++)
        {
          gint64 whole = 1000 + normal (&dice);

          tw_moments_add (&pairs, 3 * whole / 10 + normal (&dice) / 2, whole);
        }
      found = tw_interval_ratio (&pairs, LEVEL);
      n_right += tw_interval_has (&found, 0.3);
    }
  assert_covers (n_right, 0.94, 0.96);
}

/* Whoever looks every sixteen deals is right at all looks in at least 95 % of the runs; who does
 * the same with an interval for a settled number is not. */
static void
test_sequences_keep (void)
{
  guint64 dice = 8;
  guint n_normal = 0, n_skewed = 0, n_rate = 0, n_peeked = 0;

  for (guint run = 0; run < RUNS; run++)
    {
      TwMoments of_normal = { 0 }, of_skewed = { 0 };
      gboolean is_right[4] = { TRUE, TRUE, TRUE, TRUE };
      gint64 hits = 0;

      for (gint64 n = 1; n <= 320; n++)
        {
          TwInterval found[4];

          tw_moments_add (&of_normal, normal (&dice), 0);
          tw_moments_add (&of_skewed, skewed (&dice), 0);
          hits += uniform (&dice) < 0.1;
          if (n < TW_SEQUENCE_LEAST || n % 16 != 0)
            continue;
          found[0] = tw_sequence_mean (&of_normal, LEVEL, 200);
          found[1] = tw_sequence_mean (&of_skewed, LEVEL, 200);
          found[2] = tw_sequence_rate (hits, n, LEVEL);
          found[3] = tw_interval_rate (hits, n, LEVEL);
          is_right[0] = is_right[0] && tw_interval_has (&found[0], 0.0);
          is_right[1] = is_right[1] && tw_interval_has (&found[1], 100.0);
          is_right[2] = is_right[2] && tw_interval_has (&found[2], 0.1);
          is_right[3] = is_right[3] && tw_interval_has (&found[3], 0.1);
        }
      n_normal += is_right[0];
      n_skewed += is_right[1];
      n_rate += is_right[2];
      n_peeked += is_right[3];
    }
  assert_covers (n_normal, 0.95, 1.0);
  assert_covers (n_skewed, 0.95, 1.0);
  assert_covers (n_rate, 0.95, 1.0);
  assert_covers (n_peeked, 0.0, 0.91);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/balance/coverage/rate", test_rate_covers);
  g_test_add_func ("/balance/coverage/rates", test_rates_cover);
  g_test_add_func ("/balance/coverage/mean", test_mean_covers);
  g_test_add_func ("/balance/coverage/difference", test_difference_covers);
  g_test_add_func ("/balance/coverage/ratio", test_ratio_covers);
  g_test_add_func ("/balance/coverage/sequences", test_sequences_keep);
  return g_test_run ();
}
