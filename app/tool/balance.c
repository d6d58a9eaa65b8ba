/* balance: asks many games a question, and answers in a sentence. */
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <glib/gi18n.h>

#include "app/balance/report-file.h"
#include "app/tool/balance-all.h"
#include "app/tool/balance-plan.h"
#include "app/tool/balance-report.h"
#include "app/tool/command.h"
#include "engine/balance/dead.h"
#include "engine/balance/question.h"
#include "engine/balance/run.h"
#include "engine/balance/shown-game.h"
#include "engine/format/save-file.h"

#define DEFAULT_DEALS 500
#define MOST_DEALS    1000000000
#define MAX_THREADS   256
#define MAX_PLAYOUTS  1000000
/* How often what is known is kept, and progress told. */
#define KEEP_SECONDS 20
#define TELL_SECONDS 1

typedef struct
{
  TwBalanceOptions of;
  int n_threads;
  char *shard;
  double until;
  char *keep;
  char *watch;
  gint64 deal;
  gboolean merges;
  gboolean as_line;
  gboolean as_json;
  char *report;
} Options;

/* A run at work. */
typedef struct
{
  const Options *options;
  GCancellable *cancellable;
  guint64 n_at_start;
  gint64 start, told, kept; /* microseconds */
} Work;

static volatile sig_atomic_t was_interrupted;

static void
interrupt (int signal)
{
  (void) signal;
  was_interrupted = 1;
}

static int
refuse (const char *text)
{
  g_printerr ("%s\n", text);
  return TW_EXIT_USAGE;
}

static gboolean
keep (const Options *options, const TwRecord *record)
{
  g_autofree char *line = tw_record_to_line (record);
  g_autofree char *text = g_strconcat (line, "\n", NULL);
  g_autoptr (GError) error = NULL;

  if (options->keep == NULL
      || tw_save_file (options->keep, text, strlen (text), NULL, NULL, &error))
    return TRUE;
  g_printerr ("%s\n", error->message);
  return FALSE;
}

static void
tell_progress (const Work *work, const TwRecord *record, guint64 n_left, gint64 now)
{
  guint64 n_done = tw_record_n_done (record) - work->n_at_start;
  double seconds = (double) (now - work->start) / G_USEC_PER_SEC;

  if (isatty (STDERR_FILENO) && n_done > 0)
    {
      g_printerr ("\r");
      g_printerr (_ ("%.0f %%, about %.0f s left "),
                  100.0 * (double) n_done / (double) (n_done + n_left),
                  seconds / (double) n_done * (double) n_left);
    }
}

static void
tell (const TwRecord *record, guint64 n_left, gpointer user)
{
  Work *work = user;
  gint64 now = g_get_monotonic_time ();

  if (was_interrupted)
    g_cancellable_cancel (work->cancellable);
  if (now - work->told > TELL_SECONDS * G_USEC_PER_SEC)
    {
      tell_progress (work, record, n_left, now);
      work->told = now;
    }
  if (now - work->kept > KEEP_SECONDS * G_USEC_PER_SEC)
    {
      keep (work->options, record);
      work->kept = now;
    }
}

/* Whether the first answer is known to within what is asked for. */
static gboolean
is_enough (const TwRecord *record, gpointer user)
{
  const Work *work = user;
  g_autoptr (TwAnswers) answers = tw_record_answers (record, TRUE);
  const TwAnswer *first = answers->items->len > 0 ? answers->items->pdata[0] : NULL;

  return first != NULL && tw_interval_is_known (&first->interval)
         && (first->interval.high - first->interval.low) / 2.0 <= work->options->until;
}

/* Adds what a line of @text says to @record, which may be none yet. */
static gboolean
add_lines (const char *name, const char *text, TwRecord **record, GError **error)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (TwRecord) part = NULL;

      if (*lines[i] == '\0')
        continue;
      part = tw_record_from_line (name, lines[i], error);
      if (part == NULL)
        return FALSE;
      if (*record == NULL)
        *record = g_steal_pointer (&part);
      else if (!tw_record_merge (*record, part, error))
        return FALSE;
    }
  return TRUE;
}

/* Who reads what is printed may stop before its end: the report is written first. */
static gboolean
save (const Options *options,
      const TwRecord *record,
      gboolean is_sequence,
      const TwRules *rules,
      GError **error)
{
  return options->report == NULL
         || tw_balance_report_save (options->report, record, is_sequence, rules, error);
}

static gboolean
add_file (const char *path, TwRecord **record, GError **error)
{
  g_autofree char *text = NULL;

  return g_file_get_contents (path, &text, NULL, error) && add_lines (path, text, record, error);
}

static void
print (const Options *options, const TwRecord *record, gboolean is_sequence)
{
  g_autofree char *line = NULL;

  if (!options->as_line)
    {
      tw_balance_report_print (record, is_sequence, options->as_json);
      return;
    }
  line = tw_record_to_line (record);
  g_print ("%s\n", line);
}

/* A part that was killed leaves an empty file. */
static void
tell_missing (const TwRecord *record)
{
  guint64 n_missing = record->n_deals - tw_record_n_done (record);

  if (n_missing > 0)
    g_printerr (_ ("%.0f of %.0f deals are missing: play those parts again.\n"), (double) n_missing,
                (double) record->n_deals);
}

static int
merge (const Options *options, char **paths)
{
  g_autoptr (TwRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_sequence;

  for (guint i = 0; paths[i] != NULL; i++)
    if (!add_file (paths[i], &record, &error))
      return tw_command_fail (error);
  if (record == NULL)
    return refuse (_ ("Say which files are added: balance --merge FILE…"));
  tell_missing (record);
  /* A run that was stopped when it looked good is no run of a settled number. */
  is_sequence = tw_record_n_done (record) < record->n_deals;
  if (!save (options, record, is_sequence, NULL, &error))
    return tw_command_fail (error);
  print (options, record, is_sequence);
  return TW_EXIT_OK;
}

/* "I/N", from 1/N to N/N. */
static gboolean
choose_shard (const char *text, TwPlanRun *run)
{
  guint index, n;
  char rest;

  run->n_shards = 1;
  if (text == NULL)
    return TRUE;
  if (sscanf (text, "%u/%u%c", &index, &n, &rest) != 2 || index < 1 || index > n || n > 1000000)
    return FALSE;
  run->shard = index - 1;
  run->n_shards = n;
  return TRUE;
}

/* Rules that did nothing: whether they can. */
static void
look_again (const TwPlan *plan, const TwRecord *record)
{
  g_auto (GStrv) notes = tw_dead_notes (plan, record, NULL);

  for (guint i = 0; notes[i] != NULL; i++)
    g_print ("%s\n", notes[i]);
}

/* A game of the experiment as a saved game. */
static int
save_game (const Options *options, const TwPlan *plan)
{
  gsize length;
  g_autofree char *text = tw_plan_shown_game (plan, (guint64) options->deal, &length);
  g_autoptr (GError) error = NULL;

  return tw_save_file (options->watch, text, length, NULL, NULL, &error) ? TW_EXIT_OK
                                                                         : tw_command_fail (error);
}

/* The record to go on with: that of the file to be kept, if it is of the same run. */
static TwRecord *
begin (const Options *options, const TwPlan *plan, GError **error)
{
  g_autoptr (TwRecord) fresh = tw_plan_new_record (plan);
  g_autoptr (TwRecord) kept = NULL;

  if (options->keep == NULL || !g_file_test (options->keep, G_FILE_TEST_EXISTS))
    return g_steal_pointer (&fresh);
  if (!add_file (options->keep, &kept, error))
    return NULL;
  if (kept != NULL && tw_record_is_of (kept, fresh))
    return g_steal_pointer (&kept);
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               _ ("“%s” has the results of something else, or of an older version of the set. Name "
                  "another file."),
               options->keep);
  return NULL;
}

static int
play (const Options *options, const TwPlan *plan, TwPlanRun *run)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRecord) record = begin (options, plan, &error);
  Work work = { .options = options, .cancellable = cancellable, .start = g_get_monotonic_time () };
  gboolean is_complete;

  if (record == NULL)
    return tw_command_fail (error);
  work.n_at_start = tw_record_n_done (record);
  work.told = work.kept = work.start;
  run->plan = plan;
  run->cancellable = cancellable;
  run->tell = tell;
  run->is_enough = options->until > 0.0 ? is_enough : NULL;
  run->user = &work;
  signal (SIGINT, interrupt);
  signal (SIGTERM, interrupt);
  is_complete = tw_plan_run (run, record);
  if (isatty (STDERR_FILENO))
    g_printerr ("\r\033[K");
  if (!keep (options, record))
    return TW_EXIT_USAGE;
  if (!is_complete)
    return refuse (_ ("Interrupted."));
  if (!save (options, record, options->until > 0.0, plan->arms[0].rules, &error))
    return tw_command_fail (error);
  print (options, record, options->until > 0.0);
  if (!options->as_line && !options->as_json)
    look_again (plan, record);
  return TW_EXIT_OK;
}

static int
search_number (const Options *options, const TwInquiry *inquiry)
{
  g_auto (TwNumberInquiry) number = { 0 };
  g_autoptr (GArray) tried = NULL;
  g_autoptr (GError) error = NULL;

  if (tw_inquiry_number (inquiry, &number, &error))
    {
      number.search.n_threads = (guint) options->n_threads;
      tried = tw_search_number (&number.search, &error);
    }
  if (tried != NULL
      && (options->report == NULL
          || tw_balance_report_save_number (options->report, &number, tried, &error)))
    tw_balance_report_number (number.name, &number.search, tried, options->as_json);
  return error == NULL ? TW_EXIT_OK : tw_command_fail (error);
}

static int
ask (Options *options)
{
  g_auto (TwGameKit) kit = { 0 };
  g_autoptr (TwPlan) plan = NULL;
  g_autoptr (GError) error = NULL;
  TwPlanRun run = { .n_threads = (guint) options->n_threads };
  TwInquiry inquiry;

  if (!choose_shard (options->shard, &run))
    return refuse (_ ("A shard is written I/N, from 1/N to N/N."));
  if (!tw_command_kit (&kit))
    return TW_EXIT_USAGE;
  options->of.file = tw_players_file_load_shipped (&error);
  if (options->of.file == NULL || !tw_balance_inquiry (&options->of, &kit, &inquiry, &error))
    return tw_command_fail (error);
  if (strcmp (inquiry.question, "number") == 0)
    return search_number (options, &inquiry);
  if (strcmp (inquiry.question, "all") == 0)
    return tw_balance_all (&options->of, &kit, (guint) options->n_threads, options->report);
  plan = tw_inquiry_plan (&inquiry, &error);
  if (plan == NULL)
    return tw_command_fail (error);
  return options->watch != NULL ? save_game (options, plan) : play (options, plan, &run);
}

static int
check_and_ask (Options *options)
{
  if (options->of.n_deals < 1 || options->of.n_deals > MOST_DEALS || options->of.seed < 0
      || options->deal < 0)
    return refuse (_ ("Give a number of deals and a seed that are not negative."));
  if (options->of.n_playouts < 0 || options->of.n_playouts > MAX_PLAYOUTS)
    return refuse (_ ("Give a number of playouts from 1 to 1000000."));
  if (options->n_threads < 1 || options->n_threads > MAX_THREADS)
    return refuse (_ ("Give a number of threads from 1 to 256."));
  return ask (options);
}

static void
refuse_report (const char *path)
{
  g_autofree char *text =
      g_strdup_printf (_ ("%s: the name of a report ends in .html, .pdf, .csv or .svg"), path);

  refuse (text);
}

static int
run (int argc, char **argv)
{
  Options options = { .of = { .n_deals = DEFAULT_DEALS, .seed = 1 },
                      .n_threads = (int) g_get_num_processors () };
  const GOptionEntry entries[] = {
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &options.of.game.ruleset, N_ ("Ruleset"), "R" },
    { "use", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.of.game.uses, N_ ("Parts and sets"),
      "SET,…" },
    { "set", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.of.game.values, N_ ("Set a parameter"),
      "PARAM=VALUE" },
    { "players", 0, 0, G_OPTION_ARG_INT, &options.of.game.n_players, N_ ("How many play"), "N" },
    { "player", 0, 0, G_OPTION_ARG_STRING, &options.of.players, N_ ("Who plays, one for each seat"),
      "KIND,…" },
    { "playouts", 0, 0, G_OPTION_ARG_INT, &options.of.n_playouts,
      N_ ("How often the search plays on for each answer"), "N" },
    { "deals", 0, 0, G_OPTION_ARG_INT64, &options.of.n_deals,
      N_ ("Deals, each of which is played in all seat orders"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &options.of.seed, N_ ("Random seed"), "S" },
    { "goal", 0, 0, G_OPTION_ARG_STRING, &options.of.goal, N_ ("What the number is to bring about"),
      "MEASURE=LOW..HIGH" },
    { "until", 0, 0, G_OPTION_ARG_DOUBLE, &options.until,
      N_ ("Stop when it is known to within this"), "HALF" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &options.n_threads, N_ ("Threads"), "N" },
    { "shard", 0, 0, G_OPTION_ARG_STRING, &options.shard, N_ ("Play part I of N of the deals"),
      "I/N" },
    { "keep", 0, 0, G_OPTION_ARG_FILENAME, &options.keep,
      N_ ("Keep what is known in this file, and go on from it"), "FILE" },
    { "merge", 0, 0, G_OPTION_ARG_NONE, &options.merges, N_ ("Add the parts in the files"), NULL },
    { "watch", 0, 0, G_OPTION_ARG_FILENAME, &options.watch,
      N_ ("Save a typical game of it, and do nothing else"), "FILE" },
    { "deal", 0, 0, G_OPTION_ARG_INT64, &options.deal,
      N_ ("Which deal is saved, from 1, instead of a typical one"), "N" },
    { "line", 0, 0, G_OPTION_ARG_NONE, &options.as_line,
      N_ ("Print what is known as a line to be added"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.as_json, N_ ("Print JSON"), NULL },
    { "report", 0, 0, G_OPTION_ARG_FILENAME, &options.report,
      N_ ("Write a report too: .html, .pdf, .csv or .svg"), "FILE" },
    G_OPTION_ENTRY_NULL,
  };
  int status = TW_EXIT_USAGE;

  if (tw_command_options (&tw_command_balance, entries, &argc, &argv))
    {
      if (options.report != NULL && !tw_report_file_can_save (options.report))
        refuse_report (options.report);
      else if (options.merges)
        status = merge (&options, argv + 1);
      else if (argc == 2 || argc == 3)
        {
          options.of.question = g_strdup (argv[1]);
          options.of.what = g_strdup (argv[2]);
          status = check_and_ask (&options);
        }
      else
        status = tw_command_usage (&tw_command_balance);
    }
  tw_balance_options_clear (&options.of);
  g_free (options.shard);
  g_free (options.keep);
  g_free (options.watch);
  g_free (options.report);
  return status;
}

const TwCommand tw_command_balance = { .name = "balance",
                                       .arguments = N_ ("QUESTION [OF] | --merge FILE…"),
                                       .summary =
                                           N_ ("Ask many games: is it fair, what is it worth"),
                                       .run = run };
