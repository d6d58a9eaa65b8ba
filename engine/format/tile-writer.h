/* Writes a tile as an element. */
#pragma once

#include "engine/format/xml-writer.h"
#include "engine/set/tile-set.h"
#include "engine/set/vocabulary.h"
#include "engine/tile/tile.h"

G_BEGIN_DECLS

/**
 * tw_tile_writer_write:
 * @tile: a tile
 * @own: (nullable): what its set adds to the rules, for the names of its own kinds of land
 * @writer: a writer
 *
 * Writes a `<tile>`. Segments that are referred to get a name if they have none.
 */
void tw_tile_writer_write (const TwTile *tile, const TwVocabulary *own, TwXmlWriter *writer);

/**
 * tw_tile_writer_write_set:
 * @set: a set
 * @with_tiles: whether to write its tiles, or all but the tiles
 * @writer: a writer
 *
 * Writes a `<tile-set>`, with what the file has before and after it.
 */
void tw_tile_writer_write_set (const TwTileSet *set, gboolean with_tiles, TwXmlWriter *writer);

/**
 * tw_tile_writer_shape_to_string:
 * @tile: a tile
 * @segment: a segment index, -1 for the tile
 *
 * Returns: (transfer full): its attribute "shape", "" for the default shape
 */
char *tw_tile_writer_shape_to_string (const TwTile *tile, int segment);

/** tw_tile_writer_variant_shape_to_string: Returns: (transfer full): the attribute "shape" of a
 *   variant */
char *tw_tile_writer_variant_shape_to_string (const TwVariant *variant);

G_END_DECLS
