/* What is asked of files that are enclosed with a set, before it is saved as XML. */
#include "app/window/enclosed-question.h"

#include <glib/gi18n.h>

#include "app/document/enclose.h"

typedef struct
{
  TwSaver *saver;
  GFile *file;
  gboolean then_close;
} Question;

static void
forget_question (gpointer data, GClosure *closure)
{
  Question *question = data;

  g_object_unref (question->saver);
  g_object_unref (question->file);
  g_free (question);
}

static void
response_cb (GtkWidget *dialog, const char *response, const Question *question)
{
  if (!g_str_equal (response, "cancel"))
    tw_saver_save_without (question->saver, question->file, question->then_close,
                           g_str_equal (response, "beside"));
}

void
tw_enclosed_question_ask (GtkWindow *parent, TwSaver *saver, GFile *file, gboolean then_close)
{
  g_autoptr (TwEnclosures) enclosures =
      tw_enclosed_others (tw_document_get_set (tw_saver_get_document (saver)));
  g_autofree char *folder = tw_saver_folder_beside (file);
  g_autofree char *name = g_path_get_basename (folder);
  g_autofree char *heading =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Write %u Enclosed File Beside the Set?",
                                    "Write %u Enclosed Files Beside the Set?",
                                    enclosures->n_enclosures),
                       enclosures->n_enclosures);
  /* Translators: %s is a folder */
  g_autofree char *body =
      g_strdup_printf (_ ("An XML file holds the set alone. What is enclosed can be written to "
                          "the folder “%s” beside it. Saved as a package, all stays in one "
                          "file."),
                       name);
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, body);
  Question *question = g_new (Question, 1);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "leave",
                                    _ ("_Leave Them Out"), "beside", _ ("_Write Beside"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "leave",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "beside",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "beside");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  gtk_window_set_destroy_with_parent (GTK_WINDOW (dialog), TRUE);
  /* Not seen, but heard, and listed with the windows. */
  gtk_window_set_title (GTK_WINDOW (dialog), heading);
  *question = (Question){ g_object_ref (saver), g_object_ref (file), then_close };
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), question, forget_question,
                         0);
  gtk_window_present (GTK_WINDOW (dialog));
}
