/* The back of a tile: the ordinary one, and others by their names. */
#pragma once

#include <cairo.h>

#include "app/drawing/theme.h"

G_BEGIN_DECLS

/**
 * tw_tile_back_draw:
 * @cr: what to draw on; the tile's north-western corner is at 0,0
 * @side: the tile's side, in units of @cr
 * @name: (nullable): the name of the back, %NULL for the ordinary one; others have colours of
 *   their own and the first letter of their name, so that two stacks are told apart
 * @theme: (nullable): whose colours, %NULL for the usual ones
 *
 * Draws a tile that lies face down: it shows nothing of its land. Rule: MIST-132, MIST-140.
 */
void tw_tile_back_draw (cairo_t *cr, double side, const char *name, const TwTheme *theme);

G_END_DECLS
