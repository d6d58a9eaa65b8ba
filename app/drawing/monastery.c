/* A monastery: church in the north of the yard, cloister in the south, garden beds
 * beside it, one low wall round everything. And the garden that stands alone. */
#include "app/drawing/monastery.h"
#include "app/drawing/church.h"
#include "app/drawing/monastery-plan.h"
#include "app/drawing/roof.h"
#include "app/drawing/trees.h"

/* Open where roads come in. */
void
tw_yard_wall_draw (const TwBrush *b, const TwTileLayout *l, const TwPoint *q, guint n, double width)
{
  for (guint pass = 0; pass < 2; pass++)
    {
      gboolean is_down = FALSE;

      cairo_new_path (b->cr);
      for (guint i = 0; i <= n; i++)
        {
          TwPoint p = q[i % n];
          gboolean is_gap = FALSE;

          for (guint k = 0; k < l->n_ways && !is_gap; k++)
            is_gap = l->ways[k].place >= 0
                     && tw_line_distance (&l->ways[k].line, p, NULL, NULL) < TW_ROAD_WIDTH * .42;
          if (!is_gap)
            (is_down ? cairo_line_to : cairo_move_to) (b->cr, p.x, p.y);
          is_down = !is_gap;
        }
      tw_brush_colour (b, pass ? b->theme->stone_light : b->theme->ink, pass ? 1 : .85);
      tw_brush_width (b, pass ? width : width + .009, pass ? .8 : 1.6);
      cairo_set_line_join (b->cr, CAIRO_LINE_JOIN_ROUND);
      cairo_stroke (b->cr);
      cairo_set_line_join (b->cr, CAIRO_LINE_JOIN_MITER);
    }
}

static void
bed_draw (const TwBrush *b, TwPoint c, double w, double h, TwRgb bloom, TwDice *from)
{
  TwDice own = { (guint32) (tw_dice (from) * 4294967295.0) };
  TwRgb leaf = tw_rgb_mix (b->theme->tree, b->theme->grass_dark, .45);
  TwPoint q[24];

  tw_rounded (q, G_N_ELEMENTS (q), c, w / 2, h / 2, .3, 0);
  tw_brush_shadow (b, q, G_N_ELEMENTS (q), .006, .3);
  tw_brush_fill (b, q, G_N_ELEMENTS (q), leaf, 1);
  for (guint i = 0; i < 14 && b->size >= 60; i++)
    {
      double x = tw_dice_in (&own, -.38, .38) * w, y = tw_dice_in (&own, -.36, .36) * h;

      tw_brush_disc (b, point_add (c, point (x, y)), MAX (.0052, MIN (w, h) * .07),
                     i % 4 == 3 ? 0xffffff : bloom, 1);
    }
  tw_brush_ink (b, q, G_N_ELEMENTS (q), .003, .6);
}

/* Lawn with mown stripes, then the paths. */
static void
yard_draw (const TwBrush *b,
           const TwTileLayout *l,
           const TwPlace *place,
           const TwMonasteryLook *look)
{
  const TwTheme *theme = b->theme;
  TwRgb path = tw_rgb_mix (theme->road, theme->ground, .12);
  TwPoint c = place->at, q[72], lines[64];
  double r = place->r;
  guint n = 0;

  tw_rounded (q, G_N_ELEMENTS (q), c, r * 1.04, r * .98, .30, 0);
  tw_brush_shadow (b, q, G_N_ELEMENTS (q), .024, .36);
  tw_brush_fill (b, q, G_N_ELEMENTS (q), tw_rgb_mix (theme->grass_light, theme->road, .45), 1);
  for (double x = -.92; x < .95; x += .16)
    {
      lines[2 * n] = point_add (c, point (r * x, -r * .93));
      lines[2 * n++ + 1] = point_add (c, point (r * x, r * .93));
    }
  tw_brush_segments (b, lines, n, r * .08, 0, theme->grass_light, .55);
  n = 0;
  for (guint i = 0; i < l->n_ways && n < 30; i++)
    if (l->ways[i].place == place - l->places)
      {
        TwPoint out = point_unit (point_sub (tw_line_at (&l->ways[i].line, .5, NULL), c));

        lines[2 * n] = point_add (c, point_scale (out, r));
        lines[2 * n++ + 1] = c;
      }
  tw_brush_segments (b, lines, n, TW_ROAD_WIDTH * .62, 0, path, 1);
  for (guint i = 0; i < G_N_ELEMENTS (look->plan->paths); i++)
    lines[i] = tw_monastery_at (look, place, look->plan->paths[i].x, look->plan->paths[i].y);
  tw_brush_segments (b, lines, 2, r * .15, 0, path, 1);
  tw_yard_wall_draw (b, l, q, G_N_ELEMENTS (q), .016);
}

static void
cloister_draw (const TwBrush *b, TwPoint m, double r, double half, TwRgb roof)
{
  const TwTheme *theme = b->theme;
  double h = r * half, w = r * .19;
  TwPoint court[4] = { point (m.x - h, m.y - h), point (m.x + h, m.y - h), point (m.x + h, m.y + h),
                       point (m.x - h, m.y + h) };
  TwPoint paths[4] = { point (m.x - h, m.y), point (m.x + h, m.y), point (m.x, m.y - h),
                       point (m.x, m.y + h) };

  tw_brush_fill (b, court, 4, tw_rgb_mix (theme->grass_dark, theme->grass_cool, .5), 1);
  tw_brush_segments (b, paths, 2, r * .06, 0, tw_rgb_mix (theme->road, theme->ground, .12), 1);
  tw_brush_disc (b, m, r * .075, theme->stone_light, 1);
  tw_brush_disc (b, m, r * .045, theme->water_deep, 1);
  tw_brush_ring (b, m, r * .075, .003, theme->ink, .8);
  tw_roof_draw (b, point (m.x, m.y + h), 2 * h + w, w, 0, TW_ROOF_HIP, roof, .018);
  tw_roof_draw (b, point (m.x - h, m.y), 2 * h + w, w, G_PI / 2, TW_ROOF_HIP, roof, .014);
  tw_roof_draw (b, point (m.x + h, m.y), 2 * h + w, w, G_PI / 2, TW_ROOF_HIP, roof, .014);
}

static void
wing_draw (const TwBrush *b, TwPoint at, double r, const TwMonasteryWing *wing, TwRgb roof)
{
  gboolean is_wide = wing->w >= wing->d;

  tw_roof_draw (b, at, r * MAX (wing->w, wing->d), r * MIN (wing->w, wing->d),
                is_wide ? 0 : G_PI / 2, TW_ROOF_HIP, roof, .014);
}

void
tw_monastery_draw (const TwBrush *b, const TwTileLayout *l, const TwPlace *place)
{
  TwDice d = { b->seed ^ 0xfeed };
  const TwRgb *flower = b->theme->flower;
  TwMonasteryLook look = tw_monastery_look (l, place);
  const TwMonasteryPlan *plan = look.plan;
  TwRgb roof = b->theme->roof[plan->hue];
  double r = place->r;

  yard_draw (b, l, place, &look);
  for (guint i = 0; i < TW_MONASTERY_BEDS && plan->beds[i].w > 0; i++)
    bed_draw (b, tw_monastery_at (&look, place, plan->beds[i].x, plan->beds[i].y),
              r * plan->beds[i].w, r * plan->beds[i].d, flower[(i + b->seed) % 4], &d);
  for (guint i = 0; i < TW_MONASTERY_TREES && plan->trees[i].r > 0; i++)
    {
      TwTree tree = { .at = tw_monastery_at (&look, place, plan->trees[i].x, plan->trees[i].y),
                      .r = (float) (r * plan->trees[i].r),
                      .is_fir = plan->trees[i].is_fir,
                      .seed = tw_dice_int (&d, G_MAXINT) };

      tw_tree_draw (b, &tree);
    }
  for (guint i = 0; i < TW_MONASTERY_WINGS && plan->wings[i].w > 0; i++)
    wing_draw (b, tw_monastery_at (&look, place, plan->wings[i].x, plan->wings[i].y), r,
               &plan->wings[i], roof);
  if (plan->court.r > 0)
    cloister_draw (b, tw_monastery_at (&look, place, plan->court.at.x, plan->court.at.y), r,
                   plan->court.r, roof);
  tw_church_draw (b, tw_monastery_at (&look, place, plan->church.at.x, plan->church.at.y),
                  plan->church.r * r, tw_monastery_church_angle (&look), FALSE);
  tw_cross_draw (b, tw_monastery_cross (&look, place), r * .48);
}

void
tw_garden_draw (const TwBrush *b, const TwPlace *place)
{
  const TwTheme *theme = b->theme;
  TwDice d = { b->seed ^ 0x6a4d };
  TwPoint c = place->at, q[60];
  double r = place->r;

  tw_rounded (q, G_N_ELEMENTS (q), c, r, r, .22, 0);
  tw_brush_shadow (b, q, G_N_ELEMENTS (q), .014, .32);
  tw_brush_fill (b, q, G_N_ELEMENTS (q), tw_rgb_mix (theme->road, theme->ground, .25), 1);
  for (guint i = 0; i < 4; i++)
    bed_draw (b, point_add (c, point ((i & 1 ? .46 : -.46) * r, (i & 2 ? .46 : -.46) * r)), r * .66,
              r * .66, theme->flower[(i * 3 + (b->seed >> 4)) % 4], &d);
  tw_brush_disc (b, c, r * .27, theme->stone_light, 1);
  tw_brush_disc (b, c, r * .19, theme->water, 1);
  tw_brush_disc (b, point_add (c, point_scale (b->light, r * .05)), r * .08, theme->water_light, 1);
  tw_brush_ring (b, c, r * .27, .004, theme->ink, .8);
  for (guint pass = 0; pass < 2; pass++)
    {
      cairo_new_path (b->cr);
      tw_brush_points (b, q, G_N_ELEMENTS (q));
      tw_brush_colour (b, pass ? theme->tree : theme->tree_dark, 1);
      tw_brush_width (b, r * (pass ? .14 : .20), pass ? 1 : 1.5);
      cairo_stroke (b->cr);
    }
  for (guint i = 0; i < G_N_ELEMENTS (q) && b->size >= TW_DETAIL_FROM; i += 2)
    tw_brush_disc (b, point_add (q[i], point_scale (b->light, r * .03)), r * .042,
                   theme->tree_light, .8);
}
