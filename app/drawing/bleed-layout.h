/* The land past the rim of a tile, laid out for drawing. Private to the drawing. */
#pragma once

#include "app/drawing/tile-layout-data.h"

G_BEGIN_DECLS

/**
 * tw_bleed_layout_new:
 * @layout: a tile's layout
 * @reach: how far past the rim the land goes on, in tile edges
 *
 * Lays out what comes past the rim: roads, rivers and walls go on in the direction in which they
 * leave the tile, towns have houses, fields have grass, mist its veil. Near the rim it has the
 * tile's own part as well. The tile is drawn over it, so all within the rim stays as it is.
 *
 * Returns: (transfer full): a layout with nothing in it that stands within the tile
 */
TwTileLayout *tw_bleed_layout_new (const TwTileLayout *layout, double reach);

/** tw_bleed_houses: fills @town, of which the outline and walls go on past the rim, with houses
 * there. */
void tw_bleed_houses (TwTown *town, double reach, guint32 seed);

G_END_DECLS
