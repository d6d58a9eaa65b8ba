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

G_END_DECLS
