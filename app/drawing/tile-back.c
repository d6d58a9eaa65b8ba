/* The back of a tile: a dark ground with a lattice in a frame, and a lozenge in its middle. */
#include "app/drawing/tile-back.h"

#include "app/drawing/glyph.h"

#define N_DIAGONALS 8
/* In sides of the tile: from its edge to the frame, and half a lozenge. */
#define RIM     0.07
#define LOZENGE 0.17

static void
lozenge_path (cairo_t *cr, double half)
{
  cairo_new_path (cr);
  cairo_move_to (cr, 0.5, 0.5 - half);
  cairo_line_to (cr, 0.5 + half, 0.5);
  cairo_line_to (cr, 0.5, 0.5 + half);
  cairo_line_to (cr, 0.5 - half, 0.5);
  cairo_close_path (cr);
}

static void
draw_lattice (cairo_t *cr, TwRgb colour)
{
  cairo_save (cr);
  cairo_rectangle (cr, RIM, RIM, 1 - 2 * RIM, 1 - 2 * RIM);
  cairo_clip (cr);
  cairo_new_path (cr);
  for (int i = 1; i < 2 * N_DIAGONALS; i++)
    {
      double at = (double) i / N_DIAGONALS;

      cairo_move_to (cr, at, 0);
      cairo_line_to (cr, at - 1, 1);
      cairo_move_to (cr, 1 - at, 0);
      cairo_line_to (cr, 2 - at, 1);
    }
  cairo_set_line_width (cr, 0.012);
  tw_glyph_colour (cr, colour, 0.5);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
tw_tile_back_draw (cairo_t *cr, double side, const TwTheme *theme)
{
  const TwTheme *colours = theme != NULL ? theme : tw_theme_find (NULL);
  TwRgb ground = tw_rgb_mix (colours->slate, colours->ink, 0.55);

  cairo_save (cr);
  cairo_scale (cr, side, side);
  tw_glyph_box (cr, 0, 0, 1, 1, ground);
  draw_lattice (cr, colours->slate);
  cairo_rectangle (cr, RIM, RIM, 1 - 2 * RIM, 1 - 2 * RIM);
  cairo_set_line_width (cr, 0.018);
  tw_glyph_colour (cr, colours->gold, 0.75);
  cairo_stroke (cr);
  lozenge_path (cr, LOZENGE);
  tw_glyph_colour (cr, ground, 1);
  cairo_fill_preserve (cr);
  tw_glyph_colour (cr, colours->gold, 0.75);
  cairo_stroke (cr);
  lozenge_path (cr, LOZENGE / 2);
  cairo_fill (cr);
  cairo_restore (cr);
}
