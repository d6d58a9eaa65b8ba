/* Tiles of a set that repeat each other, turned or mirrored. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_REPEATS_PAGE (tw_repeats_page_get_type ())
G_DECLARE_FINAL_TYPE (TwRepeatsPage, tw_repeats_page, TW, REPEATS_PAGE, AdwPreferencesPage)

/* Signal "show-tile" (TwTileItem *item): a tile is to be shown. */

/** tw_repeats_page_new: Returns: (transfer floating): the page, named "repeats" */
GtkWidget *tw_repeats_page_new (TwDocument *document, TwTileTextures *textures);

/**
 * tw_tile_set_join_tiles:
 * @set: a set under construction
 * @index: a tile
 * @into: the tile it plays like
 *
 * The tile goes; its copies become copies of the other one, and blocks and first and last tile
 * name that. A block turns it so that it lies as before.
 */
void tw_tile_set_join_tiles (TwTileSet *set, guint index, guint into);

G_END_DECLS
