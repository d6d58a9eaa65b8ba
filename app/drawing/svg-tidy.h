/* Smaller SVG files. Private to the drawing. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tw_svg_tidy:
 * @svg: an SVG document as cairo writes it
 * @tile_px: side of a tile; coordinates are exact to about 2000th of it
 *
 * Writes paths with relative coordinates of no more decimals than can be seen, leaves out what
 * is the default anyway, and numbers that depend on what the process drew before: the same
 * picture always gives the same bytes.
 *
 * Returns: (transfer full): the document
 */
GByteArray *tw_svg_tidy (const GByteArray *svg, double tile_px);

G_END_DECLS
