/* Reading and writing the files of documents, in worker threads. */
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
 * Reads a set. The file of a shipped set opens as that set; it cannot be overwritten. A set of another
 * program (foreign-set.h) opens as a new one, which has no file and is not saved yet.
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
 * @result: of one of the two functions above
 * @error: as for tw_tile_set_file_load() or tw_foreign_set_load(), or %G_IO_ERROR_CANCELLED
 *
 * Returns: (transfer full) (nullable): the document
 */
TwDocument *tw_document_file_load_finish (GAsyncResult *result, GError **error);

/** tw_document_file_load_get_file: Returns: (transfer none) (nullable): the file that was to be
 * read */
GFile *tw_document_file_load_get_file (GAsyncResult *result);

/** tw_document_file_load_get_problems: Returns: (transfer none) (nullable) (element-type utf8): what
 * was not understood in a set of another program; %NULL for one of ours */
const GPtrArray *tw_document_file_load_get_problems (GAsyncResult *result);

/** tw_document_file_name: Returns: (transfer full): the name of @file for people */
char *tw_document_file_name (GFile *file);

/** tw_document_file_load_get_key: Returns: (transfer none) (nullable): the key of the file that was
 * read, see tw_under_way_key() */
const char *tw_document_file_load_get_key (GAsyncResult *result);

/**
 * tw_document_file_expect:
 * @self: a document with a file
 * @stamp: the stamp that the file should have at the next save
 *
 * If the file's stamp differs at that save, another program has changed the file.
 */
void tw_document_file_expect (TwDocument *self, const TwFileStamp *stamp);

/** tw_document_file_set_file: makes @file, to which another program has renamed the old file, the
 *   document's file */
void tw_document_file_set_file (TwDocument *self, GFile *file);

/**
 * tw_document_file_adopt:
 * @self: a document with a file
 * @read: a document just read from that file
 *
 * Takes over what another program has written, as one step of undo. The document counts as saved
 * then.
 */
void tw_document_file_adopt (TwDocument *self, TwDocument *read);

/**
 * tw_document_file_save_async:
 * @self: a document that is not being saved
 * @file: the file to write
 * @cancellable: (nullable): to give up before the file is replaced
 * @callback: called when the file is written
 * @user_data: for @callback
 *
 * Writes the present value; the document may be edited meanwhile. On success the clean mark moves
 * to the written value, and @file becomes the document's file. The old file stays whole until the
 * new one is on the disk. Both the old and the new content are kept as versions (versions.h).
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
 * Returns: whether the document is saved
 */
gboolean tw_document_file_save_finish (TwDocument *self, GAsyncResult *result, GError **error);

/** tw_document_file_steal_renames: Returns: (transfer full) (nullable): new tile ids by the old
 * ones in the file, for tiles that the last save renamed; each save's renames are returned once */
GHashTable *tw_document_file_steal_renames (TwDocument *self);

G_END_DECLS
