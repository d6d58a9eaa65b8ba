/* Smaller SVG files. Private to the drawing. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tw_svg_tidy:
 * @svg: an SVG document as cairo writes it
 * @tile_px: side of a tile; coordinates are exact to about 1/2000 of it
 *
 * Writes paths with relative coordinates and no more decimals than can be seen. Leaves out
 * defaults, and numbers that depend on what the process drew before, so that the same picture
 * always gives the same bytes.
 *
 * Returns: (transfer full): the document
 */
GByteArray *tw_svg_tidy (const GByteArray *svg, double tile_px);

G_END_DECLS
