/* A tile of the open set as an object: the same one through all edits of the tile.
 *
 * It is the handle by which commands, selections and pages name a tile. A tile that
 * is deleted and comes back by undo has its old item.
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

/** tw_tile_item_get_tile: Returns: (transfer none): the tile as it is now */
const TwTile *tw_tile_item_get_tile (TwTileItem *self);

/** tw_tile_item_get_position: Returns: its place in the set, -1 while it is deleted */
int tw_tile_item_get_position (TwTileItem *self);

/** tw_tile_item_get_severity: Returns: the worst of its problems (#TwSeverity), or -1 */
int tw_tile_item_get_severity (TwTileItem *self);

/** tw_tile_item_is_changed: Returns: whether it differs from the saved file */
gboolean tw_tile_item_is_changed (TwTileItem *self);

/** tw_tile_item_is_overridden: Returns: whether its derived fields were changed by hand */
gboolean tw_tile_item_is_overridden (TwTileItem *self);

/**
 * tw_tile_item_dup_description:
 * @self: an item
 * @edges: the letters of its four edges
 *
 * Returns: (transfer full): what a person who does not see the tile is told: id,
 *   name, edges, copies and state, translated
 */
char *tw_tile_item_dup_description (TwTileItem *self, const char *edges);

G_END_DECLS
