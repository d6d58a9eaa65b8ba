/* A set with all that belongs to it in one file, to be mailed: a ZIP archive.
 *
 *   mimetype        "application/x-tilewright-package", first and not compressed
 *   set.xml         the tile set, as a file of its own
 *   CHANGES.txt     its versions in words, for people who only unpack it; not read
 *   cover.png, pictures/…, rulesets/…, sets/…, cases/…, games/…: see enclosures.h
 *
 * Nothing else is taken from an archive, and nothing is unpacked to the disk by reading it.
 */
#pragma once

#include <gio/gio.h>

#include "engine/format/format-error.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

#define TW_PACKAGE_MIME_TYPE "application/x-tilewright-package"
#define TW_PACKAGE_SUFFIX    ".tilewright"

/** tw_package_file_is_name: Returns: whether a file of that name is to be a package */
gboolean tw_package_file_is_name (const char *name);

/** tw_package_file_is: Returns: whether the bytes are those of a ZIP archive */
gboolean tw_package_file_is (const char *data, gsize length);

/**
 * tw_package_file_parse:
 * @name: the file's name for messages
 * @data: its bytes
 * @length: how many
 * @error: %TW_FORMAT_ERROR_CONTENT for an archive that is none of ours, damaged or out to do
 *   harm: names that lead out of it, links, two files of one name, passwords;
 *   %TW_FORMAT_ERROR_LIMIT for one that is too large when unpacked (a bomb) or has too many
 *   files; or as for tw_tile_set_file_parse() of its set.xml
 *
 * Keeps to the limits while it unpacks into memory, whatever the archive says of itself.
 * Harmless files of other names are left out, with a warning of the set.
 *
 * Returns: (transfer full) (nullable): the set with its enclosures
 */
TwTileSet *tw_package_file_parse (const char *name, const char *data, gsize length, GError **error);

/**
 * tw_package_file_to_data:
 * @name: the file's name for messages
 * @set: a set
 * @out_length: (out): bytes
 * @error: %TW_FORMAT_ERROR_LIMIT if nobody could read it again
 *
 * The same set gives the same bytes.
 *
 * Returns: (transfer full) (nullable): the package
 */
char *tw_package_file_to_data (const char *name, const TwTileSet *set, gsize *out_length,
                               GError **error);

/**
 * tw_package_file_set_to_data:
 * @path: the file it is written to; its name says whether as a package or as XML
 * @set: a set
 * @out_length: (out): bytes
 * @error: %TW_FORMAT_ERROR_LIMIT if nobody could read it again
 *
 * Reads what it made, so that nothing takes the place of a file that cannot.
 *
 * Returns: (transfer full) (nullable): what the file is to hold
 */
char *tw_package_file_set_to_data (const char *path, const TwTileSet *set, gsize *out_length,
                                   GError **error);

/**
 * tw_package_file_write_enclosures:
 * @enclosures: (nullable): what came with a set
 * @folder: a folder, made if it is not there
 * @cancellable: (nullable): to stop between two files
 * @error: %TW_FORMAT_ERROR_WRITE; nothing that is there is overwritten; or %G_IO_ERROR_CANCELLED
 *
 * Writes all enclosures as files of their own, in folders of @folder. Where not all of them can be
 * written, or it is given up, none is left, nor a folder that was made for them.
 *
 * Returns: whether all of it is written
 */
gboolean tw_package_file_write_enclosures (const TwEnclosures *enclosures, const char *folder,
                                           GCancellable *cancellable, GError **error);

/**
 * tw_package_file_unpack:
 * @set: a set
 * @folder: a folder, made if it is not there
 * @cancellable: (nullable): to stop between two files
 * @error: %TW_FORMAT_ERROR_WRITE; nothing that is there is overwritten; or %G_IO_ERROR_CANCELLED
 *
 * Writes set.xml and all enclosures as files of their own, in folders of @folder. Where not all of
 * them can be written, or it is given up, none is left, nor a folder that was made for them.
 *
 * Returns: whether all of it is written
 */
gboolean tw_package_file_unpack (const TwTileSet *set, const char *folder,
                                 GCancellable *cancellable, GError **error);

G_END_DECLS
