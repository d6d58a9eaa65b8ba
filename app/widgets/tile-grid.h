/* Cells of tiles in a grid: which is where, and which has the focus. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/tile-item.h"

G_BEGIN_DECLS

/** tw_tile_grid_cell_at: Returns: (transfer none) (nullable): the cell (a #TwTileCell) that is shown
 *   at that place of the grid, in pixels */
GtkWidget *tw_tile_grid_cell_at (GtkGridView *grid, double x, double y);

/** tw_tile_grid_cell_of: Returns: (transfer none) (nullable): the cell of @item, %NULL if that is
 *   scrolled away */
GtkWidget *tw_tile_grid_cell_of (GtkGridView *grid, TwTileItem *item);

/** tw_tile_grid_item_of: Returns: (transfer none) (nullable): the tile of @cell, which may be %NULL */
TwTileItem *tw_tile_grid_item_of (GtkWidget *cell);

/** tw_tile_grid_focused: Returns: (transfer none) (nullable): the cell that has the focus */
GtkWidget *tw_tile_grid_focused (GtkGridView *grid);

/** tw_tile_grid_has_focus: Returns: whether a cell or the grid itself has the focus */
gboolean tw_tile_grid_has_focus (GtkGridView *grid);

/**
 * tw_tile_grid_let_go:
 * @grid: a grid
 *
 * To be called before the tile that has the focus is taken out and put back elsewhere: GTK would
 * look for another place for the focus when it has come round to it, and take it from whoever has
 * been given it meanwhile.
 *
 * Returns: whether the focus was in the grid, and tw_tile_grid_focus() shall put it back
 */
gboolean tw_tile_grid_let_go (GtkGridView *grid);

/** tw_tile_grid_focus: gives the cell of @item the focus, as soon as it has one: it has been
 *   scrolled to, by the action "list.scroll-to-item". */
void tw_tile_grid_focus (GtkGridView *grid, TwTileItem *item);

G_END_DECLS
