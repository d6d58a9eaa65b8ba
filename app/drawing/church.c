/* Churches: of a monastery, a parish, a cathedral. A monastery's carries the gold cross
 * itself; a parish church has none, or it would be taken for a cathedral. */
#include "app/drawing/church.h"
#include "app/drawing/roof.h"

void
tw_cross_draw (const TwBrush *b, TwPoint c, double size)
{
  /* What carries a rule keeps a least size in pixels. */
  size = MAX (size, 8.5 / b->size);
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_SQUARE);
  for (guint pass = 0; pass < 2; pass++)
    {
      tw_brush_upright (b, c, size);
      cairo_new_path (b->cr);
      cairo_move_to (b->cr, 0, -.5);
      cairo_line_to (b->cr, 0, .5);
      cairo_move_to (b->cr, -.32, -.16);
      cairo_line_to (b->cr, .32, -.16);
      tw_brush_colour (b, pass ? b->theme->gold : b->theme->ink, 1);
      cairo_set_line_width (b->cr, pass ? .15 : .30);
      cairo_stroke (b->cr);
      cairo_restore (b->cr);
    }
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_BUTT);
}

/* The cathedral's plinth, buttresses and aisles. */
static void
aisles_draw (const TwBrush *b, TwPoint c, double r, double a)
{
  const TwTheme *theme = b->theme;
  TwPoint u = point (cos (a), sin (a)), v = point_right (u), q[40];

  tw_rounded (q, G_N_ELEMENTS (q), c, r * 1.05, r * .82, .5, a);
  tw_brush_fill (b, q, G_N_ELEMENTS (q), tw_rgb_mix (theme->ground, theme->road, .75), 1);
  tw_brush_ink (b, q, G_N_ELEMENTS (q), .004, .5);
  for (guint i = 0; i < 26 && b->size > TW_DETAIL_FROM; i++)
    {
      double along = -.80 + 1.6 * (i / 2) / 12.;
      TwPoint at =
          point_add (point_scale (u, along * r), point_scale (v, (i & 1 ? .44 : -.44) * r));

      tw_roof_draw (b, point_add (c, at), r * .055, r * .12, a, TW_ROOF_GABLE, theme->stone_dark,
                    .006);
    }
  tw_roof_draw (b, c, r * 1.72, r * .80, a, TW_ROOF_GABLE,
                tw_rgb_mix (theme->slate, theme->slate_light, .35), .025);
}

static void
buttresses_draw (const TwBrush *b, TwPoint c, double r, double a)
{
  TwPoint u = point (cos (a), sin (a)), v = point_right (u);

  for (guint i = 0; i < 14; i++)
    {
      double along = -.66 + 1.40 * (i / 2) / 6.;
      TwPoint at =
          point_add (point_scale (u, along * r), point_scale (v, (i & 1 ? .28 : -.28) * r));

      tw_roof_draw (b, point_add (c, at), r * .06, r * .10, a, TW_ROOF_GABLE, b->theme->stone,
                    .005);
    }
}

static void
steeple_draw (const TwBrush *b, TwPoint at, double r, double a, double height)
{
  tw_brush_shadow_disc (b, at, r, height, .42);
  tw_roof_draw (b, at, r * 1.9, r * 1.9, a, TW_ROOF_PYRAMID, b->theme->stone, 0);
  tw_cone_draw (b, at, r * .80, 8, tw_rgb_mix (b->theme->slate, b->theme->ink, .25));
}

void
tw_church_draw (const TwBrush *b, TwPoint c, double r, double a, gboolean is_great)
{
  const TwTheme *theme = b->theme;
  TwPoint u = point (cos (a), sin (a)), v = point_right (u);
  TwPoint apse = point_add (c, point_scale (u, r * .80));
  TwPoint crossing = point_add (c, point_scale (u, r * .18));
  TwPoint front = point_add (c, point_scale (u, -r * .84));
  TwPoint ridge[2] = { point_add (c, point_scale (u, -r * .8)),
                       point_add (c, point_scale (u, r * .8)) };
  double h = is_great ? .05 : .026;

  if (is_great)
    aisles_draw (b, c, r, a);
  else if (b->size > TW_DETAIL_FROM && r > .1)
    buttresses_draw (b, c, r, a);
  tw_brush_shadow_disc (b, apse, r * .27, h * .8, .35);
  tw_cone_draw (b, apse, r * .27, 12, theme->slate);
  tw_roof_draw (b, crossing, r * 1.24, r * .46, a + G_PI / 2, TW_ROOF_GABLE, theme->slate, h);
  tw_roof_draw (b, c, r * 1.66, r * .50, a, TW_ROOF_GABLE, theme->slate, h);
  /* The lead ridge catches the light. */
  tw_brush_segments (b, ridge, 1, r * .035, .5, theme->slate_light, .9);
  if (!is_great)
    {
      steeple_draw (b, front, r * .27, a, h * 1.5);
      return;
    }
  steeple_draw (b, point_sub (front, point_scale (v, r * .27)), r * .20, a, h * 1.5);
  steeple_draw (b, point_add (front, point_scale (v, r * .27)), r * .20, a, h * 1.5);
  tw_brush_shadow_disc (b, crossing, r * .2, h, .4);
  tw_cone_draw (b, crossing, r * .23, 8, tw_rgb_mix (theme->slate, theme->slate_light, .3));
  tw_cross_draw (b, crossing, r * .34);
}
