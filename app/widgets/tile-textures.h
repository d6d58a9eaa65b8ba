/* Pictures of tiles as textures, drawn by worker threads and kept.
 *
 * One object serves the whole program. Pictures are drawn in the background when they are first
 * asked for; until then widgets show grass. The key is the tile's value: a changed tile has another
 * picture, so nothing is ever stale.
 */
#pragma once

#include <gtk/gtk.h>

#include "app/drawing/theme.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwTileLook:
 * @tile: the tile
 * @set_id: id of the tile's set, part of the seed of its trees and houses
 * @variant: index of the variant, -1 for the plain copies
 * @copy: which copy, 0 for the first
 * @quarter_turns: 0 to 3, clockwise; the light stays where it is
 * @theme: (nullable): colours, %NULL for the classic ones; the cache chooses the contrast
 * @mark: (nullable): the sort mark of the tile's set
 *
 * What a picture shows. Functions read it only during the call; they keep nothing but a reference
 * to the tile.
 */
typedef struct
{
  const TwTile *tile;
  const char *set_id;
  int variant;
  guint copy;
  guint quarter_turns;
  const TwTheme *theme;
  const char *mark;
} TwTileLook;

/** tw_tile_look_of: Returns: the first copy of @tile, in the theme and with the sort mark of @set;
 *   its pointers belong to @tile and @set */
TwTileLook
tw_tile_look_of (const TwTileSet *set, const TwTile *tile, int variant, guint quarter_turns);

/* The most bytes that all textures may take; the longest unused go first. */
#define TW_TILE_TEXTURES_BYTES (128u << 20)

#define TW_TYPE_TILE_TEXTURES (tw_tile_textures_get_type ())
G_DECLARE_FINAL_TYPE (TwTileTextures, tw_tile_textures, TW, TILE_TEXTURES, GObject)

/* Signal "ready" (): pictures that were asked for are ready; at most once in each turn of the main
 * loop. Ask again for those that are still shown. */
/* Property "high-contrast" (gboolean): whether tiles are drawn in high contrast. When it changes,
 * ask again for every picture shown. */

/** tw_tile_textures_new: Returns: (transfer full): an empty cache with its own threads */
TwTileTextures *tw_tile_textures_new (gsize max_bytes);

/**
 * tw_tile_textures_get:
 * @self: a cache
 * @look: what the picture shows
 * @size_px: width and height in device pixels, 1 to 2048
 *
 * Does not draw itself. The picture asked for last is drawn first.
 *
 * Returns: (transfer none) (nullable): the picture, %NULL while it is being drawn;
 *   take a reference to keep it
 */
GdkTexture *tw_tile_textures_get (TwTileTextures *self, const TwTileLook *look, guint size_px);

/**
 * tw_tile_textures_get_nearest:
 * @self: a cache
 * @look: what the picture shows
 * @size_px: width and height in device pixels
 *
 * As tw_tile_textures_get(), but while the picture is being drawn returns it in the size nearest to
 * that, if there is one; for zooming.
 *
 * Returns: (transfer none) (nullable): a picture
 */
GdkTexture *
tw_tile_textures_get_nearest (TwTileTextures *self, const TwTileLook *look, guint size_px);

/** tw_tile_textures_find_nearest: as tw_tile_textures_get_nearest(), but draws nothing that is not there. */
GdkTexture *
tw_tile_textures_find_nearest (TwTileTextures *self, const TwTileLook *look, guint size_px);

/**
 * tw_tile_textures_step:
 * @size_px: size at which the tile is shown, in device pixels
 *
 * Returns: the size of picture to ask for while zooming: the smallest of 32, 64, 128, 256 and 512
 *   that is not below @size_px
 */
guint tw_tile_textures_step (double size_px);

/** tw_tile_textures_set_high_contrast: sets whether to draw in high contrast from now on. */
void tw_tile_textures_set_high_contrast (TwTileTextures *self, gboolean is_high);

/** tw_tile_textures_get_theme: Returns: @theme (%NULL: the classic one) in the contrast of the
 * cache */
const TwTheme *tw_tile_textures_get_theme (TwTileTextures *self, const TwTheme *theme);

/** tw_tile_textures_is_idle: Returns: whether no picture is being drawn (for tests) */
gboolean tw_tile_textures_is_idle (TwTileTextures *self);

/** tw_tile_textures_get_bytes: Returns: the bytes that the kept textures take */
gsize tw_tile_textures_get_bytes (TwTileTextures *self);

G_END_DECLS
