/* Shapes that symbols and figures are made of. */
#include "app/drawing/glyph.h"

#include <stdlib.h>
#include <string.h>

#include "app/drawing/ink.h"

static void
add_ellipse (cairo_t *cr, double x, double y, double rx, double ry)
{
  cairo_new_sub_path (cr);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, rx, ry);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  cairo_close_path (cr);
}

void
tw_glyph_colour (cairo_t *cr, TwRgb c, double alpha)
{
  c = tw_ink_symbol (tw_ink_of (cr), c);
  cairo_set_source_rgba (cr, tw_rgb_part (c, 0), tw_rgb_part (c, 1), tw_rgb_part (c, 2), alpha);
}

void
tw_glyph_path (cairo_t *cr, const char *shape)
{
  static const char commands[] = "MLCZOER";
  static const guint numbers[] = { 2, 2, 6, 0, 3, 4, 4 };
  const char *at = shape;

  cairo_new_path (cr);
  while (*at != 0)
    {
      char command = *at++, *end = NULL;
      const char *known = strchr (commands, command);
      double v[6] = { 0 };

      g_assert (known != NULL);
      for (guint i = 0; i < numbers[known - commands]; i++, at = end)
        v[i] = (double) strtol (at, &end, 10) / 100;
      if (command == 'M')
        cairo_move_to (cr, v[0], v[1]);
      else if (command == 'L')
        cairo_line_to (cr, v[0], v[1]);
      else if (command == 'C')
        cairo_curve_to (cr, v[0], v[1], v[2], v[3], v[4], v[5]);
      else if (command == 'Z')
        cairo_close_path (cr);
      else if (command == 'R')
        cairo_rectangle (cr, v[0], v[1], v[2], v[3]);
      else
        add_ellipse (cr, v[0], v[1], v[2], command == 'O' ? v[2] : v[3]);
    }
}

void
tw_glyph_draw (cairo_t *cr, const TwGlyphPart *parts, guint n_parts, TwRgb ink)
{
  for (guint i = 0; i < n_parts; i++)
    {
      TwRgb fill = parts[i].fill;

      tw_glyph_path (cr, parts[i].shape);
      if (fill != TW_GLYPH_NONE)
        {
          tw_glyph_colour (cr, fill == TW_GLYPH_INK ? ink : fill, 1);
          cairo_fill_preserve (cr);
        }
      if (parts[i].line > 0)
        tw_glyph_ink (cr, parts[i].ink == TW_GLYPH_INK ? ink : parts[i].ink, parts[i].line / 1000.);
    }
  cairo_new_path (cr);
}

void
tw_glyph_ink (cairo_t *cr, TwRgb colour, double width)
{
  tw_glyph_colour (cr, colour, 1);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

void
tw_glyph_box (cairo_t *cr, double x, double y, double w, double h, TwRgb colour)
{
  cairo_new_path (cr);
  cairo_rectangle (cr, x, y, w, h);
  tw_glyph_colour (cr, colour, 1);
  cairo_fill (cr);
}

void
tw_glyph_star (cairo_t *cr, double x, double y, double r, guint n, double in, TwRgb colour)
{
  cairo_new_path (cr);
  for (guint i = 0; i < 2 * n; i++)
    {
      double a = G_PI * i / n - G_PI / 2, k = i & 1 ? in * r : r;

      cairo_line_to (cr, x + k * cos (a), y + k * sin (a));
    }
  cairo_close_path (cr);
  tw_glyph_colour (cr, colour, 1);
  cairo_fill (cr);
}

void
tw_glyph_dot (cairo_t *cr, double x, double y, double r, TwRgb colour)
{
  cairo_new_path (cr);
  cairo_arc (cr, x, y, r, 0, 2 * G_PI);
  tw_glyph_colour (cr, colour, 1);
  cairo_fill (cr);
}

void
tw_glyph_ellipse (cairo_t *cr, double x, double y, double rx, double ry, double turn, TwRgb colour)
{
  cairo_new_path (cr);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, turn);
  add_ellipse (cr, 0, 0, rx, ry);
  cairo_restore (cr);
  tw_glyph_colour (cr, colour, 1);
  cairo_fill_preserve (cr);
}

void
tw_glyph_drop_shadow (cairo_t *cr, TwRgb colour)
{
  for (guint i = 0; i < 3; i++)
    {
      cairo_new_path (cr);
      cairo_arc (cr, .04, .05, .47 + .03 * i, 0, 2 * G_PI);
      tw_glyph_colour (cr, colour, .2);
      cairo_fill (cr);
    }
}
