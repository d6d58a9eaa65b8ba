/* From what a record says to pictures of it. */
#include <math.h>
#include <string.h>

#include <glib/gi18n.h>

#include "app/balance/chart-names.h"
#include "app/balance/chart-private.h"
#include "engine/balance/answer-words.h"
#include "engine/balance/picture.h"
#include "engine/balance/question.h"

/* Of a long list of tiles, so many are shown. */
#define MOST_TILES 12

typedef struct
{
  const TwAnswers *answers;
  GPtrArray *charts;
} Making;

/* What an answer is called in a picture whose title says what is measured. */
typedef char *(*Name) (const TwAnswer *answer);

static char *
name_of (const TwAnswer *answer)
{
  const char *kind = tw_chart_kind_name (answer->of);

  return kind != answer->of ? g_strdup (kind) : tw_answer_name (answer->of);
}

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

static const TwAnswer *
answer_at (const Making *making, guint i)
{
  return making->answers->items->pdata[i];
}

/* Adds those of @measure as rows of @chart. */
static void
add_measure (const Making *making, TwChart *chart, const char *measure, Name name)
{
  for (guint i = 0; i < making->answers->items->len; i++)
    {
      const TwAnswer *answer = answer_at (making, i);
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

static void
take (const Making *making, TwChart *chart)
{
  gboolean is_known = chart->data != NULL && chart->data->len > 0;

  for (guint i = 0; i < chart->rows->len; i++)
    is_known |= tw_interval_is_known (tw_chart_row_value (chart->rows->pdata[i], 0));
  if (is_known)
    g_ptr_array_add (making->charts, chart);
  else
    tw_chart_free (chart);
}

/* A picture of all that has been measured by @measure. */
static TwChart *
rows_of (const Making *making,
         const char *title,
         const char *measure,
         const char *null_label,
         Name name)
{
  TwChart *chart = tw_chart_new (TW_CHART_ROWS, title);

  add_measure (making, chart, measure, name);
  if (!isnan (chart->null))
    chart->null_label = g_strdup (null_label);
  return chart;
}

static int
compare_rows (gconstpointer a, gconstpointer b)
{
  const TwInterval *one = tw_chart_row_value (*(TwChartRow *const *) a, 0),
                   *other = tw_chart_row_value (*(TwChartRow *const *) b, 0);

  return one->estimate < other->estimate ? 1 : one->estimate > other->estimate ? -1 : 0;
}

static void
make_fair (const Making *making)
{
  take (making, rows_of (making, _ ("Wins by place at the table"), "place-won", _ ("just fair"),
                         name_of_place));
  take (making,
        rows_of (making, _ ("Points by place at the table"), "place-score", NULL, name_of_place));
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
  g_ptr_array_sort (chart->rows, compare_rows);
  return chart;
}

/* One thing: all its points in one picture. */
static TwChart *
points_of_one (const Making *making, const char *what)
{
  g_autofree char *title = g_strdup_printf (_ ("What it brings: %s"), what);
  TwChart *chart = rows_of (making, title, "worth-points", _ ("worth nothing"), name_of_who_has);

  add_measure (making, chart, "worth-others", name_of_others);
  return chart;
}

static void
make_worth (const Making *making)
{
  TwChart *points =
      rows_of (making, _ ("Points to who has it"), "worth-points", _ ("worth nothing"), name_of);

  if (points->rows->len == 1)
    {
      take (making, points_of_one (making, ((TwChartRow *) points->rows->pdata[0])->label));
      tw_chart_free (points);
    }
  else
    {
      take (making, arranged (points));
      take (making, arranged (rows_of (making, _ ("Points to each of the others"), "worth-others",
                                       _ ("worth nothing"), name_of)));
    }
  take (making, arranged (rows_of (making, _ ("More wins of who has it"), "worth-won",
                                   _ ("worth nothing"), name_of)));
}

static void
make_symbol (const Making *making)
{
  TwChart *chart = rows_of (making, _ ("Points to all players together"), "worth-each",
                            _ ("worth nothing"), tw_answer_label);

  add_measure (making, chart, "worth-all", tw_answer_label);
  take (making, chart);
}

static void
make_skill (const Making *making)
{
  take (making, rows_of (making, _ ("Wins of the stronger player"), "skill-won",
                         _ ("as good as each other"), name_of_both));
}

static void
make_thrill (const Making *making)
{
  TwChart *shares = tw_chart_new (TW_CHART_ROWS, _ ("When it is decided")),
          *numbers = tw_chart_new (TW_CHART_ROWS, _ ("Lead and choices in a game"));

  add_measure (making, shares, "decided-at", tw_answer_label);
  add_measure (making, shares, "half-leader-won", tw_answer_label);
  take (making, shares);
  add_measure (making, numbers, "lead-changes", tw_answer_label);
  add_measure (making, numbers, "places-a-turn", tw_answer_label);
  add_measure (making, numbers, "good-places", tw_answer_label);
  take (making, numbers);
}

/* The answers to one measure of one thing, as the values of a row: those of the arms @others, or
 * all if that is %NULL. */
static void
fill_values (const Making *making,
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
          const TwAnswer *answer = answer_at (making, i);

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
sources_of (const Making *making, gboolean is_change)
{
  TwChart *chart = tw_chart_new (TW_CHART_STACK, _ ("Where the points come from"));
  static const char *const alone[] = { NULL };

  for (guint arm = 0; arm < (is_change ? 2 : 1); arm++)
    g_ptr_array_add (chart->bars, g_strdup (is_change ? tw_chart_arm_name (arms[arm]) : ""));
  for (guint i = 0; i < making->answers->items->len; i++)
    {
      const TwAnswer *answer = answer_at (making, i);
      TwChartRow *row;

      if (strcmp (answer->measure, "share") != 0
          || (is_change && g_strcmp0 (answer->other, "with") != 0))
        continue;
      row = tw_chart_add_row (chart, tw_chart_kind_name (answer->of), TW_UNIT_SHARE);
      fill_values (making, row, answer, is_change ? arms : alone, is_change ? 3 : 1);
    }
  g_ptr_array_sort (chart->rows, compare_rows);
  return chart;
}

static void
make_change (const Making *making)
{
  TwChart *pairs = tw_chart_new (TW_CHART_PAIRS, _ ("What is different"));

  for (guint arm = 0; arm < 2; arm++)
    g_ptr_array_add (pairs->bars, g_strdup (tw_chart_arm_name (arms[arm])));
  for (guint i = 0; i < making->answers->items->len; i++)
    {
      const TwAnswer *answer = answer_at (making, i);
      TwAnswer bare = *answer;
      g_autofree char *label = NULL;

      if (strcmp (answer->measure, "share") == 0 || g_strcmp0 (answer->other, "with") != 0)
        continue;
      bare.other = NULL;
      label = tw_answer_label (&bare);
      fill_values (making, tw_chart_add_row (pairs, label, answer->unit), answer, arms, 3);
    }
  take (making, pairs);
  take (making, sources_of (making, TRUE));
}

static void
make_common (const Making *making)
{
  const TwRecord *record = making->answers->record;
  TwChart *spread = tw_chart_new (TW_CHART_SPREAD, _ ("How the points of players spread")),
          *course = tw_chart_new (TW_CHART_COURSE, _ ("How the points come")),
          *heat = tw_chart_new (TW_CHART_HEAT, _ ("Where tiles and figures go"));

  spread->data = tw_picture_bars (record);
  spread->axis = g_strdup (_ ("points at the end; height: share of the players"));
  take (making, spread);
  course->data = tw_picture_course (record);
  course->axis = g_strdup (_ ("part of the turns that is over, the last with what is scored at the "
                              "end; height: points of a player"));
  take (making, course);
  take (making, sources_of (making, FALSE));
  heat->data = tw_picture_heat (record);
  take (making, heat);
}

/* Tiles at the end of the list @measure that looks worst. */
static void
make_worst (const Making *making,
            const char *title,
            const char *measure,
            const char *null_label,
            gboolean is_most_worst)
{
  TwChart *chart = rows_of (making, title, measure, null_label, name_of);

  for (guint i = chart->rows->len; is_most_worst && i-- > 0;)
    if (tw_chart_row_value (chart->rows->pdata[i], 0)->estimate <= 0.0)
      g_ptr_array_remove_index (chart->rows, i);
  g_ptr_array_sort (chart->rows, compare_rows);
  for (guint i = 0; !is_most_worst && i < chart->rows->len / 2; i++)
    {
      gpointer *rows = chart->rows->pdata, row = rows[i];

      rows[i] = rows[chart->rows->len - 1 - i];
      rows[chart->rows->len - 1 - i] = row;
    }
  if (chart->rows->len > MOST_TILES)
    g_ptr_array_remove_range (chart->rows, MOST_TILES, chart->rows->len - MOST_TILES);
  take (making, chart);
}

static void
make_dead (const Making *making)
{
  make_worst (making, _ ("Tiles that fit nowhere most often"), "tile-nowhere", _ ("often"), TRUE);
  make_worst (making, _ ("Tiles with the fewest places"), "tile-places", _ ("few"), FALSE);
  take (making, rows_of (making, _ ("Wins of styles against greedy players"), "temper-won",
                         _ ("just fair"), name_of));
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
make_team (const Making *making)
{
  TwChart *ends = tw_chart_new (TW_CHART_STACK, _ ("How games end"));

  take (making, rows_of (making, _ ("Games that are won"), "team-won", NULL, name_of));
  for (guint i = 0; i < making->answers->items->len; i++)
    if (strcmp (answer_at (making, i)->measure, "team-won") == 0)
      g_ptr_array_add (ends->bars, g_strdup (answer_at (making, i)->of));
  for (guint i = 0; i < making->answers->items->len; i++)
    {
      const TwAnswer *answer = answer_at (making, i);
      gboolean is_won = strcmp (answer->measure, "team-won") == 0;

      if (!is_won && strcmp (answer->measure, "team-lost-by") != 0)
        continue;
      for (guint bar = 0; bar < ends->bars->len; bar++)
        if (g_strcmp0 (ends->bars->pdata[bar], answer->of) == 0)
          put_part (ends, is_won ? _ ("won") : answer->other, bar, &answer->interval);
    }
  take (making, ends);
  take (making, rows_of (making, _ ("Which is easier, by the difference of wins"), "team-easier",
                         _ ("as hard"), name_of_both));
}

GPtrArray *
tw_charts_of_record (const TwRecord *record, gboolean is_sequence)
{
  static const struct
  {
    const char *question;
    void (*make) (const Making *making);
  } makers[] = {
    { "fair", make_fair },           { "worth-tiles", make_worth }, { "worth-use", make_worth },
    { "worth-symbol", make_symbol }, { "skill", make_skill },       { "thrill", make_thrill },
    { "change", make_change },       { "common", make_common },     { "dead", make_dead },
    { "team", make_team },
  };
  g_autoptr (TwAnswers) answers = tw_record_answers (record, is_sequence);
  GPtrArray *charts = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_chart_free);
  const Making making = { answers, charts };

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
