/* A game that is under way is not lost without asking. */
#include "app/play/play-page-private.h"

#include <glib/gi18n.h>

gboolean
tw_play_page_has_unsaved (GtkWidget *page)
{
  return tw_unsaved_game_is_loss (TW_PLAY_PAGE (page)->unsaved);
}

gboolean
tw_play_page_has_trial (GtkWidget *page)
{
  return tw_unsaved_game_is_trial (TW_PLAY_PAGE (page)->unsaved);
}

void
tw_play_page_set_trial (GtkWidget *page)
{
  tw_unsaved_game_set_trial (TW_PLAY_PAGE (page)->unsaved);
}

/* What is to be done when somebody has answered. */
typedef struct
{
  TwPlayPage *page;
  void (*done) (gpointer user_data);
  gpointer user_data;
} Leaving;

static void
leaving_free (gpointer data, GClosure *closure)
{
  Leaving *leaving = data;

  g_object_unref (leaving->page);
  g_free (leaving);
}

/* What is given up, or saved where the person said, is not offered again. */
static void
leave (TwPlayPage *self, void (*done) (gpointer user_data), gpointer user_data)
{
  tw_game_keeper_give_up (self->keeper);
  done (user_data);
}

static void
response_cb (GtkWidget *dialog, const char *response, Leaving *leaving)
{
  TwPlayPage *self = leaving->page;

  if (g_str_equal (response, "discard"))
    leave (self, leaving->done, leaving->user_data);
  else if (g_str_equal (response, "save"))
    {
      self->after_save = leaving->done;
      self->after_save_data = leaving->user_data;
      tw_play_page_save (self);
    }
}

void
tw_play_page_ask_to_leave (GtkWidget *page, void (*done) (gpointer user_data), gpointer user_data)
{
  TwPlayPage *self = TW_PLAY_PAGE (page);
  Leaving *leaving;
  GtkWidget *dialog;

  if (!tw_play_page_has_unsaved (page))
    {
      leave (self, done, user_data);
      return;
    }
  dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (page)), _ ("Save the Game?"),
                                   _ ("The game on the table is not finished. What is not saved "
                                      "will be lost."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Go On Playing"),
                                    "discard", _ ("Give _Up the Game"), "save", _ ("_Save…"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "save");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  gtk_window_set_destroy_with_parent (GTK_WINDOW (dialog), TRUE);
  /* Not seen, but heard, and listed with the windows. */
  gtk_window_set_title (GTK_WINDOW (dialog), _ ("Save the Game?"));
  leaving = g_new (Leaving, 1);
  *leaving = (Leaving){ g_object_ref (self), done, user_data };
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), leaving, leaving_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
start_cb (gpointer user_data)
{
  tw_play_page_start (user_data);
}

void
tw_play_page_start_another (TwPlayPage *self)
{
  tw_play_page_ask_to_leave (GTK_WIDGET (self), start_cb, self);
}
