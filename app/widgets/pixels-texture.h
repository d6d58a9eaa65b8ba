/* Decoded pictures as textures. */
#pragma once

#include <gdk/gdk.h>

#include "app/pictures/pixels.h"

G_BEGIN_DECLS

/** tw_pixels_texture: Returns: (transfer full): a texture that keeps @pixels */
GdkTexture *tw_pixels_texture (TwPixels *pixels);

G_END_DECLS
