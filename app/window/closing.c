/* What would be lost with a window, and what is asked before it closes. */
#include "app/window/closing.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/document-file.h"
#include "app/play/play-page.h"

/*
 * @may_close, @may_lose_game: set once the person has said what is to become of unsaved changes,
 * and of the game
 * @inhibit_cookie: of gtk_application_inhibit(), 0 if the session may end
 */
struct _TwClosing
{
  GObject parent_instance;

  GtkWindow *window;
  TwEditPage *edit;
  TwTableHost *host;
  gboolean may_close;
  gboolean may_lose_game;
  guint inhibit_cookie;
};

G_DEFINE_FINAL_TYPE (TwClosing, tw_closing, G_TYPE_OBJECT)

const char *
tw_closing_get_unsaved (TwClosing *self)
{
  if (tw_edit_page_is_modified (self->edit))
    return _ ("A tile set has changes that are not saved.");
  if (tw_table_host_has_game (self->host))
    return _ ("The game on the table is not saved.");
  return NULL;
}

void
tw_closing_update (TwClosing *self)
{
  GtkApplication *application = gtk_window_get_application (self->window);
  const char *reason = tw_closing_get_unsaved (self);

  if (application == NULL || (reason != NULL) == (self->inhibit_cookie != 0))
    return;
  if (reason != NULL)
    self->inhibit_cookie =
        gtk_application_inhibit (application, self->window, GTK_APPLICATION_INHIBIT_LOGOUT, reason);
  else
    {
      gtk_application_uninhibit (application, self->inhibit_cookie);
      self->inhibit_cookie = 0;
    }
}

static gboolean
close_cb (gpointer window)
{
  gtk_window_close (window);
  return G_SOURCE_REMOVE;
}

/* Not at once: the dialog that was answered still refers to its parent. */
static void
close_now (TwClosing *self)
{
  self->may_close = TRUE;
  g_idle_add_full (G_PRIORITY_DEFAULT, close_cb, g_object_ref (self->window), g_object_unref);
}

static void
response_cb (TwClosing *self, const char *response)
{
  if (g_str_equal (response, "discard"))
    {
      tw_set_draft_discard (tw_edit_page_get_draft (self->edit));
      close_now (self);
    }
  else if (g_str_equal (response, "save"))
    tw_set_saving_save_and_close (tw_edit_page_get_saving (self->edit));
  else
    /* Who stays goes on playing, and is asked again. */
    self->may_lose_game = FALSE;
}

/* Whoever has two files of one title is told which one it is about. */
static char *
words_of_file (TwDocument *document)
{
  GFile *file = tw_document_get_file (document);
  g_autofree char *name = file != NULL ? tw_document_file_name (file) : NULL;
  g_autofree char *stem = NULL, *title = NULL;
  char *dot;

  if (name == NULL)
    return g_strdup (_ ("Changes that are not saved will be lost."));
  stem = g_utf8_casefold (name, -1);
  dot = strrchr (stem, '.');
  if (dot != NULL)
    *dot = '\0';
  title = g_utf8_casefold (tw_document_get_title (document), -1);
  if (strcmp (stem, title) == 0)
    return g_strdup (_ ("Changes that are not saved will be lost."));
  /* Translators: %s is the name of a file */
  return g_strdup_printf (_ ("Its file is “%s”. Changes that are not saved will be lost."), name);
}

static void
ask_about_set (TwClosing *self)
{
  TwDocument *document = tw_edit_page_get_document (self->edit);
  g_autofree char *title = tw_short_name (tw_document_get_title (document));
  g_autofree char *heading = g_strdup_printf (_ ("Save “%s”?"), title);
  g_autofree char *words = words_of_file (document);
  GtkWidget *dialog = adw_message_dialog_new (self->window, heading, words);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "discard",
                                    _ ("_Discard"), "save", _ ("_Save"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "save");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  gtk_window_set_destroy_with_parent (GTK_WINDOW (dialog), TRUE);
  /* Not seen, but heard, and listed with the windows. */
  gtk_window_set_title (GTK_WINDOW (dialog), heading);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
game_left_cb (gpointer user_data)
{
  TwClosing *self = user_data;

  self->may_lose_game = TRUE;
  gtk_window_close (self->window);
}

gboolean
tw_closing_ask (TwClosing *self)
{
  if (tw_edit_page_get_document (self->edit) != NULL)
    tw_document_settle (tw_edit_page_get_document (self->edit));
  if (tw_set_windows_ask_to_close (tw_edit_page_get_windows (self->edit)))
    return TRUE;
  if (tw_table_host_has_game (self->host) && !self->may_lose_game)
    {
      tw_play_page_ask_to_leave (tw_table_host_get_table (self->host), game_left_cb, self);
      return TRUE;
    }
  if (tw_edit_page_is_modified (self->edit) && !self->may_close)
    {
      ask_about_set (self);
      return TRUE;
    }
  return FALSE;
}

static void
tw_closing_class_init (TwClosingClass *klass)
{
}

static void
tw_closing_init (TwClosing *self)
{
}

TwClosing *
tw_closing_new (GtkWindow *window, TwEditPage *edit, TwTableHost *host)
{
  TwClosing *self = g_object_new (TW_TYPE_CLOSING, NULL);

  self->window = window;
  self->edit = edit;
  self->host = host;
  g_signal_connect_object (edit, "close", G_CALLBACK (close_now), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (host, "changed", G_CALLBACK (tw_closing_update), self,
                           G_CONNECT_SWAPPED);
  return self;
}
