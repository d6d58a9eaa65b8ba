/* A copy of the open set as a file of another kind: the document stays where it is. */
#pragma once

#include "app/document/document.h"
#include "engine/jcz/set-exporter.h"

G_BEGIN_DECLS

/**
 * tw_set_export_async:
 * @document: a document, which may be edited meanwhile
 * @exporter: what it becomes
 * @file: where to; what is there is replaced
 * @cancellable: (nullable): to give up
 * @callback: called when it is written
 * @user_data: for @callback
 *
 * Writes the present value. Neither the file of @document nor its clean mark changes.
 */
void tw_set_export_async (TwDocument *document,
                          const TwSetExporter *exporter,
                          GFile *file,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data);

/**
 * tw_set_export_finish:
 * @result: of tw_set_export_async(), whose source is the document
 * @error: as for tw_package_file_to_data() and tw_save_file(); the old file is whole then
 *
 * Returns: (transfer full) (nullable) (element-type utf8): what cannot be said there, if it is
 *   written
 */
GPtrArray *tw_set_export_finish (GAsyncResult *result, GError **error);

G_END_DECLS
