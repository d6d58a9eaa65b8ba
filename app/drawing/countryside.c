/* What stands alone in the fields: inns and springs. */
#include "app/drawing/layers.h"
#include "app/drawing/roof.h"
#include "app/drawing/water.h"

/* A house with a pond, close to its road, and its sign. */
void
tw_inn_draw (const TwBrush *b, const TwPlace *place)
{
  TwDice d = { b->seed ^ (0x1411u + (guint32) place->symbol) };
  TwPoint c = place->at;
  double r = place->r;
  gboolean is_small = b->size < TW_DETAIL_FROM;
  g_auto (TwLine) pond = { 0 };

  tw_line_blob (&pond, point_add (c, point (r * .12, r * .14)), r * .84, r * .66, .08, &d);
  tw_water_draw (b, NULL, 0, &pond, 1);
  /* Water is hardly darker than grass: in small pictures ink says where it is. */
  if (is_small)
    {
      tw_brush_fill (b, pond.p, pond.n, tw_rgb_mix (b->theme->water, b->theme->water_deep, .7), 1);
      tw_brush_ink (b, pond.p, pond.n, .006, .8);
    }
  tw_cottage_draw (b, point_add (c, point (-r * .36, -r * .34)), r * (is_small ? 1.1 : .98), -.35,
                   2);
  tw_brush_upright (b, point_add (c, point (r * .58, -r * .58)), r * (is_small ? .68 : .52));
  cairo_new_path (b->cr);
  cairo_move_to (b->cr, 0, .5);
  cairo_line_to (b->cr, 0, -.5);
  tw_brush_colour (b, b->theme->ink, 1);
  cairo_set_line_width (b->cr, .14);
  cairo_stroke (b->cr);
  cairo_rectangle (b->cr, -.42, -.42, .84, .56);
  tw_brush_colour (b, b->theme->gold, 1);
  cairo_fill_preserve (b->cr);
  tw_brush_colour (b, b->theme->ink, 1);
  cairo_set_line_width (b->cr, .11);
  cairo_stroke (b->cr);
  cairo_restore (b->cr);
}

/* The largest. */
#define BOULDER .034

static void
boulder_draw (const TwBrush *b, TwPoint p, TwDice *d)
{
  TwPoint q[7], top[7];
  double size = tw_dice_in (d, .016, BOULDER), phase = tw_dice (d) * 6;

  for (guint k = 0; k < 7; k++)
    {
      double r = size * tw_dice_in (d, .75, 1.1), a = phase + k * .9;

      q[k] = point_add (p, point (r * cos (a), r * sin (a)));
      top[k] = point_add (point_mix (p, q[k], .6), point_scale (b->light, size * .2));
    }
  tw_brush_shadow (b, q, 7, .02, .4);
  tw_brush_fill (b, q, 7, b->theme->stone_dark, 1);
  tw_brush_fill (b, top, 7, b->theme->stone, 1);
  tw_brush_ink (b, q, 7, .004, .85);
}

/* Boulders round the water, but neither in the river nor on a wall. */
void
tw_spring_draw (const TwBrush *b, const TwTileLayout *l, const TwPlace *place)
{
  TwDice d = { l->shape_seed ^ 0x3f };
  double least = tw_place_water (place) + .012;

  for (guint i = 0; i < 16; i++)
    {
      double a = 2 * G_PI * i / 16 + tw_dice_in (&d, -.1, .1);
      double r = least * tw_dice_in (&d, 1.02, 1.2);
      TwPoint p = point_add (place->at, point (r * cos (a), r * sin (a)));
      gboolean in_way = FALSE;

      for (guint k = 0; k < l->n_ways; k++)
        in_way |=
            l->ways[k].kind == TW_KIND_RIVER
            && tw_line_distance (&l->ways[k].line, p, NULL, NULL) < TW_SPRING_WIDTH * .5 + BOULDER;
      for (guint k = 0; k < l->n_towns; k++)
        in_way |= tw_line_encloses (&l->towns[k].outline, p)
                  || tw_line_distance (&l->towns[k].outline, p, NULL, NULL) < BOULDER;
      if (!in_way)
        boulder_draw (b, p, &d);
    }
}
