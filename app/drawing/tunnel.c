/* The mouths of tunnels and culverts, and the way between them under the barrier. */
#include "app/drawing/layers.h"

#define ARCH_POINTS 14
#define ARCH_RADIUS .034
#define HOLE_RADIUS .021

/* A half disc at @at that opens towards @out, with feet of a third of its radius. */
static guint
arch_points (TwPoint *q, TwPoint at, TwPoint out, double radius)
{
  TwPoint side = point_right (out);
  guint n = 0;

  for (guint i = 0; i <= ARCH_POINTS; i++)
    {
      double a = G_PI * i / ARCH_POINTS;

      q[n++] = point_add (at, point_add (point_scale (side, radius * cos (a)),
                                         point_scale (out, -radius * sin (a))));
    }
  q[n++] = point_add (at, point_add (point_scale (side, -radius), point_scale (out, radius / 3)));
  q[n++] = point_add (at, point_add (point_scale (side, radius), point_scale (out, radius / 3)));
  return n;
}

static void
mouth_draw (const TwBrush *b, TwPoint at, TwPoint out)
{
  TwPoint q[ARCH_POINTS + 3];
  guint n = arch_points (q, at, out, ARCH_RADIUS);

  tw_brush_shadow (b, q, n, .012, .22);
  tw_brush_fill (b, q, n, b->theme->stone_light, 1);
  tw_brush_ink (b, q, n, .0052, .9);
  n = arch_points (q, point_add (at, point_scale (out, .004)), out, HOLE_RADIUS);
  tw_brush_fill (b, q, n, b->theme->ink, .92);
}

void
tw_tunnels_draw (const TwBrush *b, const TwTileLayout *layout)
{
  static const double dash[] = { .016, .014 };

  for (guint i = 0; i < layout->n_tunnels; i++)
    {
      TwPoint from = layout->tunnels[i].from, to = layout->tunnels[i].to;
      TwPoint way = point_unit (point_sub (to, from));

      cairo_save (b->cr);
      cairo_new_path (b->cr);
      cairo_move_to (b->cr, from.x, from.y);
      cairo_line_to (b->cr, to.x, to.y);
      cairo_set_dash (b->cr, dash, 2, 0);
      tw_brush_colour (b, b->theme->ink, .6);
      tw_brush_width (b, .007, .8);
      cairo_stroke (b->cr);
      cairo_restore (b->cr);
      mouth_draw (b, from, point_scale (way, -1));
      mouth_draw (b, to, way);
    }
}
