/* The tiles that are left, beside the table: a picture of each with how many of it there are.
 *
 * Where the pointer or the focus is on one, or it was clicked, the table shows where it fits. What the
 * pointer or the keyboard is on at the table, a cell or a feature that is not complete, is looked up the
 * other way: the tiles that fit there stand out.
 */
#pragma once

#include <adwaita.h>

#include "app/table/game-table.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_TILES_DRAWER (tw_tiles_drawer_get_type ())
G_DECLARE_FINAL_TYPE (TwTilesDrawer, tw_tiles_drawer, TW, TILES_DRAWER, AdwBin)

/**
 * tw_tiles_drawer_set_table:
 * @self: a drawer, in a box behind what has the table
 * @model: the table
 * @textures: pictures of tiles
 * @table: shows where tiles fit, and gets the focus back
 * @actions: gets the actions "tiles-left", whose state is whether it is open, and
 *   "tiles-left-by-key", which opens it and moves the focus there, or closes it
 *
 * Call it once.
 */
void tw_tiles_drawer_set_table (TwTilesDrawer *self,
                                TwTableModel *model,
                                TwTileTextures *textures,
                                TwGameTable *table,
                                GActionMap *actions);

/** tw_tiles_drawer_get_width: Returns: how many pixels it takes beside the table, 0 while it is closed
 *   or lies below it */
int tw_tiles_drawer_get_width (TwTilesDrawer *self);

/** tw_tiles_drawer_is_filled: Returns: whether all it has to show is there; it is made in pieces (for
 *   tests) */
gboolean tw_tiles_drawer_is_filled (TwTilesDrawer *self);

/** tw_tiles_drawer_get_tile: Returns: (transfer none) (nullable): the button of a kind of tile, %NULL if
 *   it is not shown (for tests) */
GtkWidget *tw_tiles_drawer_get_tile (TwTilesDrawer *self, guint kind);

G_END_DECLS
