/* The points at which lines can be pulled. */
#include "app/designer/canvas-bend.h"

#include "app/drawing/shape-lines.h"

#include <math.h>

static double
edges (int value)
{
  return (double) value / TW_SHAPE_SCALE;
}

/* Free places to pull at: in the middle between two bends, or an end and a bend. */
static void
add_between (const TwCanvasScene *scene,
             TwCanvasBend bend,
             double from,
             double to,
             TwCanvasBend *out_bends,
             guint *n)
{
  if (*n >= TW_CANVAS_MAX_BENDS || to - from < .12)
    return;
  bend.point = -1;
  tw_tile_layout_line_at (scene->layout, bend.segment, bend.line, (from + to) / 2, &bend.u,
                          &bend.v);
  out_bends[(*n)++] = bend;
}

double
tw_canvas_bend_along (const TwCanvasScene *scene, const TwCanvasBend *bend, double from)
{
  double best = from, least = G_MAXDOUBLE;

  for (guint i = 0; i <= 100; i++)
    {
      double along = from + (1 - from) * i / 100, u, v;

      tw_tile_layout_line_at (scene->layout, bend->segment, bend->line, along, &u, &v);
      if (hypot (u - bend->u, v - bend->v) < least)
        {
          least = hypot (u - bend->u, v - bend->v);
          best = along;
        }
    }
  return best;
}

static void
line_bends (const TwCanvasScene *scene, TwCanvasBend bend, TwCanvasBend *out_bends, guint *n)
{
  const TwShape *shape = &scene->tile->shape;
  double from = 0;
  int at = tw_shape_find (shape, bend.role, (int) bend.segment, bend.part, 0);

  bend.before = at >= 0 ? (guint) at : shape->n_points;
  for (; at >= 0;
       at = tw_shape_find (shape, bend.role, (int) bend.segment, bend.part, (guint) at + 1))
    {
      double along;

      bend.u = edges (shape->points[at].x);
      bend.v = edges (shape->points[at].y);
      along = tw_canvas_bend_along (scene, &bend, from);
      bend.before = (guint) at;
      add_between (scene, bend, from, along, out_bends, n);
      bend.point = at;
      bend.u = edges (shape->points[at].x);
      bend.v = edges (shape->points[at].y);
      if (*n < TW_CANVAS_MAX_BENDS)
        out_bends[(*n)++] = bend;
      bend.before = (guint) at + 1;
      from = along;
    }
  if (from > 0)
    {
      add_between (scene, bend, from, 1, out_bends, n);
      return;
    }
  /* Off the middle, where a figure stands. */
  add_between (scene, bend, 0, .56, out_bends, n);
  add_between (scene, bend, .44, 1, out_bends, n);
}

guint
tw_canvas_bends (const TwCanvasScene *scene, TwCanvasBend *out_bends)
{
  const TwTopology *topology = &scene->tile->topology;
  guint n = 0;

  for (guint i = 0; i < topology->n_segments; i++)
    {
      TwCanvasBend bend = { .segment = i };

      if (!(scene->handles & TW_SEGMENT_BIT (i)))
        continue;
      bend.role = topology->segments[i].kind == TW_KIND_CITY ? TW_SHAPE_WALL : TW_SHAPE_BEND;
      for (; tw_tile_layout_line (scene->layout, i, bend.line, &bend.part); bend.line++)
        line_bends (scene, bend, out_bends, &n);
    }
  return n;
}
