/* Which decoder a picture is for. */
#include "app/pictures/decode.h"

#include "app/pictures/decode-pixels.h"
#include "app/pictures/decode-svg.h"
#include "engine/format/picture-check.h"

static cairo_surface_t *
decode_svg (const TwPictureRequest *request, const guint8 *data)
{
  double width, height, scale;
  RsvgHandle *svg = tw_svg_open (data, request->length, &width, &height);
  cairo_surface_t *surface;
  cairo_t *cr;

  if (svg == NULL)
    return NULL;
  scale = tw_pixels_scale (width, height, request->size_px);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, tw_pixels_scaled (width, scale),
                                        tw_pixels_scaled (height, scale));
  cr = cairo_create (surface);
  if (!tw_svg_render (svg, cr, cairo_image_surface_get_width (surface),
                      cairo_image_surface_get_height (surface))
      || cairo_status (cr) != CAIRO_STATUS_SUCCESS)
    g_clear_pointer (&surface, cairo_surface_destroy);
  cairo_destroy (cr);
  g_object_unref (svg);
  if (surface != NULL && cairo_surface_status (surface) != CAIRO_STATUS_SUCCESS)
    g_clear_pointer (&surface, cairo_surface_destroy);
  return surface;
}

cairo_surface_t *
tw_picture_decode (const TwPictureRequest *request, const guint8 *data)
{
  if (request->size_px < 1 || request->size_px > TW_PICTURE_MAX_PX || request->orientation < 1
      || request->orientation > 8)
    return NULL;
  switch (request->kind)
    {
    case TW_PICTURE_SVG:
      return decode_svg (request, data);
    case TW_PICTURE_PNG:
    case TW_PICTURE_JPEG:
      return tw_pixels_decode (request, data);
    default:
      return NULL;
    }
}
