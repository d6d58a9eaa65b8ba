/* A tile's own picture, and its file. */
#include "app/scan/scan-cut.h"

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

#include "app/scan/raster.h"

/* As good as a photograph is: a tile of 384 pixels takes some 50 kB. */
#define QUALITY 88

TwPixels *
tw_scan_cut (const TwPixels *pixels, const TwQuad *quad)
{
  g_autoptr (TwRaster) raster = tw_raster_straighten (pixels, quad, TW_SCAN_CUT_PX, TW_SCAN_CUT_PX);

  return tw_raster_pixels (raster);
}

typedef struct
{
  struct jpeg_error_mgr errors;
  jmp_buf back;
} Failure;

static void
fail_cb (j_common_ptr jpeg)
{
  longjmp (((Failure *) (gpointer) jpeg->err)->back, 1);
}

/* Whatever lives across the jump belongs to the caller. */
static gboolean
compress (const TwPixels *pixels, guint8 *row, unsigned char **out_data, unsigned long *out_length)
{
  struct jpeg_compress_struct jpeg;
  Failure failure;
  JSAMPROW rows[1] = { row };

  jpeg.err = jpeg_std_error (&failure.errors);
  failure.errors.error_exit = fail_cb;
  if (setjmp (failure.back) != 0)
    {
      jpeg_destroy_compress (&jpeg);
      return FALSE;
    }
  jpeg_create_compress (&jpeg);
  jpeg_mem_dest (&jpeg, out_data, out_length);
  jpeg.image_width = (JDIMENSION) pixels->width;
  jpeg.image_height = (JDIMENSION) pixels->height;
  jpeg.input_components = 3;
  jpeg.in_color_space = JCS_RGB;
  jpeg_set_defaults (&jpeg);
  jpeg_set_quality (&jpeg, QUALITY, TRUE);
  jpeg_start_compress (&jpeg, TRUE);
  while (jpeg.next_scanline < jpeg.image_height)
    {
      const guint32 *from = (const guint32 *) (gconstpointer) pixels->data
                            + (gsize) jpeg.next_scanline * (gsize) pixels->width;

      for (int x = 0; x < pixels->width; x++)
        {
          row[3 * x] = (guint8) (from[x] >> 16);
          row[3 * x + 1] = (guint8) (from[x] >> 8);
          row[3 * x + 2] = (guint8) from[x];
        }
      jpeg_write_scanlines (&jpeg, rows, 1);
    }
  jpeg_finish_compress (&jpeg);
  jpeg_destroy_compress (&jpeg);
  return TRUE;
}

GBytes *
tw_scan_write_jpeg (const TwPixels *pixels)
{
  g_autofree guint8 *row = g_malloc (3 * (gsize) pixels->width);
  unsigned char *data = NULL;
  unsigned long length = 0;
  GBytes *bytes = NULL;

  if (compress (pixels, row, &data, &length))
    bytes = g_bytes_new (data, length);
  /* The library's own memory, which GLib does not free. */
  (free) (data);
  return bytes;
}
