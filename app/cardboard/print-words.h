/* Words on printed pages. */
#pragma once

#include <cairo.h>
#include <pango/pango.h>

G_BEGIN_DECLS

/**
 * tw_print_words_draw:
 * @cr: where to draw, in millimetres, with the ink as its source
 * @text: the words
 * @points: size of the letters
 * @is_bold: whether they are bold
 * @align: how lines lie in @width
 * @x: left side
 * @y: top
 * @width: where lines are broken; what does not fit into @height is cut off with three dots
 * @height: how high they may become, in millimetres; 0 for one line
 *
 * Returns: how high they are, in millimetres
 */
double tw_print_words_draw (cairo_t *cr,
                            const char *text,
                            double points,
                            gboolean is_bold,
                            PangoAlignment align,
                            double x,
                            double y,
                            double width,
                            double height);

G_END_DECLS
