/* What a thread does for a question. */
#include "app/balance/lab-job.h"

#include <string.h>

#include "app/balance/chart.h"
#include "app/balance/lab-keep.h"
#include "app/balance/report-file.h"
#include "engine/balance/answer-words.h"
#include "engine/balance/dead.h"
#include "engine/balance/question.h"
#include "engine/balance/run.h"
#include "engine/balance/shown-game.h"
#include "engine/set/thing-words.h"
#include "engine/setup/play-rules.h"

/* What people see moves so often. */
#define TELL_SECONDS 0.25
/* How often what is known is kept meanwhile. */
#define KEEP_SECONDS 20.0

/* A job at work. */
typedef struct
{
  const TwLabJob *job;
  TwGameKit kit;
  TwPlayersFile *players;
  TwPlan *plan; /* (nullable): none of the question "number" */
  char *key;
  gboolean was_longer;
  guint64 n_at_start;
  gint64 start, told, kept; /* microseconds */
} Work;

void
tw_lab_found_free (TwLabFound *found)
{
  g_clear_error (&found->error);
  g_clear_pointer (&found->record, tw_record_free);
  g_clear_pointer (&found->tried, g_array_unref);
  g_free (found->sentence);
  g_strfreev (found->notes);
  g_clear_pointer (&found->charts, g_ptr_array_unref);
  g_free (found);
}

static void
work_clear (Work *work)
{
  g_clear_pointer (&work->plan, tw_plan_free);
  g_clear_pointer (&work->players, tw_players_file_free);
  tw_play_rules_kit_clear (&work->kit);
  g_free (work->key);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Work, work_clear)

static gboolean
is_number (const TwLabQuestion *question)
{
  return strcmp (question->id, "number") == 0;
}

static gboolean
work_begin (Work *work, const TwLabQuestion *question, TwInquiry *out_inquiry, GError **error)
{
  if (!tw_play_rules_kit_load (&work->kit, error)
      || (work->players = tw_players_file_load_shipped (error)) == NULL)
    return FALSE;
  *out_inquiry = tw_lab_question_inquiry (question, &work->kit, work->players);
  if (is_number (question))
    return TRUE;
  work->plan = tw_inquiry_plan (out_inquiry, error);
  return work->plan != NULL;
}

/* What is kept of it, to be gone on with; or what an older version of the set gave. */
static TwRecord *
find_kept (Work *work, TwLabFound *found)
{
  g_autoptr (TwRecord) fresh = tw_plan_new_record (work->plan);
  TwRecord *kept = tw_lab_keep_read (work->key, &work->was_longer);
  guint64 n_deals;

  if (kept == NULL)
    return NULL;
  n_deals = kept->n_deals;
  kept->n_deals = fresh->n_deals;
  found->is_old = !tw_record_is_of (kept, fresh);
  /* Who asks for less than is known gets all that is known. */
  if (found->is_old || n_deals > fresh->n_deals)
    kept->n_deals = n_deals;
  else if (n_deals < fresh->n_deals && tw_record_n_done (kept) == n_deals)
    work->was_longer = TRUE;
  return kept;
}

static void
describe (const Work *work, TwLabFound *found)
{
  guint64 n_done = tw_record_n_done (found->record);
  g_autoptr (TwAnswers) answers = NULL;

  found->n_left = found->record->n_deals - n_done;
  found->is_sequence = work->was_longer || found->n_left > 0;
  found->seconds_left = -1.0;
  if (work->start > 0 && n_done > work->n_at_start)
    found->seconds_left = (double) (g_get_monotonic_time () - work->start) / G_USEC_PER_SEC
                          / (double) (n_done - work->n_at_start) * (double) found->n_left;
  answers = tw_record_answers (found->record, found->is_sequence);
  found->sentence = tw_answers_sentence (answers);
  found->charts = tw_charts_of_record (found->record, found->is_sequence);
}

static TwRecord *
copy_record (const Work *work, const TwRecord *record)
{
  TwRecord *copy = tw_plan_new_record (work->plan);

  copy->n_deals = record->n_deals;
  tw_record_merge (copy, record, NULL);
  return copy;
}

static gboolean
has_passed (gint64 *since, double seconds)
{
  gint64 now = g_get_monotonic_time ();

  if ((double) (now - *since) < seconds * G_USEC_PER_SEC)
    return FALSE;
  *since = now;
  return TRUE;
}

static void
tell (const TwRecord *record, guint64 n_left, gpointer user)
{
  Work *work = user;
  TwLabFound *found;

  if (has_passed (&work->kept, KEEP_SECONDS))
    tw_lab_keep_write (work->key, record, work->was_longer);
  if (!has_passed (&work->told, TELL_SECONDS))
    return;
  found = g_new0 (TwLabFound, 1);
  found->record = copy_record (work, record);
  describe (work, found);
  work->job->tell (found, work->job->user);
}

static void
play (Work *work, TwLabFound *found)
{
  const TwLabJob *job = work->job;
  const TwPlanRun run = { .plan = work->plan,
                          .n_shards = 1,
                          .n_threads = job->n_threads,
                          .cancellable = job->cancellable,
                          .tell = tell,
                          .user = work };

  if (found->is_old)
    g_clear_pointer (&found->record, tw_record_free);
  if (found->record == NULL)
    {
      found->record = tw_plan_new_record (work->plan);
      work->was_longer = FALSE;
    }
  found->is_old = FALSE;
  work->n_at_start = tw_record_n_done (found->record);
  work->start = work->kept = g_get_monotonic_time ();
  if (work->n_at_start < found->record->n_deals)
    tw_plan_run (&run, found->record);
  if (tw_record_n_done (found->record) > work->n_at_start)
    tw_lab_keep_write (work->key, found->record, work->was_longer);
}

static void
search_number (Work *work, const TwInquiry *inquiry, TwLabFound *found)
{
  g_auto (TwNumberInquiry) number = { 0 };

  if (!tw_inquiry_number (inquiry, &number, &found->error) || !work->job->plays)
    return;
  number.search.n_threads = work->job->n_threads;
  number.search.cancellable = work->job->cancellable;
  found->tried = tw_search_number (&number.search, &found->error);
  if (found->tried != NULL && found->tried->len > 0)
    {
      found->sentence = tw_tried_numbers_sentence (number.name, found->tried);
      found->charts = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_chart_free);
      g_ptr_array_add (found->charts,
                       tw_chart_of_tried (number.name, &number.search, found->tried));
    }
  if (g_error_matches (found->error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_clear_error (&found->error);
}

static void
ask_plan (Work *work, TwLabFound *found)
{
  found->record = find_kept (work, found);
  if (work->job->plays)
    play (work, found);
  if (found->record == NULL)
    return;
  describe (work, found);
  if (found->n_left == 0 && !found->is_old)
    found->notes = tw_dead_notes (work->plan, found->record, work->job->cancellable);
}

void
tw_lab_job_run (const TwLabJob *job)
{
  g_auto (Work) work = { .job = job, .key = tw_lab_question_key (job->question) };
  TwLabFound *found = g_new0 (TwLabFound, 1);
  TwInquiry inquiry;

  found->seconds_left = -1.0;
  if (work_begin (&work, job->question, &inquiry, &found->error))
    {
      if (is_number (job->question))
        search_number (&work, &inquiry, found);
      else
        ask_plan (&work, found);
    }
  found->is_end = TRUE;
  job->tell (found, job->user);
}

GBytes *
tw_lab_job_show (const TwLabQuestion *question, GError **error)
{
  g_auto (Work) work = { 0 };
  TwInquiry inquiry;
  gsize length;
  char *text;

  if (!work_begin (&work, question, &inquiry, error))
    return NULL;
  if (work.plan == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "");
      return NULL;
    }
  text = tw_plan_shown_game (work.plan, 0, &length);
  return g_bytes_new_take (text, length);
}

TwLabFound *
tw_lab_found_copy (const TwLabFound *found)
{
  TwLabFound *copy = g_new0 (TwLabFound, 1);
  g_autofree char *line = found->record != NULL ? tw_record_to_line (found->record) : NULL;

  copy->record = line != NULL ? tw_record_from_line ("", line, NULL) : NULL;
  copy->tried = found->tried != NULL ? g_array_copy (found->tried) : NULL;
  copy->is_sequence = found->is_sequence;
  copy->is_old = found->is_old;
  return copy;
}

static gboolean
report_number (const TwInquiry *inquiry, const TwLabFound *found, TwReport *report, GError **error)
{
  g_auto (TwNumberInquiry) number = { 0 };
  g_autoptr (TwRules) rules = NULL;

  if (!tw_inquiry_number (inquiry, &number, error))
    return FALSE;
  /* The game is that with the least value. */
  rules = number.search.rules (number.search.least, number.search.user, error);
  if (rules == NULL)
    return FALSE;
  tw_report_add_game (report, rules);
  tw_report_add_tried (report, number.name, &number.search, found->tried);
  return TRUE;
}

gboolean
tw_lab_job_report (const TwLabQuestion *question,
                   const TwLabFound *found,
                   const char *path,
                   GError **error)
{
  const char *title =
      tw_thing_words_title (question->set->titles, question->set->id, g_get_language_names ());
  g_autoptr (TwReport) report = tw_report_new (title);
  g_auto (Work) work = { 0 };
  TwInquiry inquiry;

  if (!work_begin (&work, question, &inquiry, error))
    return FALSE;
  if (work.plan == NULL)
    {
      if (!report_number (&inquiry, found, report, error))
        return FALSE;
    }
  else
    {
      tw_report_add_game (report, work.plan->arms[0].rules);
      tw_report_add_record (report, found->record, found->is_sequence);
    }
  return tw_report_file_save (report, path, error);
}
