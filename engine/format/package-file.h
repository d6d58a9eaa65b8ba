/* Packages: a set with all its files in one ZIP archive, for mailing.
 *
 *   mimetype        "application/x-tilewright-package", first and not compressed
 *   set.xml         the tile set, as a file of its own
 *   CHANGES.txt     its changelog, for people who only unpack it; not read
 *   cover.png, pictures/…, rulesets/…, sets/…, cases/…, games/…: see enclosures.h
 *
 * The reader takes nothing else from an archive, and unpacks nothing to the disk.
 */
#pragma once

#include <gio/gio.h>

#include "engine/format/format-error.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

#define TW_PACKAGE_MIME_TYPE "application/x-tilewright-package"
#define TW_PACKAGE_SUFFIX    ".tilewright"

/** tw_package_file_is_name: Returns: whether a file with that name is written as a package */
gboolean tw_package_file_is_name (const char *name);

/** tw_package_file_is: Returns: whether the bytes are those of a ZIP archive */
gboolean tw_package_file_is (const char *data, gsize length);

/**
 * tw_package_file_parse:
 * @name: the file's name for messages
 * @data: its bytes
 * @length: how many
 * @error: %TW_FORMAT_ERROR_CONTENT for an archive that is no package, damaged or harmful: names
 *   that lead out of it, links, two files with one name, passwords; %TW_FORMAT_ERROR_LIMIT for one
 *   that is too large when unpacked (a bomb) or has too many files; or as for
 *   tw_tile_set_file_parse() of its set.xml
 *
 * Enforces the limits while it unpacks into memory, whatever sizes the archive claims. Leaves out
 * harmless files with other names, and adds a warning to the set.
 *
 * Returns: (transfer full) (nullable): the set with its enclosures
 */
TwTileSet *tw_package_file_parse (const char *name, const char *data, gsize length, GError **error);

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
