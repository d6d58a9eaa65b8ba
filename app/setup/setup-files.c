/* Sets of files on the set-up page: read in a worker, and brought into play. */
#include "app/setup/setup-page-private.h"

#include <glib/gi18n.h>

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

/* Runs in a worker thread. */
static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  TwTileSet *set = tw_setup_read_set (data, &error);

  if (set != NULL)
    g_task_return_pointer (task, set, (GDestroyNotify) tw_tile_set_unref);
  else
    g_task_return_error (task, error);
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

static void
take (TwSetupPage *self, TwTileSet *set, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) parts = tw_setup_parts_copy (self->parts);
  const TwSetupPart *added = tw_setup_parts_add_set (parts, set, path, &error);

  if (added == NULL || !is_welcome (self, parts, &error))
    {
      tell_passing_problem (self, error->message);
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
  if (self == NULL || self->kit == NULL
      || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (self->opening != NULL)
    tw_opening_page_end (self->opening);
  if (set != NULL)
    take (self, set, g_task_get_task_data (G_TASK (result)));
  else
    tell_passing_problem (self, error->message);
}

void
tw_setup_page_add_file (TwSetupPage *self, GFile *file)
{
  char *path = g_file_get_path (file);
  g_autoptr (GTask) task = NULL;
  GWeakRef *weak;

  g_return_if_fail (TW_IS_SETUP_PAGE (self));
  if (path == NULL)
    {
      tell_passing_problem (self, _ ("Only files of this computer can be added. Copy it here "
                                     "first."));
      return;
    }
  weak = g_new (GWeakRef, 1);
  g_weak_ref_init (weak, self);
  task =
      g_task_new (file, self->opening != NULL ? tw_opening_page_begin (self->opening, file) : NULL,
                  read_cb, weak);
  g_task_set_task_data (task, path, g_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, read_in_thread);
}
