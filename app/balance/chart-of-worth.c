/* Pictures of what something is worth. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/balance/chart-making.h"
#include "engine/balance/answer-words.h"

static char *
name_of_who_has (const TwAnswer *answer)
{
  return g_strdup (_ ("Points to who has it"));
}

static char *
name_of_others (const TwAnswer *answer)
{
  return g_strdup (_ ("Points to each of the others"));
}

/* Names of tiles without the set's, if all are of one set: "inns:A" is A. */
static void
shorten_names (TwChart *chart)
{
  g_autofree char *prefix = NULL;
  gsize length;

  for (guint i = 0; i < chart->rows->len; i++)
    {
      const char *label = ((TwChartRow *) chart->rows->pdata[i])->label,
                 *colon = strchr (label, ':');

      if (colon == NULL || (prefix != NULL && !g_str_has_prefix (label, prefix)))
        return;
      if (prefix == NULL)
        prefix = g_strndup (label, (gsize) (colon - label) + 1);
    }
  length = prefix != NULL ? strlen (prefix) : 0;
  for (guint i = 0; i < chart->rows->len; i++)
    {
      TwChartRow *row = chart->rows->pdata[i];

      memmove (row->label, row->label + length, strlen (row->label) - length + 1);
    }
}

static gboolean
is_nothing (const TwChartRow *row)
{
  const TwInterval *value = tw_chart_row_value (row, 0);

  return value->low == 0.0 && value->high == 0.0;
}

/* Tiles that are their own twins are one row: they say nothing. */
static void
gather_nothing (TwChart *chart)
{
  static const TwInterval nothing = { 0.0, 0.0, 0.0 };
  guint n = 0;
  g_autofree char *label = NULL;
  TwChartRow *row;

  for (guint i = 0; i < chart->rows->len; i++)
    n += is_nothing (chart->rows->pdata[i]);
  if (n < 2)
    return;
  for (guint i = chart->rows->len; i-- > 0;)
    if (is_nothing (chart->rows->pdata[i]))
      g_ptr_array_remove_index (chart->rows, i);
  label = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u other tile", "%u other tiles", n), n);
  row = tw_chart_add_row (chart, label, chart->unit);
  row->verdict = TW_VERDICT_SAME;
  g_array_append_val (row->values, nothing);
}

/* A picture of many tiles, from the one that has most. */
static TwChart *
arranged (TwChart *chart)
{
  shorten_names (chart);
  gather_nothing (chart);
  g_ptr_array_sort (chart->rows, tw_making_compare);
  return chart;
}

/* One thing: all its points in one picture. */
static TwChart *
points_of_one (const TwChartMaking *making, const char *what)
{
  g_autofree char *title = g_strdup_printf (_ ("What it brings: %s"), what);
  TwChart *chart =
      tw_making_rows (making, title, "worth-points", _ ("worth nothing"), name_of_who_has);

  tw_making_add (making, chart, "worth-others", name_of_others);
  return chart;
}

void
tw_making_worth (const TwChartMaking *making)
{
  TwChart *points = tw_making_rows (making, _ ("Points to who has it"), "worth-points",
                                    _ ("worth nothing"), tw_making_name);

  if (points->rows->len == 1)
    {
      tw_making_take (making,
                      points_of_one (making, ((TwChartRow *) points->rows->pdata[0])->label));
      tw_chart_free (points);
    }
  else
    {
      tw_making_take (making, arranged (points));
      tw_making_take (making, arranged (tw_making_rows (making, _ ("Points to each of the others"),
                                                        "worth-others", _ ("worth nothing"),
                                                        tw_making_name)));
    }
  tw_making_take (making,
                  arranged (tw_making_rows (making, _ ("More wins of who has it"), "worth-won",
                                            _ ("worth nothing"), tw_making_name)));
}

void
tw_making_symbol (const TwChartMaking *making)
{
  TwChart *chart = tw_making_rows (making, _ ("Points to all players together"), "worth-each",
                                   _ ("worth nothing"), tw_answer_label);

  tw_making_add (making, chart, "worth-all", tw_answer_label);
  tw_making_take (making, chart);
}
