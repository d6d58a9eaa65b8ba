/* Running sums, the plain way and that of the processor: the same. */
#include "engine/game/running-sums.h"

#define MOST 300

/* Counts from 0 to @most, some of them none. Returns: how many things there are */
static guint
fill (guint16 *sums, guint length, guint *counts, guint n, guint most)
{
  guint all = 0;

  for (guint i = 0; i < n; i++)
    {
      sums[i] = (guint16) all;
      counts[i] = (guint) g_test_rand_int_range (0, (gint32) most + 1);
      all += counts[i];
    }
  for (guint i = n; i < length; i++)
    sums[i] = (guint16) all;
  return all;
}

static void
test_length (void)
{
  /* One sum more than there are counts. */
  g_assert_cmpuint (tw_sums_length (1), ==, 8);
  g_assert_cmpuint (tw_sums_length (7), ==, 8);
  g_assert_cmpuint (tw_sums_length (8), ==, 16);
}

/* Each thing is found in the count that it is one of. */
static void
test_find (void)
{
  for (guint n = 1; n < MOST; n += 1 + n / 5)
    {
      guint16 sums[MOST + TW_SUMS_AT_ONCE];
      guint counts[MOST], length = tw_sums_length (n), index = 0;

      fill (sums, length, counts, n, n < 10 ? 6000 : 200);
      for (guint i = 0; i < n; i++)
        for (guint copy = 0; copy < counts[i]; copy++, index++)
          {
            g_assert_cmpuint (tw_sums_find_plain (sums, length, index), ==, i);
            g_assert_cmpuint (tw_sums_find (sums, length, index), ==, i);
          }
    }
}

static void
test_add (void)
{
  for (guint n = 1; n < MOST; n += 1 + n / 5)
    {
      guint16 sums[MOST + TW_SUMS_AT_ONCE], plain[MOST + TW_SUMS_AT_ONCE];
      guint counts[MOST], length = tw_sums_length (n);

      fill (sums, length, counts, n, 9);
      memcpy (plain, sums, sizeof plain);
      for (guint i = 0; i < n; i++)
        {
          int delta = g_test_rand_int_range (-(gint32) counts[i], 10);

          tw_sums_add (sums, length, i, delta);
          tw_sums_add_plain (plain, length, i, delta);
          g_assert_cmpmem (sums, length * sizeof *sums, plain, length * sizeof *plain);
          g_assert_cmpuint (sums[i + 1] - sums[i], ==, (guint) ((int) counts[i] + delta));
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/running-sums/length", test_length);
  g_test_add_func ("/game/running-sums/find", test_find);
  g_test_add_func ("/game/running-sums/add", test_add);
  return g_test_run ();
}
