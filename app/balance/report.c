/* A report of one question or many. */
#include "app/balance/report.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n.h>

#include "app/balance/chart-names.h"
#include "app/balance/report-words.h"
#include "engine/balance/answer-words.h"
#include "engine/balance/question.h"
#include "tilewright-config.h"

static void
fact_free (gpointer data)
{
  TwReportFact *fact = data;

  g_free (fact->name);
  g_free (fact->value);
  g_free (fact);
}

static void
row_free (gpointer data)
{
  TwReportRow *row = data;

  g_free (row->label);
  g_free (row);
}

static void
part_free (gpointer data)
{
  TwReportPart *part = data;

  g_free (part->id);
  g_free (part->heading);
  g_free (part->sentence);
  g_ptr_array_unref (part->charts);
  g_ptr_array_unref (part->rows);
  g_ptr_array_unref (part->facts);
  g_free (part->limits);
  g_free (part);
}

TwReport *
tw_report_new (const char *title)
{
  TwReport *report = g_new0 (TwReport, 1);

  report->title = g_strdup (title);
  report->facts = g_ptr_array_new_with_free_func (fact_free);
  report->parts = g_ptr_array_new_with_free_func (part_free);
  tw_report_add_fact (report, _ ("Program"), "Tilewright " TW_VERSION);
  return report;
}

void
tw_report_free (TwReport *report)
{
  if (report == NULL)
    return;
  g_free (report->title);
  g_ptr_array_unref (report->facts);
  g_ptr_array_unref (report->parts);
  g_free (report);
}

static void
say (GPtrArray *facts, const char *name, const char *value)
{
  TwReportFact *fact = g_new0 (TwReportFact, 1);

  fact->name = g_strdup (name);
  fact->value = g_strdup (value);
  g_ptr_array_add (facts, fact);
}

static void
say_number (GPtrArray *facts, const char *name, guint64 value)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, value);

  say (facts, name, text);
}

void
tw_report_add_fact (TwReport *report, const char *name, const char *value)
{
  say (report->facts, name, value);
}

/* "Inns & Cathedrals 1.2: 18 tiles" */
static void
add_set (TwReport *report, const TwTileSet *set, guint n_tiles)
{
  const char *title = tw_texts_best (set->titles, g_get_language_names ());
  g_autofree char *tiles =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u tile", "%u tiles", n_tiles), n_tiles);
  g_autofree char *text = g_strdup_printf ("%s%s%s: %s", title != NULL ? title : set->id,
                                           set->release != NULL ? " " : "",
                                           set->release != NULL ? set->release : "", tiles);

  tw_report_add_fact (report, _ ("Tile set"), text);
}

void
tw_report_add_game (TwReport *report, const TwRules *rules)
{
  const TwCatalogue *catalogue = rules->catalogue;
  g_autoptr (GPtrArray) sets = g_ptr_array_new ();
  g_autofree char *parts = NULL;

  for (guint i = 0; i < catalogue->n_kinds; i++)
    if (!g_ptr_array_find (sets, catalogue->kinds[i].set, NULL))
      g_ptr_array_add (sets, (gpointer) catalogue->kinds[i].set);
  for (guint i = 0; i < sets->len; i++)
    {
      guint n = 0;

      for (guint kind = 0; kind < catalogue->n_kinds; kind++)
        n += catalogue->kinds[kind].set == sets->pdata[i] ? catalogue->kinds[kind].count : 0;
      add_set (report, sets->pdata[i], n);
    }
  parts = g_strjoinv (", ", rules->parts);
  tw_report_add_fact (report, _ ("Rules in play"), parts);
  say_number (report->facts, _ ("Players"), rules->n_players);
}

static TwReportPart *
part_new (TwReport *report, const char *id)
{
  TwReportPart *part = g_new0 (TwReportPart, 1);

  part->id = g_strdup (id);
  part->heading = g_strdup (tw_question_heading (id));
  part->limits = g_strdup (tw_question_limits (id));
  part->rows = g_ptr_array_new_with_free_func (row_free);
  part->facts = g_ptr_array_new_with_free_func (fact_free);
  g_ptr_array_add (report->parts, part);
  return part;
}

/* Of what is asked of one thing, the question names it: "What is a symbol worth? (inn)" */
static void
name_subject (TwReportPart *part, const TwRecord *record)
{
  const char *label = tw_record_fact (record, "label/1"), *of = NULL;
  char *heading;

  if (strcmp (record->question, "worth-symbol") == 0)
    of = label;
  else if (strcmp (record->question, "worth-use") == 0 && label != NULL)
    of = tw_chart_kind_name (label);
  else if (strcmp (record->question, "change") == 0)
    of = tw_record_fact (record, "what");
  if (of == NULL)
    return;
  heading = g_strdup_printf ("%s (%s)", part->heading, of);
  g_free (part->heading);
  part->heading = heading;
}

static void
add_row (TwReportPart *part,
         char *label,
         TwUnit unit,
         const TwInterval *interval,
         gint64 n,
         TwVerdict verdict)
{
  TwReportRow *row = g_new0 (TwReportRow, 1);

  *row = (TwReportRow){ label, unit, *interval, n, verdict };
  g_ptr_array_add (part->rows, row);
}

gboolean
tw_answer_is_usual (const TwAnswer *answer)
{
  const TwInterval *interval = &answer->interval;

  if (strcmp (answer->measure, "tile-nowhere") == 0)
    return answer->verdict != TW_VERDICT_MORE && interval->estimate <= answer->null;
  return strcmp (answer->measure, "tile-places") == 0 && answer->verdict != TW_VERDICT_LESS
         && interval->estimate >= answer->null;
}

/* Who plays in the first arm: "greedy,greedy", without the number of its rules. */
static void
say_players (TwReportPart *part, const TwRecord *record)
{
  const char *arm = tw_record_fact (record, "arm/0"),
             *end = arm != NULL ? strrchr (arm, ' ') : NULL;
  g_autofree char *who = end != NULL ? g_strndup (arm, (gsize) (end - arm)) : NULL;

  /* A comparison of players says who they are. */
  if (who != NULL && strcmp (record->question, "skill") != 0)
    say (part->facts, _ ("Who plays"), who);
}

static void
say_facts (TwReportPart *part, const TwRecord *record)
{
  const char *seed = tw_record_fact (record, "seed"), *what = tw_record_fact (record, "what"),
             *by_hand = tw_record_fact (record, "by-hand");
  guint orders = MAX (tw_record_number (record, "orders"), 1),
        arms = MAX (tw_record_number (record, "arms"), 1);

  if (what != NULL)
    say (part->facts, _ ("What is added"), what);
  say_players (part, record);
  say_number (part->facts, _ ("Deals"), tw_record_n_done (record));
  say_number (part->facts, _ ("Games, at most"), tw_record_n_done (record) * orders * arms);
  if (seed != NULL)
    say (part->facts, _ ("Seed"), seed);
  if (by_hand != NULL)
    say (part->facts, _ ("Not simulated, moved by hand"), by_hand);
}

void
tw_report_add_record (TwReport *report, const TwRecord *record, gboolean is_sequence)
{
  TwReportPart *part = part_new (report, record->question);
  g_autoptr (TwAnswers) answers = tw_record_answers (record, is_sequence);

  part->sentence = tw_answers_sentence (answers);
  part->charts = tw_charts_of_record (record, is_sequence);
  for (guint i = 0; i < answers->items->len; i++)
    {
      const TwAnswer *answer = answers->items->pdata[i];

      if (!tw_answer_is_usual (answer))
        add_row (part, tw_answer_label (answer), answer->unit, &answer->interval, answer->n,
                 answer->verdict);
    }
  name_subject (part, record);
  say_facts (part, record);
}

void
tw_report_add_tried (TwReport *report,
                     const char *name,
                     const TwNumberSearch *search,
                     const GArray *tried)
{
  TwReportPart *part = part_new (report, "number");
  gboolean is_share =
      strcmp (search->measure, "share") == 0 || strcmp (search->measure, "first-won") == 0;

  part->sentence = tw_tried_numbers_sentence (name, tried);
  part->charts = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_chart_free);
  g_ptr_array_add (part->charts, tw_chart_of_tried (name, search, tried));
  for (guint i = 0; i < tried->len; i++)
    {
      const TwTriedNumber *at = &g_array_index (tried, TwTriedNumber, i);

      add_row (part, g_strdup_printf ("%s=%d", name, at->value),
               is_share ? TW_UNIT_SHARE : TW_UNIT_NUMBER, &at->interval, (gint64) at->n,
               at->fit == TW_FIT_UNKNOWN ? TW_VERDICT_UNKNOWN
               : at->fit == TW_FIT_MEETS ? TW_VERDICT_SAME
               : at->fit == TW_FIT_BELOW ? TW_VERDICT_LESS
                                         : TW_VERDICT_MORE);
    }
  say (part->facts, _ ("What is measured"), tw_chart_title (part->charts->pdata[0]));
  say_number (part->facts, _ ("Deals at most, for each value"), search->n_deals);
  say_number (part->facts, _ ("Seed"), search->seed);
}
