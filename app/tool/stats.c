/* stats: the saved games in a folder as one table of figures. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/tool/command.h"
#include "engine/format/save-file.h"
#include "engine/ledger/ledger-file.h"
#include "engine/ledger/ledger-folder.h"

#define MAX_THREADS 64

typedef struct
{
  gboolean as_csv;
  gboolean as_json;
  int n_threads;
  char *output;
} Options;

static int
refuse (const char *text)
{
  g_printerr ("%s\n", text);
  return TW_EXIT_USAGE;
}

/* A file that could not even be read makes more of a difference than one that was found broken. */
static int
tell_skipped (const TwLedger *ledger)
{
  int status = TW_EXIT_OK;

  for (guint i = 0; i < ledger->skipped->len; i++)
    {
      const TwLedgerSkipped *skipped = ledger->skipped->pdata[i];

      g_printerr ("%s\n", skipped->message);
      status = MAX (status, skipped->is_unreadable ? TW_EXIT_USAGE : TW_EXIT_WRONG);
    }
  return status;
}

static int
write_out (const TwLedger *ledger, const Options *options)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = options->as_json  ? tw_ledger_to_json (ledger)
                          : options->as_csv ? tw_ledger_to_csv (ledger)
                                            : tw_ledger_to_text (ledger);

  if (options->output == NULL)
    g_print (options->as_json ? "%s\n" : "%s", text);
  else if (!tw_save_file (options->output, text, strlen (text), NULL, NULL, &error))
    return tw_command_fail (error);
  return TW_EXIT_OK;
}

static int
stats (const char *folder, const Options *options)
{
  g_auto (TwGameKit) kit = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwLedger) ledger = NULL;
  int status, written;

  if (!tw_command_kit (&kit))
    return TW_EXIT_USAGE;
  ledger = tw_ledger_folder (&kit, folder, (guint) options->n_threads, NULL, NULL, &error);
  if (ledger == NULL)
    return tw_command_fail (error);
  status = tell_skipped (ledger);
  if (ledger->n_games == 0 && !options->as_json && !options->as_csv)
    g_printerr (_ ("%s: There is no saved game in this folder.\n"), folder);
  written = write_out (ledger, options);
  return MAX (status, written);
}

static int
run (int argc, char **argv)
{
  Options options = { .n_threads = (int) g_get_num_processors () };
  const GOptionEntry entries[] = {
    { "csv", 0, 0, G_OPTION_ARG_NONE, &options.as_csv, N_ ("Print comma-separated values"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.as_json, N_ ("Print JSON"), NULL },
    { "threads", 0, 0, G_OPTION_ARG_INT, &options.n_threads, N_ ("Threads"), "N" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_ ("Write to this file"), "OUT" },
    G_OPTION_ENTRY_NULL,
  };
  int status = TW_EXIT_USAGE;

  if (!tw_command_options (&tw_command_stats, entries, &argc, &argv))
    status = TW_EXIT_USAGE;
  else if (argc != 2)
    status = tw_command_usage (&tw_command_stats);
  else if (options.as_csv && options.as_json)
    status = refuse (_ ("Give --csv or --json, not both."));
  else if (options.n_threads < 1 || options.n_threads > MAX_THREADS)
    status = refuse (_ ("Give a number of threads from 1 to 64."));
  else
    status = stats (argv[1], &options);
  g_free (options.output);
  return status;
}

const TwCommand tw_command_stats = { .name = "stats",
                                     .arguments = "DIR",
                                     .summary = N_ ("Count the saved games in a folder"),
                                     .run = run };
