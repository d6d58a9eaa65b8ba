/* Goods, and the flying machine. */
#include <math.h>

#include "app/drawing/glyph.h"

/* In pixels: up to where the machine is its wedge, and from where on the wedge is its arrow. */
#define WEDGE_TO_PX   20
#define ARROW_FROM_PX 32
/* How large the arrow is in wedges, and how far towards the head it is. */
#define ARROW .30
#define HEAD  -.34

static void
medal_draw (cairo_t *cr, TwRgb rim, const TwTheme *theme)
{
  tw_glyph_drop_shadow (cr, theme->shadow);
  tw_glyph_dot (cr, 0, 0, .50, theme->ink);
  tw_glyph_dot (cr, 0, 0, .47, rim);
  tw_glyph_dot (cr, 0, 0, .395, theme->ink);
  tw_glyph_dot (cr, 0, 0, .375, 0xfbf3dc);
}

static void
grapes_draw (cairo_t *cr, TwRgb ink)
{
  static const TwPoint at[] = { { -.17, -.08 }, { 0, -.08 },   { .17, -.08 },
                                { -.085, .06 }, { .085, .06 }, { 0, .20 } };
  static const TwGlyphPart leaf[] = { { "M-2 -18L-20 -30L-2 -32L12 -26Z", 0x4f8a3a, 0, 0 } };

  tw_glyph_draw (cr, leaf, G_N_ELEMENTS (leaf), ink);
  for (guint i = 0; i < G_N_ELEMENTS (at); i++)
    {
      tw_glyph_dot (cr, at[i].x, at[i].y, .108, ink);
      tw_glyph_dot (cr, at[i].x, at[i].y, .088, 0x8a2f66);
      tw_glyph_dot (cr, at[i].x - .03, at[i].y - .03, .028, 0xd9a3c6);
    }
}

static void
ears_draw (cairo_t *cr, TwRgb ink)
{
  for (int s = -1; s <= 1; s++)
    {
      cairo_new_path (cr);
      cairo_move_to (cr, s * .05, .30);
      cairo_curve_to (cr, s * .05, .05, s * .12, -.08, s * .19, -.24);
      tw_glyph_ink (cr, 0x8a6420, .045);
      for (guint i = 0; i < 8; i++)
        {
          int side = i & 1 ? 1 : -1;

          tw_glyph_ellipse (cr, s * (.19 - i / 2 * .03) + side * .036, -.24 + i / 2 * .085, .032,
                            .056, side * .5, 0xd9a02c);
          tw_glyph_ink (cr, ink, .016);
        }
    }
  tw_glyph_box (cr, -.11, .12, .22, .055, 0xa53a2c);
}

static void
bale_draw (cairo_t *cr, TwRgb ink)
{
  /* A folded bolt, one corner turned down. */
  static const TwGlyphPart parts[] = {
    { "M-29 -23L27 -23L29 20L-27 25Z", 0x2f6f8f, 40, TW_GLYPH_INK },
    { "M-29 -23L27 -23L-27 25Z", 0xa9d6e6, 0, 0 },
    { "M27 -23L-27 25", TW_GLYPH_NONE, 45, TW_GLYPH_INK },
  };

  tw_glyph_draw (cr, parts, G_N_ELEMENTS (parts), ink);
}

void
tw_token_draw (cairo_t *cr, guint variant, const TwTheme *theme)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (variant == 0)
    {
      medal_draw (cr, 0x7b2d52, theme);
      grapes_draw (cr, theme->ink);
    }
  else if (variant == 1)
    {
      medal_draw (cr, 0xc8932a, theme);
      ears_draw (cr, theme->ink);
    }
  else
    {
      medal_draw (cr, 0x2f6f8f, theme);
      bale_draw (cr, theme->ink);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
}

/* A winged machine that flies to the north; turn it to its direction. */
void
tw_flying_machine_draw (cairo_t *cr, const TwTheme *theme)
{
  static const char wings[] =
      "M0 -12C20 -30 40 -22 52 6C46 2 40 4 37 12C31 5 25 6 21 15C15 8 8 9 0 16Z"
      "M0 -12C-20 -30 -40 -22 -52 6C-46 2 -40 4 -37 12C-31 5 -25 6 -21 15C-15 8 -8 9 0 16Z"
      "M-4 12L-12 42L0 36L12 42L4 12Z";
  static const TwGlyphPart parts[] = {
    { wings, 0xf4e6c2, 26, TW_GLYPH_INK },
    { "M-4 -10L-37 12M-4 -10L-21 15M-4 -10L-50 5M4 -10L37 12M4 -10L21 15M4 -10L50 5", TW_GLYPH_NONE,
      18, 0x9a6a35 },
    { "M0 -22C8 -10 6 20 0 34C-6 20 -8 -10 0 -22Z", 0x9a6a35, 22, TW_GLYPH_INK },
    { "M0 -52L13 -37L5 -37L5 -27L-5 -27L-5 -37L-13 -37Z", 0xc8442b, 22, TW_GLYPH_INK },
  };

  static const TwGlyphPart wedge[] = {
    { "M0 -58L34 16L0 4L-34 16Z", 0xfff8e6, 130, 0xfff8e6 },
    { "M0 -58L34 16L0 4L-34 16Z", 0xc22a1e, 50, TW_GLYPH_INK },
  };
  double px_x = 1, px_y = 0, k;

  cairo_user_to_device_distance (cr, &px_x, &px_y);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_save (cr);
  cairo_translate (cr, .05, .06);
  tw_glyph_path (cr, wings);
  tw_glyph_colour (cr, theme->shadow, .38);
  cairo_fill (cr);
  cairo_restore (cr);
  tw_glyph_draw (cr, parts, G_N_ELEMENTS (parts), theme->ink);
  /* Where it points to is all that has to be read in a small picture; in larger ones it is an arrow
   * at the head, by and by. */
  k = CLAMP ((hypot (px_x, px_y) - WEDGE_TO_PX) / (ARROW_FROM_PX - WEDGE_TO_PX), 0, 1);
  if (k < 1)
    {
      cairo_save (cr);
      cairo_translate (cr, 0, HEAD * k);
      cairo_scale (cr, 1 - (1 - ARROW) * k, 1 - (1 - ARROW) * k);
      tw_glyph_draw (cr, wedge, G_N_ELEMENTS (wedge), theme->ink);
      cairo_restore (cr);
    }
}
