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

G_END_DECLS
