/* The selection in a list of tiles. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/tile-item.h"

G_BEGIN_DECLS

/** tw_tile_selection_dup_items: Returns: (transfer full): the selected items, in the order shown */
GPtrArray *tw_tile_selection_dup_items (GtkSelectionModel *self);

/** tw_tile_selection_find: finds the position of @item. Returns: %FALSE if it is not shown */
gboolean tw_tile_selection_find (GtkSelectionModel *self, TwTileItem *item, guint *out_position);

/** tw_tile_selection_add: adds @item to the selection, if it is shown. */
void tw_tile_selection_add (GtkSelectionModel *self, TwTileItem *item);

/** tw_tile_selection_has: Returns: whether @item is shown and selected */
gboolean tw_tile_selection_has (GtkSelectionModel *self, TwTileItem *item);

/** tw_tile_selection_find_neighbour: Returns: (transfer none) (nullable): the item to select after
 *   the selected ones are removed */
TwTileItem *tw_tile_selection_find_neighbour (GtkSelectionModel *self);

G_END_DECLS
