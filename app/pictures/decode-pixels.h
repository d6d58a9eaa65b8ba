/* Decoding PNG and JPEG. Private to the decoder. */
#pragma once

#include <cairo.h>

#include "app/pictures/protocol.h"

G_BEGIN_DECLS

/** tw_pixels_decode: Returns: (transfer full) (nullable): as tw_picture_decode(), for a PNG or a
 *   JPEG */
cairo_surface_t *tw_pixels_decode (const TwPictureRequest *request, const guint8 *data);

/** tw_jpeg_decode: Returns: (transfer full) (nullable): the pixels of a JPEG, in a half, a quarter
 *   or an eighth of its size where that still has @least_px on the shorter side */
cairo_surface_t *
tw_jpeg_decode (const guint8 *data, gsize length, guint width, guint height, guint least_px);

/** tw_pixels_scale: Returns: the scale that makes a picture's shorter side @size_px, and its longer
 *   side no more than %TW_PICTURE_MAX_PX */
double tw_pixels_scale (double width, double height, guint size_px);

/** tw_pixels_scaled: Returns: @side times @scale, in whole pixels */
int tw_pixels_scaled (double side, double scale);

G_END_DECLS
