/* A cell in a grid of tiles: the picture, the id with the number of copies, and a mark for a
 * problem or for fields changed by hand. */
#pragma once

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_TILE_CELL (tw_tile_cell_get_type ())
G_DECLARE_FINAL_TYPE (TwTileCell, tw_tile_cell, TW, TILE_CELL, GtkWidget)

/** tw_tile_cell_new: Returns: (transfer floating): a cell with a picture of @size pixels */
GtkWidget *tw_tile_cell_new (TwTileTextures *textures, int size);

/**
 * tw_tile_cell_set_item:
 * @self: a cell
 * @document: (nullable): the document, for the set's id and theme
 * @item: (nullable): the tile to show and follow, %NULL for none
 *
 * Names the cell and the list item around it for screen readers.
 */
void tw_tile_cell_set_item (TwTileCell *self, TwDocument *document, TwTileItem *item);

/** tw_tile_cell_get_item: Returns: (transfer none) (nullable): the tile shown */
TwTileItem *tw_tile_cell_get_item (TwTileCell *self);

/**
 * tw_tile_cell_factory_new:
 * @document: the document of the items; the factory keeps a reference
 * @textures: the source of pictures
 * @model: what the grid or list shows; the factory keeps a reference
 * @size: side of the pictures in pixels
 *
 * Screen readers are told what is on each tile and which of @model it is.
 *
 * Returns: (transfer full): a factory for a GtkGridView or GtkListView of tile items
 */
GtkListItemFactory *
tw_tile_cell_factory_new (TwDocument *document, TwTileTextures *textures, GListModel *model,
                          int size);

G_END_DECLS
