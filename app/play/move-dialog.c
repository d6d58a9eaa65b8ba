/* Asks for a move that somebody has sent. */
#include "app/play/move-dialog.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/game/kept-game.h"
#include "app/game/move-standing.h"
#include "engine/chain/chain-text.h"

/* A longer text is shown by its ends: an entry draws all of its line. */
#define MOST_SHOWN 2000
#define END_CHARS  40

/*
 * @whole: (nullable): what the entry stands for as long as it shows @shown
 * @judged: (nullable): the text of which the dialog tells
 * @game: (nullable): the kept game to which the move belongs
 */
typedef struct
{
  GtkWidget *asks;
  TwTableModel *model;
  AdwMessageDialog *dialog;
  GtkEditable *text;
  GtkLabel *says;
  GtkWidget *open;
  char *whole;
  char *shown;
  char *judged;
  char *game;
  const TwMoveAnswers *answers;
  GObject *user_data;
} Asking;

static Asking *
asking_new (GtkWidget *asks, TwTableModel *model, const TwMoveAnswers *answers, GObject *user_data)
{
  Asking *asking = g_new0 (Asking, 1);

  asking->asks = g_object_ref (asks);
  asking->model = g_object_ref (model);
  asking->answers = answers;
  asking->user_data = g_object_ref (user_data);
  return asking;
}

static void
asking_free (Asking *asking)
{
  g_object_unref (asking->asks);
  g_object_unref (asking->model);
  g_object_unref (asking->user_data);
  g_free (asking->whole);
  g_free (asking->shown);
  g_free (asking->judged);
  g_free (asking->game);
  g_free (asking);
}

static void
asking_closed (gpointer data, GClosure *closure)
{
  asking_free (data);
}

/* What is in the entry, or what it stands for. */
static const char *
text_of (const Asking *asking)
{
  const char *text = gtk_editable_get_text (asking->text);

  return g_strcmp0 (text, asking->shown) == 0 ? asking->whole : text;
}

/* Says what the move is before somebody tries to take it. */
static void
typed_cb (Asking *asking)
{
  const char *text = text_of (asking);
  g_autofree char *folder = NULL;
  g_auto (TwMoveJudgement) is = { 0 };
  gboolean can_take;

  if (g_strcmp0 (text, asking->judged) == 0)
    return;
  g_free (asking->judged);
  asking->judged = g_strdup (text);
  folder = tw_kept_games_folder ();
  tw_move_judge (asking->model, text, folder, &is);
  can_take = is.standing == TW_MOVE_NEWS || is.standing == TW_MOVE_OPENING;
  adw_message_dialog_set_response_enabled (asking->dialog, "take", can_take);
  gtk_label_set_label (asking->says, is.words != NULL ? is.words : "");
  gtk_widget_set_visible (GTK_WIDGET (asking->says), is.words != NULL);
  gtk_widget_set_visible (asking->open, is.standing == TW_MOVE_WAITS);
  gtk_accessible_update_property (GTK_ACCESSIBLE (asking->text),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  is.words != NULL ? is.words : "", -1);
  g_free (asking->game);
  asking->game = g_steal_pointer (&is.game);
}

/* A response of one's own does not close the dialog. */
static void
open_cb (Asking *asking)
{
  GtkWindow *dialog = GTK_WINDOW (asking->dialog);

  adw_message_dialog_response (asking->dialog, "open");
  gtk_window_destroy (dialog);
}

static void
response_cb (Asking *asking, const char *response)
{
  g_autofree char *text = g_strdup (text_of (asking));

  if (g_str_equal (response, "take"))
    asking->answers->take (text, asking->user_data);
  else if (g_str_equal (response, "open"))
    asking->answers->open (asking->game, text, asking->user_data);
  else if (g_str_equal (response, "file"))
    gtk_widget_activate_action (asking->asks, "play.choose-first", NULL);
}

/* The moves in what the clipboard has; something else is not meant. */
static void
offer (Asking *asking, const char *offered)
{
  g_auto (GStrv) lines = tw_chain_find_lines (offered != NULL ? offered : "");
  gsize length;

  asking->whole = g_strjoinv (" ", lines);
  length = strlen (asking->whole);
  asking->shown = length <= MOST_SHOWN ? g_strdup (asking->whole)
                                       : g_strdup_printf ("%.*s…%s", END_CHARS, asking->whole,
                                                          asking->whole + length - END_CHARS);
  gtk_editable_set_text (asking->text, asking->shown);
}

static GtkWidget *
build (Asking *asking)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9), *group = adw_preferences_group_new ();
  GtkWidget *row = adw_entry_row_new (), *says = gtk_label_new (NULL);

  asking->text = GTK_EDITABLE (row);
  asking->says = GTK_LABEL (says);
  asking->open = gtk_button_new_with_mnemonic (_ ("_Open That Game"));
  /* Translators: the title of an entry: what somebody has sent, as a line of text. */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), C_ ("move of a game by file", "Move"));
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  gtk_label_set_wrap (asking->says, TRUE);
  gtk_label_set_xalign (asking->says, 0);
  gtk_widget_set_halign (asking->open, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), group);
  gtk_box_append (GTK_BOX (box), says);
  gtk_box_append (GTK_BOX (box), asking->open);
  g_signal_connect_swapped (asking->open, "clicked", G_CALLBACK (open_cb), asking);
  return box;
}

void
tw_move_dialog_ask (GtkWidget *asks,
                    TwTableModel *model,
                    const char *offered,
                    const TwMoveAnswers *answers,
                    GObject *user_data)
{
  GtkWidget *dialog = adw_message_dialog_new (
      GTK_WINDOW (gtk_widget_get_root (asks)), _ ("Take a Move"),
      _ ("Paste what was sent to you, or open the file. An opening begins a game with you."));
  Asking *asking = asking_new (asks, model, answers, user_data);

  asking->dialog = ADW_MESSAGE_DIALOG (dialog);
  adw_message_dialog_set_extra_child (asking->dialog, build (asking));
  adw_message_dialog_add_responses (asking->dialog, "cancel", _ ("_Cancel"), "file",
                                    _ ("Open _File…"), "take", _ ("_Take"), NULL);
  adw_message_dialog_set_response_appearance (asking->dialog, "take", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (asking->dialog, "take");
  adw_message_dialog_set_close_response (asking->dialog, "cancel");
  gtk_window_set_destroy_with_parent (GTK_WINDOW (dialog), TRUE);
  /* Not seen, but heard, and listed with the windows. */
  gtk_window_set_title (GTK_WINDOW (dialog), _ ("Take a Move"));
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), asking, asking_closed,
                         G_CONNECT_SWAPPED);
  offer (asking, offered);
  typed_cb (asking);
  g_signal_connect_swapped (asking->text, "changed", G_CALLBACK (typed_cb), asking);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (GTK_WIDGET (asking->text));
}
