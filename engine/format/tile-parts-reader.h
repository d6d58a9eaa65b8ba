/* Reads the parts of a tile's element. */
#pragma once

#include "engine/format/xml-reader.h"
#include "engine/tile/tile.h"

G_BEGIN_DECLS

/**
 * tw_tile_reader_read_segment:
 * @reader: a reader
 * @element: a segment's element, its names checked
 * @topology: gets the segment and its symbols
 *
 * tw_tile_reader_read_ends() reads the ends of roads later, because they may name later segments.
 */
gboolean tw_tile_reader_read_segment (TwXmlReader *reader, const xmlNode *element,
                                      TwTopology *topology);

/**
 * tw_tile_reader_read_symbols:
 * @reader: a reader
 * @element: an element with an attribute "symbols"
 * @segment: index of the segment they stand on, -1 for the tile
 * @tile: (nullable): the drawing whose segments a variant's symbols may name
 * @topology: gets the symbols
 */
gboolean tw_tile_reader_read_symbols (TwXmlReader *reader, const xmlNode *element, int segment,
                                      const TwTopology *tile, TwTopology *topology);

/** tw_tile_reader_read_ends: makes the junctions at which road or path @segment ends. */
gboolean tw_tile_reader_read_ends (TwXmlReader *reader, const xmlNode *element, guint segment,
                                   TwTopology *topology);

/** tw_tile_reader_read_junction: makes a bridge or contact. */
gboolean tw_tile_reader_read_junction (TwXmlReader *reader, const xmlNode *element,
                                       TwTopology *topology);

/**
 * tw_tile_reader_read_shape:
 * @reader: a reader
 * @element: an element with an attribute "shape"; all junctions must have been read
 * @segment: index of the element's segment, -1 for the tile
 * @tile: gets the points
 */
gboolean tw_tile_reader_read_shape (TwXmlReader *reader, const xmlNode *element, int segment,
                                    TwTile *tile);

/** tw_tile_reader_read_variant_shape: as tw_tile_reader_read_shape() for the additions of a
 *   variant, which must have been read. */
gboolean tw_tile_reader_read_variant_shape (TwXmlReader *reader, const xmlNode *element,
                                            TwVariant *variant);

/** tw_tile_reader_read_override: makes an override of fields. */
gboolean tw_tile_reader_read_override (TwXmlReader *reader, const xmlNode *element,
                                       TwTopology *topology);

G_END_DECLS
