/* Tiles of a set that repeat each other, turned or mirrored. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_REPEATS_PAGE (tw_repeats_page_get_type ())
G_DECLARE_FINAL_TYPE (TwRepeatsPage, tw_repeats_page, TW, REPEATS_PAGE, AdwPreferencesPage)

/* Signal "show-tile" (TwTileItem *item): show a tile. */

/** tw_repeats_page_new: Returns: (transfer floating): the page, named "repeats" */
GtkWidget *tw_repeats_page_new (TwDocument *document, TwTileTextures *textures);

/**
 * tw_tile_set_join_tiles:
 * @set: a set under construction
 * @index: index of a tile
 * @into: index of a tile that plays the same
 *
 * Removes the tile; its copies become copies of the other one, which blocks and first and last tile
 * name from then on. Blocks turn it so that it lies as before.
 */
void tw_tile_set_join_tiles (TwTileSet *set, guint index, guint into);

G_END_DECLS
