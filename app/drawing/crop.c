/* Crop circles: standing corn, and in it a figure that was pressed flat. */
#include "app/drawing/layers.h"

/* Straw in two tones for the swirls of standing corn, and what was trodden. */
#define STRAW_DARK 0xa57e34
#define TRODDEN    0x6e4c1c
#define LIT        0xf8e6a8
/* Rings of swirls, arcs on each, and points of an arc. */
#define RINGS 6
#define ARCS  7
#define FINE  9
/* How deep the figure lies, in radii. */
#define DEEP .055

static void
crop_shape (cairo_t *cr, guint variant)
{
  cairo_new_path (cr);
  if (variant == 0)
    {
      for (guint i = 0; i < 3; i++)
        {
          double a = -G_PI / 2 + i * 2 * G_PI / 3;

          cairo_new_sub_path (cr);
          cairo_arc (cr, .36 * cos (a), .36 * sin (a) - .05, .27, 0, 2 * G_PI);
        }
      cairo_rectangle (cr, -.08, 0, .16, .68);
    }
  else if (variant == 1)
    {
      cairo_rectangle (cr, -.07, -.1, .14, .84);
      cairo_rectangle (cr, -.40, -.20, .80, .14);
      for (int i = -1; i <= 1; i++)
        cairo_rectangle (cr, i * .33 - .07, -.72, .14, .62);
    }
  else
    {
      cairo_move_to (cr, -.44, -.56);
      cairo_line_to (cr, .44, -.56);
      cairo_curve_to (cr, .46, .1, .3, .46, 0, .68);
      cairo_curve_to (cr, -.3, .46, -.46, .1, -.44, -.56);
      cairo_close_path (cr);
    }
}

/* Ears lean round the middle, as the wind leaves them. */
static void
swirls_draw (const TwBrush *b, TwPoint c, double r, TwDice *d)
{
  const TwTheme *t = b->theme;
  guint n_rings = b->size < TW_DETAIL_FROM ? RINGS / 2 : RINGS;

  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_ROUND);
  for (guint tone = 0; tone < 2; tone++)
    {
      cairo_new_path (b->cr);
      for (guint ring = 0; ring < n_rings; ring++)
        for (guint i = 0; i < ARCS; i++)
          {
            double far = r * (.30 + .56 * (ring + tone * .5) / n_rings);
            double from = 2 * G_PI * i / ARCS + tw_dice_in (d, 0, .5) + ring, wide = .55;

            for (guint k = 0; k <= FINE; k++)
              {
                double a = from + wide * k / FINE, out = far * (1 + .05 * k / FINE);
                TwPoint p = point_add (c, point (out * cos (a), out * sin (a)));

                if (k == 0)
                  cairo_move_to (b->cr, p.x, p.y);
                else
                  cairo_line_to (b->cr, p.x, p.y);
              }
          }
      tw_brush_colour (b, tone == 0 ? tw_rgb_mix (t->wheat, STRAW_DARK, .55) : LIT,
                       tone == 0 ? .8 : .75);
      tw_brush_width (b, .0056, .5);
      cairo_stroke (b->cr);
    }
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_BUTT);
}

/* The figure lies lower than the corn: its side towards the light is in the shade. */
static void
figure_draw (const TwBrush *b, const TwPlace *place)
{
  cairo_t *cr = b->cr;
  TwPoint light = point_turn (b->light, b->turn);

  tw_brush_upright (b, place->at, place->r);
  cairo_save (cr);
  cairo_translate (cr, -light.x * DEEP, -light.y * DEEP);
  crop_shape (cr, place->variant);
  tw_brush_colour (b, LIT, 1);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, .10);
  cairo_stroke_preserve (cr);
  cairo_fill (cr);
  cairo_restore (cr);
  crop_shape (cr, place->variant);
  tw_brush_colour (b, 0x4e3410, 1);
  cairo_set_line_width (cr, .09);
  cairo_stroke_preserve (cr);
  cairo_fill (cr);
  if (b->size >= TW_DETAIL_FROM)
    {
      crop_shape (cr, place->variant);
      cairo_clip (cr);
      cairo_translate (cr, -light.x * DEEP, -light.y * DEEP);
      crop_shape (cr, place->variant);
      tw_brush_colour (b, tw_rgb_mix (b->theme->plough_line, TRODDEN, .7), 1);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

void
tw_crop_draw (const TwBrush *b, const TwPlace *place)
{
  const TwTheme *t = b->theme;
  TwDice d = { b->seed ^ 0xc407u };
  g_auto (TwLine) fringe = { 0 }, corn = { 0 };

  /* It thins out into the grass, without a rim. */
  tw_line_blob (&fringe, place->at, place->r * 1.04, place->r * 1.04, .09, &d);
  tw_line_blob (&corn, place->at, place->r * .88, place->r * .88, .11, &d);
  tw_brush_fill (b, fringe.p, fringe.n, tw_rgb_mix (t->wheat, t->grass, .55), 1);
  tw_brush_fill (b, corn.p, corn.n, t->wheat, 1);
  swirls_draw (b, place->at, place->r, &d);
  if (tw_theme_is_outline (t))
    tw_brush_ink (b, corn.p, corn.n, .0035, 1);
  figure_draw (b, place);
}
