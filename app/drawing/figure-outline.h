/* A figure that does not stand anywhere yet: its outline. */
#pragma once

#include <cairo.h>

#include "app/drawing/theme.h"

G_BEGIN_DECLS

/**
 * tw_figure_outline_new:
 * @figure: a figure, as tw_piece_draw() knows it
 * @colour: colour of the player who may place it, 0 to 5
 * @theme: (nullable): has the pictures of a set's own pieces
 * @size_px: side of the square in pixels, at least 1
 *
 * Draws the outline of the figure in the player's colour, with a line round it that is seen on any
 * land. What is inside it shows through.
 *
 * Returns: (transfer full): a square image
 */
cairo_surface_t *tw_figure_outline_new (const char *figure,
                                        guint colour,
                                        const TwTheme *theme,
                                        guint size_px);

G_END_DECLS
