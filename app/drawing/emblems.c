/* Emblems: seals of mage, robber and the quarters, the gold mine; and the mark of a
 * symbol that a designer invented. */
#include "app/drawing/glyph.h"
#include "app/drawing/own-art.h"

static const TwGlyphPart mage[] = {
  { "M-26 18L5 -33L26 18Z", 0x9fb4ea, 0, 0 },
  { "E0 18 34 9", 0x9fb4ea, 0, 0 },
  { "R-21 6 43 5", 0xf0c845, 0, 0 },
  { "M3 -19L5 -13L12 -13L6 -9L8 -2L3 -6L-2 -2L0 -9L-6 -13L1 -13Z", 0xf0c845, 0, 0 },
  { "M-24 -23L-22 -19L-18 -17L-22 -15L-24 -11L-26 -15L-30 -17L-26 -19Z", 0xffffff, 0, 0 },
  { "M26 -17L28 -14L31 -12L28 -10L26 -7L24 -10L21 -12L24 -14Z", 0xffffff, 0, 0 },
};

static const TwGlyphPart robber[] = {
  { "O0 2 25", 0xf0cfa4, 0, 0 },
  { "M-27 -2C-27 -38 27 -38 27 -2L36 -2L-36 -2Z", 0x2c2320, 0, 0 },
  { "R-25 1 50 12", 0x2c2320, 0, 0 },
  { "O-10 7 4O10 7 4", 0xffffff, 0, 0 },
  { "M16 -26L34 -34L24 -12Z", 0xe7d9b0, 0, 0 },
};

static const TwGlyphPart castle[] = {
  { "R-24 -6 48 28R-25 -20 12 16R-6 -20 12 16R13 -20 12 16", 0xf8f4ea, 0, 0 },
  { "R-6 6 12 16", 0xb7262c, 0, 0 },
};

static const TwGlyphPart market[] = {
  { "R-25 0 50 5R-23 2 5 24R18 2 5 24", 0xf8f4ea, 0, 0 },
  { "M-20 -22L-12 -22L-15 2L-25 2ZM-4 -22L4 -22L5 2L-5 2ZM12 -22L20 -22L25 2L15 2Z", 0xe2b23c, 0,
    0 },
  { "M-12 -22L-4 -22L-5 2L-15 2ZM4 -22L12 -22L15 2L5 2Z", 0xf8f4ea, 0, 0 },
  { "O-6 14 6O7 14 6", 0xe2b23c, 0, 0 },
};

static const TwGlyphPart blacksmith[] = {
  { "M-30 -12L24 -12L24 0L9 8L9 14L18 24L-16 24L-7 14L-7 8L-18 0Z", 0xf2c233, 0, 0 },
};

static const TwGlyphPart minster[] = { { "R-5 -28 10 54R-19 -13 38 10", 0xf8f4ea, 0, 0 } };

static const TwGlyphPart water[] = {
  { "M-26 -12C-18 -22 -9 -2 0 -12C9 -22 18 -2 26 -12", TW_GLYPH_NONE, 60, 0xffffff },
  { "M-26 8C-18 -2 -9 18 0 8C9 -2 18 18 26 8", TW_GLYPH_NONE, 60, 0xffffff },
};

static const struct
{
  const char *id;
  TwRgb ground;
  const TwGlyphPart *parts;
  guint n_parts;
} seals[] = {
  { "mage", 0x44307e, mage, G_N_ELEMENTS (mage) },
  { "robber", 0x8f2f2a, robber, G_N_ELEMENTS (robber) },
  { "quarter-castle", 0xb7262c, castle, G_N_ELEMENTS (castle) },
  { "quarter-market", 0x217a45, market, G_N_ELEMENTS (market) },
  { "quarter-blacksmith", 0x2c2a2e, blacksmith, G_N_ELEMENTS (blacksmith) },
  { "quarter-cathedral", 0x1f4f96, minster, G_N_ELEMENTS (minster) },
  { "source", 0x4d8ba6, water, G_N_ELEMENTS (water) },
  { "lake-end", 0x2f6f8f, water, G_N_ELEMENTS (water) },
};

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
gold_draw (cairo_t *cr, const TwTheme *theme)
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

gboolean
tw_emblem_draw (cairo_t *cr, const char *kind, const TwTheme *theme)
{
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (g_str_equal (kind, "gold"))
    {
      gold_draw (cr, theme);
      return TRUE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (seals); i++)
    if (g_str_equal (seals[i].id, kind))
      {
        seal_draw (cr, seals[i].ground, theme);
        tw_glyph_draw (cr, seals[i].parts, seals[i].n_parts, theme->ink);
        return TRUE;
      }
  return FALSE;
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
