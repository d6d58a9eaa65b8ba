/* Sets of files on the set-up page: read in a worker, and brought into play. */
#include "app/setup/setup-page-private.h"

#include <glib/gi18n.h>

#include "engine/format/file-kind.h"
#include "engine/format/format-error.h"

/* How long a problem with a file is told before the one of the game is told again, if there is one.
 */
#define PASSING_MS 8000

void
tw_setup_page_set_opening (TwSetupPage *self, TwOpeningPage *opening)
{
  g_return_if_fail (TW_IS_SETUP_PAGE (self));
  g_set_weak_pointer (&self->opening, opening);
}

/* What went wrong with a file says nothing of the game, whose own words come back when it has been
 * read. */
static void
tell_passing_problem (TwSetupPage *self, const char *problem)
{
  tw_setup_page_tell_problem (self, problem);
  tw_setup_page_check_in (self, PASSING_MS);
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
is_welcome (TwSetupPage *self, const GPtrArray *parts, GError **error)
{
  guint n_seats = tw_setup_seats_get_n (self->seats);
  g_autoptr (TwRules) before = tw_setup_page_dup_rules (self, NULL);
  g_autoptr (TwRules) after =
      before != NULL ? tw_setup_page_dup_rules_with (self, parts, n_seats, error) : NULL;

  return before == NULL || after != NULL;
}

static void add_next (TwSetupPage *self);

static void
refuse (TwSetupPage *self, const char *words)
{
  g_string_append_printf (self->refusals, "%s%s", self->refusals->len > 0 ? "\n" : "", words);
}

static void
take (TwSetupPage *self, TwTileSet *set, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) parts = tw_setup_parts_copy (self->parts);
  const TwSetupPart *added = tw_setup_parts_add_set (parts, set, path, &error);

  if (added == NULL || !is_welcome (self, parts, &error))
    {
      refuse (self, error->message);
      return;
    }
  g_ptr_array_unref (self->parts);
  self->parts = g_steal_pointer (&parts);
  tw_setup_sets_show (self->sets, self->parts, self->kit->vocabulary);
  tw_setup_page_show_parts (self);
  tw_setup_page_check (self);
  tw_setup_sets_grab (self->sets, added);
}

/* The table may be left before the disk has answered. */
static void
read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autofree GWeakRef *weak = user_data;
  g_autoptr (TwSetupPage) self = g_weak_ref_get (weak);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = g_task_propagate_pointer (G_TASK (result), &error);

  g_weak_ref_clear (weak);
  /* Given up, and perhaps the next one is being read already. */
  if (self == NULL || self->kit == NULL
      || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->adding);
  if (self->opening != NULL)
    tw_opening_page_end (self->opening);
  if (set != NULL)
    take (self, set, g_task_get_task_data (G_TASK (result)));
  else
    refuse (self, error->message);
  add_next (self);
}

/* One after the other; what was refused of them is told at the end. */
static void
add_next (TwSetupPage *self)
{
  g_autoptr (GFile) file = g_queue_pop_head (&self->to_add);
  g_autoptr (GTask) task = NULL;
  GWeakRef *weak;

  if (file == NULL && self->refusals->len > 0)
    tell_passing_problem (self, self->refusals->str);
  if (file == NULL)
    {
      g_string_truncate (self->refusals, 0);
      return;
    }
  self->adding = self->opening != NULL ? g_object_ref (tw_opening_page_begin (self->opening, file))
                                       : g_cancellable_new ();
  weak = g_new (GWeakRef, 1);
  g_weak_ref_init (weak, self);
  task = g_task_new (file, self->adding, read_cb, weak);
  g_task_set_task_data (task, g_file_get_path (file), g_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, read_in_thread);
}

void
tw_setup_page_add_file (TwSetupPage *self, GFile *file)
{
  g_return_if_fail (TW_IS_SETUP_PAGE (self) && G_IS_FILE (file));
  /* Who gives up reading a set gives up those that were to come after it. */
  if (self->adding != NULL && g_cancellable_is_cancelled (self->adding))
    {
      g_clear_object (&self->adding);
      g_queue_clear_full (&self->to_add, g_object_unref);
      g_string_truncate (self->refusals, 0);
    }
  if (g_file_peek_path (file) != NULL)
    g_queue_push_tail (&self->to_add, g_object_ref (file));
  else
    refuse (self, _ ("Only files of this computer can be added. Copy it here first."));
  if (self->adding == NULL)
    add_next (self);
}

/* What is dropped here is for the game, and not for another window. */
static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, TwSetupPage *self)
{
  if (self->kit == NULL)
    return FALSE;
  for (GSList *l = g_value_get_boxed (value); l != NULL; l = l->next)
    tw_setup_page_add_file (self, l->data);
  return TRUE;
}

void
tw_setup_page_take_drops (TwSetupPage *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
