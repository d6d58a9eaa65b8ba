/* A symbol on its way to another place, tile or set, with its count, direction and position. No
 * GTK.
 */
#pragma once

#include "app/designer/canvas-gesture.h"

G_BEGIN_DECLS

/** tw_symbol_parcel_new: Returns: (transfer full): a tile with only that symbol and the segment
 *   that it stands on */
TwTile *tw_symbol_parcel_new (const TwTile *tile, guint symbol);

/**
 * tw_symbol_parcel_lay:
 * @parcel: a tile of tw_symbol_parcel_new(), its kinds of land numbered as in @set
 * @set: the set of @tile, with what it needs to know of the symbol
 * @tile: a tile
 * @spot: where to put the symbol; nowhere for its old place, or else one that is allowed and has
 *   room
 * @out_deed: (out): what was done
 *
 * Adds the parcel's copies of the symbol. They keep their drawn positions if they are on the same
 * land and alone there.
 *
 * Returns: (transfer full) (nullable): @tile with the symbol, %NULL if it cannot stand there
 */
TwTile *tw_symbol_parcel_lay (const TwTile *parcel,
                              const TwTileSet *set,
                              const TwTile *tile,
                              TwCanvasSpot spot,
                              TwCanvasDeed *out_deed);

G_END_DECLS
