/* Decoding the bytes of a picture to pixels. Runs only in the decoder process, where it can do no
 * harm. */
#pragma once

#include <cairo.h>

#include "app/pictures/protocol.h"

G_BEGIN_DECLS

/**
 * tw_picture_decode:
 * @request: the request
 * @data: the picture; the request tells its length
 *
 * Returns: (transfer full) (nullable): the pixels (ARGB32), upright; %NULL if the picture is
 *   damaged, or its size is not what the request says
 */
cairo_surface_t *tw_picture_decode (const TwPictureRequest *request, const guint8 *data);

G_END_DECLS
