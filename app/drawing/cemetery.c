/* A cemetery: crosses and stones that stand upright for the reader, a dead tree. */
#include "app/drawing/layers.h"

#include "app/drawing/monastery.h"

/* Width from afar, but on tiles that are smaller than those on which it is read. */
#define SMALLEST_PX 15.
#define READ_FROM   48

static void
grave_draw (const TwBrush *b, TwPoint at, double size, double lean, gboolean is_cross)
{
  static const TwPoint cross[12] = { { -.11, .5 },  { -.11, .02 },  { -.34, .02 }, { -.34, -.2 },
                                     { -.11, -.2 }, { -.11, -.52 }, { .11, -.52 }, { .11, -.2 },
                                     { .34, -.2 },  { .34, .02 },   { .11, .02 },  { .11, .5 } };

  tw_brush_upright (b, at, size);
  cairo_rotate (b->cr, lean);
  tw_brush_disc (b, point (.12, .42), .34, b->theme->shadow, .35);
  cairo_new_path (b->cr);
  if (is_cross)
    tw_brush_points (b, cross, G_N_ELEMENTS (cross));
  else
    {
      cairo_move_to (b->cr, -.3, .5);
      cairo_line_to (b->cr, -.3, -.12);
      cairo_arc (b->cr, 0, -.12, .3, G_PI, 0);
      cairo_line_to (b->cr, .3, .5);
      cairo_close_path (b->cr);
    }
  tw_brush_colour (b, b->theme->stone_light, 1);
  cairo_fill_preserve (b->cr);
  tw_brush_colour (b, b->theme->ink, .9);
  cairo_set_line_width (b->cr, .09);
  cairo_stroke (b->cr);
  cairo_restore (b->cr);
}

static void
dead_tree_draw (const TwBrush *b, TwPoint t, double r)
{
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_ROUND);
  for (guint pass = 0; pass < 2; pass++)
    {
      TwDice d = { b->seed + 3 };
      TwPoint root = pass ? t : point_sub (t, point_scale (b->light, .016)), twigs[36];

      for (guint i = 0; i < 6; i++)
        {
          double a = i * 1.05 + tw_dice_in (&d, -.2, .2), length = r * tw_dice_in (&d, .18, .28);
          TwPoint fork = point_add (root, point (length * cos (a), length * sin (a)));
          TwPoint left = point (length * .45 * cos (a + .7), length * .45 * sin (a + .7));
          TwPoint right = point (length * .4 * cos (a - .6), length * .4 * sin (a - .6));
          TwPoint *at = twigs + 6 * i;

          at[0] = root;
          at[1] = at[2] = at[4] = fork;
          at[3] = point_add (fork, left);
          at[5] = point_add (fork, right);
        }
      tw_brush_segments (b, twigs, 18, .0062, .6, pass ? 0x4b3a30 : b->theme->shadow,
                         pass ? 1 : .35);
    }
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_BUTT);
}

/* From afar: dark ground, a white wall, three crosses. */
static void
small_draw (const TwBrush *b, TwPoint c, double r)
{
  static const TwPoint crosses[] = { { -.5, .12 }, { .5, .12 }, { 0, -.16 } };
  double wall = 2 / MAX (b->size, READ_FROM);
  TwPoint q[40];

  tw_rounded (q, G_N_ELEMENTS (q), c, r, r * .92, .4, 0);
  tw_brush_shadow (b, q, G_N_ELEMENTS (q), .02, .3);
  tw_brush_ink (b, q, G_N_ELEMENTS (q), 2 * wall, .9);
  tw_brush_fill (b, q, G_N_ELEMENTS (q), tw_rgb_mix (b->theme->grass_dark, b->theme->ink, .45), 1);
  cairo_new_path (b->cr);
  tw_brush_points (b, q, G_N_ELEMENTS (q));
  tw_brush_colour (b, b->theme->stone_light, 1);
  cairo_set_line_width (b->cr, wall);
  cairo_stroke (b->cr);
  for (guint i = 0; i < G_N_ELEMENTS (crosses); i++)
    {
      TwPoint aside = point_turn (point_scale (crosses[i], r), -b->turn);

      grave_draw (b, point_add (c, aside), r * .86, 0, TRUE);
    }
}

void
tw_cemetery_draw (const TwBrush *b, const TwTileLayout *l, const TwPlace *place)
{
  TwDice d = { b->seed ^ 0xce3 };
  TwPoint c = place->at, q[72];
  double r = place->r;
  int index = (int) (place - l->places);

  if (b->size < TW_DETAIL_FROM)
    {
      small_draw (b, c, MAX (r, SMALLEST_PX / 2 / MAX (b->size, READ_FROM)));
      return;
    }
  tw_rounded (q, G_N_ELEMENTS (q), c, r, r * .92, .4, 0);
  tw_brush_shadow (b, q, G_N_ELEMENTS (q), .02, .3);
  tw_brush_fill (b, q, G_N_ELEMENTS (q), tw_rgb_mix (b->theme->grass_cool, 0x8a8468, .5), 1);
  for (guint i = 0; i < l->n_ways; i++)
    if (l->ways[i].place == index)
      {
        TwPoint out = point_unit (point_sub (tw_line_at (&l->ways[i].line, .5, NULL), c));
        TwPoint path[2] = { point_add (c, point_scale (out, r * .93)),
                            point_add (c, point_scale (out, r * .3)) };

        tw_brush_segments (b, path, 1, TW_ROAD_WIDTH * .5, 0,
                           tw_rgb_mix (b->theme->road, 0x8a8578, .35), 1);
      }
  tw_yard_wall_draw (b, l, q, G_N_ELEMENTS (q), .014);
  for (guint i = 0; i < 12; i++)
    {
      double x = (i % 4 - 1.5) * r * .42 + tw_dice_in (&d, -.006, .006);
      TwPoint p = point_add (c, point (x, (i / 4 - 1.) * r * .52));
      double lean = tw_dice_in (&d, -.16, .16);
      gboolean is_cross = tw_dice_int (&d, 3) < 2, on_road = i == 3;

      for (guint k = 0; k < l->n_ways && !on_road; k++)
        on_road = l->ways[k].place == index
                  && tw_line_distance (&l->ways[k].line, p, NULL, NULL) < r * .2;
      if (!on_road)
        grave_draw (b, p, r * .36, lean, is_cross);
    }
  dead_tree_draw (b, point_add (c, point (r * .56, -r * .46)), r);
}
