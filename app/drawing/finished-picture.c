/* Pictures from files: PNG, JPEG, WebP through GdkPixbuf, SVG through librsvg.
 *
 * They are decoded anew for each drawing. What is drawn is kept as a texture by whoever shows it,
 * so that is once for each size; and no thread waits for another.
 */
#include "app/drawing/finished-picture.h"

#include <string.h>

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <librsvg/rsvg.h>

#include "app/drawing/tile-layout.h"
#include "engine/format/xml-document.h"

/* Width and height at which pictures are decoded at most, in pixels. */
#define MAX_PX 4096

static gboolean
is_svg (const TwPictureFile *picture)
{
  return g_str_has_suffix (picture->file, ".svg");
}

/* Stops before pixels are allocated for a picture that is out to fill the memory. */
static void
size_cb (GdkPixbufLoader *loader, int width, int height, gpointer data)
{
  double scale = MAX_PX / (double) MAX (width, height);

  if (width < 1 || height < 1)
    gdk_pixbuf_loader_set_size (loader, 0, 0);
  else if (scale < 1)
    gdk_pixbuf_loader_set_size (loader, (int) MAX (width * scale, 1),
                                (int) MAX (height * scale, 1));
}

static cairo_surface_t *
surface_from_pixbuf (const GdkPixbuf *pixbuf)
{
  int width = gdk_pixbuf_get_width (pixbuf), height = gdk_pixbuf_get_height (pixbuf);
  int stride = gdk_pixbuf_get_rowstride (pixbuf), n = gdk_pixbuf_get_n_channels (pixbuf);
  const guint8 *pixels = gdk_pixbuf_read_pixels (pixbuf);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  guint8 *out;
  int out_stride;

  if (cairo_surface_status (surface) != CAIRO_STATUS_SUCCESS)
    return surface;
  cairo_surface_flush (surface);
  out = cairo_image_surface_get_data (surface);
  out_stride = cairo_image_surface_get_stride (surface);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        const guint8 *in = pixels + (gsize) y * (gsize) stride + (gsize) (x * n);
        guint32 a = n == 4 ? in[3] : 255, pixel;

        pixel = a << 24 | (in[0] * a / 255) << 16 | (in[1] * a / 255) << 8 | in[2] * a / 255;
        memcpy (out + (gsize) y * (gsize) out_stride + (gsize) (4 * x), &pixel, sizeof pixel);
      }
  cairo_surface_mark_dirty (surface);
  return surface;
}

static cairo_surface_t *
decode_pixels (GBytes *bytes)
{
  g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new ();
  g_autoptr (GdkPixbuf) upright = NULL;
  gboolean is_whole;

  g_signal_connect (loader, "size-prepared", G_CALLBACK (size_cb), NULL);
  is_whole = gdk_pixbuf_loader_write_bytes (loader, bytes, NULL);
  if (!gdk_pixbuf_loader_close (loader, NULL) || !is_whole
      || gdk_pixbuf_loader_get_pixbuf (loader) == NULL)
    return NULL;
  upright = gdk_pixbuf_apply_embedded_orientation (gdk_pixbuf_loader_get_pixbuf (loader));
  return upright != NULL ? surface_from_pixbuf (upright) : NULL;
}

static RsvgHandle *
decode_svg (GBytes *bytes, double *out_width, double *out_height)
{
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);
  RsvgHandle *handle;
  RsvgRectangle box = { 0, 0, 1, 1 };
  gboolean has_box = FALSE, has_width, has_height;
  RsvgLength width, height;

  tw_xml_prepare ();
  /* Without a base it opens no other file. */
  handle = rsvg_handle_new_from_data (data, length, NULL);
  if (handle == NULL)
    return NULL;
  rsvg_handle_get_intrinsic_dimensions (handle, &has_width, &width, &has_height, &height, &has_box,
                                        &box);
  if (has_box && box.width > 0 && box.height > 0)
    {
      *out_width = box.width;
      *out_height = box.height;
    }
  else if (!rsvg_handle_get_intrinsic_size_in_pixels (handle, out_width, out_height)
           || *out_width <= 0 || *out_height <= 0)
    *out_width = *out_height = 1;
  return handle;
}

cairo_surface_t *
tw_picture_file_decode (const TwPictureFile *picture, guint size_px)
{
  double width, height, scale;
  RsvgRectangle area;
  cairo_surface_t *surface;
  cairo_t *cr;
  RsvgHandle *handle;

  if (picture->file == NULL || picture->bytes == NULL)
    return NULL;
  if (!is_svg (picture))
    {
      surface = decode_pixels (picture->bytes);
      if (surface != NULL && cairo_surface_status (surface) != CAIRO_STATUS_SUCCESS)
        g_clear_pointer (&surface, cairo_surface_destroy);
      return surface;
    }
  handle = decode_svg (picture->bytes, &width, &height);
  if (handle == NULL)
    return NULL;
  scale = MIN (size_px, MAX_PX) / MAX (width, height);
  area = (RsvgRectangle){ 0, 0, MAX (width * scale, 1), MAX (height * scale, 1) };
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) (area.width + .5),
                                        (int) (area.height + .5));
  cr = cairo_create (surface);
  if (!rsvg_handle_render_document (handle, cr, &area, NULL))
    g_clear_pointer (&surface, cairo_surface_destroy);
  cairo_destroy (cr);
  g_object_unref (handle);
  return surface;
}

static void
turn_as_told (const TwPictureFile *picture, cairo_t *cr)
{
  cairo_translate (cr, .5, .5);
  cairo_rotate (cr, picture->quarter_turns * G_PI_2);
  if (picture->is_mirrored)
    cairo_scale (cr, -1, 1);
}

static gboolean
draw_svg (const TwPictureFile *picture, cairo_t *cr)
{
  double width, height;
  RsvgHandle *handle = decode_svg (picture->bytes, &width, &height);
  gboolean is_drawn;

  if (handle == NULL)
    return FALSE;
  turn_as_told (picture, cr);
  cairo_scale (cr, 1 / MIN (width, height), 1 / MIN (width, height));
  cairo_translate (cr, -width / 2, -height / 2);
  is_drawn =
      rsvg_handle_render_document (handle, cr, &(RsvgRectangle){ 0, 0, width, height }, NULL);
  g_object_unref (handle);
  return is_drawn;
}

static gboolean
draw_pixels (const TwPictureFile *picture, cairo_t *cr)
{
  cairo_surface_t *surface = decode_pixels (picture->bytes);
  gboolean is_drawn = surface != NULL && cairo_surface_status (surface) == CAIRO_STATUS_SUCCESS;

  if (is_drawn)
    {
      double width = cairo_image_surface_get_width (surface);
      double height = cairo_image_surface_get_height (surface);

      turn_as_told (picture, cr);
      cairo_scale (cr, 1 / MIN (width, height), 1 / MIN (width, height));
      cairo_set_source_surface (cr, surface, -width / 2, -height / 2);
      cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_GOOD);
      cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
      cairo_paint (cr);
    }
  g_clear_pointer (&surface, cairo_surface_destroy);
  return is_drawn;
}

gboolean
tw_finished_picture_draw (const TwPictureFile *picture, cairo_t *cr)
{
  gboolean is_drawn;

  if (picture->file == NULL || picture->bytes == NULL)
    return FALSE;
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, 1, 1);
  cairo_clip (cr);
  is_drawn = is_svg (picture) ? draw_svg (picture, cr) : draw_pixels (picture, cr);
  cairo_restore (cr);
  return is_drawn;
}
