/* Exporting the open set as a file of another kind. */
#include "app/window/set-exporting.h"

#include <glib/gi18n.h>

#include "app/document/document-file.h"
#include "app/document/set-export.h"
#include "app/widgets/announce.h"
#include "app/widgets/save-dialog.h"
#include "app/window/address-dialog.h"

/*
 * What waits for an answer, or for a worker.
 * @file: (nullable): where to; %NULL as long as nobody knows
 * @address: (nullable): the web address of its pictures
 */
/* On a saver: the title of the error that the last export which failed has shown. */
#define FAILED "tw-export-failed"

typedef struct
{
  GtkWidget *widget;
  TwSaver *saver;
  const TwSetExporter *exporter;
  GFile *file;
  char *address;
} Export;

static Export *
export_new (GtkWidget *widget, TwSaver *saver, const TwSetExporter *exporter, GFile *file)
{
  Export *order = g_new (Export, 1);

  *order = (Export){ g_object_ref (widget), g_object_ref (saver), exporter,
                     file != NULL ? g_object_ref (file) : NULL, NULL };
  return order;
}

static void
export_free (Export *order)
{
  g_object_unref (order->widget);
  g_object_unref (order->saver);
  g_clear_object (&order->file);
  g_free (order->address);
  g_free (order);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Export, export_free)

/* That the copy is not what is open from now on is said, for whoever saves next. */
static char *
words_of (TwDocument *document, const char *name)
{
  GFile *file = tw_document_get_file (document);
  g_autofree char *open = file != NULL ? tw_document_file_name (file) : NULL;

  if (open != NULL)
    /* Translators: both are names of files */
    return g_strdup_printf (_ ("Exported as “%s”. “%s” stays open."), name, open);
  if (tw_document_is_modified (document))
    /* Translators: %s is the name of a file */
    return g_strdup_printf (_ ("Exported as “%s”. The set itself is not saved yet."), name);
  /* Translators: %s is the name of a file */
  return g_strdup_printf (_ ("Exported as “%s”"), name);
}

/* What the other kind of file cannot say. */
static void
tell_problems (const Export *order, const GPtrArray *problems)
{
  const char *written =
      order->exporter->is_folder ? _ ("The folder is written") : _ ("The file is written");
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < problems->len; i++)
    g_string_append_printf (words, "%s%s", i > 0 ? "\n" : "", (const char *) problems->pdata[i]);
  if (problems->len > 0)
    tw_announce_error (order->widget, written, words->str);
}

static void
exported_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Export) order = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) problems = tw_set_export_finish (result, &error);
  g_autofree char *name = tw_document_file_name (order->file), *words = NULL;
  g_autofree char *failed = g_strdup_printf (_ ("“%s” is not saved"), name);

  if (problems == NULL)
    {
      tw_announce_error (order->widget, failed, error->message);
      g_object_set_data_full (G_OBJECT (order->saver), FAILED, g_steal_pointer (&failed), g_free);
      return;
    }
  /* Another name may have been chosen meanwhile, as the error had said. */
  if (g_object_get_data (G_OBJECT (order->saver), FAILED) != NULL)
    tw_announce_no_error (order->widget, g_object_get_data (G_OBJECT (order->saver), FAILED));
  tell_problems (order, problems);
  words = words_of (TW_DOCUMENT (object), name);
  tw_announce_words (order->widget, words);
}

void
tw_set_exporting_write (GtkWidget *widget,
                        TwSaver *saver,
                        const char *id,
                        GFile *file,
                        const char *address)
{
  const TwSetExporter *exporter = tw_set_exporter_find (id);
  TwDocument *document = tw_saver_get_document (saver);
  GFile *open = tw_document_get_file (document);
  g_autofree char *name = tw_document_file_name (file);
  g_autofree char *failed = g_strdup_printf (_ ("“%s” is not saved"), name);

  /* Over the file that is open it is no copy: it is saved there, or it would be lost. */
  if (open == NULL || !g_file_equal (open, file))
    tw_set_export_async (document, exporter, file, address, NULL, exported_cb,
                         export_new (widget, saver, exporter, file));
  else if (exporter->is_set)
    tw_saver_save (saver, file, FALSE);
  else
    tw_announce_error (widget, failed,
                       _ ("It is the set itself, which would be lost. Choose another name."));
}

static void
place_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Export) order = user_data;
  g_autoptr (GFile) file = tw_save_dialog_finish (result);

  if (file != NULL)
    tw_set_exporting_write (order->widget, order->saver, order->exporter->id, file, order->address);
}

/* The set's own name if that says already what the file is to be. */
static char *
name_for (TwDocument *document, const TwSetExporter *exporter)
{
  GFile *file = tw_document_get_file (document);
  g_autofree char *old_name = file != NULL ? tw_document_file_name (file) : NULL;

  return exporter->is_set && old_name != NULL && g_str_has_suffix (old_name, exporter->files.suffix)
             ? g_steal_pointer (&old_name)
             : tw_save_dialog_propose_name (tw_document_get_title (document), "set",
                                            exporter->ending);
}

/* @order (transfer full) goes on to the worker. */
static void
ask_for_place (Export *order)
{
  TwDocument *document = tw_saver_get_document (order->saver);
  GFile *file = tw_document_get_file (document);
  g_autoptr (GFile) folder = file != NULL ? g_file_get_parent (file) : NULL;
  g_autofree char *name = name_for (document, order->exporter);

  tw_save_dialog_show (GTK_WINDOW (gtk_widget_get_root (order->widget)), _ (order->exporter->title),
                       &order->exporter->files, 1, folder, name, place_cb, order);
}

static void
address_cb (const char *address, gpointer data)
{
  Export *order = data;

  order->address = g_strdup (address);
  ask_for_place (order);
}

void
tw_set_exporting_ask (GtkWidget *widget, TwSaver *saver, const char *id)
{
  const TwSetExporter *exporter = tw_set_exporter_find (id);

  g_return_if_fail (exporter != NULL);

  if (exporter->write_at == NULL)
    ask_for_place (export_new (widget, saver, exporter, NULL));
  else
    tw_address_dialog_ask (widget, _ (exporter->title), address_cb,
                           export_new (widget, saver, exporter, NULL),
                           (GDestroyNotify) export_free);
}

void
tw_set_exporting_fill_menu (GMenu *menu)
{
  guint n;
  const TwSetExporter *exporters = tw_set_exporters (&n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *action = g_strconcat ("doc.export::", exporters[i].id, NULL);

      g_menu_append (menu, _ (exporters[i].menu), action);
    }
  /* For people, on paper or as a web page. */
  g_menu_append (menu, _ ("Print Tiles…"), "doc.print");
  g_menu_append (menu, _ ("Rules Sheet…"), "doc.rules-sheet");
}
