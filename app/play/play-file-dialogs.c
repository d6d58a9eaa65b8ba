/* Saving the game, and going on with one that was saved. */
#include "app/play/play-page-private.h"

#include <glib/gi18n.h>

#include "app/play/play-files.h"
#include "app/window.h"

/* At a page outside the program's window (a test) nobody is told. */
static void
tell (TwPlayPage *self, const char *words)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (TW_IS_WINDOW (root))
    tw_window_add_toast (TW_WINDOW (root), adw_toast_new (words));
}

static GtkFileChooserNative *
new_chooser (TwPlayPage *self, const char *title, GtkFileChooserAction action, const char *accept)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (title, GTK_WINDOW (root), action, accept, NULL);
  g_autoptr (GtkFileFilter) games = gtk_file_filter_new ();

  gtk_file_filter_set_name (games, _ ("Games"));
  gtk_file_filter_add_suffix (games, "xml");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), games);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  return chooser;
}

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwPlayPage) self = user_data;
  g_autoptr (GError) error = NULL;

  tell (self, tw_play_save_finish (result, &error) ? _ ("Game saved") : error->message);
}

static void
save_response_cb (GtkFileChooserNative *chooser, int response, TwPlayPage *self)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

      tw_play_save_async (self->model, file, saved_cb, g_object_ref (self));
    }
  g_object_unref (chooser);
}

void
tw_play_page_save (TwPlayPage *self)
{
  GtkFileChooserNative *chooser =
      new_chooser (self, _ ("Save Game"), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"));

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), _ ("game.xml"));
  g_signal_connect_object (chooser, "response", G_CALLBACK (save_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
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
      tell (self, error->message);
      return;
    }
  tw_table_model_resume (self->model, &setup, game);
  tw_table_setup_clear (&setup);
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

void
tw_play_page_open (TwPlayPage *self)
{
  GtkFileChooserNative *chooser =
      new_chooser (self, _ ("Open Game"), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"));

  g_signal_connect_object (chooser, "response", G_CALLBACK (open_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
