/* Asks for a title. */
#include "app/setup/title-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define TITLE_LETTERS 60

typedef struct
{
  GtkWidget *asks;
  AdwMessageDialog *dialog;
  GtkEditable *title;
  TwTitleFunc done;
} Naming;

static void
naming_free (gpointer data, GClosure *closure)
{
  g_object_unref (((Naming *) data)->asks);
  g_free (data);
}

static char *
title_of (const Naming *naming)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (naming->title)));
}

static void
title_changed_cb (Naming *naming)
{
  g_autofree char *title = title_of (naming);

  adw_message_dialog_set_response_enabled (naming->dialog, "done", *title != '\0');
}

static void
named_cb (Naming *naming, const char *response)
{
  g_autofree char *title = title_of (naming);

  if (g_str_equal (response, "done") && *title != '\0')
    naming->done (naming->asks, title);
}

void
tw_title_dialog_ask (GtkWidget *asks,
                     const char *heading,
                     const char *body,
                     const char *label,
                     const char *title,
                     TwTitleFunc done)
{
  GtkWidget *dialog =
      adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (asks)), heading, body);
  GtkWidget *group = adw_preferences_group_new (), *row = adw_entry_row_new ();
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (row));
  Naming *naming = g_new (Naming, 1);

  *naming = (Naming){ g_object_ref (asks), ADW_MESSAGE_DIALOG (dialog), GTK_EDITABLE (row), done };
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Title"));
  gtk_text_set_max_length (GTK_TEXT (text), TITLE_LETTERS);
  gtk_editable_set_text (GTK_EDITABLE (row), title);
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), group);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "done",
                                    label, NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "done",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "done");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  gtk_window_set_destroy_with_parent (GTK_WINDOW (dialog), TRUE);
  /* Not seen, but heard, and listed with the windows. */
  gtk_window_set_title (GTK_WINDOW (dialog), heading);
  g_signal_connect_swapped (row, "changed", G_CALLBACK (title_changed_cb), naming);
  g_signal_connect_data (dialog, "response", G_CALLBACK (named_cb), naming, naming_free,
                         G_CONNECT_SWAPPED);
  title_changed_cb (naming);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (row);
  gtk_editable_select_region (GTK_EDITABLE (row), 0, -1);
}
