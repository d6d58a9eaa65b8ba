/* Emblems: seals of mage, robber and the quarters, the gold mine; and the mark of a
 * symbol that a designer invented. */
#include "app/drawing/art-table.h"
#include "app/drawing/own-art.h"

static void
seal_draw (cairo_t *cr, TwRgb ground, const TwTheme *theme)
{
  tw_glyph_drop_shadow (cr, theme->shadow);
  tw_glyph_dot (cr, 0, 0, .5, theme->ink);
  tw_glyph_dot (cr, 0, 0, .465, 0xf6e3a2);
  tw_glyph_dot (cr, 0, 0, .41, theme->ink);
  tw_glyph_dot (cr, 0, 0, .385, ground);
}

/* A mine: dark mouth in a rock, nuggets before it. */
static void
mine_draw (cairo_t *cr, const TwTheme *theme)
{
  static const TwPoint nuggets[] = {
    { -.10, .33 }, { .12, .35 }, { .01, .22 }, { .30, .40 }, { -.32, .40 }
  };
  const TwGlyphPart parts[] = {
    { "M-50 34L-42 -10L-20 -40L6 -46L34 -26L50 10L48 36L0 44Z", TW_GLYPH_INK, 0, 0 },
    { "M-46 31L-39 -9L-18 -37L5 -42L31 -24L46 9L44 33L0 40Z", theme->stone_dark, 0, 0 },
    { "M-39 -8L-18 -36L5 -42L-6 -10L-24 5Z", theme->stone, 0, 0 },
    { "M-22 34L-22 4C-22 -25 22 -25 22 4L22 34Z", 0x1d1410, 70, 0x8a5a2c },
  };

  tw_glyph_draw (cr, parts, G_N_ELEMENTS (parts), theme->ink);
  for (guint i = 0; i < G_N_ELEMENTS (nuggets); i++)
    {
      tw_glyph_dot (cr, nuggets[i].x, nuggets[i].y, .105, theme->ink);
      tw_glyph_dot (cr, nuggets[i].x, nuggets[i].y, .082, 0xf0bf2e);
      tw_glyph_dot (cr, nuggets[i].x - .025, nuggets[i].y - .025, .03, 0xfff3b8);
    }
}

void
tw_emblem_draw (cairo_t *cr, const TwArtRow *row, const TwTheme *theme)
{
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (row->look == TW_LOOK_MINE)
    mine_draw (cr, theme);
  else
    {
      seal_draw (cr, row->ground, theme);
      tw_glyph_draw (cr, row->seal, row->n_seal, theme->ink);
    }
}

void
tw_own_symbol_draw (cairo_t *cr, const char *name, const TwTheme *theme)
{
  static const TwRgb grounds[] = { 0x5a4a8a, 0x2f6f5f, 0x8a4a3a, 0x3a5a8a, 0x7a6a2a, 0x6a3a6a };
  cairo_text_extents_t extents;
  char label[8] = "";
  gunichar c = g_utf8_validate (name, -1, NULL) ? g_utf8_get_char (name) : '?';

  if (tw_own_art_has (theme->own, name))
    {
      /* Ink stands out on a light ground alone. */
      seal_draw (cr, tw_rgb_mix (0xfbf3dc, theme->stone_light, .5), theme);
      cairo_scale (cr, .58, .58);
      if (tw_own_art_draw (theme->own, name, cr))
        return;
      cairo_scale (cr, 1 / .58, 1 / .58);
    }
  seal_draw (cr, grounds[tw_hash_text (name) % G_N_ELEMENTS (grounds)], theme);
  g_unichar_to_utf8 (g_unichar_toupper (c), label);
  cairo_select_font_face (cr, "serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, .52);
  cairo_text_extents (cr, label, &extents);
  cairo_move_to (cr, -extents.x_bearing - extents.width / 2,
                 -extents.y_bearing - extents.height / 2);
  tw_glyph_colour (cr, 0xfbf3dc, 1);
  cairo_text_path (cr, label);
  cairo_fill (cr);
}
