/* Where a set's sort mark stands, and how it looks. */
#pragma once

#include "app/drawing/tile-layout.h"

G_BEGIN_DECLS

/**
 * tw_tile_layout_draw_mark:
 * @layout: a layout
 * @cr: as for tw_tile_layout_draw()
 * @mark: (nullable): the sort mark of the tile's set, %NULL or empty for none
 * @size: as for tw_tile_layout_draw()
 * @quarter_turns: as for tw_tile_layout_draw()
 * @theme: colours
 *
 * Draws the sort mark over the tile, one or two characters by which people sort the tiles of sets
 * after a game. It stands upright in the corner farthest from what people read on the tile.
 * Pictures too small to read it have none.
 */
void tw_tile_layout_draw_mark (const TwTileLayout *layout,
                               cairo_t *cr,
                               const char *mark,
                               double size,
                               guint quarter_turns,
                               const TwTheme *theme);

G_END_DECLS
