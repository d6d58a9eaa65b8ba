/* A tile as a GdkPaintable, which shows grass until its picture is ready.
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
 * @textures: (transfer none): the source of pictures
 *
 * Returns: (transfer full): a paintable that shows nothing yet
 */
TwTilePaintable *tw_tile_paintable_new (TwTileTextures *textures);

/**
 * tw_tile_paintable_set_look:
 * @self: a paintable
 * @look: (nullable): the tile to show; copied
 *
 * The old picture stays until the new one is ready, so that editing does not flicker.
 */
void tw_tile_paintable_set_look (TwTilePaintable *self, const TwTileLook *look);

/** tw_tile_paintable_set_scale: sets the device pixels per pixel, 1 at first. */
void tw_tile_paintable_set_scale (TwTilePaintable *self, int scale);

G_END_DECLS
