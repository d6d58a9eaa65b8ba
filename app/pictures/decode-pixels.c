/* PNG by cairo, JPEG by libjpeg; then upright and as small as is wanted. */
#include "app/pictures/decode-pixels.h"

#include <math.h>
#include <string.h>

#include "engine/format/picture-check.h"

typedef struct
{
  const guint8 *data;
  gsize length;
} Input;

static cairo_status_t
read_cb (void *closure, unsigned char *data, unsigned int length)
{
  Input *input = closure;

  if (input->length < length)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (data, input->data, length);
  input->data += length;
  input->length -= length;
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
checked (cairo_surface_t *surface)
{
  if (surface != NULL && cairo_surface_status (surface) != CAIRO_STATUS_SUCCESS)
    g_clear_pointer (&surface, cairo_surface_destroy);
  return surface;
}

static cairo_surface_t *
decode_png (const TwPictureRequest *request, const guint8 *data)
{
  Input input = { data, request->length };
  cairo_surface_t *surface = checked (cairo_image_surface_create_from_png_stream (read_cb, &input));

  if (surface != NULL
      && ((guint) cairo_image_surface_get_width (surface) != request->width
          || (guint) cairo_image_surface_get_height (surface) != request->height))
    g_clear_pointer (&surface, cairo_surface_destroy);
  return surface;
}

double
tw_pixels_scale (double width, double height, guint size_px)
{
  return MIN (size_px / MIN (width, height), TW_PICTURE_MAX_PX / MAX (width, height));
}

int
tw_pixels_scaled (double side, double scale)
{
  return (int) CLAMP (floor (side * scale + .5), 1, TW_PICTURE_MAX_PX);
}

/* From the axes of the upright picture to those of the camera, both from the middle. */
static void
hold (cairo_t *cr, guint orientation)
{
  static const struct
  {
    int turns;
    gboolean is_mirrored;
  } held[9] = { { 0, 0 }, { 0, 0 }, { 0, 1 }, { 2, 0 }, { 2, 1 },
                { 3, 1 }, { 1, 0 }, { 1, 1 }, { 3, 0 } };

  cairo_rotate (cr, held[orientation].turns * G_PI_2);
  if (held[orientation].is_mirrored)
    cairo_scale (cr, -1, 1);
}

static cairo_surface_t *
settle (cairo_surface_t *picture, const TwPictureRequest *request)
{
  double width = cairo_image_surface_get_width (picture);
  double height = cairo_image_surface_get_height (picture);
  double scale = MIN (1, tw_pixels_scale (width, height, request->size_px));
  gboolean is_aside = request->orientation > 4;
  int w = tw_pixels_scaled (is_aside ? height : width, scale),
      h = tw_pixels_scaled (is_aside ? width : height, scale);
  cairo_surface_t *out = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, w, h);
  cairo_t *cr = cairo_create (out);

  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_translate (cr, w / 2., h / 2.);
  hold (cr, request->orientation);
  cairo_scale (cr, (is_aside ? h : w) / width, (is_aside ? w : h) / height);
  cairo_set_source_surface (cr, picture, -width / 2, -height / 2);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_GOOD);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_paint (cr);
  if (cairo_status (cr) != CAIRO_STATUS_SUCCESS)
    g_clear_pointer (&out, cairo_surface_destroy);
  cairo_destroy (cr);
  return checked (out);
}

cairo_surface_t *
tw_pixels_decode (const TwPictureRequest *request, const guint8 *data)
{
  cairo_surface_t *picture, *out;

  if (request->kind == TW_PICTURE_PNG)
    picture = decode_png (request, data);
  else
    picture =
        tw_jpeg_decode (data, request->length, request->width, request->height, request->size_px);
  if (picture == NULL)
    return NULL;
  out = settle (picture, request);
  cairo_surface_destroy (picture);
  return out;
}
