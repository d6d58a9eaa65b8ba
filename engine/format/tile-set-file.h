/* Reads, writes and finds files of tile sets. */
#pragma once

#include "engine/format/format-error.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

#define TW_TILE_SET_NAMESPACE "urn:tilewright:tile-set:1"
#define TW_TILE_SET_SCHEMA    "schema/tile-set.rng"

/**
 * tw_tile_set_file_load:
 * @path: a file
 * @error: #TwFormatError, except WRITE and CHANGED
 *
 * Reads a tile set from a file. A set with problems (problem.h) can be read; a file that breaks its
 * schema cannot. Unknown names in a file of a newer minor version are kept, see @warnings of the
 * set. Safe in any thread.
 *
 * Returns: (transfer full) (nullable): the set
 */
TwTileSet *tw_tile_set_file_load (const char *path, GError **error);

/** tw_tile_set_file_load_shipped: as tw_tile_set_file_load(), of a file that comes with the program, which a
 * test holds to the schema. */
TwTileSet *tw_tile_set_file_load_shipped (const char *path, GError **error);

/**
 * tw_tile_set_file_parse:
 * @name: a name for messages
 * @data: XML
 * @length: its length in bytes, or -1 if a 0 ends it
 * @error: as for tw_tile_set_file_load()
 *
 * Returns: (transfer full) (nullable): the set
 */
TwTileSet *tw_tile_set_file_parse (const char *name, const char *data, gssize length,
                                   GError **error);

/**
 * tw_tile_set_file_find:
 * @file_or_id: a path, or the id of a shipped set
 *
 * The path of an existing file goes before an id.
 *
 * Returns: (transfer full) (nullable): the path of the file, %NULL if it is neither
 */
char *tw_tile_set_file_find (const char *file_or_id);

G_END_DECLS
