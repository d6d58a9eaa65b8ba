/* Pictures made in a test. */
#pragma once

#include "app/pictures/door.h"

G_BEGIN_DECLS

/** png_bytes: Returns: (transfer full): a PNG of one colour, another one for each @seed */
GBytes *png_bytes (int width, int height, guint seed);

/** jpeg_bytes: Returns: (transfer full): a JPEG whose left half is red and whose right half is blue,
 *   held as @orientation says */
GBytes *jpeg_bytes (guint width, guint height, guint8 orientation);

/** svg_bytes: Returns: (transfer full): an SVG of 8 by 8 */
GBytes *svg_bytes (const char *content);

/** pixel_at: Returns: 0xrrggbb at a point, 0 to 1 of both sides */
guint32 pixel_at (const TwPixels *pixels, double x, double y);

G_END_DECLS
