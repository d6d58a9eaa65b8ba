/* The context menu of the canvas: what can be done with what is under the pointer. */
#pragma once

#include <gio/gio.h>

#include "app/designer/canvas-spot.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * tw_canvas_menu_new:
 * @set: the tile's set
 * @tile: the tile
 * @spot: what the menu speaks of
 * @can_paste: whether there is something of ours to be pasted
 * @has_shape: whether what is at @spot does not lie by default
 *
 * Its actions are those of the group "canvas"; they speak of what the model's context is.
 *
 * Returns: (transfer full): the menu, without items if there is nothing to be done
 */
GMenuModel *tw_canvas_menu_new (const TwTileSet *set, const TwTile *tile, TwCanvasSpot spot,
                                gboolean can_paste, gboolean has_shape);

G_END_DECLS
