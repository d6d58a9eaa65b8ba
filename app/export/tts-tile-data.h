/* What a tile is to the scripted table for Tabletop Simulator: a line of Lua, from which it scores.
 *
 * Sides are 1 to 4, clockwise from the north; their halves 5 to 12, from the one left of the north;
 * from 13 on a number means an entry of the special features. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * tw_tts_tile_data:
 * @set: the tile's set
 * @tile: a tile
 * @variant: index of the variant, -1 for the plain copies
 * @is_start: whether it is on the table at the start, as tiles of a river are for the scripted
 * table
 * @unknown: (nullable) (element-type utf8): gets the words on the tile that the scripted table does
 * not know; they are written all the same
 *
 * Figures stand where they stand with us.
 *
 * Returns: (transfer full): the line
 */
char *tw_tts_tile_data (const TwTileSet *set,
                        const TwTile *tile,
                        int variant,
                        gboolean is_start,
                        GHashTable *unknown);

G_END_DECLS
