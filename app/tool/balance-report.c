/* What an experiment came to. */
#include "app/tool/balance-report.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n.h>

#include "app/balance/report-file.h"
#include "app/tool/command.h"
#include "engine/balance/answer-words.h"
#include "engine/balance/picture.h"
#include "engine/balance/question.h"

static const char *const verdicts[] = { "unknown", "found", "same", "less", "more" };
static const char *const fits[] = { "unknown", "below", "meets", "above" };

static void
add_double (JsonBuilder *json, const char *name, double value)
{
  json_builder_set_member_name (json, name);
  if (isnan (value))
    json_builder_add_null_value (json);
  else
    json_builder_add_double_value (json, value);
}

static void
add_text (JsonBuilder *json, const char *name, const char *value)
{
  if (value == NULL)
    return;
  json_builder_set_member_name (json, name);
  json_builder_add_string_value (json, value);
}

static void
add_interval (JsonBuilder *json, const TwInterval *interval)
{
  add_double (json, "estimate", interval->estimate);
  add_double (json, "low", interval->low);
  add_double (json, "high", interval->high);
}

static void
add_number (JsonBuilder *json, const char *name, gint64 value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_int_value (json, value);
}

static void
add_answer (JsonBuilder *json, const TwAnswer *answer)
{
  json_builder_begin_object (json);
  add_text (json, "measure", answer->measure);
  add_text (json, "of", answer->of);
  add_text (json, "other", answer->other);
  add_interval (json, &answer->interval);
  if (!isnan (answer->null))
    add_double (json, "null", answer->null);
  if (!isnan (answer->chance))
    add_double (json, "chance", answer->chance);
  add_number (json, "n", answer->n);
  add_number (json, "games", answer->n_games);
  add_text (json, "verdict", verdicts[answer->verdict]);
  json_builder_end_object (json);
}

/* What pictures show, of a record that has it. */
static void
add_pictures (JsonBuilder *json, const TwRecord *record)
{
  g_autoptr (GArray) bars = tw_picture_bars (record);
  g_autoptr (GArray) course = tw_picture_course (record);
  g_autoptr (GArray) heat = tw_picture_heat (record);

  if (bars->len == 0)
    return;
  json_builder_set_member_name (json, "bars");
  json_builder_begin_array (json);
  for (guint i = 0; i < bars->len; i++)
    {
      json_builder_begin_object (json);
      add_number (json, "points", g_array_index (bars, TwBar, i).points);
      add_number (json, "n", g_array_index (bars, TwBar, i).n);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
  json_builder_set_member_name (json, "course");
  json_builder_begin_array (json);
  for (guint i = 0; i < course->len; i++)
    {
      const TwCoursePoint *point = &g_array_index (course, TwCoursePoint, i);

      json_builder_begin_object (json);
      add_double (json, "share", point->share);
      add_double (json, "mean", point->mean);
      add_double (json, "low", point->low);
      add_double (json, "middle", point->middle);
      add_double (json, "high", point->high);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
  json_builder_set_member_name (json, "heat");
  json_builder_begin_array (json);
  for (guint i = 0; i < heat->len; i++)
    {
      const TwHeat *cell = &g_array_index (heat, TwHeat, i);

      json_builder_begin_object (json);
      add_number (json, "x", cell->x);
      add_number (json, "y", cell->y);
      add_double (json, "tiles", cell->tiles);
      add_double (json, "figures", cell->figures);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
print_json (const TwAnswers *answers, const char *sentence)
{
  JsonBuilder *json = json_builder_new ();

  json_builder_begin_object (json);
  add_text (json, "question", answers->record->question);
  add_text (json, "sentence", sentence);
  add_number (json, "deals", (gint64) tw_record_n_done (answers->record));
  json_builder_set_member_name (json, "sequence");
  json_builder_add_boolean_value (json, answers->is_sequence);
  json_builder_set_member_name (json, "answers");
  json_builder_begin_array (json);
  for (guint i = 0; i < answers->items->len; i++)
    add_answer (json, answers->items->pdata[i]);
  json_builder_end_array (json);
  add_pictures (json, answers->record);
  json_builder_end_object (json);
  tw_command_print_json (json);
}

static void
print_row (const TwAnswer *answer)
{
  g_autofree char *label = tw_answer_label (answer);
  g_autofree char *estimate = tw_answer_number (answer->interval.estimate, answer->unit);
  g_autofree char *low = tw_answer_number (answer->interval.low, answer->unit);
  g_autofree char *high = tw_answer_number (answer->interval.high, answer->unit);

  g_print ("%s\t%s\t%s\t%s\t%" G_GINT64_FORMAT "\t%s\n", label, estimate, low, high, answer->n,
           tw_verdict_text (answer->verdict));
}

void
tw_balance_report_print (const TwRecord *record, gboolean is_sequence, gboolean as_json)
{
  g_autoptr (TwAnswers) answers = tw_record_answers (record, is_sequence);
  g_autofree char *sentence = tw_answers_sentence (answers);

  if (as_json)
    {
      print_json (answers, sentence);
      return;
    }
  g_print ("%s\n\n", sentence);
  if (tw_record_fact (record, "by-hand") != NULL)
    /* Translators: ids of figures and tokens. */
    g_print (_ ("Not simulated, because they are moved by hand: %s\n"),
             tw_record_fact (record, "by-hand"));
  for (guint i = 0; i < answers->items->len; i++)
    if (!tw_answer_is_usual (answers->items->pdata[i]))
      print_row (answers->items->pdata[i]);
}

void
tw_balance_report_number (const char *name,
                          const TwNumberSearch *search,
                          const GArray *tried,
                          gboolean as_json)
{
  g_autofree char *sentence = tw_tried_numbers_sentence (name, tried);
  JsonBuilder *json;

  if (!as_json)
    {
      g_print ("%s\n\n%s\t%s\n", sentence, name, search->measure);
      for (guint i = 0; i < tried->len; i++)
        {
          const TwTriedNumber *at = &g_array_index (tried, TwTriedNumber, i);

          g_print ("%d\t%.4g\t%.4g\t%.4g\t%" G_GUINT64_FORMAT "\n", at->value,
                   at->interval.estimate, at->interval.low, at->interval.high, at->n);
        }
      return;
    }
  json = json_builder_new ();
  json_builder_begin_object (json);
  add_text (json, "question", "number");
  add_text (json, "sentence", sentence);
  json_builder_set_member_name (json, "tried");
  json_builder_begin_array (json);
  for (guint i = 0; i < tried->len; i++)
    {
      const TwTriedNumber *at = &g_array_index (tried, TwTriedNumber, i);

      json_builder_begin_object (json);
      add_number (json, "value", at->value);
      add_interval (json, &at->interval);
      add_number (json, "n", (gint64) at->n);
      add_text (json, "fit", fits[at->fit]);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
  json_builder_end_object (json);
  tw_command_print_json (json);
}

/* The report of one question; @rules is %NULL where only the record is known. */
static TwReport *
new_report (const TwRules *rules)
{
  TwReport *report = tw_report_new (_ ("Balance report"));

  if (rules != NULL)
    tw_report_add_game (report, rules);
  return report;
}

gboolean
tw_balance_report_save (const char *path,
                        const TwRecord *record,
                        gboolean is_sequence,
                        const TwRules *rules,
                        GError **error)
{
  g_autoptr (TwReport) report = new_report (rules);

  tw_report_add_record (report, record, is_sequence);
  return tw_report_file_save (report, path, error);
}

gboolean
tw_balance_report_save_number (const char *path,
                               const TwNumberInquiry *number,
                               const GArray *tried,
                               GError **error)
{
  /* The game is that with the least value. */
  g_autoptr (TwRules) rules =
      number->search.rules (number->search.least, number->search.user, error);
  g_autoptr (TwReport) report = NULL;

  if (rules == NULL)
    return FALSE;
  report = new_report (rules);
  tw_report_add_tried (report, number->name, &number->search, tried);
  return tw_report_file_save (report, path, error);
}
