/* The points of a tile's shape, and curves through them. */
#include "app/drawing/shape-layout.h"

/* How far the handles of a curve reach towards the next point. */
#define HANDLE .38
#define STEPS  14

static TwPoint
shape_point (const TwShapePoint *p)
{
  return point ((double) p->x / TW_SHAPE_SCALE, (double) p->y / TW_SHAPE_SCALE);
}

guint
tw_shape_layout_points (const TwTileLayout *layout,
                        TwShapeRole role,
                        int owner,
                        guint part,
                        TwPoint out[TW_MAX_SHAPE_POINTS])
{
  const TwShape *shape = &layout->shape;
  guint n = 0;

  for (int i = tw_shape_find (shape, role, owner, part, 0); i >= 0;
       i = tw_shape_find (shape, role, owner, part, (guint) i + 1))
    out[n++] = shape_point (&shape->points[i]);
  return n;
}

guint
tw_shape_layout_bends (const TwTileLayout *layout,
                       guint segment,
                       guint from,
                       int to,
                       TwPoint out[TW_MAX_SHAPE_POINTS])
{
  TwPoint back[TW_MAX_SHAPE_POINTS];
  guint n = tw_shape_layout_points (layout, TW_SHAPE_BEND, (int) segment, from, out), n_back = 0;

  if (to >= 0 && (guint) to != from)
    n_back = tw_shape_layout_points (layout, TW_SHAPE_BEND, (int) segment, (guint) to, back);
  while (n_back > 0)
    out[n++] = back[--n_back];
  return n;
}

gboolean
tw_shape_layout_at (const TwTileLayout *layout,
                    TwShapeRole role,
                    int owner,
                    guint part,
                    TwPoint *out)
{
  int i = tw_shape_find (&layout->shape, role, owner, part, 0);

  if (i >= 0)
    *out = shape_point (&layout->shape.points[i]);
  return i >= 0;
}

gboolean
tw_shape_layout_figure (const TwTileLayout *layout, TwTilePart part, guint index, TwPoint *out)
{
  guint enclosed = 16;

  if (part == TW_PART_SEGMENT)
    return tw_shape_layout_at (layout, TW_SHAPE_FIGURE, (int) index, 0, out);
  for (guint i = 0; i < index; i++)
    enclosed += layout->fields.fields[i].rim == 0;
  for (guint i = 0; i < layout->shape.n_points; i++)
    {
      const TwShapePoint *p = &layout->shape.points[i];

      if (p->role == TW_SHAPE_FIGURE && p->owner == -1
          && (p->part < 16 ? tw_fields_at (&layout->fields, (TwRimPlace) p->part) == (int) index
                           : layout->fields.fields[index].rim == 0 && p->part == enclosed))
        {
          *out = shape_point (p);
          return TRUE;
        }
    }
  return FALSE;
}

void
tw_shape_layout_line_through (TwLine *line,
                              TwPoint a,
                              TwPoint u,
                              const TwPoint *via,
                              guint n,
                              TwPoint b,
                              TwPoint v)
{
  TwPoint at = a, way = u;

  for (guint i = 0; i <= n; i++)
    {
      TwPoint next = i < n ? via[i] : b;
      TwPoint arrive = i < n ? point_unit (point_sub (i + 1 < n ? via[i + 1] : b, at)) : v;
      double d = point_distance (at, next) * HANDLE;

      tw_line_bezier (line, at, point_add (at, point_scale (way, d)),
                      point_sub (next, point_scale (arrive, d)), next, STEPS);
      at = next;
      way = arrive;
    }
}
