/* Taking a table of tiles, changed in a spreadsheet, into the open set. */
#include "app/window/table-import.h"

#include <glib/gi18n.h>

#include "app/widgets/announce.h"
#include "engine/format/csv.h"
#include "engine/format/set-table.h"

/* What waits for an answer, or for the disk. */
typedef struct
{
  GtkWidget *widget;
  TwDocument *document;
} Import;

static Import *
import_new (GtkWidget *widget, TwDocument *document)
{
  Import *import = g_new (Import, 1);

  *import = (Import){ g_object_ref (widget), g_object_ref (document) };
  return import;
}

static void
import_free (Import *import)
{
  g_object_unref (import->widget);
  g_object_unref (import->document);
  g_free (import);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Import, import_free)

static void
say_changed (const Import *import, guint n)
{
  g_autofree char *words = NULL;

  if (n == 0)
    {
      tw_announce_done (import->widget, _ ("The table changes nothing"));
      return;
    }
  words =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u tile changed", "%u tiles changed", n), n);
  tw_announce_undo (import->widget, import->document, words);
}

static gboolean
take (const Import *import, const char *name, const GPtrArray *rows, GError **error)
{
  g_autoptr (TwTileSet) set = NULL;
  guint n;

  tw_document_settle (import->document);
  set = tw_set_table_apply (tw_document_get_set (import->document), name, rows, &n, error);
  if (set == NULL
      || (n > 0 && !tw_document_try_set (import->document, set, _ ("Import Table"), NULL, error)))
    return FALSE;
  say_changed (import, n);
  return TRUE;
}

/* Runs in a worker thread. */
static void
read_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  g_autofree char *path = g_file_get_path (source);
  g_autofree char *name = g_file_get_parse_name (source);
  GError *error = NULL;
  GPtrArray *rows = NULL;

  if (path != NULL)
    rows = tw_csv_load (path, &error);
  else
    tw_format_error_set (&error, TW_FORMAT_ERROR_READ, name, 0,
                         _ ("It is not on this computer. Choose another place."));
  if (rows != NULL)
    g_task_return_pointer (task, rows, (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

static void
read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Import) import = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) rows = g_task_propagate_pointer (G_TASK (result), &error);
  g_autofree char *name = g_file_get_basename (G_FILE (object));
  const char *nothing = _ ("Nothing was imported");

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  tw_announce_opened (import->widget);
  if (rows != NULL && take (import, name, rows, &error))
    tw_announce_no_error (import->widget, nothing);
  else
    tw_announce_error (import->widget, nothing, error->message);
}

void
tw_table_import_read (GtkWidget *widget, TwDocument *document, GFile *file)
{
  g_autoptr (GTask) task =
      g_task_new (file, tw_announce_opening (widget, file), read_cb, import_new (widget, document));

  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, read_in_thread);
}

static void
chosen_cb (GtkFileChooserNative *chooser, int response, gpointer user_data)
{
  g_autoptr (Import) import = user_data;
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    tw_table_import_read (import->widget, import->document, file);
  g_object_unref (chooser);
}

void
tw_table_import_ask (GtkWidget *widget, TwDocument *document)
{
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (_ ("Import Table of Tiles"),
                                   GTK_WINDOW (gtk_widget_get_root (widget)),
                                   GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Import"), _ ("_Cancel"));
  GFile *open = tw_document_get_file (document);
  g_autoptr (GFile) folder = open != NULL ? g_file_get_parent (open) : NULL;
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Tables (CSV)"));
  gtk_file_filter_add_suffix (filter, "csv");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  g_object_unref (filter);
  if (folder != NULL)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect (chooser, "response", G_CALLBACK (chosen_cb), import_new (widget, document));
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
