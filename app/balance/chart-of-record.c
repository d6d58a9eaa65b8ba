/* From what a record says to pictures of it. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/balance/chart-making.h"
#include "app/balance/chart-names.h"
#include "engine/balance/answer-words.h"
#include "engine/balance/question.h"

/* Of a long list of tiles, so many are shown. */
#define MOST_TILES 12

static char *
name_of_place (const TwAnswer *answer)
{
  if (g_strcmp0 (answer->of, "1") == 0)
    return g_strdup (_ ("Place 1, who begins"));
  /* Translators: the second, third … player after who begins. */
  return g_strdup_printf (_ ("Place %s"), answer->of);
}

static char *
name_of_both (const TwAnswer *answer)
{
  g_autofree char *of = tw_answer_name (answer->of);
  g_autofree char *other = tw_answer_name (answer->other);

  /* Translators: two players, or two games. */
  return g_strdup_printf (_ ("%s against %s"), of, other);
}

static void
make_fair (const TwChartMaking *making)
{
  tw_making_take (making, tw_making_rows (making, _ ("Wins by place at the table"), "place-won",
                                          _ ("just fair"), name_of_place));
  tw_making_take (making, tw_making_rows (making, _ ("Points by place at the table"), "place-score",
                                          NULL, name_of_place));
}

static void
make_skill (const TwChartMaking *making)
{
  tw_making_take (making, tw_making_rows (making, _ ("Wins of the stronger player"), "skill-won",
                                          _ ("as good as each other"), name_of_both));
}

static void
make_thrill (const TwChartMaking *making)
{
  TwChart *shares = tw_chart_new (TW_CHART_ROWS, _ ("When it is decided")),
          *numbers = tw_chart_new (TW_CHART_ROWS, _ ("Lead and choices in a game"));

  tw_making_add (making, shares, "decided-at", tw_answer_label);
  tw_making_add (making, shares, "half-leader-won", tw_answer_label);
  tw_making_take (making, shares);
  tw_making_add (making, numbers, "lead-changes", tw_answer_label);
  tw_making_add (making, numbers, "places-a-turn", tw_answer_label);
  tw_making_add (making, numbers, "good-places", tw_answer_label);
  tw_making_take (making, numbers);
}

/* Tiles at the end of the list @measure that looks worst. */
static void
make_worst (const TwChartMaking *making,
            const char *title,
            const char *measure,
            const char *null_label,
            gboolean is_most_worst)
{
  TwChart *chart = tw_making_rows (making, title, measure, null_label, tw_making_name);

  for (guint i = chart->rows->len; is_most_worst && i-- > 0;)
    if (tw_chart_row_value (chart->rows->pdata[i], 0)->estimate <= 0.0)
      g_ptr_array_remove_index (chart->rows, i);
  g_ptr_array_sort (chart->rows, tw_making_compare);
  for (guint i = 0; !is_most_worst && i < chart->rows->len / 2; i++)
    {
      gpointer *rows = chart->rows->pdata, row = rows[i];

      rows[i] = rows[chart->rows->len - 1 - i];
      rows[chart->rows->len - 1 - i] = row;
    }
  if (chart->rows->len > MOST_TILES)
    g_ptr_array_remove_range (chart->rows, MOST_TILES, chart->rows->len - MOST_TILES);
  tw_making_take (making, chart);
}

static void
make_dead (const TwChartMaking *making)
{
  make_worst (making, _ ("Tiles that fit nowhere most often"), "tile-nowhere", _ ("often"), TRUE);
  make_worst (making, _ ("Tiles with the fewest places"), "tile-places", _ ("few"), FALSE);
  tw_making_take (making, tw_making_rows (making, _ ("Wins of styles against greedy players"),
                                          "temper-won", _ ("just fair"), tw_making_name));
}

static TwChartRow *
find_row (TwChart *chart, const char *label)
{
  for (guint i = 0; i < chart->rows->len; i++)
    if (strcmp (((TwChartRow *) chart->rows->pdata[i])->label, label) == 0)
      return chart->rows->pdata[i];
  return NULL;
}

/* What is added to part @label of bar @bar, of @n. */
static void
put_part (TwChart *chart, const char *label, guint bar, const TwInterval *value)
{
  static const TwInterval none = { 0.0, 0.0, 0.0 };
  TwChartRow *row = find_row (chart, label);

  if (row == NULL)
    row = tw_chart_add_row (chart, label, TW_UNIT_SHARE);
  while (row->values->len < chart->bars->len)
    g_array_append_val (row->values, none);
  g_array_index (row->values, TwInterval, bar) = *value;
}

static void
make_team (const TwChartMaking *making)
{
  TwChart *ends = tw_chart_new (TW_CHART_STACK, _ ("How games end"));

  tw_making_take (making, tw_making_rows (making, _ ("Games that are won"), "team-won", NULL,
                                          tw_making_name));
  for (guint i = 0; i < making->answers->items->len; i++)
    if (strcmp (tw_making_answer (making, i)->measure, "team-won") == 0)
      g_ptr_array_add (ends->bars, g_strdup (tw_making_answer (making, i)->of));
  for (guint i = 0; i < making->answers->items->len; i++)
    {
      const TwAnswer *answer = tw_making_answer (making, i);
      gboolean is_won = strcmp (answer->measure, "team-won") == 0;

      if (!is_won && strcmp (answer->measure, "team-lost-by") != 0)
        continue;
      for (guint bar = 0; bar < ends->bars->len; bar++)
        if (g_strcmp0 (ends->bars->pdata[bar], answer->of) == 0)
          put_part (ends, is_won ? _ ("won") : answer->other, bar, &answer->interval);
    }
  tw_making_take (making, ends);
  tw_making_take (making, tw_making_rows (making, _ ("Which is easier, by the difference of wins"),
                                          "team-easier", _ ("as hard"), name_of_both));
}

GPtrArray *
tw_charts_of_record (const TwRecord *record, gboolean is_sequence)
{
  static const struct
  {
    const char *question;
    void (*make) (const TwChartMaking *making);
  } makers[] = {
    { "fair", make_fair },
    { "worth-tiles", tw_making_worth },
    { "worth-use", tw_making_worth },
    { "worth-symbol", tw_making_symbol },
    { "skill", make_skill },
    { "thrill", make_thrill },
    { "change", tw_making_change },
    { "common", tw_making_common },
    { "dead", make_dead },
    { "team", make_team },
  };
  g_autoptr (TwAnswers) answers = tw_record_answers (record, is_sequence);
  GPtrArray *charts = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_chart_free);
  const TwChartMaking making = { answers, charts };

  for (guint i = 0; i < G_N_ELEMENTS (makers); i++)
    if (strcmp (makers[i].question, record->question) == 0)
      makers[i].make (&making);
  return charts;
}

TwChart *
tw_chart_of_tried (const char *name, const TwNumberSearch *search, const GArray *tried)
{
  gboolean is_share =
      strcmp (search->measure, "share") == 0 || strcmp (search->measure, "first-won") == 0;
  TwAnswer answer = { .measure = search->measure,
                      .of =
                          (char *) (search->of != NULL ? tw_chart_kind_name (search->of) : NULL) };
  g_autofree char *title = tw_answer_label (&answer);
  TwChart *chart = tw_chart_new (TW_CHART_TRIED, title);

  chart->axis = g_strdup_printf (_ ("value of %s"), name);
  chart->unit = is_share ? TW_UNIT_SHARE : TW_UNIT_NUMBER;
  chart->low = search->low;
  chart->high = search->high;
  chart->data = g_array_sized_new (FALSE, FALSE, sizeof (TwTriedNumber), tried->len);
  g_array_append_vals (chart->data, tried->data, tried->len);
  return chart;
}
