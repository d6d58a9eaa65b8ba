/* PNG and JPEG. Private to the decoder. */
#pragma once

#include <cairo.h>

#include "app/pictures/protocol.h"

G_BEGIN_DECLS

/** tw_pixels_decode: Returns: (transfer full) (nullable): what tw_picture_decode() does of a PNG or
 *   a JPEG */
cairo_surface_t *tw_pixels_decode (const TwPictureRequest *request, const guint8 *data);

/** tw_jpeg_decode: Returns: (transfer full) (nullable): the pixels of a JPEG, in a half, a quarter
 *   or an eighth of its size where that still has @least_px on the shorter side */
cairo_surface_t *
tw_jpeg_decode (const guint8 *data, gsize length, guint width, guint height, guint least_px);

/** tw_pixels_scale: Returns: by what a picture is scaled so that its shorter side is @size_px; its
 *   longer side is not more than the program takes */
double tw_pixels_scale (double width, double height, guint size_px);

/** tw_pixels_scaled: Returns: a side of it then, in whole pixels */
int tw_pixels_scaled (double side, double scale);

G_END_DECLS
