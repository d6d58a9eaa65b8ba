/* Documents and files: reading and writing in worker threads. */
#pragma once

#include "app/document/document.h"
#include "engine/format/save-file.h"

G_BEGIN_DECLS

/**
 * tw_document_file_load_async:
 * @file: a local file
 * @cancellable: (nullable): to give up
 * @callback: called when it is read
 * @user_data: for @callback
 *
 * Reads a set. The file of a shipped set opens as that set, which is not written to.
 */
void tw_document_file_load_async (GFile *file,
                                  GCancellable *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data);

/** tw_document_file_load_shipped_async: as tw_document_file_load_async() for a shipped set. */
void tw_document_file_load_shipped_async (const char *id,
                                          GCancellable *cancellable,
                                          GAsyncReadyCallback callback,
                                          gpointer user_data);

/**
 * tw_document_file_load_finish:
 * @result: of either of the above
 * @error: as for tw_tile_set_file_load(), or %G_IO_ERROR_CANCELLED
 *
 * Returns: (transfer full) (nullable): the document
 */
TwDocument *tw_document_file_load_finish (GAsyncResult *result, GError **error);

/** tw_document_file_load_get_file: Returns: (transfer none) (nullable): what was to be read */
GFile *tw_document_file_load_get_file (GAsyncResult *result);

/** tw_document_file_name: Returns: (transfer full): the name of @file as people read it */
char *tw_document_file_name (GFile *file);

/** tw_document_file_load_get_key: Returns: (transfer none) (nullable): what stands for the file
 * that was read, see tw_under_way_key() */
const char *tw_document_file_load_get_key (GAsyncResult *result);

/**
 * tw_document_file_expect:
 * @self: a document that is kept in a file
 * @stamp: what that file is expected to be like
 *
 * If it is not when the document is saved, another program has changed it.
 */
void tw_document_file_expect (TwDocument *self, const TwFileStamp *stamp);

/** tw_document_file_set_file: goes on with @file, to which another program has renamed the old
 *   one */
void tw_document_file_set_file (TwDocument *self, GFile *file);

/**
 * tw_document_file_adopt:
 * @self: a document that is kept in a file
 * @read: what was read from that file just now
 *
 * Takes over what another program has written. That is one step of undo; all is saved
 * then.
 */
void tw_document_file_adopt (TwDocument *self, TwDocument *read);

/**
 * tw_document_file_save_async:
 * @self: a document that is not being saved
 * @file: where to
 * @cancellable: (nullable): to give up before the file is replaced
 * @callback: called when it is written
 * @user_data: for @callback
 *
 * Writes the present value; the document may be edited meanwhile. When that has
 * worked, the clean mark moves to what was written and the document is kept in
 * @file from then on. The old file stays whole until the new one is on the disk. Both
 * what was overwritten and what was written are kept as versions (versions.h).
 */
void tw_document_file_save_async (TwDocument *self,
                                  GFile *file,
                                  GCancellable *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data);

/**
 * tw_document_file_save_finish:
 * @self: the document
 * @result: the result
 * @error: as for the writer; %TW_FORMAT_ERROR_CHANGED if another program changed
 *   the file since it was read
 *
 * Returns: whether it is saved
 */
gboolean tw_document_file_save_finish (TwDocument *self, GAsyncResult *result, GError **error);

/** tw_document_file_steal_renames: Returns: (transfer full) (nullable): old and new ids of the
 * tiles that have other names in the file since it was saved last; asked for once after a save */
GHashTable *tw_document_file_steal_renames (TwDocument *self);

G_END_DECLS
