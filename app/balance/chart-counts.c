/* Counts of points in bars of one width. */
#include "app/balance/chart-counts.h"

static const TwBar *
bar_at (const GArray *bars, guint i)
{
  return &g_array_index (bars, TwBar, i);
}

static gint64
total (const GArray *bars)
{
  gint64 n = 0;

  for (guint i = 0; i < bars->len; i++)
    n += bar_at (bars, i)->n;
  return n;
}

guint
tw_chart_counts_span (const GArray *bars)
{
  return (guint) (bar_at (bars, bars->len - 1)->points - bar_at (bars, 0)->points) / TW_BAR_WIDTH
         + 1;
}

GArray *
tw_chart_counts_shares (const GArray *bars, guint in_one)
{
  guint n = (tw_chart_counts_span (bars) + in_one - 1) / in_one;
  GArray *shares = g_array_sized_new (FALSE, TRUE, sizeof (double), n);
  double all = (double) MAX (total (bars), 1);

  g_array_set_size (shares, n);
  for (guint i = 0; i < bars->len; i++)
    {
      guint nth =
          (guint) (bar_at (bars, i)->points - bar_at (bars, 0)->points) / TW_BAR_WIDTH / in_one;

      g_array_index (shares, double, nth) += (double) bar_at (bars, i)->n / all;
    }
  return shares;
}

double
tw_chart_counts_quantile (const GArray *bars, double p)
{
  double wanted = p * (double) total (bars);
  gint64 so_far = 0;

  for (guint i = 0; i < bars->len; i++)
    {
      const TwBar *bar = bar_at (bars, i);

      /* Within a bar all points are taken to be as frequent. */
      if ((double) (so_far + bar->n) >= wanted && bar->n > 0)
        return bar->points + TW_BAR_WIDTH * (wanted - (double) so_far) / (double) bar->n;
      so_far += bar->n;
    }
  return 0.0;
}
