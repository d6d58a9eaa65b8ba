/* Words on printed pages. */
#include "app/cardboard/print-words.h"

#include <pango/pangocairo.h>

#define MM_PER_POINT (25.4 / 72)

double
tw_print_words_draw (cairo_t *cr,
                     const char *text,
                     double points,
                     gboolean is_bold,
                     PangoAlignment align,
                     double x,
                     double y,
                     double width,
                     double height)
{
  PangoFontDescription *font = pango_font_description_from_string ("Sans");
  g_autoptr (PangoLayout) layout = NULL;
  int pixels;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, MM_PER_POINT, MM_PER_POINT);
  layout = pango_cairo_create_layout (cr);
  /* One unit is one point here, whatever the surface thinks of dots. */
  pango_font_description_set_absolute_size (font, points * PANGO_SCALE);
  pango_font_description_set_weight (font, is_bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_set_alignment (layout, align);
  pango_layout_set_width (layout, (int) (width / MM_PER_POINT * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_height (layout, height > 0 ? (int) (height / MM_PER_POINT * PANGO_SCALE) : -1);
  pango_cairo_show_layout (cr, layout);
  pango_layout_get_pixel_size (layout, NULL, &pixels);
  cairo_restore (cr);
  return pixels * MM_PER_POINT;
}
