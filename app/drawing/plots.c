/* Crops in strips, two or three side by side and bent a little, with a hedge along a
 * part of the edge. */
#include "app/drawing/layers.h"

#include "app/drawing/trees.h"

#define OUTLINE 56
#define HALF    8
/* The same in a coarse picture. */
#define HALF_COARSE 3
/* The corners' roundness: a superellipse of power 2 / .30. */
#define POWER 6.667
#define SIDES .93

static TwPoint
bent (const TwPlot *plot, double rx, double x, double y)
{
  return point_add (plot->at, point_turn (point (x, y + .11 * x * x / rx - .05 * rx), plot->a));
}

/* How far the plot reaches to either side at @y. */
static double
half_width (double rx, double ry, double y)
{
  double rest = 1 - pow (MIN (fabs (y) / (ry * SIDES), 1), POWER);

  return rx * SIDES * pow (rest, 1 / POWER);
}

static void
add_bent_line (const TwBrush *b, const TwPlot *plot, double rx, double half, double y)
{
  int n = tw_brush_is_coarse (b) ? HALF_COARSE : half > .02 ? HALF : 2;

  for (int i = -n; i <= n; i++)
    {
      TwPoint q = bent (plot, rx, half * i / n, y);

      (i > -n ? cairo_line_to : cairo_move_to) (b->cr, q.x, q.y);
    }
}

/* The ground of one strip, cut to the plot by arithmetic: no clip. */
static void
strip_fill (const TwBrush *b, const TwPlot *plot, double rx, double ry, double y0, double y1)
{
  enum
  {
    STEPS = 6
  };

  cairo_new_path (b->cr);
  add_bent_line (b, plot, rx, half_width (rx, ry, y0), y0);
  for (int side = 1; side >= -1; side -= 2)
    for (guint i = 0; i <= STEPS; i++)
      {
        double y = side > 0 ? y0 + (y1 - y0) * i / STEPS : y1 + (y0 - y1) * i / STEPS;
        TwPoint q = bent (plot, rx, side * half_width (rx, ry, y), y);

        cairo_line_to (b->cr, q.x, q.y);
        if (side > 0 && i == STEPS)
          for (int k = HALF - 1; k > -HALF; k--)
            {
              q = bent (plot, rx, half_width (rx, ry, y1) * k / HALF, y1);
              cairo_line_to (b->cr, q.x, q.y);
            }
      }
  cairo_close_path (b->cr);
  cairo_fill (b->cr);
}

static void
strip_draw (const TwBrush *b,
            const TwPlot *plot,
            guint kind,
            guint s,
            double ry,
            double y,
            double y1)
{
  const TwTheme *t = b->theme;
  /* What grows there: the ground, and the lines on it. */
  const struct
  {
    TwRgb base, mark;
    double alpha, mark_alpha, gap, width;
  } crops[TW_N_CROPS] = {
    [TW_CROP_PLOUGHED] = { t->plough, t->plough_line, .62, .6, .0125, .0034 },
    [TW_CROP_WHEAT] = { t->wheat, t->plough_line, .80, .5, .0105, .0026 },
    [TW_CROP_BUSHES] = { tw_rgb_mix (t->grass_cool, t->tree, .18), t->tree, .74, .8, .0145, .0082 },
    [TW_CROP_HAY] = { tw_rgb_mix (t->grass_warm, t->wheat, .45), t->grass_dark, .74, .5, .016, .0026 },
  }, *crop = &crops[kind];
  double rx = plot->r * .96;
  gboolean is_fine = b->size >= TW_FINE_FROM * 1.5;

  tw_brush_colour (b, crop->base, crop->alpha);
  strip_fill (b, plot, rx, ry, y, y1);
  cairo_new_path (b->cr);
  for (double z = y + crop->gap * .6; z < y1 - crop->gap * .3; z += crop->gap)
    add_bent_line (b, plot, rx, half_width (rx, ry, z), z);
  /* Where dots and dashes run together a thinner line does as well. */
  tw_brush_colour (b, crop->mark,
                   crop->mark_alpha * (kind == TW_CROP_PLOUGHED || is_fine ? 1 : .6));
  tw_brush_width (b, crop->width * (kind == TW_CROP_BUSHES && !is_fine ? .8 : 1), .3);
  if (kind == TW_CROP_BUSHES && is_fine)
    cairo_set_dash (b->cr, (double[]){ .0005, .0115 }, 2, 0);
  else if (kind != TW_CROP_PLOUGHED && is_fine)
    cairo_set_dash (b->cr, (double[]){ .005, .0065 }, 2, s * .004);
  cairo_stroke (b->cr);
  cairo_set_dash (b->cr, NULL, 0, 0);
  if (s == 0)
    return;
  cairo_new_path (b->cr);
  add_bent_line (b, plot, rx, half_width (rx, ry, y), y);
  tw_brush_colour (b, t->grass_dark, .9);
  tw_brush_width (b, .0046, .5);
  cairo_stroke (b->cr);
}

static TwPoint
outline_point (const TwPlot *plot, double ry, guint i)
{
  double rx = plot->r * .96, a = 2 * G_PI * i / OUTLINE, x = cos (a), y = sin (a);

  return bent (plot, rx, rx * copysign (pow (fabs (x), .30), x) * SIDES,
               ry * copysign (pow (fabs (y), .30), y) * SIDES);
}

static void
plot_draw (const TwBrush *b, const TwPlot *plot, double ry, TwDice *d)
{
  guint n_strips = plot->r > .135 ? 3 : plot->r > .105 ? 2 : 1, kind = plot->kind;
  double top = -ry * SIDES, y = top;
  TwPoint outline[OUTLINE];

  for (guint s = 0; s < n_strips; s++, kind = (kind + 1) % TW_N_CROPS)
    {
      double deep = -2 * top / n_strips * tw_dice_in (d, .85, 1.15);
      double y1 = s == n_strips - 1 ? -top : y + deep;

      strip_draw (b, plot, kind, s, ry, y, y1);
      y = y1;
    }
  for (guint i = 0; i < OUTLINE; i++)
    outline[i] = outline_point (plot, ry, i);
  cairo_new_path (b->cr);
  tw_brush_points (b, outline, OUTLINE);
  tw_brush_colour (b, b->theme->grass_dark, .85);
  tw_brush_width (b, .0048, .5);
  cairo_stroke (b->cr);
}

/* Bushes along a part of the edge; they touch, so they are told apart by rank. */
static void
hedge_draw (TwBrush *b, const TwPlot *plot, double ry, guint32 seed)
{
  TwDice d = { seed };
  guint first = tw_dice_int (&d, OUTLINE), n = 14 + tw_dice_int (&d, 12), n_bushes = 0;
  TwTree bushes[26];

  for (guint i = 0; i < n; i++)
    {
      double dx = tw_dice_in (&d, -.004, .004), dy = tw_dice_in (&d, -.004, .004);
      double r = tw_dice_in (&d, .009, .013);
      TwPoint q = point_add (outline_point (plot, ry, (first + i) % OUTLINE), point (dx, dy));

      if (point_room (q) > .02)
        bushes[n_bushes++] = (TwTree){
          .at = q, .r = (float) r, .rank = (guint8) (i & 1), .seed = tw_dice_int (&d, G_MAXINT)
        };
    }
  tw_trees_draw (b, bushes, n_bushes, FALSE);
}

void
tw_plots_draw (TwBrush *b, const TwTileLayout *l)
{
  TwDice d = { l->seed ^ 0x7f4a7c15 };

  for (guint k = 0; k < l->n_plots; k++)
    {
      const TwPlot *plot = &l->plots[k];
      double ry = plot->r * tw_dice_in (&d, .60, .70);

      if (!tw_brush_is_coarse (b))
        cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_ROUND);
      plot_draw (b, plot, ry, &d);
      cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_BUTT);
      if (b->size >= TW_DETAIL_FROM)
        hedge_draw (b, plot, ry, l->seed + 31 * k);
    }
}
