/* A tile of the open set as an object, which stays the same through all edits of the tile.
 *
 * Commands, selections and pages name a tile by its item. A deleted tile that comes back by undo
 * has its old item.
 */
#pragma once

#include <glib-object.h>

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

#define TW_TYPE_TILE_ITEM (tw_tile_item_get_type ())
G_DECLARE_FINAL_TYPE (TwTileItem, tw_tile_item, TW, TILE_ITEM, GObject)

/* Properties, all read-only and notified: "id" (string), "count" (uint), "severity"
 * (int, a TwSeverity or -1), "changed" (boolean), "overridden" (boolean) and "tile"
 * (pointer, a TwTile that is only valid until the next change). */

/** tw_tile_item_get_tile: Returns: (transfer none): the present tile */
const TwTile *tw_tile_item_get_tile (TwTileItem *self);

/** tw_tile_item_get_position: Returns: the position in the set, -1 while the tile is deleted */
int tw_tile_item_get_position (TwTileItem *self);

/** tw_tile_item_get_severity: Returns: the severity of the worst problem (#TwSeverity), or -1 */
int tw_tile_item_get_severity (TwTileItem *self);

/** tw_tile_item_is_changed: Returns: whether the tile differs from the saved file */
gboolean tw_tile_item_is_changed (TwTileItem *self);

/** tw_tile_item_is_overridden: Returns: whether the tile's derived fields were changed by hand */
gboolean tw_tile_item_is_overridden (TwTileItem *self);

/**
 * tw_tile_item_dup_description:
 * @self: an item
 * @edges: the letters of the tile's four edges
 *
 * Returns: (transfer full): a description for screen readers: id, name, edges, copies and state,
 *   translated
 */
char *tw_tile_item_dup_description (TwTileItem *self, const char *edges);

G_END_DECLS
