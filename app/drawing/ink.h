/* How much ink a print takes: colours as they are, paler, grey, or lines to be coloured in. Private to
 * the drawing.
 *
 * All colours pass here on their way to cairo, so that whatever is drawn follows, pictures of symbols
 * included.
 */
#pragma once

#include <cairo.h>

#include "app/drawing/palette.h"

G_BEGIN_DECLS

/** tw_ink_use: what is drawn with @cr takes that much ink from now on. Returns: what it took before */
TwInk tw_ink_use (cairo_t *cr, TwInk ink);

/** tw_ink_of: Returns: how much ink what is drawn with @cr takes */
TwInk tw_ink_of (cairo_t *cr);

/** tw_ink_land: Returns: the colour instead of @colour for the land and what stands on it */
TwRgb tw_ink_land (TwInk ink, TwRgb colour);

/** tw_ink_symbol: Returns: the colour instead of @colour for symbols, whose parts have to be told
 * apart where the land is white */
TwRgb tw_ink_symbol (TwInk ink, TwRgb colour);

/**
 * tw_ink_svg:
 * @ink: how much ink
 * @svg: an SVG document, as tw_svg_clean() leaves it
 *
 * Colours that have a number or one of the most common names are changed; any other stays.
 *
 * Returns: (transfer full): the document in other colours
 */
char *tw_ink_svg (TwInk ink, const char *svg);

/** tw_ink_surface: Returns: (transfer full): a copy of an image surface of premultiplied ARGB that
 *   takes that much ink */
cairo_surface_t *tw_ink_surface (TwInk ink, cairo_surface_t *surface);

G_END_DECLS
