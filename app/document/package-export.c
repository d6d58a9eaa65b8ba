/* A copy of the open set as a package. */
#include "app/document/package-export.h"

#include <glib/gi18n.h>

#include "engine/format/package-file.h"
#include "engine/format/picture-files.h"
#include "engine/format/save-file.h"
#include "engine/format/shipped-sets.h"

/* What a worker is given. */
typedef struct
{
  TwTileSet *set;
  GFile *file;
} Export;

static void
export_free (gpointer data)
{
  Export *order = data;

  tw_tile_set_unref (order->set);
  g_object_unref (order->file);
  g_free (order);
}

/* Runs in a worker thread. */
static void
export_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  const Export *order = task_data;
  g_autofree char *path = g_file_get_path (order->file), *data = NULL;
  g_autofree char *name = g_file_get_parse_name (order->file);
  GError *error = NULL;
  gsize length;

  if (path == NULL)
    tw_format_error_set (&error, TW_FORMAT_ERROR_WRITE, name, 0,
                         _ ("It is not on this computer. Choose another place."));
  else if (tw_shipped_set_is_path (path))
    tw_format_error_set (&error, TW_FORMAT_ERROR_WRITE, name, 0,
                         _ ("It belongs to the program. Choose another place."));
  else
    data = tw_package_to_data (path, order->set, &length, &error);
  if (data != NULL && tw_tile_set_put_pictures (order->set, path, &error)
      && tw_save_file (path, data, length, NULL, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
tw_package_export_async (TwDocument *document,
                         GFile *file,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Export *order;

  g_return_if_fail (TW_IS_DOCUMENT (document));

  order = g_new (Export, 1);
  *order = (Export){ tw_tile_set_ref (tw_document_get_set (document)), g_object_ref (file) };
  task = g_task_new (document, cancellable, callback, user_data);
  g_task_set_task_data (task, order, export_free);
  g_task_run_in_thread (task, export_in_thread);
}

gboolean
tw_package_export_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
