/* Saving the game. */
#include "app/play/play-page-private.h"

#include <glib/gi18n.h>

#include "app/game/play-files.h"
#include "app/widgets/announcer.h"
#include "app/widgets/save-dialog.h"

/* How long is said that the game is saved. */
#define SAVED_SECONDS 3

void
tw_play_page_tell (TwPlayPage *self, const char *words)
{
  AdwToast *toast = adw_toast_new (words);

  adw_toast_set_timeout (toast, SAVED_SECONDS);
  tw_announce (GTK_WIDGET (self), toast);
}

static const TwSaveKind saved_games = { N_ ("Games"), ".xml" };

/* What was to be done after the save; once. */
static void
go_on (TwPlayPage *self, gboolean is_saved)
{
  void (*after_save) (gpointer user_data) = self->after_save;

  self->after_save = NULL;
  if (!is_saved || after_save == NULL)
    return;
  tw_game_keeper_give_up (self->keeper);
  after_save (self->after_save_data);
}

typedef struct
{
  TwPlayPage *page;
  GFile *file;
  guint64 state;
} Save;

static void
save_free (Save *save)
{
  g_object_unref (save->page);
  g_object_unref (save->file);
  g_free (save);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Save, save_free)

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Save) save = user_data;
  TwPlayPage *self = save->page;
  g_autoptr (GError) error = NULL;
  gboolean is_saved = tw_play_files_save_finish (result, &error);

  if (is_saved)
    {
      g_set_object (&self->file, save->file);
      tw_unsaved_game_set_saved (self->unsaved, save->state);
      tw_message_bar_hide (self->message_bar);
      tw_play_page_tell (self, _ ("Game saved"));
    }
  else
    tw_message_bar_show_error (self->message_bar, _ ("The game is not saved"), error->message);
  go_on (self, is_saved);
}

static void
place_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwPlayPage) self = user_data;
  g_autoptr (GFile) file = tw_save_dialog_finish (result);

  Save *save;

  if (file == NULL)
    {
      go_on (self, FALSE);
      return;
    }
  save = g_new (Save, 1);
  *save =
      (Save){ g_object_ref (self), g_object_ref (file), tw_unsaved_game_get_state (self->unsaved) };
  tw_play_files_save_async (self->model, file, saved_cb, save);
}

void
tw_play_page_save (TwPlayPage *self)
{
  g_autoptr (GFile) folder = self->file != NULL ? g_file_get_parent (self->file) : NULL;
  g_autofree char *old = self->file != NULL ? g_file_get_basename (self->file) : NULL;
  g_autofree char *name = NULL;

  if (old != NULL)
    name = g_filename_display_name (old);
  else
    name =
        tw_save_dialog_propose_name (tw_table_model_get_setup (self->model)->title, "game", ".xml");
  tw_save_dialog_show (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("Save Game"),
                       &saved_games, 1, folder, name, place_cb, g_object_ref (self));
}
