/* Pixels of a decoded picture. */
#include "app/pictures/pixels.h"

#include <string.h>

TwPixels *
tw_pixels_new (int width, int height)
{
  guint8 *data = g_try_malloc ((gsize) width * (gsize) height * 4);
  TwPixels *pixels;

  if (data == NULL)
    return NULL;
  pixels = g_atomic_rc_box_new0 (TwPixels);
  pixels->width = width;
  pixels->height = height;
  pixels->data = data;
  return pixels;
}

TwPixels *
tw_pixels_ref (TwPixels *pixels)
{
  return g_atomic_rc_box_acquire (pixels);
}

static void
pixels_clear (gpointer data)
{
  TwPixels *pixels = data;

  g_free (pixels->data);
  g_free (pixels->id);
}

void
tw_pixels_unref (TwPixels *pixels)
{
  g_atomic_rc_box_release_full (pixels, pixels_clear);
}

gsize
tw_pixels_size (const TwPixels *pixels)
{
  return (gsize) pixels->width * (gsize) pixels->height * 4;
}

static void
unref_cb (void *pixels)
{
  tw_pixels_unref (pixels);
}

/* One surface is not for several threads: cairo notes in it who draws from it. */
cairo_surface_t *
tw_pixels_surface (TwPixels *pixels)
{
  static const cairo_user_data_key_t key;
  cairo_surface_t *surface =
      cairo_image_surface_create_for_data (pixels->data, CAIRO_FORMAT_ARGB32, pixels->width,
                                           pixels->height, 4 * pixels->width);

  cairo_surface_set_user_data (surface, &key, tw_pixels_ref (pixels), unref_cb);
  if (pixels->id != NULL)
    {
      char *id = g_strdup (pixels->id);

      if (cairo_surface_set_mime_data (surface, CAIRO_MIME_TYPE_UNIQUE_ID, (const guchar *) id,
                                       strlen (id), g_free, id)
          != CAIRO_STATUS_SUCCESS)
        g_free (id);
    }
  return surface;
}
