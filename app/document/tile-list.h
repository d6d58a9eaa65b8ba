/* The tiles of the open set as a GListModel of TwTileItem.
 *
 * items-changed tells exactly which items came and went. A tile that only changes keeps its item,
 * which notifies its own properties.
 */
#pragma once

#include <gio/gio.h>

#include "app/document/tile-item.h"

G_BEGIN_DECLS

#define TW_TYPE_TILE_LIST (tw_tile_list_get_type ())
G_DECLARE_FINAL_TYPE (TwTileList, tw_tile_list, TW, TILE_LIST, GObject)

/** tw_tile_list_new: Returns: (transfer full): an empty list */
TwTileList *tw_tile_list_new (void);

/** tw_tile_list_get_length: Returns: how many tiles there are */
guint tw_tile_list_get_length (TwTileList *self);

/** tw_tile_list_get: Returns: (transfer none): the item at @position, which must exist */
TwTileItem *tw_tile_list_get (TwTileList *self, guint position);

/**
 * tw_tile_list_splice:
 * @self: a list
 * @position: the first position that changes
 * @n_removed: how many items to remove
 * @added: (nullable) (array length=n_added): items to insert, not yet in the list
 * @n_added: how many
 *
 * For the document only, which keeps list and set in step.
 */
void tw_tile_list_splice (TwTileList *self,
                          guint position,
                          guint n_removed,
                          TwTileItem *const *added,
                          guint n_added);

G_END_DECLS
