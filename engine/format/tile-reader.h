/* A tile from its element. */
#pragma once

#include "engine/format/xml-reader.h"
#include "engine/tile/tile.h"

G_BEGIN_DECLS

/**
 * tw_tile_read:
 * @reader: a reader
 * @element: a `<tile>`
 *
 * Also takes tiles that are not finished: an empty id, no copies, land that claims
 * one edge twice are problems to be shown, not errors.
 *
 * Returns: (transfer full) (nullable): the tile, %NULL with the reader's error set
 */
TwTile *tw_tile_read (TwXmlReader *reader, xmlNode *element);

G_END_DECLS
