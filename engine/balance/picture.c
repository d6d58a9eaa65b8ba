/* What pictures of many games show. */
#include "engine/balance/picture.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Points are counted in bars from here on, so that names of bars stand in their order. */
#define LEAST_POINTS (-1000)

#define MOST_BARS 100000

#define COURSE_NAME "course/"
#define BAR_NAME    "bar/"
#define TILE_NAME   "at/tile/"
#define FIGURE_NAME "at/figure/"

static guint
bar_of (gint32 points)
{
  return (guint) (MAX (points, LEAST_POINTS) - LEAST_POINTS) / TW_BAR_WIDTH;
}

static int
points_of (guint bar)
{
  return (int) bar * TW_BAR_WIDTH + LEAST_POINTS;
}

static void
take_course (const TwNotes *notes, TwDealSums *tally)
{
  for (guint part = 1; part <= TW_COURSE_PARTS; part++)
    {
      guint turn = MAX (notes->n_noted * part / TW_COURSE_PARTS, 1) - 1;
      gint64 sum = 0;

      for (guint place = 0; place < notes->n_players; place++)
        {
          sum += notes->scores[turn][place];
          tw_deal_sums_add (tally, 1, 0, COURSE_NAME "%02u/" BAR_NAME "%05u", part,
                            bar_of (notes->scores[turn][place]));
        }
      tw_deal_sums_add (tally, sum, notes->n_players, COURSE_NAME "%02u/sum", part);
    }
}

void
tw_picture_take (const TwNotes *notes, TwDealSums *tally)
{
  if (notes->n_noted > 0)
    take_course (notes, tally);
  for (guint i = 0; i < notes->n_spots; i++)
    {
      const TwSpot *spot = &notes->spots[i];

      if (spot->is_figure)
        tw_deal_sums_add (tally, 1, 0, FIGURE_NAME "%d,%d", spot->x, spot->y);
      else
        tw_deal_sums_add (tally, 1, 0, TILE_NAME "%d,%d", spot->x, spot->y);
    }
}

/* The bars after a part of the game. */
static GArray *
bars_after (const TwRecord *record, guint part)
{
  GArray *bars = g_array_new (FALSE, FALSE, sizeof (TwBar));
  g_autofree char *prefix = g_strdup_printf (COURSE_NAME "%02u/" BAR_NAME, part);
  g_autoptr (GPtrArray) names = tw_deal_sums_names (record->tally, prefix);

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = names->pdata[i];
      guint bar = (guint) MIN (g_ascii_strtoull (name + strlen (prefix), NULL, 10), MOST_BARS);
      TwBar counted = { points_of (bar), tw_deal_sums_get (record->tally, "%s", name).n };

      g_array_append_val (bars, counted);
    }
  return bars;
}

GArray *
tw_picture_bars (const TwRecord *record)
{
  return bars_after (record, TW_COURSE_PARTS);
}

/* The middle of the bar below which the share @p of all is reached. */
static double
quantile (const GArray *bars, double p)
{
  gint64 n = 0, so_far = 0;

  for (guint i = 0; i < bars->len; i++)
    n += g_array_index (bars, TwBar, i).n;
  for (guint i = 0; i < bars->len; i++)
    {
      so_far += g_array_index (bars, TwBar, i).n;
      if ((double) so_far >= p * (double) n)
        return g_array_index (bars, TwBar, i).points + (TW_BAR_WIDTH - 1) / 2.0;
    }
  return NAN;
}

GArray *
tw_picture_course (const TwRecord *record)
{
  GArray *course = g_array_new (FALSE, FALSE, sizeof (TwCoursePoint));

  for (guint part = 1; part <= TW_COURSE_PARTS; part++)
    {
      TwMoments sum = tw_deal_sums_get (record->tally, COURSE_NAME "%02u/sum", part);
      g_autoptr (GArray) bars = bars_after (record, part);
      TwCoursePoint point = { .share = (double) part / TW_COURSE_PARTS,
                              .low = quantile (bars, 0.1),
                              .middle = quantile (bars, 0.5),
                              .high = quantile (bars, 0.9) };

      if (sum.y <= 0)
        continue;
      point.mean = (double) sum.x / (double) sum.y;
      g_array_append_val (course, point);
    }
  return course;
}

static int
compare_cells (gconstpointer a, gconstpointer b)
{
  const TwHeat *one = a, *other = b;

  return one->y != other->y ? one->y - other->y : one->x - other->x;
}

GArray *
tw_picture_heat (const TwRecord *record)
{
  GArray *heat = g_array_new (FALSE, FALSE, sizeof (TwHeat));
  g_autoptr (GPtrArray) names = tw_deal_sums_names (record->tally, TILE_NAME);
  double n = (double) MAX (tw_record_n_done (record), 1);

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = names->pdata[i];
      TwHeat cell = { 0 };

      if (sscanf (name + strlen (TILE_NAME), "%d,%d", &cell.x, &cell.y) != 2)
        continue;
      cell.tiles = (double) tw_deal_sums_get (record->tally, "%s", name).n / n;
      cell.figures =
          (double) tw_deal_sums_get (record->tally, FIGURE_NAME "%d,%d", cell.x, cell.y).n / n;
      g_array_append_val (heat, cell);
    }
  g_array_sort (heat, compare_cells);
  return heat;
}
