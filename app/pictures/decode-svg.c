/* SVG, by librsvg. */
#include "app/pictures/decode-svg.h"

RsvgHandle *
tw_svg_open (const guint8 *data, gsize length, double *out_width, double *out_height)
{
  RsvgHandle *svg;
  RsvgRectangle box = { 0, 0, 1, 1 };
  gboolean has_box = FALSE, has_width, has_height;
  RsvgLength width, height;

  /* Without a base it opens no other file. */
  svg = rsvg_handle_new_from_data (data, length, NULL);
  if (svg == NULL)
    return NULL;
  rsvg_handle_get_intrinsic_dimensions (svg, &has_width, &width, &has_height, &height, &has_box,
                                        &box);
  if (has_box && box.width > 0 && box.height > 0)
    {
      *out_width = box.width;
      *out_height = box.height;
    }
  else if (!rsvg_handle_get_intrinsic_size_in_pixels (svg, out_width, out_height)
           || !(*out_width > 0 && *out_height > 0))
    *out_width = *out_height = 1;
  return svg;
}

gboolean
tw_svg_render (RsvgHandle *svg, cairo_t *cr, double width, double height)
{
  return rsvg_handle_render_document (svg, cr, &(RsvgRectangle){ 0, 0, width, height }, NULL);
}
