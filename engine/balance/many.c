/* Many comparisons at once. */
#include "engine/balance/many.h"

static int
compare (gconstpointer a, gconstpointer b, gpointer chances)
{
  double one = ((const double *) chances)[*(const guint *) a];
  double other = ((const double *) chances)[*(const guint *) b];

  return (one > other) - (one < other);
}

/* Returns: (transfer full): the numbers of the comparisons, the least likely first */
static guint *
by_chance (double *chances, guint n)
{
  guint *order = g_new (guint, n);

  for (guint i = 0; i < n; i++)
    order[i] = i;
  g_qsort_with_data (order, (int) n, sizeof *order, compare, chances);
  return order;
}

void
tw_many_holm (double *chances, guint n)
{
  g_autofree guint *order = by_chance (chances, n);
  double so_far = 0.0;

  for (guint i = 0; i < n; i++)
    {
      so_far = MAX (so_far, MIN (chances[order[i]] * (n - i), 1.0));
      chances[order[i]] = so_far;
    }
}

void
tw_many_discoveries (double *chances, guint n)
{
  g_autofree guint *order = by_chance (chances, n);
  double so_far = 1.0;

  for (guint i = n; i-- > 0;)
    {
      so_far = MIN (so_far, chances[order[i]] * n / (i + 1));
      chances[order[i]] = so_far;
    }
}
