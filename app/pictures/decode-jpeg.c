/* JPEG, by libjpeg. */
#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

#include "app/pictures/decode-pixels.h"

typedef struct
{
  struct jpeg_error_mgr base;
  jmp_buf escape;
} Errors;

static void
error_exit (j_common_ptr jpeg)
{
  longjmp (((Errors *) jpeg->err)->escape, 1);
}

/* A warning is damage: of what is cut short the rest would be grey. */
static void
emit_message (j_common_ptr jpeg, int level)
{
  if (level < 0)
    error_exit (jpeg);
}

static void
output_message (j_common_ptr jpeg)
{
}

static guint32
pixel_of (const guint8 *in, int n_components, gboolean is_inverted)
{
  guint32 r = in[0], g = in[1], b = in[2];

  if (n_components == 4)
    {
      /* Adobe's programs write ink as its absence. */
      guint32 k = is_inverted ? in[3] : 255u - in[3];

      r = (is_inverted ? r : 255 - r) * k / 255;
      g = (is_inverted ? g : 255 - g) * k / 255;
      b = (is_inverted ? b : 255 - b) * k / 255;
    }
  return 0xff000000u | r << 16 | g << 8 | b;
}

static void
read_rows (struct jpeg_decompress_struct *jpeg, cairo_surface_t *surface)
{
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  guint8 *pixels = cairo_image_surface_get_data (surface);
  gboolean is_inverted = jpeg->saw_Adobe_marker;
  JSAMPARRAY row =
      jpeg->mem->alloc_sarray ((j_common_ptr) jpeg, JPOOL_IMAGE,
                               jpeg->output_width * (JDIMENSION) jpeg->output_components, 1);

  while (jpeg->output_scanline < jpeg->output_height)
    {
      guint32 *out = (guint32 *) (gpointer) (pixels + jpeg->output_scanline * stride);

      jpeg_read_scanlines (jpeg, row, 1);
      for (guint x = 0; x < jpeg->output_width; x++)
        out[x] = pixel_of (row[0] + (gsize) x * (gsize) jpeg->output_components,
                           jpeg->output_components, is_inverted);
    }
}

static gboolean
start (struct jpeg_decompress_struct *jpeg, guint width, guint height, guint least_px)
{
  if (jpeg_read_header (jpeg, TRUE) != JPEG_HEADER_OK || jpeg->image_width != width
      || jpeg->image_height != height)
    return FALSE;
  jpeg->out_color_space = jpeg->num_components == 4 ? JCS_CMYK : JCS_RGB;
  jpeg->scale_num = 1;
  jpeg->scale_denom = 1;
  while (jpeg->scale_denom < 8 && MIN (width, height) / (2 * jpeg->scale_denom) >= least_px)
    jpeg->scale_denom *= 2;
  return jpeg_start_decompress (jpeg);
}

cairo_surface_t *
tw_jpeg_decode (const guint8 *data, gsize length, guint width, guint height, guint least_px)
{
  struct jpeg_decompress_struct jpeg;
  cairo_surface_t *volatile surface = NULL;
  Errors errors;

  jpeg.err = jpeg_std_error (&errors.base);
  errors.base.error_exit = error_exit;
  errors.base.emit_message = emit_message;
  errors.base.output_message = output_message;
  if (setjmp (errors.escape) != 0)
    {
      jpeg_destroy_decompress (&jpeg);
      if (surface != NULL)
        cairo_surface_destroy (surface);
      return NULL;
    }
  jpeg_create_decompress (&jpeg);
  jpeg_mem_src (&jpeg, data, length);
  if (!start (&jpeg, width, height, least_px))
    error_exit ((j_common_ptr) &jpeg);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) jpeg.output_width,
                                        (int) jpeg.output_height);
  if (cairo_surface_status (surface) != CAIRO_STATUS_SUCCESS)
    error_exit ((j_common_ptr) &jpeg);
  cairo_surface_flush (surface);
  read_rows (&jpeg, surface);
  cairo_surface_mark_dirty (surface);
  jpeg_finish_decompress (&jpeg);
  jpeg_destroy_decompress (&jpeg);
  return surface;
}
