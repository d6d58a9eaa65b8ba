/* Pixels as a texture. */
#include "app/widgets/pixels-texture.h"

GdkTexture *
tw_pixels_texture (TwPixels *pixels)
{
  g_autoptr (GBytes) bytes =
      g_bytes_new_with_free_func (pixels->data, tw_pixels_size (pixels),
                                  (GDestroyNotify) tw_pixels_unref, tw_pixels_ref (pixels));

  return gdk_memory_texture_new (pixels->width, pixels->height, GDK_MEMORY_DEFAULT, bytes,
                                 4 * (gsize) pixels->width);
}
