/* The sets of files that the chosen ruleset names: read in a worker, before there is a game. */
#include "app/setup/setup-page-private.h"

gboolean
tw_setup_page_is_reading (TwSetupPage *self)
{
  g_return_val_if_fail (TW_IS_SETUP_PAGE (self), FALSE);
  return self->reading != NULL || self->awaits_own;
}

/* Runs in a worker thread. */
static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_task_return_pointer (task, tw_setup_read_files (data), (GDestroyNotify) g_hash_table_unref);
}

/* Another ruleset may have been chosen meanwhile, the table may have been left. */
static void
read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autofree GWeakRef *weak = user_data;
  g_autoptr (TwSetupPage) self = g_weak_ref_get (weak);
  GTask *task = G_TASK (result);
  GHashTable *files = g_task_propagate_pointer (task, NULL);

  g_weak_ref_clear (weak);
  if (self == NULL || self->kit == NULL || g_task_get_cancellable (task) != self->reading)
    {
      g_clear_pointer (&files, g_hash_table_unref);
      return;
    }
  g_clear_object (&self->reading);
  if (self->opening != NULL && files != NULL)
    tw_opening_page_end (self->opening);
  g_clear_pointer (&self->files, g_hash_table_unref);
  self->files = files != NULL ? files : tw_setup_give_up_files (g_task_get_task_data (task));
  tw_setup_page_change_ruleset (self);
  tw_setup_page_check (self);
  g_signal_emit_by_name (self, "ready");
}

/* Nobody waits for the files of the ruleset before. */
static void
stop (TwSetupPage *self)
{
  g_autoptr (GCancellable) reading = g_steal_pointer (&self->reading);

  g_cancellable_cancel (reading);
  if (reading != NULL && self->opening != NULL
      && tw_opening_page_get_cancellable (self->opening) == reading)
    tw_opening_page_end (self->opening);
}

void
tw_setup_page_read_awaited (TwSetupPage *self)
{
  g_auto (GStrv) paths = tw_setup_parts_dup_awaited (self->parts);
  g_autoptr (GFile) first = paths[0] != NULL ? g_file_new_for_path (paths[0]) : NULL;
  g_autoptr (GTask) task = NULL;
  GWeakRef *weak;

  stop (self);
  if (first == NULL)
    return;
  self->reading = self->opening != NULL
                      ? g_object_ref (tw_opening_page_begin (self->opening, first))
                      : g_cancellable_new ();
  weak = g_new (GWeakRef, 1);
  g_weak_ref_init (weak, self);
  task = g_task_new (NULL, self->reading, read_cb, weak);
  g_task_set_task_data (task, g_steal_pointer (&paths), (GDestroyNotify) g_strfreev);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, read_in_thread);
}
