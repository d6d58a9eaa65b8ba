/* Pictures in words, for who does not see them. */
#include "app/balance/chart-private.h"

#include <math.h>

#include <glib/gi18n.h>

#include "app/balance/chart-axis.h"
#include "app/balance/chart-counts.h"
#include "engine/balance/answer-words.h"

typedef void (*Say) (const TwChart *chart, GString *words);

/* "53.2 % (50.1 to 56.3)" */
static char *
number_of (const TwInterval *value, TwUnit unit)
{
  g_autofree char *number = tw_chart_number (value->estimate, unit);
  g_autofree char *range = tw_chart_range (value, unit);

  return tw_interval_is_known (value) ? g_strdup_printf ("%s (%s)", number, range)
                                      : g_strdup (tw_verdict_text (TW_VERDICT_UNKNOWN));
}

static void
end (GString *words)
{
  g_string_append (words, "; ");
}

static void
say_rows (const TwChart *chart, GString *words)
{
  for (guint i = 0; i < chart->rows->len; i++)
    {
      const TwChartRow *row = chart->rows->pdata[i];
      const char *verdict = tw_verdict_text (row->verdict);
      const TwInterval *value = tw_chart_row_value (row, 0);
      g_autofree char *number = number_of (value, row->unit);

      g_string_append_printf (words, "%s: %s", row->label, number);
      if (*verdict != '\0' && tw_interval_is_known (value))
        g_string_append_printf (words, ", %s", verdict);
      end (words);
    }
}

/* Each part or pair, by the bars that it is in. */
static void
say_bars (const TwChart *chart, GString *words)
{
  for (guint i = 0; i < chart->rows->len; i++)
    {
      const TwChartRow *row = chart->rows->pdata[i];

      g_string_append_printf (words, "%s: ", row->label);
      for (guint bar = 0; bar < chart->bars->len; bar++)
        {
          const char *name = chart->bars->pdata[bar];
          g_autofree char *number = number_of (tw_chart_row_value (row, bar), row->unit);

          g_string_append_printf (words, "%s%s%s%s", bar > 0 ? ", " : "", name,
                                  *name != '\0' ? " " : "", number);
        }
      end (words);
    }
}

static void
say_spread (const TwChart *chart, GString *words)
{
  /* Translators: points: the first tenth, the half, the last tenth of the players. */
  g_string_append_printf (
      words,
      _ ("a tenth of the players have up to %.0f points, half of them up to %.0f, nine "
         "tenths up to %.0f; "),
      tw_chart_counts_quantile (chart->data, 0.1), tw_chart_counts_quantile (chart->data, 0.5),
      tw_chart_counts_quantile (chart->data, 0.9));
}

static void
say_course (const TwChart *chart, GString *words)
{
  for (guint i = 0; i < chart->data->len; i++)
    {
      const TwCoursePoint *point = &g_array_index (chart->data, TwCoursePoint, i);

      g_string_append_printf (
          words, _ ("after %.0f %% of the turns %.0f points, mostly between %.0f and %.0f; "),
          100.0 * point->share, point->middle, point->low, point->high);
    }
}

static void
say_heat (const TwChart *chart, GString *words)
{
  double far = 0.0, tiles = 0.0, figures = 0.0, near = 0.0;

  for (guint i = 0; i < chart->data->len; i++)
    {
      const TwHeat *cell = &g_array_index (chart->data, TwHeat, i);
      double away = MAX (ABS (cell->x), ABS (cell->y));

      tiles += cell->tiles;
      figures += cell->figures;
      near += away <= 2 ? cell->figures : 0.0;
      far += away * cell->tiles;
    }
  g_string_append_printf (words,
                          _ ("a tile lies %.1f places away from the start on average; of all "
                             "figures, %.0f %% are put at most two places "
                             "away from it; "),
                          far / MAX (tiles, 1e-9), 100.0 * near / MAX (figures, 1e-9));
}

static void
say_tried (const TwChart *chart, GString *words)
{
  g_autofree char *low = tw_chart_number (chart->low, chart->unit),
                  *high = tw_chart_number (chart->high, chart->unit);

  g_string_append_printf (words, _ ("the goal is from %s to %s; "), low, high);
  for (guint i = 0; i < chart->data->len; i++)
    {
      const TwTriedNumber *tried = &g_array_index (chart->data, TwTriedNumber, i);
      g_autofree char *number = number_of (&tried->interval, chart->unit);

      g_string_append_printf (words, "%d: %s", tried->value, number);
      if (tried->fit == TW_FIT_MEETS)
        g_string_append_printf (words, ", %s", _ ("meets the goal"));
      end (words);
    }
}

char *
tw_chart_words (const TwChart *chart)
{
  static const Say says[TW_N_CHART_KINDS] = {
    [TW_CHART_ROWS] = say_rows,     [TW_CHART_PAIRS] = say_bars, [TW_CHART_SPREAD] = say_spread,
    [TW_CHART_COURSE] = say_course, [TW_CHART_STACK] = say_bars, [TW_CHART_HEAT] = say_heat,
    [TW_CHART_TRIED] = say_tried,
  };
  GString *words = g_string_new (NULL);

  says[chart->kind](chart, words);
  if (g_str_has_suffix (words->str, "; "))
    g_string_truncate (words, words->len - 2);
  g_string_append_c (words, '.');
  return g_string_free (words, FALSE);
}
