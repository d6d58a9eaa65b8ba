/* Exports the open set to a file of another kind. The document keeps its file. */
#pragma once

#include "app/document/document.h"
#include "app/export/set-exporter.h"

G_BEGIN_DECLS

/**
 * tw_set_export_async:
 * @document: a document, which may be edited meanwhile
 * @exporter: the kind of export
 * @file: the file to write; an existing one is replaced
 * @address: (nullable): the web address for @write_at of @exporter, which must have that function then
 * @cancellable: (nullable): to give up
 * @callback: called when the file is written
 * @user_data: for @callback
 *
 * Writes the present value. Neither the document's file nor its clean mark changes.
 */
void tw_set_export_async (TwDocument *document,
                          const TwSetExporter *exporter,
                          GFile *file,
                          const char *address,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data);

/**
 * tw_set_export_finish:
 * @result: of tw_set_export_async(), whose source is the document
 * @error: as for tw_package_file_to_data() and tw_save_file(); an old file stays whole then
 *
 * Returns: (transfer full) (nullable) (element-type utf8): what that kind of file cannot hold, in
 *   words; %NULL on an error
 */
GPtrArray *tw_set_export_finish (GAsyncResult *result, GError **error);

G_END_DECLS
