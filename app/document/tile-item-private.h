/* What only the document and its list may do with an item. */
#pragma once

#include "app/document/tile-item.h"

G_BEGIN_DECLS

/** tw_tile_item_new: Returns: (transfer full): an item for @tile (transfer none) */
TwTileItem *tw_tile_item_new (TwTile *tile);

/** tw_tile_item_set_tile: gives it another value (transfer none) and says so. */
void tw_tile_item_set_tile (TwTileItem *self, TwTile *tile);

/** tw_tile_item_set_position: tells it its place, -1 for none. */
void tw_tile_item_set_position (TwTileItem *self, int position);

/** tw_tile_item_set_severity: tells it its worst problem, -1 for none. */
void tw_tile_item_set_severity (TwTileItem *self, int severity);

/** tw_tile_item_set_saved: tells it what the file says of it, %NULL for nothing. */
void tw_tile_item_set_saved (TwTileItem *self, TwTile *tile);

/** tw_tile_item_get_saved: Returns: (transfer none) (nullable): what was saved of it last */
const TwTile *tw_tile_item_get_saved (TwTileItem *self);

G_END_DECLS
