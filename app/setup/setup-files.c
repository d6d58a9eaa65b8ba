/* Sets of files for a game: read in a worker, and brought into play. */
#include "app/setup/setup-files.h"

#include <glib/gi18n.h>

#include "app/setup/setup-errand.h"
#include "engine/format/file-kind.h"
#include "engine/format/format-error.h"

/*
 * @to_add: GFile: to be read one after the other
 * @refusals: why some of them were not added
 */
struct _TwSetupFiles
{
  GObject parent_instance;

  TwSetupGame *game; /* borrowed */
  TwSetupErrand *errand;
  GQueue to_add;
  GString *refusals;
};

G_DEFINE_FINAL_TYPE (TwSetupFiles, tw_setup_files, G_TYPE_OBJECT)

enum
{
  ADDED,
  REFUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

void
tw_setup_files_set_opening (TwSetupFiles *self, TwOpeningPage *opening)
{
  tw_setup_errand_set_opening (self->errand, opening);
}

/* Why a file is not added. What is no tile set at all is not told where in it the XML ends. */
static GError *
refusal_of (const char *path, const GError *error)
{
  g_autofree char *base = g_path_get_basename (path), *name = g_filename_display_name (base);
  TwFileKind kind = TW_FILE_TILE_SET;

  if (!g_error_matches (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_READ)
      && tw_file_kind_find (path, &kind, NULL) && kind != TW_FILE_TILE_SET)
    return g_error_new (TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT,
                        _ ("“%s” is no tile set. Add a tile set or a package with one."), name);
  return tw_format_error_for_file (error, name);
}

/* Runs in a worker thread. */
static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_setup_read_set (data, &error);

  if (set != NULL)
    g_task_return_pointer (task, set, (GDestroyNotify) tw_tile_set_unref);
  else
    g_task_return_error (task, refusal_of (data, error));
}

/* A set that spoils a game which could be played is refused: nothing changes then. */
static gboolean
is_welcome (const TwSetupGame *game, const GPtrArray *parts, GError **error)
{
  g_autoptr (TwRules) before = tw_setup_game_dup_rules (game, NULL);
  g_autoptr (TwRules) after =
      before != NULL ? tw_setup_game_dup_rules_with (game, parts, game->n_seats, error) : NULL;

  return before == NULL || after != NULL;
}

static void
refuse (TwSetupFiles *self, const char *words)
{
  g_string_append_printf (self->refusals, "%s%s", self->refusals->len > 0 ? "\n" : "", words);
}

static void
take (TwSetupFiles *self, TwTileSet *set, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) parts = tw_setup_parts_copy (self->game->parts);
  const TwSetupPart *added = tw_setup_parts_add_set (parts, set, path, &error);

  if (added == NULL || !is_welcome (self->game, parts, &error))
    {
      refuse (self, error->message);
      return;
    }
  tw_setup_game_take_parts (self->game, g_steal_pointer (&parts));
  g_signal_emit (self, signals[ADDED], 0, added);
}

/* One after the other; what was refused of them is told at the end. */
static void
add_next (TwSetupFiles *self)
{
  g_autoptr (GFile) file = g_queue_pop_head (&self->to_add);

  if (file != NULL)
    {
      tw_setup_errand_begin (self->errand, file, read_in_thread, g_file_get_path (file), g_free);
      return;
    }
  if (self->refusals->len > 0)
    g_signal_emit (self, signals[REFUSED], 0, self->refusals->str);
  g_string_truncate (self->refusals, 0);
}

/* Who gives up reading a set gives up those that were to come after it. */
static void
give_up (TwSetupFiles *self)
{
  tw_setup_errand_stop (self->errand);
  g_queue_clear_full (&self->to_add, g_object_unref);
  g_string_truncate (self->refusals, 0);
}

static void
done_cb (TwSetupFiles *self, GTask *task)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = g_task_propagate_pointer (task, &error);

  /* The table may be left before the disk has answered. */
  if (self->game->kit == NULL)
    return;
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      give_up (self);
      return;
    }
  if (set != NULL)
    take (self, set, g_task_get_task_data (task));
  else
    refuse (self, error->message);
  add_next (self);
}

void
tw_setup_files_add (TwSetupFiles *self, GFile *file)
{
  if (tw_setup_errand_is_given_up (self->errand))
    give_up (self);
  if (g_file_peek_path (file) != NULL)
    g_queue_push_tail (&self->to_add, g_object_ref (file));
  else
    refuse (self, _ ("Only files of this computer can be added. Copy it here first."));
  if (!tw_setup_errand_is_under_way (self->errand))
    add_next (self);
}

/* What is dropped here is for the game, and not for another window. */
static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, TwSetupFiles *self)
{
  if (self->game->kit == NULL)
    return FALSE;
  for (GSList *l = g_value_get_boxed (value); l != NULL; l = l->next)
    tw_setup_files_add (self, l->data);
  return TRUE;
}

void
tw_setup_files_take_drops (TwSetupFiles *self, GtkWidget *widget)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, 0);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}

static void
setup_files_finalize (GObject *object)
{
  TwSetupFiles *self = TW_SETUP_FILES (object);

  g_object_unref (self->errand);
  g_queue_clear_full (&self->to_add, g_object_unref);
  g_string_free (self->refusals, TRUE);
  G_OBJECT_CLASS (tw_setup_files_parent_class)->finalize (object);
}

static void
tw_setup_files_class_init (TwSetupFilesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = setup_files_finalize;
  signals[ADDED] = g_signal_new ("added", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
tw_setup_files_init (TwSetupFiles *self)
{
  self->errand = tw_setup_errand_new ();
  self->refusals = g_string_new (NULL);
  g_signal_connect_object (self->errand, "done", G_CALLBACK (done_cb), self, G_CONNECT_SWAPPED);
}

TwSetupFiles *
tw_setup_files_new (TwSetupGame *game)
{
  TwSetupFiles *self = g_object_new (TW_TYPE_SETUP_FILES, NULL);

  self->game = game;
  return self;
}
