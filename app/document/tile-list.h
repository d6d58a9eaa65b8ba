/* The tiles of the open set as a GListModel of TwTileItem.
 *
 * Says exactly what came and went (items-changed); a tile that only changes stays
 * the same item and notifies its own properties.
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

/** tw_tile_list_get: Returns: (transfer none): the item at @position, which must be there */
TwTileItem *tw_tile_list_get (TwTileList *self, guint position);

/**
 * tw_tile_list_splice:
 * @self: a list
 * @position: where
 * @n_removed: how many items go
 * @added: (nullable) (array length=n_added): items that come in their place, not in
 *   the list yet
 * @n_added: how many
 *
 * For the document only: it keeps list and set in step.
 */
void tw_tile_list_splice (TwTileList *self,
                          guint position,
                          guint n_removed,
                          TwTileItem *const *added,
                          guint n_added);

G_END_DECLS
