/* A set with all that belongs to it as one file, or as files of their own. */
#pragma once

#include "engine/format/package-file.h"

G_BEGIN_DECLS

/**
 * tw_package_file_to_data:
 * @name: the file's name for messages
 * @set: a set
 * @out_length: (out): bytes
 * @error: %TW_FORMAT_ERROR_LIMIT if it would be too large to read
 *
 * The same set gives the same bytes.
 *
 * Returns: (transfer full) (nullable): the package
 */
char *tw_package_file_to_data (const char *name, const TwTileSet *set, gsize *out_length,
                               GError **error);

/**
 * tw_package_file_set_to_data:
 * @path: the file to write; its name decides between a package and XML
 * @set: a set
 * @out_length: (out): bytes
 * @error: %TW_FORMAT_ERROR_LIMIT if it would be too large to read
 *
 * Reads the result again, so that no unreadable file replaces a good one.
 *
 * Returns: (transfer full) (nullable): the content for the file
 */
char *tw_package_file_set_to_data (const char *path, const TwTileSet *set, gsize *out_length,
                                   GError **error);

/**
 * tw_package_file_write_enclosures:
 * @enclosures: (nullable): enclosures of a set
 * @folder: a folder, made if it does not exist
 * @cancellable: (nullable): to stop between two files
 * @error: %TW_FORMAT_ERROR_WRITE; nothing that is there is overwritten; or %G_IO_ERROR_CANCELLED
 *
 * Writes all enclosures as files below @folder. If one cannot be written, or the call is cancelled,
 * no file and no new folder remains.
 *
 * Returns: whether all of it is written
 */
gboolean tw_package_file_write_enclosures (const TwEnclosures *enclosures, const char *folder,
                                           GCancellable *cancellable, GError **error);

/**
 * tw_package_file_unpack:
 * @set: a set
 * @folder: a folder, made if it does not exist
 * @cancellable: (nullable): to stop between two files
 * @error: %TW_FORMAT_ERROR_WRITE; nothing that is there is overwritten; or %G_IO_ERROR_CANCELLED
 *
 * Writes set.xml and all enclosures as files below @folder. If one cannot be written, or the call
 * is cancelled, no file and no new folder remains.
 *
 * Returns: whether all of it is written
 */
gboolean tw_package_file_unpack (const TwTileSet *set, const char *folder,
                                 GCancellable *cancellable, GError **error);

G_END_DECLS
