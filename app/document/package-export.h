/* A copy of the open set as a package, to be mailed: the document stays where it is. */
#pragma once

#include "app/document/document.h"

G_BEGIN_DECLS

/**
 * tw_package_export_async:
 * @document: a document, which may be edited meanwhile
 * @file: where to; what is there is replaced
 * @cancellable: (nullable): to give up
 * @callback: called when it is written
 * @user_data: for @callback
 *
 * Writes the present value with all that is enclosed. Neither the file of @document nor its clean
 * mark changes.
 */
void tw_package_export_async (TwDocument *document,
                              GFile *file,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data);

/**
 * tw_package_export_finish:
 * @result: of tw_package_export_async(), whose source is the document
 * @error: as for tw_package_to_data() and tw_save_file(); the old file is whole then
 *
 * Returns: whether it is written
 */
gboolean tw_package_export_finish (GAsyncResult *result, GError **error);

G_END_DECLS
