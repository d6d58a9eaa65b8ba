/* A ghost that is printed on a tile: a wash in the mist, which nobody takes for one of wood. */
#include "app/drawing/art-table.h"

/* It looks to the left: those of wood look at the reader. */
static const TwGlyphPart eyes[] = { { "E-17 -21 7 11E5 -21 8 12", TW_GLYPH_INK, 0, 0 } };

/* How much it covers; where mist is dark a wash is pale. */
#define WASH      .86
#define PALE_WASH .66
#define COLD      0x2c465e
#define EDGE      .05
#define LINES     .055

/* How light a colour is, 0 to 1. */
static double
light_of (TwRgb c)
{
  return .30 * tw_rgb_part (c, 0) + .59 * tw_rgb_part (c, 1) + .11 * tw_rgb_part (c, 2);
}

void
tw_printed_ghost_draw (cairo_t *cr, const TwTheme *theme)
{
  const char *shape = tw_art_of_look (TW_LOOK_GHOST)->shape;
  gboolean has_lines = tw_theme_is_outline (theme);
  gboolean is_pale = has_lines || light_of (theme->mist) < .6;
  TwRgb wash = is_pale ? theme->ghost : tw_rgb_mix (theme->mist_line, COLD, .75);

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  tw_glyph_path (cr, shape);
  tw_glyph_colour (cr, wash, has_lines ? 1 : is_pale ? PALE_WASH : WASH);
  cairo_fill (cr);
  /* Paint gathers at the rim of a wash. */
  tw_glyph_path (cr, shape);
  tw_glyph_colour (cr, has_lines ? theme->ink : wash, has_lines ? 1 : .5);
  cairo_set_line_width (cr, has_lines ? LINES : EDGE);
  cairo_stroke (cr);
  tw_glyph_draw (cr, eyes, G_N_ELEMENTS (eyes), is_pale ? theme->ink : theme->ghost);
}
