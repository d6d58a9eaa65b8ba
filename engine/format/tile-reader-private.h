/* The parts of a tile's element, for tile-reader.c only. */
#pragma once

#include "engine/format/xml-reader.h"
#include "engine/tile/tile.h"

G_BEGIN_DECLS

/**
 * tw_segment_read:
 * @reader: a reader
 * @element: a segment's element, its names checked
 * @topology: gets the segment and its symbols
 *
 * Leaves the ends of roads to tw_ends_read(): they may name what follows.
 */
gboolean tw_segment_read (TwXmlReader *reader, const xmlNode *element, TwTopology *topology);

/**
 * tw_symbols_read:
 * @reader: a reader
 * @element: an element with an attribute "symbols"
 * @segment: index of the segment they stand on, -1 for the tile
 * @tile: (nullable): the drawing whose segments a variant's symbols may name
 * @topology: gets the symbols
 */
gboolean tw_symbols_read (TwXmlReader *reader, const xmlNode *element, int segment,
                          const TwTopology *tile, TwTopology *topology);

/** tw_ends_read: makes the junctions at which road or path @segment ends. */
gboolean tw_ends_read (TwXmlReader *reader, const xmlNode *element, guint segment,
                       TwTopology *topology);

/** tw_junction_read: makes a bridge or contact. */
gboolean tw_junction_read (TwXmlReader *reader, const xmlNode *element, TwTopology *topology);

/**
 * tw_shape_read:
 * @reader: a reader
 * @element: an element with an attribute "shape", all junctions read
 * @segment: the segment it stands for, -1 for the tile
 * @tile: gets the points
 */
gboolean tw_shape_read (TwXmlReader *reader, const xmlNode *element, int segment, TwTile *tile);

/** tw_override_read: makes an override of fields. */
gboolean tw_override_read (TwXmlReader *reader, const xmlNode *element, TwTopology *topology);

G_END_DECLS
