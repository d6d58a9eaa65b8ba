/* Running games that were kept: offered on the start page after a crash. */
#include <glib/gi18n.h>

#include "app/start/kept-games.h"
#include "app/widgets/discard-toast.h"
#include "app/window/window-private.h"

static const char *
not_continued (void)
{
  return _ ("The game cannot be continued");
}

static void
game_read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwWindow) self = user_data;
  TwKeptGame *game = TW_KEPT_GAME (object);

  if (tw_kept_game_get_state (game) == NULL)
    {
      tw_kept_games_put (game);
      tw_window_show_error (self, not_continued (),
                            _ ("What was kept of it is damaged. Give it up."));
      return;
    }
  tw_window_show_this_table (self, tw_play_page_new_for_kept (game, self->textures));
  tw_window_note_drawing (self, tw_kept_game_get_key (game));
}

/* Runs in a worker thread. */
static void
read_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  tw_kept_game_read (source);
  g_task_return_boolean (task, TRUE);
}

void
tw_window_resume_game (TwWindow *self, const char *id)
{
  g_autoptr (TwKeptGame) game = tw_kept_games_take (id);
  g_autoptr (GTask) task = NULL;

  if (game == NULL)
    {
      tw_kept_games_refresh ();
      tw_window_show_error (
          self, not_continued (),
          _ ("It has already been continued or given up, perhaps in another window."));
      return;
    }
  task = g_task_new (game, NULL, game_read_cb, g_object_ref (self));
  g_task_run_in_thread (task, read_in_thread);
}

static void
game_opened_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  TwGameFile *opened = tw_game_file_load_finish (result, &error);
  g_autofree char *name = NULL, *title = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  tw_window_end_opening (self);
  if (opened != NULL)
    {
      tw_window_show_this_table (self, tw_play_page_new_for_file (opened, self->textures));
      return;
    }
  name = tw_window_name_of (G_FILE (object));
  title = g_strdup_printf (_ ("“%s” cannot be opened"), name);
  tw_window_show_opening_error (self, title, error->message);
}

static void
look_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_autofree char *path = g_file_get_path (source);

  g_task_return_boolean (task, path != NULL && tw_game_file_is_one (path));
}

static void
looked_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  gboolean is_game = g_task_propagate_boolean (G_TASK (result), &error);

  if (error != NULL)
    return; /* Something else is being opened. */
  if (is_game)
    tw_game_file_load_async (G_FILE (object), 0,
                             tw_opening_page_get_cancellable (self->opening_page), game_opened_cb,
                             g_object_ref (self));
  else
    tw_window_open_set_file (self, G_FILE (object));
}

/* What a file holds is seen by its beginning, not by its name. */
void
tw_window_open_file (TwWindow *self, GFile *file)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (TW_IS_WINDOW (self));
  task = g_task_new (file, tw_window_begin_opening (self, file), looked_cb, g_object_ref (self));
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, look_thread);
}

static void
discard (gpointer game)
{
  tw_kept_game_clear (game);
}

static void
put_back (gpointer game)
{
  tw_kept_games_put (game);
}

void
tw_window_discard_game (TwWindow *self, const char *id)
{
  TwKeptGame *game = tw_kept_games_take (id);

  if (game == NULL)
    return;
  tw_window_hide_error (self, not_continued ());
  tw_window_add_toast (self, tw_discard_toast_new (
                                 /* Translators: %s is what was played. A long one is cut at its
                                  * end, so what has happened comes first. */
                                 g_strdup_printf (_ ("Gave up the game “%s”"),
                                                  tw_kept_game_get_title (game)),
                                 G_OBJECT (game), discard, put_back));
}
