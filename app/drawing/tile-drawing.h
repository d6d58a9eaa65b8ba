/* One tile: all layers in order. */
#pragma once

#include "app/drawing/tile-layout.h"

G_BEGIN_DECLS

/**
 * tw_tile_layout_draw:
 * @layout: a layout
 * @cr: where to draw; the tile fills 0,0 to @size,@size in user units
 * @size: side of the tile in user units; taken as pixels when small tiles leave out detail
 * @quarter_turns: 0 to 3, clockwise; the light stays in the north-west
 * @theme: colours
 *
 * Draws the tile. Does not change @layout, so several threads may draw it at once.
 */
void tw_tile_layout_draw (const TwTileLayout *layout,
                          cairo_t *cr,
                          double size,
                          guint quarter_turns,
                          const TwTheme *theme);

/** The most that tw_tile_layout_draw_bleed() draws past the rim, in tile edges. */
#define TW_TILE_MOST_BLEED .25

/**
 * tw_tile_layout_draw_bleed:
 * @layout: a layout
 * @cr: as for tw_tile_layout_draw()
 * @size: as for tw_tile_layout_draw()
 * @bleed: how far to draw past the rim on all sides, in tile edges, 0 to %TW_TILE_MOST_BLEED; 0 is
 *   as tw_tile_layout_draw()
 * @quarter_turns: as for tw_tile_layout_draw()
 * @theme: colours
 *
 * Draws the tile with what a printer cuts off: roads, rivers and walls go on past the rim in the
 * direction in which they leave it, cities stay city, mist and fields go on. Within the rim it is
 * the tile as tw_tile_layout_draw() draws it, but without the dark line along the rim. A finished
 * picture is mirrored at the rim.
 */
void tw_tile_layout_draw_bleed (const TwTileLayout *layout,
                                cairo_t *cr,
                                double size,
                                double bleed,
                                guint quarter_turns,
                                const TwTheme *theme);

/** tw_tile_bleed_is_mirrored: Returns: whether the tile shows a finished picture, or will when it is
 *   decoded: past the rim it is mirrored */
gboolean tw_tile_bleed_is_mirrored (const TwTileLayout *layout);

G_END_DECLS
