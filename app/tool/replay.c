/* replay: plays a saved game or a case again. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/tool/command.h"
#include "app/tool/replay-report.h"
#include "engine/case/case-run.h"
#include "engine/format/file-kind.h"
#include "engine/jcz/jcz-game.h"
#include "engine/saved/saved-game.h"

/* Takes back what belongs to turns after @until. */
static void
rewind_to (TwGame *game, guint until)
{
  guint n, keep = 0;
  const TwLogEntry *log = tw_game_log (game, &n);

  while (keep < n && log[keep].turn <= until)
    keep++;
  tw_game_undo_to (game, keep);
}

static void
report_saved (const TwSavedGame *saved, int until, const GPtrArray *problems, gboolean as_json)
{
  TwReplayReport report = { .problems = problems };

  if (until >= 0)
    rewind_to (saved->game, (guint) until);
  report.play = tw_game_play (saved->game);
  report.events = tw_game_events (saved->game, &report.n_events);
  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    report.names[seat] = saved->seats[seat].name;
  tw_replay_report_print (&report, as_json);
}

static int
replay_saved (const TwGameKit *kit, const char *path, int until, gboolean as_json)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwSavedGame) saved = tw_saved_game_load (kit, path, &error);

  if (saved == NULL)
    return tw_command_fail (error);
  report_saved (saved, until, NULL, as_json);
  return TW_EXIT_OK;
}

static int
replay_jcz (const TwGameKit *kit, const char *path, int until, gboolean as_json)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwJczGame) game = tw_jcz_game_load (kit, path, &error);

  if (game == NULL)
    return tw_command_fail (error);
  report_saved (game->saved, until, game->problems, as_json);
  return game->is_stopped ? TW_EXIT_WRONG : TW_EXIT_OK;
}

static int
replay_case (const TwGameKit *kit,
             const TwCaseFile *file,
             const TwCase *one,
             int until,
             gboolean as_json)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwCaseRun) run = tw_case_run_new (kit, file, one);
  TwReplayReport report = { 0 };

  tw_case_run_turns (run, until < 0 ? G_MAXUINT : (guint) until, &error);
  report.play = tw_case_run_play (run);
  if (report.play != NULL)
    {
      report.events = (const TwEvent *) (gpointer) report.play->events->data;
      report.n_events = report.play->events->len;
    }
  if (error != NULL)
    report.problem = error->message;
  tw_replay_report_print (&report, as_json);
  return error != NULL ? TW_EXIT_WRONG : TW_EXIT_OK;
}

/* A file of many cases is many games: "FILE#ID" says which. */
static int
replay_cases (const TwGameKit *kit, const char *path, const char *id, int until, gboolean as_json)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwCaseFile) file = tw_case_file_load (path, &error);

  if (file == NULL)
    return tw_command_fail (error);
  for (guint i = 0; i < file->cases->len; i++)
    {
      const TwCase *one = g_ptr_array_index (file->cases, i);

      if (id != NULL ? strcmp (one->id, id) == 0 : file->cases->len == 1)
        return replay_case (kit, file, one, until, as_json);
    }
  if (id != NULL)
    g_printerr (_ ("%s has no case %s.\n"), path, id);
  else
    g_printerr (_ ("%s has %u cases. Name one: FILE#ID.\n"), path, file->cases->len);
  return TW_EXIT_USAGE;
}

static int
replay (const TwGameKit *kit, const char *word, int until, gboolean as_json)
{
  const char *sign = strrchr (word, '#');
  gboolean is_path = g_file_test (word, G_FILE_TEST_EXISTS);
  g_autofree char *path =
      !is_path && sign != NULL ? g_strndup (word, (gsize) (sign - word)) : g_strdup (word);
  g_autoptr (GError) error = NULL;
  TwFileKind kind;

  if (!tw_file_kind_find (path, &kind, &error))
    return tw_command_fail (error);
  switch (kind)
    {
    case TW_FILE_GAME:
      return replay_saved (kit, path, until, as_json);
    case TW_FILE_CASES:
      return replay_cases (kit, path, is_path ? NULL : sign + 1, until, as_json);
    case TW_FILE_JCZ:
      return replay_jcz (kit, path, until, as_json);
    default:
      g_printerr (_ ("%s: This is neither a saved game nor a case file.\n"), path);
      return TW_EXIT_USAGE;
    }
}

static int
run (int argc, char **argv)
{
  gboolean as_json = FALSE;
  int until = -1;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_ ("Print JSON"), NULL },
    { "until", 0, 0, G_OPTION_ARG_INT, &until, N_ ("Stop after this turn"), "N" },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (TwGameKit) kit = { 0 };

  if (!tw_command_options (&tw_command_replay, entries, &argc, &argv))
    return TW_EXIT_USAGE;
  if (argc != 2)
    return tw_command_usage (&tw_command_replay);
  if (!tw_command_kit (&kit))
    return TW_EXIT_USAGE;
  return replay (&kit, argv[1], until, as_json);
}

const TwCommand tw_command_replay = { "replay", "GAME", N_ ("Play a saved game or a case again"),
                                      run };
