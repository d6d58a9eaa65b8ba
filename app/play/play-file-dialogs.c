/* Saving the game, and going on with one that was saved. */
#include "app/play/play-page-private.h"

#include <glib/gi18n.h>

#include "app/play/play-files.h"
#include "app/save-dialog.h"
#include "app/window.h"

/* How long is said that the game is saved. */
#define SAVED_SECONDS 3

/* At a page outside the program's window (a test) nobody is told. */
static void
tell_saved (TwPlayPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  AdwToast *toast;

  tw_message_bar_hide (self->message_bar);
  if (!TW_IS_WINDOW (root))
    return;
  toast = adw_toast_new (_ ("Game saved"));
  adw_toast_set_timeout (toast, SAVED_SECONDS);
  tw_window_add_toast (TW_WINDOW (root), toast);
}

static GtkFileFilter *
new_filter (void)
{
  GtkFileFilter *games = gtk_file_filter_new ();

  gtk_file_filter_set_name (games, _ ("Games"));
  gtk_file_filter_add_suffix (games, "xml");
  return games;
}

/* What was to be done after the save; once. */
static void
go_on (TwPlayPage *self, gboolean is_saved)
{
  void (*after_save) (gpointer user_data) = self->after_save;

  self->after_save = NULL;
  if (is_saved && after_save != NULL)
    after_save (self->after_save_data);
}

typedef struct
{
  TwPlayPage *page;
  guint64 state;
} Save;

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autofree Save *save = user_data;
  g_autoptr (TwPlayPage) self = save->page;
  g_autoptr (GError) error = NULL;
  gboolean is_saved = tw_play_save_finish (result, &error);

  if (is_saved)
    {
      self->saved = save->state;
      tw_play_page_tell_unsaved (self);
      tell_saved (self);
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
  *save = (Save){ g_object_ref (self), tw_play_page_state (self) };
  tw_play_save_async (self->model, file, saved_cb, save);
}

void
tw_play_page_save (TwPlayPage *self)
{
  g_autoptr (GtkFileFilter) filter = new_filter ();

  tw_save_dialog_show (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("Save Game"),
                       filter, NULL, _ ("game.xml"), place_cb, g_object_ref (self));
}

static void
loaded_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwPlayPage) self = user_data;
  g_autoptr (GError) error = NULL;
  TwTableSetup setup = { 0 };
  TwGame *game = tw_play_load_finish (result, &setup, &error);

  if (game == NULL)
    {
      tw_message_bar_show_error (self->message_bar, _ ("The game cannot be opened"),
                                 error->message);
      return;
    }
  tw_message_bar_hide (self->message_bar);
  tw_table_model_resume (self->model, &setup, game);
  tw_table_setup_clear (&setup);
  self->saved = tw_play_page_state (self);
  tw_play_page_tell_unsaved (self);
}

static void
open_response_cb (GtkFileChooserNative *chooser, int response, TwPlayPage *self)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

      tw_play_load_async (&self->kit, file, loaded_cb, g_object_ref (self));
    }
  g_object_unref (chooser);
}

static void
choose_cb (gpointer user_data)
{
  TwPlayPage *self = user_data;
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (_ ("Open Game"),
                                   GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                   GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), NULL);
  g_autoptr (GtkFileFilter) filter = new_filter ();

  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (open_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
tw_play_page_open (TwPlayPage *self)
{
  tw_play_page_ask_to_leave (GTK_WIDGET (self), choose_cb, self);
}
