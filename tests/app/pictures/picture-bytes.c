/* Pictures made in a test. */
#include "tests/app/pictures/picture-bytes.h"

#include <stdio.h>
#include <string.h>

#include <jpeglib.h>

static cairo_status_t
write_cb (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

GBytes *
png_bytes (int width, int height, guint seed)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);
  GByteArray *png = g_byte_array_new ();

  cairo_set_source_rgb (cr, (seed & 0xff) / 255., (seed >> 8 & 0xff) / 255., .5);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_write_to_png_stream (surface, write_cb, png);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (png);
}

GBytes *
jpeg_bytes (guint width, guint height, guint8 orientation)
{
  const guint8 exif[] = { 'E', 'x',  'i', 'f', 0, 0, 'M', 'M', 0, 42,          0, 0, 0, 8, 0, 1,
                          1,   0x12, 0,   3,   0, 0, 0,   1,   0, orientation, 0, 0, 0, 0, 0, 0 };
  struct jpeg_compress_struct jpeg;
  struct jpeg_error_mgr errors;
  unsigned long length = 0;
  unsigned char *data = NULL;
  g_autofree guint8 *row = g_malloc (3 * width);
  JSAMPROW rows[1] = { row };
  GBytes *bytes;

  jpeg.err = jpeg_std_error (&errors);
  jpeg_create_compress (&jpeg);
  jpeg_mem_dest (&jpeg, &data, &length);
  jpeg.image_width = width;
  jpeg.image_height = height;
  jpeg.input_components = 3;
  jpeg.in_color_space = JCS_RGB;
  jpeg_set_defaults (&jpeg);
  jpeg_start_compress (&jpeg, TRUE);
  jpeg_write_marker (&jpeg, JPEG_APP0 + 1, exif, sizeof exif);
  for (guint x = 0; x < width; x++)
    memcpy (row + 3 * x, x < width / 2 ? "\xff\0\0" : "\0\0\xff", 3);
  for (guint y = 0; y < height; y++)
    jpeg_write_scanlines (&jpeg, rows, 1);
  jpeg_finish_compress (&jpeg);
  jpeg_destroy_compress (&jpeg);
  bytes = g_bytes_new (data, length);
  /* The library's own memory, which GLib does not free. */
  (free) (data);
  return bytes;
}

GBytes *
svg_bytes (const char *content)
{
  char *text = g_strdup_printf ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\">%s"
                                "</svg>",
                                content);

  return g_bytes_new_take (text, strlen (text));
}

guint32
pixel_at (const TwPixels *pixels, double x, double y)
{
  gsize at = (gsize) (y * pixels->height) * (gsize) pixels->width + (gsize) (x * pixels->width);

  return ((const guint32 *) (gpointer) pixels->data)[at] & 0xffffff;
}
