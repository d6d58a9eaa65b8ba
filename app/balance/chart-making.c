/* What pictures of all questions need. */
#include "app/balance/chart-making.h"

#include <math.h>
#include <string.h>

#include "app/balance/chart-names.h"
#include "engine/balance/answer-words.h"

char *
tw_making_name (const TwAnswer *answer)
{
  const char *kind = tw_chart_kind_name (answer->of);

  return kind != answer->of ? g_strdup (kind) : tw_answer_name (answer->of);
}

const TwAnswer *
tw_making_answer (const TwChartMaking *making, guint i)
{
  return making->answers->items->pdata[i];
}

void
tw_making_add (const TwChartMaking *making, TwChart *chart, const char *measure, TwChartName name)
{
  for (guint i = 0; i < making->answers->items->len; i++)
    {
      const TwAnswer *answer = tw_making_answer (making, i);
      g_autofree char *label = NULL;
      TwChartRow *row;

      if (strcmp (answer->measure, measure) != 0)
        continue;
      label = name (answer);
      row = tw_chart_add_row (chart, label, answer->unit);
      g_array_append_val (row->values, answer->interval);
      row->verdict = answer->verdict;
      chart->unit = answer->unit;
      chart->null = answer->null;
      chart->margin = answer->margin;
    }
}

void
tw_making_take (const TwChartMaking *making, TwChart *chart)
{
  gboolean is_known = chart->data != NULL && chart->data->len > 0;

  for (guint i = 0; i < chart->rows->len; i++)
    is_known |= tw_interval_is_known (tw_chart_row_value (chart->rows->pdata[i], 0));
  if (is_known)
    g_ptr_array_add (making->charts, chart);
  else
    tw_chart_free (chart);
}

TwChart *
tw_making_rows (const TwChartMaking *making,
                const char *title,
                const char *measure,
                const char *null_label,
                TwChartName name)
{
  TwChart *chart = tw_chart_new (TW_CHART_ROWS, title);

  tw_making_add (making, chart, measure, name);
  if (!isnan (chart->null))
    chart->null_label = g_strdup (null_label);
  return chart;
}

int
tw_making_compare (gconstpointer a, gconstpointer b)
{
  const TwInterval *one = tw_chart_row_value (*(TwChartRow *const *) a, 0),
                   *other = tw_chart_row_value (*(TwChartRow *const *) b, 0);

  return one->estimate < other->estimate ? 1 : one->estimate > other->estimate ? -1 : 0;
}
