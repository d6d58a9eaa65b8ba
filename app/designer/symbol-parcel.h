/* A symbol on its way to another place, tile or set, with all that is said of it: how many there
 * are, where it points, where it is drawn. No GTK.
 */
#pragma once

#include "app/designer/canvas-gesture.h"

G_BEGIN_DECLS

/** tw_symbol_parcel_new: Returns: (transfer full): a tile with that symbol alone, and with the
 *   segment that it stands on */
TwTile *tw_symbol_parcel_new (const TwTile *tile, guint symbol);

/**
 * tw_symbol_parcel_lay:
 * @parcel: a tile of tw_symbol_parcel_new(), its kinds of land numbered as in @set
 * @set: the set of @tile, with what it needs to know of the symbol
 * @tile: a tile
 * @spot: where it is to stand; nowhere for where it stood, or may stand, and has room
 * @out_deed: (out): what it did
 *
 * As many more of it as the parcel has. They are drawn where they were as long as they are on the
 * same land and alone there.
 *
 * Returns: (transfer full) (nullable): @tile with the symbol, %NULL if it cannot stand there
 */
TwTile *tw_symbol_parcel_lay (const TwTile *parcel,
                              const TwTileSet *set,
                              const TwTile *tile,
                              TwCanvasSpot spot,
                              TwCanvasDeed *out_deed);

G_END_DECLS
