/* The backs of tiles: the ordinary one, and named ones. */
#pragma once

#include <cairo.h>

#include "app/drawing/theme.h"

G_BEGIN_DECLS

/**
 * tw_tile_back_draw:
 * @cr: where to draw; the tile's north-western corner is at 0,0
 * @side: the tile's side, in user units
 * @name: (nullable): the name of the back, %NULL for the ordinary one. A named back has a colour of
 *   its own and the first letter of its name, so that two stacks are told apart
 * @theme: (nullable): colours, %NULL for the usual ones
 *
 * Draws a tile that lies face down; nothing of its land shows. Rule: MIST-132, MIST-140.
 */
void tw_tile_back_draw (cairo_t *cr, double side, const char *name, const TwTheme *theme);

/**
 * tw_tile_back_draw_bleed:
 * @cr: as for tw_tile_back_draw()
 * @side: as for tw_tile_back_draw()
 * @bleed: how far to draw past the rim on all sides, in tile edges, 0 or more
 * @name: (nullable): as for tw_tile_back_draw()
 * @theme: (nullable): as for tw_tile_back_draw()
 *
 * Draws the back with what a printer cuts off: its ground goes on past the rim, its frame stays
 * within.
 */
void tw_tile_back_draw_bleed (
    cairo_t *cr, double side, double bleed, const char *name, const TwTheme *theme);

G_END_DECLS
