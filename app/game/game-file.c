/* Files that hold a game. */
#include "app/game/game-file.h"

#include <glib/gi18n.h>

#include "app/document/shared-kit.h"
#include "app/game/play-files.h"
#include "engine/case/case-run.h"
#include "engine/chain/chain.h"
#include "engine/format/file-kind.h"
#include "engine/format/format-error.h"
#include "engine/format/xml-document.h"
#include "engine/jcz/jcz-game-reader.h"
#include "engine/saved/saved-game-reader.h"
#include "engine/setup/play-rules.h"

void
tw_game_file_free (TwGameFile *opened)
{
  if (opened == NULL)
    return;
  g_clear_object (&opened->file);
  tw_game_free (opened->game);
  tw_table_setup_clear (&opened->setup);
  g_clear_pointer (&opened->problems, g_ptr_array_unref);
  g_clear_pointer (&opened->cases, g_ptr_array_unref);
  g_free (opened->moves);
  g_free (opened);
}

static void
case_free (gpointer data)
{
  TwFileCase *one = data;

  g_free (one->id);
  g_free (one->title);
  g_free (one->failure);
  g_free (one);
}

gboolean
tw_game_file_is_one (const char *path)
{
  TwFileKind kind = TW_FILE_UNKNOWN;

  return tw_file_kind_find (path, &kind, NULL)
         && (kind == TW_FILE_GAME || kind == TW_FILE_JCZ || kind == TW_FILE_CASES
             || kind == TW_FILE_MOVES);
}

static gboolean
read_saved (TwGameFile *opened, const TwGameKit *kit, const char *path, GError **error)
{
  g_autoptr (TwSavedGame) saved = tw_saved_game_load (kit, path, error);

  if (saved == NULL)
    return FALSE;
  opened->game = tw_play_files_take_saved (saved, &opened->setup);
  opened->is_saved = TRUE;
  return TRUE;
}

/* Whether @moves go on from moves that are not among them. What is no move is refused by who reads
 * it. */
static gboolean
lacks_opening (const char *moves)
{
  g_auto (GStrv) lines = tw_chain_find_lines (moves);
  g_auto (TwChainMove) first = { 0 };
  TwChainDigest hash;

  return lines[0] != NULL && tw_chain_move_parse (lines[0], &first, &hash, NULL)
         && first.number > 0;
}

static gboolean
read_moves (TwGameFile *opened, const TwGameKit *kit, const char *path, GError **error)
{
  gsize length = 0;
  g_autoptr (TwChain) chain = NULL;

  opened->moves = tw_xml_document_read_file (path, &length, error);
  if (opened->moves == NULL)
    return FALSE;
  if (lacks_opening (opened->moves))
    return TRUE;
  chain = tw_chain_read (kit, opened->moves, error);
  if (chain == NULL)
    return FALSE;
  opened->game = tw_game_copy (tw_chain_game (chain));
  tw_play_files_take_setup (tw_chain_opened (chain), &opened->setup);
  return TRUE;
}

static gboolean
read_recording (TwGameFile *opened, const TwGameKit *kit, const char *path, GError **error)
{
  g_autoptr (TwJczGame) recording = tw_jcz_game_load (kit, path, error);

  if (recording == NULL)
    return FALSE;
  opened->game = tw_play_files_take_saved (recording->saved, &opened->setup);
  for (guint i = 0; i < recording->problems->len; i++)
    g_ptr_array_add (opened->problems, g_strdup (recording->problems->pdata[i]));
  return TRUE;
}

/* Who plays: the colours of the case, where it gives them. */
static TwSavedGame *
saved_of_run (const TwCaseRun *run)
{
  TwSavedGame *saved = g_new0 (TwSavedGame, 1);
  const char *const *colours = tw_case_run_get_colours (run);

  saved->game = tw_game_copy (tw_case_run_get_game (run));
  for (guint seat = 0; colours != NULL && seat < TW_MAX_SEATS && colours[seat] != NULL; seat++)
    saved->seats[seat].colour = g_strdup (colours[seat]);
  return saved;
}

/* Runs a case; the one that is wanted becomes the game. */
static void
run_case (TwGameFile *opened, const TwGameKit *kit, const TwCaseFile *file, guint index)
{
  const TwCase *one = g_ptr_array_index (file->cases, index);
  g_autoptr (TwCaseRun) run = tw_case_run_new (kit, file, one);
  g_autoptr (GError) error = NULL;
  TwFileCase *told = g_new0 (TwFileCase, 1);

  tw_case_run_keep_game (run);
  tw_case_run_turns (run, G_MAXUINT, &error);
  *told = (TwFileCase){ g_strdup (one->id), g_strdup (one->title),
                        error != NULL ? g_strdup (error->message) : NULL };
  g_ptr_array_add (opened->cases, told);
  if (index == opened->at && tw_case_run_get_game (run) != NULL)
    {
      g_autoptr (TwSavedGame) saved = saved_of_run (run);

      opened->game = tw_play_files_take_saved (saved, &opened->setup);
      g_free (opened->setup.title);
      opened->setup.title = g_strdup_printf ("%s – %s", one->id, one->title);
    }
}

static gboolean
read_cases (TwGameFile *opened, const TwGameKit *kit, const char *path, GError **error)
{
  g_autoptr (TwCaseFile) file = tw_case_file_load (path, error);
  const TwFileCase *told;

  if (file == NULL)
    return FALSE;
  if (file->cases->len == 0)
    return tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, path, 0,
                                _ ("There is no case in this file. A case begins with the line "
                                   "“case ID TITLE”."));
  opened->cases = g_ptr_array_new_with_free_func (case_free);
  opened->at = MIN (opened->at, file->cases->len - 1);
  for (guint i = 0; i < file->cases->len; i++)
    run_case (opened, kit, file, i);
  told = g_ptr_array_index (opened->cases, opened->at);
  if (opened->game == NULL)
    {
      g_set_error_literal (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT,
                           told->failure != NULL
                               ? told->failure
                               : _ ("This case says that there is no such game."));
      return FALSE;
    }
  if (told->failure != NULL)
    g_ptr_array_add (opened->problems, g_strdup (told->failure));
  return TRUE;
}

TwGameFile *
tw_game_file_load (GFile *file, guint at, GError **error)
{
  g_autoptr (TwGameFile) opened = g_new0 (TwGameFile, 1);
  g_autofree char *path = g_file_get_path (file);
  TwGameKit kit = { 0 };
  TwFileKind kind = TW_FILE_UNKNOWN;
  gboolean is_read = FALSE;

  opened->file = g_object_ref (file);
  opened->problems = g_ptr_array_new_with_free_func (g_free);
  opened->at = at;
  if (path == NULL)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_READ, g_file_peek_path (file), 0,
                           _ ("Only files on this computer can be opened. Copy it here first."));
      return NULL;
    }
  if (!tw_file_kind_find (path, &kind, error) || !tw_shared_kit_load (&kit, error))
    return NULL;
  switch (kind)
    {
    case TW_FILE_GAME:
      is_read = read_saved (opened, &kit, path, error);
      break;
    case TW_FILE_MOVES:
      is_read = read_moves (opened, &kit, path, error);
      break;
    case TW_FILE_JCZ:
      is_read = read_recording (opened, &kit, path, error);
      break;
    case TW_FILE_CASES:
      is_read = read_cases (opened, &kit, path, error);
      break;
    default:
      tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, path, 0,
                           _ ("This is neither a saved game nor a recording nor a case. Choose "
                              "another file."));
      break;
    }
  /* Games of the kit live on without it. */
  tw_play_rules_kit_clear (&kit);
  return is_read ? g_steal_pointer (&opened) : NULL;
}

typedef struct
{
  GFile *file;
  guint at;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_object_unref (job->file);
  g_free (job);
}

static void
load_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Job *job = data;
  GError *error = NULL;
  TwGameFile *opened = tw_game_file_load (job->file, job->at, &error);

  if (opened != NULL)
    g_task_return_pointer (task, opened, (GDestroyNotify) tw_game_file_free);
  else
    g_task_return_error (task, error);
}

void
tw_game_file_load_async (GFile *file,
                         guint at,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (file, cancellable, callback, user_data);
  Job *job = g_new (Job, 1);

  *job = (Job){ g_object_ref (file), at };
  g_task_set_task_data (task, job, job_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, load_thread);
}

TwGameFile *
tw_game_file_load_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
