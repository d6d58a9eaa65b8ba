/* Pieces that a set brings: a disc in the player's colour with the picture on it. */
#pragma once

#include "app/drawing/figure.h"

G_BEGIN_DECLS

/**
 * tw_piece_draw:
 * @cr: where to draw
 * @figure: a figure or token
 * @colour: player colour 0 to 5, %TW_COLOUR_NOBODY
 * @theme: (nullable): has the pictures of a set's own pieces
 * @x: middle in user units
 * @y: middle in user units
 * @size: height in user units
 *
 * As tw_figure_draw(), with the picture that the set brings, if there is one. A token that is drawn
 * on tiles only, as goods are, has the picture that it has there.
 */
void tw_piece_draw (cairo_t *cr,
                    const char *figure,
                    guint colour,
                    const TwTheme *theme,
                    double x,
                    double y,
                    double size);

G_END_DECLS
