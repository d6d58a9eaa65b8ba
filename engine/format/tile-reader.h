/* Reads a tile from its element. */
#pragma once

#include "engine/format/xml-reader.h"
#include "engine/tile/tile.h"

G_BEGIN_DECLS

/**
 * tw_tile_read:
 * @reader: a reader
 * @element: a `<tile>`
 *
 * Also accepts unfinished tiles: an empty id, no copies, or two lands on one edge are problems to
 * show, not errors.
 *
 * Returns: (transfer full) (nullable): the tile, %NULL with the reader's error set
 */
TwTile *tw_tile_read (TwXmlReader *reader, xmlNode *element);

G_END_DECLS
