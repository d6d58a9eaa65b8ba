/* What a tile is worth, found out by games that are played while nothing else is to be done. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_TILE_WORTH (tw_tile_worth_get_type ())
G_DECLARE_FINAL_TYPE (TwTileWorth, tw_tile_worth, TW, TILE_WORTH, AdwActionRow)

/* Whoever activates the row is asked nothing more: it activates win.ask-worth 's' with the tile's id. It hides itself where nothing can be
 * said: in games that all players win together, and of sets that cannot be played. */

/** tw_tile_worth_set: shows what @item (nullable), a tile of @document, is worth. Games begin a while after the last change, as long as
 * the row is seen in the window in front, and stop when it is not. */
void tw_tile_worth_set (TwTileWorth *self, TwDocument *document, TwTileItem *item);

G_END_DECLS
