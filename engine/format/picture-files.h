/* Pictures of tiles as separate files, in folders beside the set's file. */
#pragma once

#include "engine/format/format-error.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * tw_tile_set_take_pictures:
 * @set: a set under construction
 * @folder: the folder of its file
 *
 * Reads the pictures that tiles name and that are not enclosed, and encloses them. One that is
 * missing or too large is left out; the tile notes why, and that is a problem of the tile.
 */
void tw_tile_set_take_pictures (TwTileSet *set, const char *folder);

/**
 * tw_tile_set_put_pictures:
 * @set: a set
 * @path: the set's file; a package contains its pictures, except reference pictures that stay
 *   beside it
 * @error: %TW_FORMAT_ERROR_WRITE
 *
 * Writes the pictures that tiles name beside @path. A file with other content is not overwritten.
 *
 * Returns: whether all pictures are there
 */
gboolean tw_tile_set_put_pictures (const TwTileSet *set, const char *path, GError **error);

G_END_DECLS
