/* The cells of a grid of tiles: where they are, and which has the focus. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/tile-item.h"

G_BEGIN_DECLS

/** tw_tile_grid_cell_at: Returns: (transfer none) (nullable): the cell (a #TwTileCell) at that
 *   point of the grid, in pixels */
GtkWidget *tw_tile_grid_cell_at (GtkGridView *grid, double x, double y);

/** tw_tile_grid_cell_of: Returns: (transfer none) (nullable): the cell of @item, %NULL if it is
 *   scrolled out of view */
GtkWidget *tw_tile_grid_cell_of (GtkGridView *grid, TwTileItem *item);

/** tw_tile_grid_item_of: Returns: (transfer none) (nullable): the tile of @cell, which may be
 * %NULL */
TwTileItem *tw_tile_grid_item_of (GtkWidget *cell);

/** tw_tile_grid_focused: Returns: (transfer none) (nullable): the cell that has the focus */
GtkWidget *tw_tile_grid_focused (GtkGridView *grid);

/** tw_tile_grid_has_focus: Returns: whether a cell or the grid itself has the focus */
gboolean tw_tile_grid_has_focus (GtkGridView *grid);

/**
 * tw_tile_grid_let_go:
 * @grid: a grid
 *
 * Takes the focus out of the grid. Call it before the focused tile is removed and inserted
 * elsewhere: GTK would later look for another place for the focus, and take it from the widget that
 * has been given it meanwhile.
 *
 * Returns: whether the focus was in the grid; tw_tile_grid_focus() puts it back
 */
gboolean tw_tile_grid_let_go (GtkGridView *grid);

/** tw_tile_grid_focus: gives the focus to the cell of @item, as soon as there is one. Scroll to
 *   @item by the action "list.scroll-to-item". */
void tw_tile_grid_focus (GtkGridView *grid, TwTileItem *item);

/** tw_tile_grid_add_play_key: Space plays with the tile that has the keyboard (win.try-tile), or with the
 *   one that is chosen (win.play-tile); with Control it chooses, as in other grids. */
void tw_tile_grid_add_play_key (GtkGridView *grid);

G_END_DECLS
