/* What the window says of files that are enclosed with a set, and what it asks before the set is
 * saved as XML, which cannot hold them. */
#include <glib/gi18n.h>
#include <string.h>

#include "app/document/enclosing.h"
#include "app/document/set-head.h"
#include "app/window/window-private.h"
#include "engine/format/package-file.h"
#include "engine/setup/play-rules.h"

static void
forget_question (gpointer data, GClosure *closure)
{
  tw_save_order_free (data);
}

/* What a worker writes. */
typedef struct
{
  TwEnclosures *others;
  char *folder;
} Writing;

static void
writing_free (gpointer data)
{
  Writing *writing = data;

  g_clear_pointer (&writing->others, tw_enclosures_unref);
  g_free (writing->folder);
  g_free (writing);
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

/* What was enclosed or changed while the files were written stays. */
static void
drop_others (TwTileSet *set, gpointer data)
{
  const TwEnclosures *others = data;

  for (guint i = 0; others != NULL && i < others->n_enclosures; i++)
    {
      const TwEnclosure *gone = &others->enclosures[i];
      const TwEnclosure *now = tw_enclosures_find (set->enclosures, gone->name);

      if (now != NULL && g_bytes_equal (now->bytes, gone->bytes))
        tw_enclosure_remove (set, gone->name);
    }
}

/* The set goes without @others, which are written or left out, and is saved. */
static void
save_without (const TwSaveOrder *question, TwEnclosures *others, gboolean is_beside)
{
  TwWindow *self = question->window;

  tw_set_head_change (self->document, drop_others, others,
                      is_beside ? _ ("Write Enclosed Files Beside")
                                : _ ("Leave out Enclosed Files"),
                      NULL);
  tw_window_save_to (self, question->file, question->then_close);
}

/* Runs in a worker thread. */
static void
write_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Writing *writing = data;
  GError *error = NULL;

  if (tw_enclosures_write (writing->others, writing->folder, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* The window may have been closed meanwhile, or another set opened in it. */
static void
written_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwSaveOrder) question = user_data;
  TwWindow *self = question->window;
  const Writing *writing = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  gboolean is_written = g_task_propagate_boolean (G_TASK (result), &error);

  if (TW_DOCUMENT (object) != self->document || !gtk_widget_get_realized (GTK_WIDGET (self)))
    return;
  tw_window_end_saving (self);
  if (is_written)
    {
      save_without (question, writing->others, TRUE);
      return;
    }
  tw_window_forget_saving (self);
  tw_window_show_error (self, _ ("The enclosed files are not written"), error->message);
}

static void
write_beside (TwSaveOrder *question)
{
  TwWindow *self = question->window;
  Writing *writing = g_new (Writing, 1);
  g_autoptr (GTask) task = NULL;

  *writing = (Writing){ tw_enclosed_others (tw_document_get_set (self->document)),
                        folder_for (question->file) };
  task = g_task_new (self->document, tw_window_begin_saving (self, question->file), written_cb,
                     tw_save_order_new (self, question->file, question->then_close));
  g_task_set_task_data (task, writing, writing_free);
  g_task_run_in_thread (task, write_in_thread);
}

static void
response_cb (GtkWidget *dialog, const char *response, TwSaveOrder *question)
{
  TwWindow *self = question->window;
  g_autoptr (TwEnclosures) others = NULL;

  if (self->document == NULL)
    return;
  others = tw_enclosed_others (tw_document_get_set (self->document));
  if (g_str_equal (response, "leave"))
    save_without (question, others, FALSE);
  else if (g_str_equal (response, "beside") && self->saving != NULL)
    /* It is asked again when its turn comes. */
    tw_window_save_later (self, question->file, question->then_close);
  else if (g_str_equal (response, "beside"))
    write_beside (question);
}

gboolean
tw_window_ask_about_enclosed (TwWindow *self, GFile *file, gboolean then_close)
{
  g_autoptr (TwEnclosures) enclosures = tw_enclosed_others (tw_document_get_set (self->document));
  g_autofree char *path = g_file_get_path (file), *folder = NULL, *name = NULL, *body = NULL;
  g_autofree char *heading = NULL;
  GtkWidget *dialog;

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
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb),
                         tw_save_order_new (self, file, then_close), forget_question, 0);
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
