/* From the bytes of a picture to pixels. Runs in the decoder alone, where it can do no harm. */
#pragma once

#include <cairo.h>

#include "app/pictures/protocol.h"

G_BEGIN_DECLS

/**
 * tw_picture_decode:
 * @request: what is wanted
 * @data: the picture, as many bytes as the request says
 *
 * Returns: (transfer full) (nullable): its pixels (ARGB32), upright; %NULL if it is damaged, or
 *   not as large as the request says
 */
cairo_surface_t *tw_picture_decode (const TwPictureRequest *request, const guint8 *data);

G_END_DECLS
