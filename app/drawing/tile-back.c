/* The back of a tile: a dark ground with a lattice in a frame, and a lozenge in its middle. One
 * that has a name has another ground, and its letter in the lozenge. */
#include "app/drawing/tile-back.h"

#include "app/drawing/glyph.h"
#include "app/drawing/ink.h"

#define N_DIAGONALS 8
/* In sides of the tile: from its edge to the frame, and half a lozenge. */
#define RIM     0.07
#define LOZENGE 0.17
/* Where the ground is white. */
#define PALE_LATTICE 0x8a8a8a

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

/* The same name has the same ground in every theme. */
static TwRgb
ground_of (const char *name, const TwTheme *theme)
{
  static const TwRgb grounds[] = { 0x8a3b2e, 0x2f6f5f, 0x6a4a8a, 0x8a6a1e, 0x2a6a96, 0x7a3a62 };

  return name == NULL ? theme->slate : grounds[tw_hash_text (name) % G_N_ELEMENTS (grounds)];
}

static void
letter_draw (cairo_t *cr, const char *name, TwRgb colour)
{
  cairo_text_extents_t extents;
  char letter[8] = "";

  g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (name)), letter);
  cairo_select_font_face (cr, "serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, LOZENGE);
  cairo_text_extents (cr, letter, &extents);
  cairo_move_to (cr, .5 - extents.x_bearing - extents.width / 2,
                 .5 - extents.y_bearing - extents.height / 2);
  tw_glyph_colour (cr, colour, 1);
  cairo_text_path (cr, letter);
  cairo_fill (cr);
}

void
tw_tile_back_draw (cairo_t *cr, double side, const char *name, const TwTheme *theme)
{
  tw_tile_back_draw_bleed (cr, side, 0, name, theme);
}

void
tw_tile_back_draw_bleed (cairo_t *cr,
                         double side,
                         double bleed,
                         const char *name,
                         const TwTheme *theme)
{
  const TwTheme *colours = theme != NULL ? theme : tw_theme_find (NULL);
  gboolean is_named = name != NULL && name[0] != '\0' && g_utf8_validate (name, -1, NULL);
  gboolean is_outline = tw_theme_is_outline (colours);
  TwRgb own = is_outline ? PALE_LATTICE : ground_of (is_named ? name : NULL, colours);
  TwRgb ground = is_outline ? colours->stone : tw_rgb_mix (own, colours->ink, is_named ? .35 : .55);
  TwRgb frame = is_outline ? colours->ink : colours->gold;
  TwInk ink = tw_ink_use (cr, colours->paper);

  cairo_save (cr);
  cairo_scale (cr, side, side);
  tw_glyph_box (cr, -bleed, -bleed, 1 + 2 * bleed, 1 + 2 * bleed, ground);
  draw_lattice (cr, own);
  cairo_rectangle (cr, RIM, RIM, 1 - 2 * RIM, 1 - 2 * RIM);
  cairo_set_line_width (cr, 0.018);
  tw_glyph_colour (cr, frame, 0.75);
  cairo_stroke (cr);
  lozenge_path (cr, LOZENGE);
  tw_glyph_colour (cr, ground, 1);
  cairo_fill_preserve (cr);
  tw_glyph_colour (cr, frame, 0.75);
  cairo_stroke (cr);
  if (is_named)
    letter_draw (cr, name, frame);
  else
    {
      lozenge_path (cr, LOZENGE / 2);
      cairo_fill (cr);
    }
  cairo_restore (cr);
  tw_ink_use (cr, ink);
}
