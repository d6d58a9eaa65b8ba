/* Pixels as a texture. */
#include "app/widgets/pixels-texture.h"

#if G_BYTE_ORDER == G_LITTLE_ENDIAN
#define STRAIGHT GDK_MEMORY_B8G8R8A8
#else
#define STRAIGHT GDK_MEMORY_A8R8G8B8
#endif

GdkTexture *
tw_pixels_texture (TwPixels *pixels)
{
  g_autoptr (GBytes) bytes =
      g_bytes_new_with_free_func (pixels->data, tw_pixels_size (pixels),
                                  (GDestroyNotify) tw_pixels_unref, tw_pixels_ref (pixels));

  return gdk_memory_texture_new (pixels->width, pixels->height, GDK_MEMORY_DEFAULT, bytes,
                                 4 * (gsize) pixels->width);
}

static guint32
divided (guint32 premultiplied, guint32 alpha)
{
  return MIN (255, (premultiplied * 255 + alpha / 2) / alpha);
}

static guint32
straight_of (guint32 pixel)
{
  guint32 alpha = pixel >> 24;

  if (alpha == 255 || alpha == 0)
    return pixel;
  return alpha << 24 | divided (pixel >> 16 & 255, alpha) << 16
         | divided (pixel >> 8 & 255, alpha) << 8 | divided (pixel & 255, alpha);
}

GdkTexture *
tw_surface_texture (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  guchar *data;
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  data = cairo_image_surface_get_data (surface);
  for (gsize y = 0; y < (gsize) height; y++)
    {
      guint32 *row = (guint32 *) (gpointer) (data + y * stride);

      for (int x = 0; x < width; x++)
        row[x] = straight_of (row[x]);
    }
  bytes = g_bytes_new_with_free_func (data, stride * (gsize) height,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (width, height, STRAIGHT, bytes, stride);
}
