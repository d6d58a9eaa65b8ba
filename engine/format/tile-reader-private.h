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

/**
 * tw_picture_read:
 * @reader: a reader
 * @element: a tile or variant
 * @name: the attribute, "picture" or "reference"
 * @picture: gets it, without its bytes
 */
gboolean tw_picture_read (TwXmlReader *reader, const xmlNode *element, const char *name,
                          TwPictureFile *picture);

/** tw_reference_read: as tw_picture_read() for what a tile is drawn after, and where that lies. */
gboolean tw_reference_read (TwXmlReader *reader, const xmlNode *element,
                            TwTileReference *reference);

/** tw_variant_shape_read: as tw_shape_read() for what a variant adds, all of it read. */
gboolean tw_variant_shape_read (TwXmlReader *reader, const xmlNode *element, TwVariant *variant);

/** tw_override_read: makes an override of fields. */
gboolean tw_override_read (TwXmlReader *reader, const xmlNode *element, TwTopology *topology);

G_END_DECLS
