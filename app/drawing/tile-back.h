/* The back of a tile, which is the same for all. */
#pragma once

#include <cairo.h>

#include "app/drawing/theme.h"

G_BEGIN_DECLS

/**
 * tw_tile_back_draw:
 * @cr: what to draw on; the tile's north-western corner is at 0,0
 * @side: the tile's side, in units of @cr
 * @theme: (nullable): whose colours, %NULL for the usual ones
 *
 * Draws a tile that lies face down: it shows nothing of its land. Rule: MIST-132, MIST-140.
 */
void tw_tile_back_draw (cairo_t *cr, double side, const TwTheme *theme);

G_END_DECLS
