/* The tile sets that come with the program, and the examples, small sets whose rules are worth reading. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * tw_shipped_set_ids:
 *
 * In the order of data/tile-sets/order; sets without a file are left out, and so are the examples.
 *
 * Returns: (transfer full) (array zero-terminated=1): the ids
 */
char **tw_shipped_set_ids (void);

/**
 * tw_shipped_set_path:
 * @id: an id
 *
 * Returns: (transfer full) (nullable): the path of the set's file, %NULL if no shipped set or example
 *   has that id
 */
char *tw_shipped_set_path (const char *id);

/**
 * tw_shipped_set_load:
 * @id: an id
 * @error: %TW_FORMAT_ERROR_DATA if there is no such set, or as for tw_tile_set_file_load()
 *
 * Returns: (transfer full) (nullable): the set
 */
TwTileSet *tw_shipped_set_load (const char *id, GError **error);

/**
 * tw_shipped_set_is_path:
 * @path: a path
 *
 * Returns: whether @path is the file of a shipped set, which must not be written
 */
gboolean tw_shipped_set_is_path (const char *path);

G_END_DECLS
