/* replay: plays a saved game or a case again. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/tool/command.h"
#include "app/tool/replay-report.h"
#include "engine/case/case-run.h"
#include "engine/format/file-kind.h"
#include "engine/jcz/jcz-game-reader.h"
#include "engine/saved/saved-game-reader.h"

/* What is wanted of the game: up to which turn, -1 for all of it; see #TwReplayReport. */
typedef struct
{
  int until;
  gboolean as_json;
  gboolean with_sentences;
} Wanted;

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
report_saved (const TwSavedGame *saved, const GPtrArray *problems, const Wanted *wanted)
{
  TwReplayReport report = { .problems = problems, .with_sentences = wanted->with_sentences };

  if (wanted->until >= 0)
    rewind_to (saved->game, (guint) wanted->until);
  report.play = tw_game_play (saved->game);
  report.events = tw_game_events (saved->game, &report.n_events);
  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    report.names[seat] = saved->seats[seat].name;
  tw_replay_report_print (&report, wanted->as_json);
}

static int
replay_saved (const TwGameKit *kit, const char *path, const Wanted *wanted)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwSavedGame) saved = tw_saved_game_load (kit, path, &error);

  if (saved == NULL)
    return tw_command_fail (error);
  report_saved (saved, NULL, wanted);
  return TW_EXIT_OK;
}

static int
replay_jcz (const TwGameKit *kit, const char *path, const Wanted *wanted)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwJczGame) game = tw_jcz_game_load (kit, path, &error);

  if (game == NULL)
    return tw_command_fail (error);
  report_saved (game->saved, game->problems, wanted);
  return game->is_stopped ? TW_EXIT_WRONG : TW_EXIT_OK;
}

static int
replay_case (const TwGameKit *kit, const TwCaseFile *file, const TwCase *one, const Wanted *wanted)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwCaseRun) run = tw_case_run_new (kit, file, one);
  TwReplayReport report = { .with_sentences = wanted->with_sentences };

  tw_case_run_turns (run, wanted->until < 0 ? G_MAXUINT : (guint) wanted->until, &error);
  report.play = tw_case_run_play (run);
  if (report.play != NULL)
    {
      report.events = (const TwEvent *) (gpointer) report.play->events->data;
      report.n_events = report.play->events->len;
    }
  if (error != NULL)
    report.problem = error->message;
  tw_replay_report_print (&report, wanted->as_json);
  return error != NULL ? TW_EXIT_WRONG : TW_EXIT_OK;
}

/* A file of many cases is many games: "FILE#ID" says which. */
static int
replay_cases (const TwGameKit *kit, const char *path, const char *id, const Wanted *wanted)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwCaseFile) file = tw_case_file_load (path, &error);

  if (file == NULL)
    return tw_command_fail (error);
  for (guint i = 0; i < file->cases->len; i++)
    {
      const TwCase *one = g_ptr_array_index (file->cases, i);

      if (id != NULL ? strcmp (one->id, id) == 0 : file->cases->len == 1)
        return replay_case (kit, file, one, wanted);
    }
  if (id != NULL)
    g_printerr (_ ("%s has no case %s.\n"), path, id);
  else
    g_printerr (_ ("%s has %u cases. Name one: FILE#ID.\n"), path, file->cases->len);
  return TW_EXIT_USAGE;
}

static int
replay (const TwGameKit *kit, const char *word, const Wanted *wanted)
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
      return replay_saved (kit, path, wanted);
    case TW_FILE_CASES:
      return replay_cases (kit, path, is_path ? NULL : sign + 1, wanted);
    case TW_FILE_JCZ:
      return replay_jcz (kit, path, wanted);
    default:
      g_printerr (_ ("%s: This is neither a saved game nor a case file.\n"), path);
      return TW_EXIT_USAGE;
    }
}

static int
run (int argc, char **argv)
{
  Wanted wanted = { .until = -1 };
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &wanted.as_json, N_ ("Print JSON"), NULL },
    { "until", 0, 0, G_OPTION_ARG_INT, &wanted.until, N_ ("Stop after this turn"), "N" },
    { "sentences", 0, 0, G_OPTION_ARG_NONE, &wanted.with_sentences,
      N_ ("Say in sentences what the rules behind the points do"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (TwGameKit) kit = { 0 };

  if (!tw_command_options (&tw_command_replay, entries, &argc, &argv))
    return TW_EXIT_USAGE;
  if (argc != 2)
    return tw_command_usage (&tw_command_replay);
  if (!tw_command_kit (&kit))
    return TW_EXIT_USAGE;
  return replay (&kit, argv[1], &wanted);
}

const TwCommand tw_command_replay = { .name = "replay",
                                      .arguments = "GAME",
                                      .summary = N_ ("Play a saved game or a case again"),
                                      .run = run };
