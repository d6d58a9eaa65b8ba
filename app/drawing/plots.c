/* Crops in strips, two or three side by side and bent a little, with a hedge along a
 * part of the edge. */
#include "app/drawing/layers.h"

#define OUTLINE 56
#define HALF    16

static TwPoint
bent (const TwPlot *plot, double rx, double x, double y)
{
  return point_add (plot->at, point_turn (point (x, y + .11 * x * x / rx - .05 * rx), plot->a));
}

static void
add_bent_line (const TwBrush *b, const TwPlot *plot, double rx, double y, gboolean back)
{
  for (int i = -HALF; i <= HALF; i++)
    {
      TwPoint q = bent (plot, rx, rx * (back ? -i : i) / HALF, y);

      cairo_line_to (b->cr, q.x, q.y);
    }
}

static void
strip_draw (const TwBrush *b,
            const TwPlot *plot,
            guint kind,
            guint s,
            double rx,
            double y,
            double y1)
{
  const TwTheme *t = b->theme;
  const TwRgb bases[] = { t->plough, t->wheat, tw_rgb_mix (t->grass_cool, t->tree, .18),
                          tw_rgb_mix (t->grass_warm, t->wheat, .45) };
  const TwRgb marks[] = { t->plough_line, t->plough_line, t->tree, t->grass_dark };
  static const double gaps[] = { .0125, .0105, .0145, .016 };
  static const double alphas[] = { .62, .80, .74, .74 }, mark_alphas[] = { .6, .5, .8, .5 };

  cairo_new_path (b->cr);
  add_bent_line (b, plot, rx, y, FALSE);
  add_bent_line (b, plot, rx, y1, TRUE);
  cairo_close_path (b->cr);
  tw_brush_colour (b, bases[kind], alphas[kind]);
  cairo_fill (b->cr);
  cairo_new_path (b->cr);
  for (double z = y + gaps[kind] * .6; z < y1 - gaps[kind] * .3; z += gaps[kind])
    {
      cairo_new_sub_path (b->cr);
      add_bent_line (b, plot, rx, z, FALSE);
    }
  tw_brush_colour (b, marks[kind], mark_alphas[kind]);
  if (kind == 0)
    tw_brush_width (b, .0034, .3);
  else if (kind == 2)
    {
      cairo_set_dash (b->cr, (double[]){ .0005, .0115 }, 2, 0);
      tw_brush_width (b, .0082, .5);
    }
  else
    {
      cairo_set_dash (b->cr, (double[]){ .005, .0065 }, 2, s * .004);
      tw_brush_width (b, .0026, .3);
    }
  cairo_stroke (b->cr);
  cairo_set_dash (b->cr, NULL, 0, 0);
  if (s == 0)
    return;
  cairo_new_path (b->cr);
  add_bent_line (b, plot, rx, y, FALSE);
  tw_brush_colour (b, t->grass_dark, .9);
  tw_brush_width (b, .0046, .5);
  cairo_stroke (b->cr);
}

static void
plot_draw (const TwBrush *b, const TwPlot *plot, TwDice *d)
{
  guint n_strips = plot->r > .135 ? 3 : plot->r > .105 ? 2 : 1, kind = plot->kind;
  double rx = plot->r * .96, ry = plot->r * tw_dice_in (d, .60, .70), y = -ry;
  TwPoint outline[OUTLINE];

  for (guint i = 0; i < OUTLINE; i++)
    {
      double a = 2 * G_PI * i / OUTLINE, x = cos (a), z = sin (a);

      outline[i] = bent (plot, rx, rx * copysign (pow (fabs (x), .30), x) * .93,
                         ry * copysign (pow (fabs (z), .30), z) * .93);
    }
  cairo_save (b->cr);
  cairo_new_path (b->cr);
  tw_brush_points (b, outline, OUTLINE);
  cairo_clip (b->cr);
  for (guint s = 0; s < n_strips; s++, kind = (kind + 1) % 4)
    {
      double deep = 2 * ry / n_strips * tw_dice_in (d, .85, 1.15);
      double y1 = s == n_strips - 1 ? ry : y + deep;

      strip_draw (b, plot, kind, s, rx, y, y1);
      y = y1;
    }
  cairo_restore (b->cr);
  cairo_new_path (b->cr);
  tw_brush_points (b, outline, OUTLINE);
  tw_brush_colour (b, b->theme->grass_dark, .85);
  tw_brush_width (b, .0048, .5);
  cairo_stroke (b->cr);
}

static void
hedge_draw (const TwBrush *b, const TwPlot *plot, guint32 seed)
{
  TwDice d = { seed };
  double rx = plot->r * .96, ry = plot->r * .62;
  guint first = tw_dice_int (&d, OUTLINE), n = 14 + tw_dice_int (&d, 12);

  for (guint i = 0; i < n; i++)
    {
      double a = 2 * G_PI * ((first + i) % OUTLINE) / OUTLINE, x = cos (a), z = sin (a);
      double dx = tw_dice_in (&d, -.004, .004), dy = tw_dice_in (&d, -.004, .004);
      TwPoint q = bent (plot, rx, rx * copysign (pow (fabs (x), .30), x) * .93,
                        ry * copysign (pow (fabs (z), .30), z) * .93);
      TwTree bush = { point_add (q, point (dx, dy)), (float) tw_dice_in (&d, .009, .013), FALSE,
                      tw_dice_int (&d, G_MAXINT) };

      if (point_room (q) > .02)
        tw_tree_draw (b, &bush);
    }
}

void
tw_plots_draw (TwBrush *b, const TwTileLayout *l)
{
  TwDice d = { l->seed ^ 0x7f4a7c15 };

  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_ROUND);
  for (guint k = 0; k < l->n_plots; k++)
    {
      plot_draw (b, &l->plots[k], &d);
      if (b->size >= TW_DETAIL_FROM)
        hedge_draw (b, &l->plots[k], l->seed + 31 * k);
    }
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_BUTT);
}
