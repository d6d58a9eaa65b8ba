/* What a tile says of its pictures. */
#pragma once

#include "engine/format/tile-parts-reader.h"

G_BEGIN_DECLS

/**
 * tw_tile_reader_read_picture:
 * @reader: a reader
 * @element: a tile or variant
 * @name: the attribute, "picture" or "reference"
 * @picture: gets the picture, without its bytes
 */
gboolean tw_tile_reader_read_picture (TwXmlReader *reader, const xmlNode *element, const char *name,
                                      TwPictureFile *picture);

/** tw_tile_reader_read_reference: as tw_tile_reader_read_picture() for a reference picture and its
 *   place. */
gboolean tw_tile_reader_read_reference (TwXmlReader *reader, const xmlNode *element,
                                        TwTileReference *reference);

G_END_DECLS
