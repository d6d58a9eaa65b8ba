/* What the window says of files that are enclosed with a set, and what it asks before the set is
 * saved as XML, which cannot hold them. */
#include <glib/gi18n.h>
#include <string.h>

#include "app/document/enclosing.h"
#include "app/document/set-head.h"
#include "app/window/window-private.h"
#include "engine/format/package-file.h"
#include "engine/setup/play-rules.h"

/* What is to be saved once it is said what becomes of the files. */
typedef struct
{
  TwWindow *window;
  GFile *file;
  gboolean then_close;
} Question;

static void
question_free (gpointer data, GClosure *closure)
{
  Question *question = data;

  g_object_unref (question->window);
  g_object_unref (question->file);
  g_free (question);
}

/* "own-files" beside "own.xml". */
static char *
folder_for (GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *name = g_path_get_basename (path), *parent = g_path_get_dirname (path);
  g_autofree char *folder = NULL;
  char *dot = strrchr (name, '.');

  if (dot != NULL && dot != name)
    *dot = '\0';
  folder = g_strconcat (name, "-files", NULL);
  return g_build_filename (parent, folder, NULL);
}

static void
drop_others (TwTileSet *set, gpointer data)
{
  g_autoptr (TwEnclosures) others = tw_enclosed_others (set);

  for (guint i = 0; others != NULL && i < others->n_enclosures; i++)
    tw_enclosure_remove (set, others->enclosures[i].name);
}

static void
response_cb (GtkWidget *dialog, const char *response, Question *question)
{
  TwWindow *self = question->window;
  gboolean is_beside = g_str_equal (response, "beside");
  g_autofree char *folder = folder_for (question->file);
  g_autoptr (TwEnclosures) others = NULL;
  g_autoptr (GError) error = NULL;

  if (self->document == NULL || !(is_beside || g_str_equal (response, "leave")))
    return;
  others = tw_enclosed_others (tw_document_get_set (self->document));
  if (is_beside && !tw_enclosures_write (others, folder, NULL, &error))
    {
      tw_window_show_error (self, _ ("The enclosed files are not written"), error->message);
      return;
    }
  tw_set_head_change (self->document, drop_others, NULL,
                      is_beside ? _ ("Write Enclosed Files Beside")
                                : _ ("Leave out Enclosed Files"),
                      NULL);
  tw_window_save_to (self, question->file, question->then_close);
}

gboolean
tw_window_ask_about_enclosed (TwWindow *self, GFile *file, gboolean then_close)
{
  g_autoptr (TwEnclosures) enclosures = tw_enclosed_others (tw_document_get_set (self->document));
  g_autofree char *path = g_file_get_path (file), *folder = NULL, *name = NULL, *body = NULL;
  g_autofree char *heading = NULL;
  GtkWidget *dialog;
  Question *question;

  if (enclosures == NULL || path == NULL || tw_package_is_name (path))
    return FALSE;
  folder = folder_for (file);
  name = g_path_get_basename (folder);
  heading = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Write %u Enclosed File Beside the Set?",
                                          "Write %u Enclosed Files Beside the Set?",
                                          enclosures->n_enclosures),
                             enclosures->n_enclosures);
  /* Translators: %s is a folder */
  body = g_strdup_printf (_ ("An XML file holds the set alone. What is enclosed can be written to "
                             "the folder “%s” beside it. Saved as a package, all stays in one "
                             "file."),
                          name);
  dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, body);
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
  question = g_new (Question, 1);
  *question = (Question){ g_object_ref (self), g_object_ref (file), then_close };
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), question, question_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  return TRUE;
}

void
tw_window_check_enclosed (TwWindow *self)
{
  g_autofree char *faults = tw_play_enclosed_faults (tw_document_get_set (self->document));
  g_autofree char *words = NULL;

  if (faults == NULL)
    return;
  /* Translators: behind what is wrong with a ruleset */
  words = g_strdup_printf ("%s\n%s", faults, _ ("The set can be used without it."));
  tw_window_show_error (self, _ ("A ruleset of this package cannot be used"), words);
}
