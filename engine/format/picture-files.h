/* Pictures of tiles as files of their own, in folders beside the file of their set. */
#pragma once

#include "engine/format/format-error.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * tw_tile_set_take_pictures:
 * @set: a set under construction
 * @folder: the folder of its file
 *
 * Reads the pictures that tiles name and that did not come with the set; they are enclosed from
 * then on. One that is not there, or too large, is left out: that is a problem of the tile,
 * which knows why.
 */
void tw_tile_set_take_pictures (TwTileSet *set, const char *folder);

/**
 * tw_tile_set_put_pictures:
 * @set: a set
 * @path: the file it is written to; a package has its pictures within itself, but for reference
 *   pictures that are to be kept beside it
 * @error: %TW_FORMAT_ERROR_WRITE
 *
 * Writes the pictures that tiles name beside @path. One that is there with other content belongs
 * to somebody else and is not overwritten.
 *
 * Returns: whether all are there
 */
gboolean tw_tile_set_put_pictures (const TwTileSet *set, const char *path, GError **error);

G_END_DECLS
