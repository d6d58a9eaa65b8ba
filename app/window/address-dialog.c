/* Asks for the web address below which the pictures of an export will be found. */
#include "app/window/address-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/export/tts-address.h"

/* The question, until it is answered. */
typedef struct
{
  GtkEditable *address;
  TwAddressFunc done;
  gpointer data;
  GDestroyNotify cancelled;
} Question;

static void
question_free (gpointer data, GClosure *closure)
{
  Question *question = data;

  if (question->data != NULL)
    question->cancelled (question->data);
  g_free (question);
}

static void
response_cb (Question *question, const char *response)
{
  g_autofree char *address = g_strstrip (g_strdup (gtk_editable_get_text (question->address)));

  if (g_str_equal (response, "go-on"))
    question->done (*address != '\0' ? address : NULL, g_steal_pointer (&question->data));
}

/* Before anything else is asked for. */
static void
typed_cb (GtkEditable *row, AdwMessageDialog *dialog)
{
  GtkLabel *told = g_object_get_data (G_OBJECT (row), "told");
  g_autofree char *address = g_strstrip (g_strdup (gtk_editable_get_text (row)));
  gboolean is_sound = *address == '\0' || tw_tts_is_address (address);

  adw_message_dialog_set_response_enabled (dialog, "go-on", is_sound);
  if (is_sound)
    gtk_widget_remove_css_class (GTK_WIDGET (row), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (row), "error");
  gtk_label_set_label (
      told, !is_sound ? _ ("It is no address on the web. Write it with https:// at its beginning.")
            : tw_tts_is_local (address)
                ? _ ("Only this computer or its network has that address. Others will not see the "
                     "pictures.")
                : "");
}

static void
add_responses (AdwMessageDialog *dialog)
{
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "go-on", _ ("_Go On"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "go-on", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "go-on");
  adw_message_dialog_set_close_response (dialog, "cancel");
}

void
tw_address_dialog_ask (GtkWidget *asks,
                       const char *heading,
                       TwAddressFunc done,
                       gpointer data,
                       GDestroyNotify cancelled)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (asks)), heading,
                                              _ ("Where on the web will the pictures be? Without "
                                                 "an address they are named by their place on "
                                                 "this computer, and uploaded later."));
  GtkWidget *group = adw_preferences_group_new (), *row = adw_entry_row_new ();
  GtkWidget *told = gtk_label_new ("");
  Question *question = g_new (Question, 1);

  *question = (Question){ GTK_EDITABLE (row), done, data, cancelled };
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Web Address of the Pictures"));
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  /* Room for it is kept, lest the dialog jump. */
  gtk_label_set_wrap (GTK_LABEL (told), TRUE);
  gtk_label_set_xalign (GTK_LABEL (told), 0);
  gtk_widget_set_margin_top (told, 6);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), told);
  g_object_set_data (G_OBJECT (row), "told", told);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), group);
  add_responses (ADW_MESSAGE_DIALOG (dialog));
  g_signal_connect_object (row, "changed", G_CALLBACK (typed_cb), dialog, 0);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (dialog), TRUE);
  /* Not seen, but heard, and listed with the windows. */
  gtk_window_set_title (GTK_WINDOW (dialog), heading);
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), question, question_free,
                         G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (row);
}
