/* A tile as a GdkPaintable: grass until its picture has come.
 *
 * For lists, drag icons, popovers and images. Widgets that show many tiles at once
 * (a table) use TwTileTextures themselves.
 */
#pragma once

#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_TILE_PAINTABLE (tw_tile_paintable_get_type ())
G_DECLARE_FINAL_TYPE (TwTilePaintable, tw_tile_paintable, TW, TILE_PAINTABLE, GObject)

/**
 * tw_tile_paintable_new:
 * @textures: (transfer none): where pictures come from
 *
 * Returns: (transfer full): a paintable that shows nothing yet
 */
TwTilePaintable *tw_tile_paintable_new (TwTileTextures *textures);

/**
 * tw_tile_paintable_set_look:
 * @self: a paintable
 * @look: (nullable): what is to be seen; copied
 *
 * The old picture stays until the new one is there, so editing does not flicker.
 */
void tw_tile_paintable_set_look (TwTilePaintable *self, const TwTileLook *look);

/** tw_tile_paintable_set_scale: sets device pixels for each pixel, 1 at first. */
void tw_tile_paintable_set_scale (TwTilePaintable *self, int scale);

G_END_DECLS
