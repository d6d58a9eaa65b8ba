/* A package from its bytes, which nobody vouches for. */
#pragma once

#include "engine/format/package-file.h"

G_BEGIN_DECLS

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

G_END_DECLS
