/* Pictures of tiles as textures, drawn by worker threads and kept.
 *
 * One object serves the whole program. What is asked for and not there yet is drawn
 * in the background; until then a widget shows grass. The key is the tile's value,
 * so a changed tile simply has another picture and nothing is ever stale.
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
 * @theme: (nullable): colours, %NULL for the classic ones; whether in high contrast is up to the
 *   cache
 * @mark: (nullable): the sort mark of the tile's set
 *
 * What is to be seen. All of it is read during a call only; nothing is kept but a
 * reference to the tile.
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

/** tw_tile_look_of: Returns: the first copy of a tile of @set, in the set's theme and with its sort
 *   mark; what it points to is theirs */
TwTileLook
tw_tile_look_of (const TwTileSet *set, const TwTile *tile, int variant, guint quarter_turns);

/* What the textures together may cost; the longest unused go first. */
#define TW_TILE_TEXTURES_BYTES (128u << 20)

#define TW_TYPE_TILE_TEXTURES (tw_tile_textures_get_type ())
G_DECLARE_FINAL_TYPE (TwTileTextures, tw_tile_textures, TW, TILE_TEXTURES, GObject)

/* Signal "ready" (): pictures that were asked for have come; at most once for each
 * turn of the main loop. Ask again for those that are still shown. */

/* Property "high-contrast" (gboolean): whether tiles are drawn with more contrast; everything that
 * is shown has to be asked for anew when it changes. */

/** tw_tile_textures_new: Returns: (transfer full): an empty cache with its own threads */
TwTileTextures *tw_tile_textures_new (gsize max_bytes);

/**
 * tw_tile_textures_get:
 * @self: a cache
 * @look: what is to be seen
 * @size_px: width and height in device pixels, 1 to 2048
 *
 * Never draws itself. What was asked for last is drawn first.
 *
 * Returns: (transfer none) (nullable): the picture, %NULL while it is being drawn;
 *   take a reference to keep it
 */
GdkTexture *tw_tile_textures_get (TwTileTextures *self, const TwTileLook *look, guint size_px);

/**
 * tw_tile_textures_get_nearest:
 * @self: a cache
 * @look: what is to be seen
 * @size_px: width and height in device pixels
 *
 * As tw_tile_textures_get(), but while the picture is being drawn gives the same
 * one in another size, if there is one; for zooming.
 *
 * Returns: (transfer none) (nullable): a picture
 */
GdkTexture *
tw_tile_textures_get_nearest (TwTileTextures *self, const TwTileLook *look, guint size_px);

/**
 * tw_tile_textures_step:
 * @size_px: how big the tile is shown, in device pixels
 *
 * Returns: the size of picture to ask for while zooming: 32, 64, 128, 256 or 512,
 *   the next one that is not smaller
 */
guint tw_tile_textures_step (double size_px);

/** tw_tile_textures_set_high_contrast: whether to draw with more contrast from now on. */
void tw_tile_textures_set_high_contrast (TwTileTextures *self, gboolean is_high);

/** tw_tile_textures_get_theme: Returns: @theme (%NULL: the classic one) as tiles are drawn in it */
const TwTheme *tw_tile_textures_get_theme (TwTileTextures *self, const TwTheme *theme);

/** tw_tile_textures_is_idle: Returns: whether nothing is being drawn (for tests) */
gboolean tw_tile_textures_is_idle (TwTileTextures *self);

/** tw_tile_textures_get_bytes: Returns: what the kept textures cost */
gsize tw_tile_textures_get_bytes (TwTileTextures *self);

G_END_DECLS
