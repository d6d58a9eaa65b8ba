/* Pictures, decoded or drawn, as textures. */
#pragma once

#include <cairo.h>
#include <gdk/gdk.h>

#include "app/pictures/pixels.h"

G_BEGIN_DECLS

/** tw_pixels_texture: Returns: (transfer full): a texture that keeps @pixels */
GdkTexture *tw_pixels_texture (TwPixels *pixels);

/**
 * tw_surface_texture:
 * @surface: (transfer full): an image of %CAIRO_FORMAT_ARGB32 that nobody else has
 *
 * Makes the texture that the cairo renderer paints soonest. In each frame it converts all textures anew, also
 * those out of sight, and with GTK 4.8 those with premultiplied alpha by way of floating point, ten times
 * slower than those without. So the alpha is divided out once, here; multiplied in again each pixel is what it was.
 * Safe in any thread.
 *
 * Returns: (transfer full): what is drawn on @surface
 */
GdkTexture *tw_surface_texture (cairo_surface_t *surface);

G_END_DECLS
