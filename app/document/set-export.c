/* A copy of the open set as a file of another kind. */
#include "app/document/set-export.h"

#include <glib/gi18n.h>

#include "engine/format/format-error.h"
#include "engine/format/shipped-sets.h"

/* What a worker is given. */
typedef struct
{
  TwTileSet *set;
  const TwSetExporter *exporter;
  GFile *file;
  char *address;
} Export;

static void
export_free (gpointer data)
{
  Export *order = data;

  tw_tile_set_unref (order->set);
  g_object_unref (order->file);
  g_free (order->address);
  g_free (order);
}

/* Runs in a worker thread. */
static void
export_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  const Export *order = task_data;
  g_autofree char *path = g_file_get_path (order->file);
  g_autofree char *name = g_file_get_parse_name (order->file);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  GError *error = NULL;

  if (path == NULL)
    tw_format_error_set (&error, TW_FORMAT_ERROR_WRITE, name, 0,
                         _ ("It is not on this computer. Choose another place."));
  else if (tw_shipped_set_is_path (path))
    tw_format_error_set (&error, TW_FORMAT_ERROR_WRITE, name, 0,
                         _ ("It belongs to the program. Choose another place."));
  else if (order->address != NULL)
    order->exporter->write_at (order->set, path, order->address, problems, &error);
  else
    order->exporter->write (order->set, path, problems, &error);
  if (error != NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  if (order->set->enclosures != NULL && !order->exporter->has_enclosures)
    g_ptr_array_add (problems, g_strdup (_ ("What is enclosed is left out.")));
  g_task_return_pointer (task, g_steal_pointer (&problems), (GDestroyNotify) g_ptr_array_unref);
}

void
tw_set_export_async (TwDocument *document,
                     const TwSetExporter *exporter,
                     GFile *file,
                     const char *address,
                     GCancellable *cancellable,
                     GAsyncReadyCallback callback,
                     gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Export *order;

  g_return_if_fail (TW_IS_DOCUMENT (document));

  order = g_new (Export, 1);
  *order = (Export){ tw_tile_set_ref (tw_document_get_set (document)), exporter,
                     g_object_ref (file), g_strdup (address) };
  task = g_task_new (document, cancellable, callback, user_data);
  g_task_set_task_data (task, order, export_free);
  g_task_run_in_thread (task, export_in_thread);
}

GPtrArray *
tw_set_export_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
