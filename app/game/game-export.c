/* Games as files of other kinds. */
#include "app/game/game-export.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/drawing/table-image.h"
#include "app/game/table-history.h"
#include "engine/format/format-error.h"
#include "engine/format/save-file.h"
#include "engine/jcz/jcz-game.h"
#include "engine/setup/play-rules.h"

/* Of the case that a game's notation is. */
#define NOTATION_ID "GAME-1"
/* Side of a tile in pictures, in pixels. */
#define PICTURE_SIDE 128

TwExport *
tw_export_new (TwTableModel *model, TwExportKind kind)
{
  TwExport *wanted = g_new0 (TwExport, 1);

  wanted->kind = kind;
  wanted->expects = kind == TW_EXPORT_CASE;
  wanted->game = tw_game_copy (kind == TW_EXPORT_PICTURE ? tw_table_model_get_game (model)
                                                         : tw_table_model_get_whole (model));
  tw_table_setup_copy (&wanted->setup, tw_table_model_get_setup (model));
  return wanted;
}

void
tw_export_free (TwExport *wanted)
{
  if (wanted == NULL)
    return;
  tw_game_free (wanted->game);
  tw_table_setup_clear (&wanted->setup);
  g_free (wanted->id);
  g_free (wanted->title);
  g_strfreev (wanted->rules);
  g_free (wanted->more);
  g_free (wanted);
}

/* Names of files that go with the case begin as its own does. */
static char *
stem_of (const char *path)
{
  char *stem = g_path_get_basename (path);
  char *dot = strrchr (stem, '.');

  if (dot != NULL && dot != stem)
    *dot = '\0';
  for (char *c = stem; *c != '\0'; c++)
    if (g_ascii_isspace (*c) || *c == '#')
      *c = '-';
  return stem;
}

static gboolean
write_case (const TwExport *wanted, const char *path, GPtrArray *problems, GError **error)
{
  g_autofree char *stem = stem_of (path);
  TwCaseWish wish = { .id = wanted->id != NULL ? wanted->id : NOTATION_ID,
                      .title = wanted->title != NULL ? wanted->title : wanted->setup.title,
                      .rules = (const char *const *) wanted->rules,
                      .n_given = wanted->n_given,
                      .expects = wanted->expects,
                      .scores = wanted->has_scores ? wanted->scores : NULL,
                      .more = wanted->more,
                      .stem = stem };
  TwGameKit kit = { 0 };
  g_autoptr (TwWrittenCase) written = NULL;

  if (!tw_play_kit_load (&kit, error))
    return FALSE;
  written = tw_case_of_game (&kit, wanted->game, &wish, error);
  tw_play_kit_clear (&kit);
  if (written == NULL || !tw_written_case_save (written, path, error))
    return FALSE;
  if (written->is_whole_instead)
    g_ptr_array_add (problems, g_strdup (_ ("Not all of the position can be said in words: the "
                                            "case begins with the first tile.")));
  for (guint i = 0; i < written->files->len; i++)
    {
      const TwWrittenFile *file = g_ptr_array_index (written->files, i);

      /* Translators: %s is the name of a file. */
      g_ptr_array_add (problems,
                       g_strdup_printf (_ ("“%s” lies beside it and belongs to it."), file->name));
    }
  return TRUE;
}

static gboolean
write_recording (const TwExport *wanted, const char *path, GPtrArray *problems, GError **error)
{
  TwSavedSeat seats[TW_MAX_SEATS] = { 0 };
  g_autofree char *json = NULL;
  gsize length;

  for (guint seat = 0; seat < wanted->setup.rules->n_seats; seat++)
    seats[seat] =
        (TwSavedSeat){ wanted->setup.seats[seat].name,
                       (char *) tw_player_colour_name (wanted->setup.seats[seat].colour), NULL };
  json = tw_jcz_game_to_json (wanted->game, seats, problems, &length, error);
  return json != NULL && tw_save_file (path, json, length, NULL, NULL, error);
}

static gboolean
write_picture (const TwExport *wanted, const char *path, GError **error)
{
  guint colours[TW_MAX_SEATS];
  TwTableImage image = { .play = tw_game_play (wanted->game), .colours = colours };

  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    colours[seat] = wanted->setup.seats[seat].colour;
  return tw_table_image_save (&image, PICTURE_SIDE, wanted->setup.title, path, error);
}

gboolean
tw_export_write (const TwExport *wanted, const char *path, GPtrArray *problems, GError **error)
{
  switch (wanted->kind)
    {
    case TW_EXPORT_RECORDING:
      return write_recording (wanted, path, problems, error);
    case TW_EXPORT_PICTURE:
      return write_picture (wanted, path, error);
    case TW_EXPORT_POINTS:
    case TW_EXPORT_STATISTICS:
      {
        g_autofree char *table = wanted->kind == TW_EXPORT_POINTS
                                     ? tw_export_points (wanted->game, &wanted->setup)
                                     : tw_export_statistics (wanted->game, &wanted->setup);

        return tw_save_file (path, table, strlen (table), NULL, NULL, error);
      }
    default:
      return write_case (wanted, path, problems, error);
    }
}

typedef struct
{
  TwExport *wanted;
  char *path;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  tw_export_free (job->wanted);
  g_free (job->path);
  g_free (job);
}

static void
write_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Job *job = data;
  GPtrArray *problems = g_ptr_array_new_with_free_func (g_free);
  GError *error = NULL;

  if (tw_export_write (job->wanted, job->path, problems, &error))
    g_task_return_pointer (task, problems, (GDestroyNotify) g_ptr_array_unref);
  else
    {
      g_ptr_array_unref (problems);
      g_task_return_error (task, error);
    }
}

void
tw_export_write_async (TwExport *wanted,
                       GFile *file,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (file, NULL, callback, user_data);
  Job *job = g_new (Job, 1);

  *job = (Job){ wanted, g_file_get_path (file) };
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, write_thread);
}

GPtrArray *
tw_export_write_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
