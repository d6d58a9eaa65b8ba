/* The context menu of the canvas: the actions on what is under the pointer. */
#pragma once

#include <gio/gio.h>

#include "app/designer/canvas-spot.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * tw_canvas_menu_new:
 * @set: the tile's set
 * @tile: the tile
 * @spot: the part that the menu is about
 * @can_paste: whether there is something to paste
 * @has_shape: whether the part at @spot has a shape other than the default
 *
 * Its actions are those of the group "canvas", which act on the model's context.
 *
 * Returns: (transfer full): the menu, without items if nothing can be done
 */
GMenuModel *tw_canvas_menu_new (const TwTileSet *set, const TwTile *tile, TwCanvasSpot spot,
                                gboolean can_paste, gboolean has_shape);

G_END_DECLS
