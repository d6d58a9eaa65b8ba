/* Tiles as JCloisterZone shows them: pictures, and where on them the features lie. */
#pragma once

#include <json-glib/json-glib.h>

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/* Side of a tile in the units of outlines there. */
#define TW_JCZ_ARTWORK_UNITS 1000

/**
 * tw_jcz_artwork_add_tile:
 * @json: an object of tiles; gets the tile's record
 * @set: the tile's set
 * @tile: a tile
 * @variant: index of the variant, -1 for the plain copies
 * @id: the tile's id there
 * @picture: the path of its picture in the artwork's folder
 *
 * Adds an outline for each feature and field, and where figures stand on it.
 */
void tw_jcz_artwork_add_tile (JsonBuilder *json, const TwTileSet *set, const TwTile *tile,
                              int variant, const char *id, const char *picture);

G_END_DECLS
