/* Pictures of how a game plays, and of what is different with something. */
#include <math.h>
#include <string.h>

#include <glib/gi18n.h>

#include "app/balance/chart-making.h"
#include "app/balance/chart-names.h"
#include "engine/balance/answer-words.h"
#include "engine/balance/picture.h"

/* The answers to one measure of one thing, as the values of a row: those of the arms @others, or
 * all if that is %NULL. */
static void
fill_values (const TwChartMaking *making,
             TwChartRow *row,
             const TwAnswer *first,
             const char *const *others,
             guint n)
{
  static const TwInterval unknown = { NAN, NAN, NAN };

  for (guint k = 0; k < n; k++)
    {
      TwInterval value = unknown;

      for (guint i = 0; i < making->answers->items->len; i++)
        {
          const TwAnswer *answer = tw_making_answer (making, i);

          if (strcmp (answer->measure, first->measure) == 0
              && g_strcmp0 (answer->of, first->of) == 0
              && g_strcmp0 (answer->other, others[k]) == 0)
            {
              value = answer->interval;
              if (k + 1 == n && n > 1)
                row->verdict = answer->verdict;
            }
        }
      g_array_append_val (row->values, value);
    }
}

static const char *const arms[] = { "with", "without", "change" };

/* Sources of points: one bar, or with and without. */
static TwChart *
sources_of (const TwChartMaking *making, gboolean is_change)
{
  TwChart *chart = tw_chart_new (TW_CHART_STACK, _ ("Where the points come from"));
  static const char *const alone[] = { NULL };

  for (guint arm = 0; arm < (is_change ? 2 : 1); arm++)
    g_ptr_array_add (chart->bars, g_strdup (is_change ? tw_chart_arm_name (arms[arm]) : ""));
  for (guint i = 0; i < making->answers->items->len; i++)
    {
      const TwAnswer *answer = tw_making_answer (making, i);
      TwChartRow *row;

      if (strcmp (answer->measure, "share") != 0
          || (is_change && g_strcmp0 (answer->other, "with") != 0))
        continue;
      row = tw_chart_add_row (chart, tw_chart_kind_name (answer->of), TW_UNIT_SHARE);
      fill_values (making, row, answer, is_change ? arms : alone, is_change ? 3 : 1);
    }
  g_ptr_array_sort (chart->rows, tw_making_compare);
  return chart;
}

void
tw_making_change (const TwChartMaking *making)
{
  TwChart *pairs = tw_chart_new (TW_CHART_PAIRS, _ ("What is different"));

  for (guint arm = 0; arm < 2; arm++)
    g_ptr_array_add (pairs->bars, g_strdup (tw_chart_arm_name (arms[arm])));
  for (guint i = 0; i < making->answers->items->len; i++)
    {
      const TwAnswer *answer = tw_making_answer (making, i);
      TwAnswer bare = *answer;
      g_autofree char *label = NULL;

      if (strcmp (answer->measure, "share") == 0 || g_strcmp0 (answer->other, "with") != 0)
        continue;
      bare.other = NULL;
      label = tw_answer_label (&bare);
      fill_values (making, tw_chart_add_row (pairs, label, answer->unit), answer, arms, 3);
    }
  tw_making_take (making, pairs);
  tw_making_take (making, sources_of (making, TRUE));
}

void
tw_making_common (const TwChartMaking *making)
{
  const TwRecord *record = making->answers->record;
  TwChart *spread = tw_chart_new (TW_CHART_SPREAD, _ ("How the points of players spread")),
          *course = tw_chart_new (TW_CHART_COURSE, _ ("How the points come")),
          *heat = tw_chart_new (TW_CHART_HEAT, _ ("Where tiles and figures go"));

  spread->data = tw_picture_bars (record);
  spread->axis = g_strdup (_ ("points at the end; height: share of the players"));
  tw_making_take (making, spread);
  course->data = tw_picture_course (record);
  course->axis = g_strdup (_ ("part of the turns that is over, the last with what is scored at the "
                              "end; height: points of a player"));
  tw_making_take (making, course);
  tw_making_take (making, sources_of (making, FALSE));
  heat->data = tw_picture_heat (record);
  tw_making_take (making, heat);
}
