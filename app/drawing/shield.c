/* Coats of arms: colours on metals and metals on colours, as heralds demand. */
#include "app/drawing/glyph.h"

/* What is laid on the field, and where a charge has room; in order of the dice. */
typedef enum
{
  PALE_HALF,
  FESS,
  CROSS,
  BEND,
  CHEVRON,
  QUARTERS,
  CHIEF,
  PALES,
  PLAIN,
  N_LAYS
} Lay;

static void
shield_path (cairo_t *cr, double k)
{
  cairo_new_path (cr);
  cairo_move_to (cr, -.41 * k, -.46 * k);
  cairo_curve_to (cr, -.2 * k, -.42 * k, .2 * k, -.42 * k, .41 * k, -.46 * k);
  cairo_curve_to (cr, .45 * k, .02 * k, .34 * k, .34 * k, 0, .52 * k);
  cairo_curve_to (cr, -.34 * k, .34 * k, -.45 * k, .02 * k, -.41 * k, -.46 * k);
  cairo_close_path (cr);
}

static void
shield_fill (cairo_t *cr, double k, TwRgb colour, double alpha)
{
  shield_path (cr, k);
  tw_glyph_colour (cr, colour, alpha);
  cairo_fill (cr);
}

static void
lay_draw (cairo_t *cr, Lay lay, TwRgb colour)
{
  static const char *const shapes[N_LAYS] = {
    [PALE_HALF] = "R0 -100 100 200",
    [FESS] = "R-100 -16 200 30",
    [CROSS] = "R-12 -100 24 200R-100 -20 200 24",
    [BEND] = "M-60 -34L-34 -60L60 34L34 60Z",
    [CHEVRON] = "M-60 42L0 -18L60 42L60 10L0 -48L-60 10Z",
    [QUARTERS] = "R0 -100 100 100R-100 0 100 100",
    [CHIEF] = "R-100 -100 200 78",
    [PALES] = "R-38 -100 15 200R-8 -100 15 200R22 -100 15 200",
    [PLAIN] = "",
  };

  tw_glyph_path (cr, shapes[lay]);
  tw_glyph_colour (cr, colour, 1);
  cairo_fill (cr);
}

/* Star, roundel, mullet, tower, lily or rose of size 1 at 0,0. */
static void
charge_draw (cairo_t *cr, guint charge, TwRgb over, TwRgb under)
{
  static const char *const shapes[] = {
    NULL, NULL, NULL, "R-17 -12 34 38R-22 -26 13 15R-6 -26 13 15R9 -26 13 15",
    "M0 -32L11 -10L6 8L-6 8L-11 -10ZR-19 7 38 7M-6 13L6 13L10 27"
    "L-10 27Z"
  };

  if (charge == 0 || charge == 2)
    {
      tw_glyph_star (cr, 0, 0, .30, charge == 0 ? 5 : 4, charge == 0 ? .42 : .36, over);
      return;
    }
  if (charge == 1)
    {
      tw_glyph_dot (cr, 0, 0, .24, over);
      tw_glyph_dot (cr, 0, 0, .12, under);
      return;
    }
  if (charge == 5)
    {
      for (guint i = 0; i < 5; i++)
        {
          double a = i * 2 * G_PI / 5 - G_PI / 2;

          tw_glyph_dot (cr, .16 * cos (a), .16 * sin (a), .115, over);
        }
      tw_glyph_dot (cr, 0, 0, .09, under);
      return;
    }
  tw_glyph_path (cr, shapes[charge]);
  tw_glyph_colour (cr, over, 1);
  cairo_fill (cr);
  if (charge == 3)
    tw_glyph_box (cr, -.055, .08, .11, .18, under);
  for (int s = -1; s <= 1 && charge == 4; s += 2)
    {
      cairo_new_path (cr);
      cairo_move_to (cr, s * .05, .08);
      cairo_curve_to (cr, s * .10, -.12, s * .20, -.20, s * .27, -.06);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      tw_glyph_ink (cr, over, .085);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
    }
}

/* A soft gleam on the side of the light. */
static void
gleam_draw (cairo_t *cr)
{
  cairo_pattern_t *pattern = cairo_pattern_create_linear (-.5, -.5, .5, .5);

  cairo_pattern_add_color_stop_rgba (pattern, 0, 1, 1, 1, .34);
  cairo_pattern_add_color_stop_rgba (pattern, .45, 1, 1, 1, 0);
  cairo_pattern_add_color_stop_rgba (pattern, 1, 0, 0, 0, .22);
  cairo_set_source (cr, pattern);
  shield_path (cr, .91);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);
}

void
tw_shield_rim_draw (cairo_t *cr, double k, const TwTheme *theme)
{
  shield_fill (cr, 1.16 * k + .04, theme->ink, 1);
  shield_fill (cr, 1.16 * k, theme->stone_light, 1);
}

void
tw_shield_draw (cairo_t *cr, guint32 seed, const TwTheme *theme)
{
  static const TwRgb colours[5] = { 0xb7262c, 0x1f4f96, 0x2c2a2e, 0x217a45, 0x7a2f73 };
  static const TwRgb metals[2] = { 0xf2c233, 0xf8f4ea };
  TwDice d = { seed * 2654435761u + 99 };
  TwRgb colour = colours[tw_dice_int (&d, 5)], metal = metals[tw_dice_int (&d, 2)];
  gboolean swap = tw_dice (&d) < .45;
  TwRgb field = swap ? metal : colour, on = swap ? colour : metal;
  Lay lay = (Lay) tw_dice_int (&d, N_LAYS);
  guint charge = tw_dice_int (&d, 6);

  cairo_save (cr);
  cairo_translate (cr, .035, .05);
  for (guint i = 0; i < 3; i++)
    shield_fill (cr, 1.02 + .06 * i, theme->shadow, .20);
  cairo_restore (cr);
  shield_fill (cr, 1.16, theme->ink, 1);
  shield_fill (cr, 1.07, 0xf6e3a2, 1);
  shield_fill (cr, .95, theme->ink, 1);
  cairo_save (cr);
  shield_path (cr, .91);
  cairo_clip (cr);
  tw_glyph_box (cr, -.5, -.6, 1, 1.2, field);
  lay_draw (cr, lay, on);
  if (lay == PLAIN || lay == CHIEF || lay == FESS)
    {
      double k = lay == FESS ? .6 : 1;

      cairo_translate (cr, 0, lay == CHIEF ? .10 : lay == FESS ? 0 : -.02);
      cairo_scale (cr, k, k);
      charge_draw (cr, charge, lay == FESS ? field : on, lay == FESS ? on : field);
    }
  cairo_restore (cr);
  if (!tw_theme_is_outline (theme))
    gleam_draw (cr);
}
