/* Games as files of other kinds. */
#include "app/game/game-export.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/shared-kit.h"
#include "app/game/table-history.h"
#include "app/print/noted-table.h"
#include "app/print/sheet-file.h"
#include "engine/format/save-file.h"
#include "engine/jcz/jcz-game-writer.h"
#include "engine/setup/play-rules.h"

/* Of the case that a game's notation is. */
#define NOTATION_ID "GAME-1"
/* Side of a tile in pictures, in pixels. */
#define PICTURE_SIDE 128

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

  if (!tw_shared_kit_load (&kit, error))
    return FALSE;
  written = tw_case_writer_of_game (&kit, wanted->game, &wish, error);
  tw_play_rules_kit_clear (&kit);
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
write_picture (const TwExport *wanted, const char *path, GPtrArray *problems, GError **error)
{
  guint colours[TW_MAX_SEATS], n;
  TwTableImage image = { .play = tw_game_play (wanted->game),
                         .colours = colours,
                         .top = wanted->top };

  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    colours[seat] = wanted->setup.seats[seat].colour;
  tw_game_log (wanted->game, &n);
  return tw_noted_table_save (&image, PICTURE_SIDE, wanted->setup.title,
                              tw_game_remark (wanted->game, n), path, error);
}

static gboolean
write_points (const TwExport *wanted, const char *path, GPtrArray *problems, GError **error)
{
  g_autofree char *table = tw_game_export_points (wanted->game, &wanted->setup);

  return tw_save_file (path, table, strlen (table), NULL, NULL, error);
}

static gboolean
write_statistics (const TwExport *wanted, const char *path, GPtrArray *problems, GError **error)
{
  g_autofree char *table = tw_game_export_statistics (wanted->game, &wanted->setup);

  return tw_save_file (path, table, strlen (table), NULL, NULL, error);
}

/* The rules of what is played, as the table shows them. */
static gboolean
write_rules (const TwExport *wanted, const char *path, GPtrArray *problems, GError **error)
{
  g_autoptr (TwRulesSheet) sheet = tw_rules_sheet_new_for_user (wanted->setup.rules, NULL);

  return tw_sheet_file_save (sheet, path, error);
}

static const TwGameExporter exporters[] = {
  { .id = "picture",
    .menu = N_ ("Picture of the Table…"),
    .keys = "<Control>e",
    .title = N_ ("Export Picture"),
    .ending = ".png",
    .n_files = 3,
    .files = { { N_ ("Pictures (PNG)"), ".png" },
               { N_ ("Drawings (SVG)"), ".svg" },
               { N_ ("Documents (PDF)"), ".pdf" } },
    .is_shown = TRUE,
    .write = write_picture },
  { .id = "points",
    .menu = N_ ("Points (CSV)…"),
    .keys = "<Control><Shift>e",
    .title = N_ ("Export Points"),
    /* Translators: the end of a file's name; before it stands what is played. */
    .ending = N_ ("-points.csv"),
    .n_files = 1,
    .files = { { N_ ("Tables (CSV)"), ".csv" } },
    .write = write_points },
  { .id = "statistics",
    .menu = N_ ("Statistics (CSV)…"),
    .title = N_ ("Export Statistics"),
    /* Translators: the end of a file's name; before it stands what is played. */
    .ending = N_ ("-statistics.csv"),
    .n_files = 1,
    .files = { { N_ ("Tables (CSV)"), ".csv" } },
    .write = write_statistics },
  { .id = "rules",
    .menu = N_ ("Rules Sheet…"),
    .keys = "<Control>p",
    .title = N_ ("Rules Sheet"),
    /* Translators: the end of a file's name; before it stands what is played. */
    .ending = N_ ("-rules.pdf"),
    .n_files = 2,
    .files = { { N_ ("Documents (PDF)"), ".pdf" }, { N_ ("Web pages (HTML)"), ".html" } },
    .write = write_rules },
  { .id = "notation",
    .menu = N_ ("Notation…"),
    .keys = "<Control><Shift>t",
    .title = N_ ("Export Notation"),
    .ending = ".case",
    .n_files = 2,
    .files = { { N_ ("Notation"), ".case" }, { N_ ("Plain text"), ".txt" } },
    .write = write_case },
  { .id = "recording",
    .menu = N_ ("Recording for JCloisterZone…"),
    .keys = "<Control><Shift>j",
    .title = N_ ("Export Recording"),
    .ending = ".jcz",
    .n_files = 1,
    .files = { { N_ ("Recordings of JCloisterZone"), ".jcz" } },
    .write = write_recording },
  /* It is asked about first, and has a place of its own in the menu. */
  { .id = "case",
    .keys = "<Control><Shift>s",
    .title = N_ ("Save Case"),
    /* Translators: the end of a file's name; before it stands what is played. */
    .ending = N_ ("-scenario.case"),
    .n_files = 1,
    .files = { { N_ ("Cases"), ".case" } },
    .expects = TRUE,
    .write = write_case },
};

const TwGameExporter *
tw_game_exporters (guint *out_n)
{
  *out_n = G_N_ELEMENTS (exporters);
  return exporters;
}

TwExport *
tw_export_new (TwTableModel *model, const char *id)
{
  TwExport *wanted = g_new0 (TwExport, 1);

  for (guint i = 0; i < G_N_ELEMENTS (exporters); i++)
    if (g_str_equal (exporters[i].id, id))
      wanted->exporter = &exporters[i];
  g_assert (wanted->exporter != NULL);
  wanted->expects = wanted->exporter->expects;
  wanted->game = tw_game_copy (wanted->exporter->is_shown ? tw_table_model_get_game (model)
                                                          : tw_table_history_get_whole (model));
  tw_table_setup_copy (&wanted->setup, tw_table_model_get_setup (model));
  return wanted;
}

gboolean
tw_game_export_write (const TwExport *wanted, const char *path, GPtrArray *problems, GError **error)
{
  return wanted->exporter->write (wanted, path, problems, error);
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

  if (tw_game_export_write (job->wanted, job->path, problems, &error))
    g_task_return_pointer (task, problems, (GDestroyNotify) g_ptr_array_unref);
  else
    {
      g_ptr_array_unref (problems);
      g_task_return_error (task, error);
    }
}

void
tw_game_export_write_async (TwExport *wanted,
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
tw_game_export_write_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
