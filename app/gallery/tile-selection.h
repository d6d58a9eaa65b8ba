/* Which of the tiles that a list shows are selected. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/tile-item.h"

G_BEGIN_DECLS

/** tw_tile_selection_dup_items: Returns: (transfer full): the selected items, in shown order */
GPtrArray *tw_tile_selection_dup_items (GtkSelectionModel *self);

/** tw_tile_selection_find: Returns: whether @item is shown, and where */
gboolean tw_tile_selection_find (GtkSelectionModel *self, TwTileItem *item, guint *out_position);

/** tw_tile_selection_add: selects @item, too, if it is shown. */
void tw_tile_selection_add (GtkSelectionModel *self, TwTileItem *item);

/** tw_tile_selection_has: Returns: whether @item is shown and selected */
gboolean tw_tile_selection_has (GtkSelectionModel *self, TwTileItem *item);

/** tw_tile_selection_find_neighbour: Returns: (transfer none) (nullable): what to select when the
 *   selected ones are gone */
TwTileItem *tw_tile_selection_find_neighbour (GtkSelectionModel *self);

G_END_DECLS
