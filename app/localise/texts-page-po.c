/* PO files in the window: asked for, written, taken, told about. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/localise/texts-page-private.h"
#include "app/localise/text-table-edit.h"
#include "app/widgets/announce.h"
#include "app/widgets/save-dialog.h"
#include "engine/format/save-file.h"
#include "engine/localise/po-reader.h"

/* Remarks that are told at once; the file has the others. */
#define MAX_REMARKS 4

static GtkWindow *
window_of (TwTextsPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

static void
say (TwTextsPage *self, const char *words)
{
  tw_announce_words (GTK_WIDGET (self), words);
}

void
tw_texts_page_forget_import (TwTextsPage *self)
{
  if (self->import_error != NULL)
    tw_announce_no_error (GTK_WIDGET (self), self->import_error);
  g_clear_pointer (&self->import_error, g_free);
}

static void
say_import_error (TwTextsPage *self, const char *title, const char *message)
{
  g_free (self->import_error);
  self->import_error = g_strdup (title);
  tw_announce_error (GTK_WIDGET (self), title, message);
}

/* The language that was shown when the order was given: another one may be by the time it is done.
 */
typedef struct
{
  TwTextsPage *page;
  char *language;
} Export;

static void
export_free (Export *order)
{
  g_object_unref (order->page);
  g_free (order->language);
  g_free (order);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Export, export_free)

static const char *
not_exported (void)
{
  return _ ("The texts could not be exported");
}

static void
say_not_exported (TwTextsPage *self, const GError *error)
{
  tw_announce_error (GTK_WIDGET (self), not_exported (), error->message);
}

/* Runs in a worker thread. */
static void
write_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_autofree char *path = g_file_get_path (source);
  GError *error = NULL;

  if (tw_save_file (path, data, strlen (data), NULL, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
written_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwTextsPage) self = user_data;
  g_autofree char *name = g_file_get_basename (G_FILE (object)), *words = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    {
      say_not_exported (self, error);
      return;
    }
  /* Translators: %s is the name of a file */
  words = g_strdup_printf (_ ("Exported as “%s”"), name);
  tw_announce_no_error (GTK_WIDGET (self), not_exported ());
  say (self, words);
}

/* Runs in a worker thread. */
static void
read_old_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_autofree char *path = g_file_get_path (source);
  GError *error = NULL;
  TwPoFile *old = NULL;

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    old = tw_po_file_load (path, &error);
  if (error == NULL)
    g_task_return_pointer (task, old, (GDestroyNotify) tw_po_file_free);
  else
    g_task_return_error (task, error);
}

static void
old_read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Export) order = user_data;
  TwTextsPage *self = order->page;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwPoFile) old = g_task_propagate_pointer (G_TASK (result), &error);
  g_autoptr (GTask) task = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->table == NULL)
    return;
  tw_announce_opened (GTK_WIDGET (self));
  if (error != NULL)
    {
      say_not_exported (self, error);
      return;
    }
  task = g_task_new (object, NULL, written_cb, g_object_ref (self));
  g_task_set_task_data (task, tw_text_table_to_po (self->table, order->language, old), g_free);
  g_task_run_in_thread (task, write_in_thread);
}

void
tw_texts_page_export (TwTextsPage *self, GFile *file)
{
  Export *order = g_new (Export, 1);
  g_autoptr (GTask) task = NULL;

  *order = (Export){ g_object_ref (self), g_strdup (tw_text_table_get_language (self->table)) };
  task = g_task_new (file, tw_announce_opening (GTK_WIDGET (self), file), old_read_cb, order);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, read_old_in_thread);
}

static void
say_report (TwTextsPage *self, const TwTextPoReport *report)
{
  g_autofree char *words = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u text changed",
                                                         "%u texts changed", report->n_changed),
                                            report->n_changed);
  g_autoptr (GString) remarks = g_string_new (NULL);

  if (report->remarks->len == 0)
    {
      tw_texts_page_forget_import (self);
      say (self, words);
      return;
    }
  for (guint i = 0; i < report->remarks->len && i < MAX_REMARKS; i++)
    g_string_append_printf (remarks, "%s%s", i > 0 ? "\n" : "",
                            (const char *) report->remarks->pdata[i]);
  if (report->remarks->len > MAX_REMARKS)
    {
      guint n = report->remarks->len - MAX_REMARKS;

      g_string_append_c (remarks, '\n');
      g_string_append_printf (remarks,
                              g_dngettext (GETTEXT_PACKAGE, "and %u remark more",
                                           "and %u remarks more", n),
                              n);
    }
  say_import_error (self, words, remarks->str);
}

/* Runs in a worker thread. */
static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_autofree char *path = g_file_get_path (source);
  GError *error = NULL;
  TwPoFile *po = tw_po_file_load (path, &error);

  if (po != NULL)
    g_task_return_pointer (task, po, (GDestroyNotify) tw_po_file_free);
  else
    g_task_return_error (task, error);
}

static void
read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwTextsPage) self = user_data;
  g_autofree char *name = g_file_get_basename (G_FILE (object));
  g_auto (TwTextPoReport) report = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwPoFile) po = g_task_propagate_pointer (G_TASK (result), &error);

  /* Something else is being opened, or the set is no longer open. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->table == NULL)
    return;
  tw_announce_opened (GTK_WIDGET (self));
  if (po != NULL && tw_text_table_import (self->table, po, name, &report, &error))
    say_report (self, &report);
  else
    say_import_error (self, _ ("Nothing was imported"), error->message);
}

void
tw_texts_page_import (TwTextsPage *self, GFile *file)
{
  /* The page is not the task's, which lasts as long as the disk does not answer. */
  g_autoptr (GTask) task = g_task_new (file, tw_announce_opening (GTK_WIDGET (self), file), read_cb,
                                       g_object_ref (self));

  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, read_in_thread);
}

static const TwSaveKind translations = { N_ ("Translations"), ".po" };

static GtkFileFilter *
po_filter (void)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Translations"));
  gtk_file_filter_add_suffix (filter, "po");
  gtk_file_filter_add_suffix (filter, "pot");
  return filter;
}

static void
export_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwTextsPage) self = user_data;
  g_autoptr (GFile) file = tw_save_dialog_finish (result);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (path != NULL)
    tw_texts_page_export (self, file);
}

/* Where the set is kept its translations are looked for first. */
static GFile *
folder_of (TwTextsPage *self)
{
  GFile *file = tw_document_get_file (self->document);

  return file != NULL ? g_file_get_parent (file) : NULL;
}

void
tw_texts_page_ask_export (TwTextsPage *self)
{
  g_autofree char *locale = tw_language_to_locale (tw_text_table_get_language (self->table));
  g_autofree char *name =
      g_strdup_printf ("%s.%s.po", tw_document_get_set (self->document)->id, locale);
  g_autoptr (GFile) folder = folder_of (self);

  tw_save_dialog_show (window_of (self), _ ("Export PO File"), &translations, 1, folder, name,
                       export_cb, g_object_ref (self));
}

static void
chosen_cb (GtkFileChooserNative *chooser, int response, TwTextsPage *self)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (response == GTK_RESPONSE_ACCEPT && path != NULL)
    tw_texts_page_import (self, file);
  g_object_unref (chooser);
}

void
tw_texts_page_ask_import (TwTextsPage *self)
{
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (_ ("Import PO File"), window_of (self),
                                   GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Import"), _ ("_Cancel"));
  g_autoptr (GtkFileFilter) filter = po_filter ();
  g_autoptr (GFile) folder = folder_of (self);

  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  if (folder != NULL)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (chosen_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
