/* All questions about a game, as a report. */
#include "app/tool/balance-all.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

#include <glib/gi18n.h>

#include "app/balance/report-file.h"
#include "app/tool/balance-questions.h"
#include "app/tool/balance-report.h"
#include "app/tool/command.h"
#include "engine/balance/run.h"

/* Fewer deals say nothing of anything. */
#define LEAST_DEALS 2

/* What is asked at the moment. */
typedef struct
{
  const TwAskedQuestion *asked;
  guint nth;
  guint n;
  GCancellable *cancellable;
  gint64 told; /* microseconds */
} Work;

static volatile sig_atomic_t was_interrupted;

static void
interrupt (int signal)
{
  (void) signal;
  was_interrupted = 1;
}

static void
tell (const TwRecord *record, guint64 n_left, gpointer user)
{
  Work *work = user;
  gint64 now = g_get_monotonic_time ();
  guint64 n_done = tw_record_n_done (record);

  if (was_interrupted)
    g_cancellable_cancel (work->cancellable);
  if (now - work->told < G_USEC_PER_SEC / 2 || !isatty (STDERR_FILENO))
    return;
  work->told = now;
  g_printerr ("\r%u/%u %s %s: %.0f %% ", work->nth, work->n, work->asked->question,
              work->asked->what != NULL ? work->asked->what : "",
              100.0 * (double) n_done / (double) MAX (n_done + n_left, 1));
}

/* The options of one question: the same players, fewer deals, and the sets that are added in play.
 */
static TwBalanceOptions
options_of (const TwBalanceOptions *options, const TwAskedQuestion *asked, char **uses)
{
  TwBalanceOptions one = *options;

  one.question = (char *) asked->question;
  one.what = asked->what;
  one.n_deals = MAX ((gint64) ((double) options->n_deals * asked->share), LEAST_DEALS);
  if (asked->with && uses != NULL)
    one.game.uses = uses;
  return one;
}

/* "--use A" with the sets that are added: all of them. Returns: (transfer full) */
static char **
uses_with (const TwBalanceOptions *options)
{
  g_autoptr (GStrvBuilder) uses = g_strv_builder_new ();

  if (options->game.uses != NULL)
    g_strv_builder_addv (uses, (const char **) options->game.uses);
  g_strv_builder_add (uses, options->what);
  return g_strv_builder_end (uses);
}

static gboolean
ask (const TwBalanceOptions *options,
     const TwGameKit *kit,
     guint n_threads,
     Work *work,
     TwReport *report,
     GError **error)
{
  TwInquiry inquiry;
  g_autoptr (TwPlan) plan =
      tw_balance_inquiry (options, kit, &inquiry, error) ? tw_inquiry_plan (&inquiry, error) : NULL;
  g_autoptr (TwRecord) record = plan != NULL ? tw_plan_new_record (plan) : NULL;
  TwPlanRun run = { .plan = plan,
                    .n_shards = 1,
                    .n_threads = n_threads,
                    .cancellable = work->cancellable,
                    .tell = tell,
                    .user = work };

  if (plan == NULL)
    return FALSE;
  if (!tw_plan_run (&run, record))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, _ ("Interrupted."));
      return FALSE;
    }
  if (isatty (STDERR_FILENO))
    g_printerr ("\r\033[K");
  tw_report_add_record (report, record, FALSE);
  return TRUE;
}

/* Which game it is of: the ruleset's name, or the sets' that are added. */
static char *
title_of (const TwBalanceOptions *options, const TwRuleset *ruleset)
{
  const char *name =
      ruleset != NULL ? tw_texts_best (ruleset->titles, g_get_language_names ()) : NULL;
  const char *game = name != NULL ? name : _ ("Base game");

  return options->what != NULL
             /* Translators: a game, and the sets that are added to it. */
             ? g_strdup_printf (_ ("Balance report: %s with %s"), game, options->what)
             : g_strdup_printf (_ ("Balance report: %s"), game);
}

static TwReport *
report_of (const TwBalanceOptions *options, const TwRuleset *ruleset, const TwRules *rules)
{
  g_autofree char *title = title_of (options, ruleset);
  TwReport *report = tw_report_new (title);

  if (ruleset != NULL)
    tw_report_add_fact (report, _ ("Ruleset"), ruleset->id);
  tw_report_add_game (report, rules);
  return report;
}

static gboolean
ask_all (const TwBalanceOptions *options,
         const TwGameKit *kit,
         guint n_threads,
         const GArray *asked,
         char **uses,
         TwReport *report,
         GError **error)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  for (guint i = 0; i < asked->len; i++)
    {
      const TwAskedQuestion *question = &g_array_index (asked, TwAskedQuestion, i);
      const TwBalanceOptions one = options_of (options, question, uses);
      Work work = { question, i + 1, asked->len, cancellable, 0 };

      if (!ask (&one, kit, n_threads, &work, report, error))
        return FALSE;
    }
  return TRUE;
}

static void
print (const TwReport *report)
{
  g_print ("%s\n", report->title);
  for (guint i = 0; i < report->parts->len; i++)
    {
      const TwReportPart *part = report->parts->pdata[i];

      g_print ("\n%s\n%s\n", part->heading, part->sentence);
    }
}

/* The games with and without what is added; the second is none if nothing is. */
static gboolean
make_rules (const TwBalanceOptions *options,
            const TwGameKit *kit,
            char **uses,
            TwRuleset **out_ruleset,
            TwRules **out_with,
            TwRules **out_without,
            GError **error)
{
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (kit);
  TwGameOptions with = options->game;

  if (uses != NULL)
    with.uses = uses;
  if (!tw_game_options_set_up (&with, setup, out_ruleset, error))
    return FALSE;
  *out_with = tw_game_options_compile (setup, error);
  if (*out_with != NULL && uses != NULL)
    *out_without = tw_game_options_rules (&options->game, kit, error);
  return *out_with != NULL && (uses == NULL || *out_without != NULL);
}

int
tw_balance_all (const TwBalanceOptions *options,
                const TwGameKit *kit,
                guint n_threads,
                const char *path)
{
  g_auto (GStrv) uses = options->what != NULL ? uses_with (options) : NULL;
  g_autoptr (TwRuleset) ruleset = NULL;
  g_autoptr (TwRules) with = NULL;
  g_autoptr (TwRules) without = NULL;
  g_autoptr (TwReport) report = NULL;
  g_autoptr (GArray) asked = NULL;
  g_autoptr (GError) error = NULL;

  if (!make_rules (options, kit, uses, &ruleset, &with, &without, &error))
    return tw_command_fail (error);
  asked = tw_balance_questions (with, without, options->what, options->game.ruleset);
  report = report_of (options, ruleset, with);
  signal (SIGINT, interrupt);
  signal (SIGTERM, interrupt);
  if (!ask_all (options, kit, n_threads, asked, uses, report, &error)
      || (path != NULL && !tw_report_file_save (report, path, &error)))
    return tw_command_fail (error);
  print (report);
  return TW_EXIT_OK;
}
