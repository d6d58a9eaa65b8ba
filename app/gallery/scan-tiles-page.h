/* The second step of an import: all tiles that were cut out, to be confirmed. */
#pragma once

#include <adwaita.h>

#include "app/scan/scan-tiles.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_SCAN_TILES_PAGE (tw_scan_tiles_page_get_type ())
G_DECLARE_FINAL_TYPE (TwScanTilesPage, tw_scan_tiles_page, TW, SCAN_TILES_PAGE, AdwBin)

/* Signal "changed" (): a tile was put right, or other ones are taken. */

/**
 * tw_scan_tiles_page_show:
 * @self: a page
 * @set: the set that they are for
 * @textures: the source of pictures
 * @tiles: (element-type TwScanTile) (transfer none): the tiles; the page changes them
 * @refused: (nullable): what was left out, a line for each
 *
 * Shows a card for each, a few in each frame; what is unsure comes first.
 */
void tw_scan_tiles_page_show (TwScanTilesPage *self, TwTileSet *set, TwTileTextures *textures,
                              GPtrArray *tiles, const char *refused);

/** tw_scan_tiles_page_get_tiles: Returns: (transfer none) (nullable): the tiles as they are now */
GPtrArray *tw_scan_tiles_page_get_tiles (TwScanTilesPage *self);

G_END_DECLS
