/* Functions of an item that only the document and its list may call. */
#pragma once

#include "app/document/tile-item.h"

G_BEGIN_DECLS

/** tw_tile_item_new: Returns: (transfer full): an item for @tile (transfer none) */
TwTileItem *tw_tile_item_new (TwTile *tile);

/** tw_tile_item_set_tile: sets the tile (transfer none) and notifies. */
void tw_tile_item_set_tile (TwTileItem *self, TwTile *tile);

/** tw_tile_item_set_position: sets the position in the set, -1 for none. */
void tw_tile_item_set_position (TwTileItem *self, int position);

/** tw_tile_item_set_severity: sets the severity of the worst problem, -1 for none. */
void tw_tile_item_set_severity (TwTileItem *self, int severity);

/** tw_tile_item_set_saved: sets the tile as it is in the file, %NULL for none. */
void tw_tile_item_set_saved (TwTileItem *self, TwTile *tile);

/** tw_tile_item_get_saved: Returns: (transfer none) (nullable): the tile as it was last saved */
const TwTile *tw_tile_item_get_saved (TwTileItem *self);

G_END_DECLS
