/* Connected things, their hulls, and four sides round each hull. */
#include "app/scan/outline.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Keeps the pixels all of whose neighbours are set (@all), or sets those that have one. */
static void
morph (const guint8 *from, guint8 *to, int width, int height, gboolean all)
{
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        int n_set = 0;

        for (int v = y - 1; v <= y + 1; v++)
          for (int u = x - 1; u <= x + 1; u++)
            /* Beyond the rim it goes on as it is there. */
            n_set += from[CLAMP (v, 0, height - 1) * width + CLAMP (u, 0, width - 1)];
        to[y * width + x] = all ? n_set == 9 : n_set > 0;
      }
}

static int
compare_points (gconstpointer a, gconstpointer b)
{
  const TwScanPoint *p = a, *q = b;

  if (p->x != q->x)
    return p->x < q->x ? -1 : 1;
  return p->y < q->y ? -1 : p->y > q->y;
}

static double
turn (TwScanPoint a, TwScanPoint b, TwScanPoint c)
{
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/* Andrew's monotone chain: clockwise where y goes down. */
static GArray *
hull_of (GArray *points)
{
  GArray *hull = g_array_new (FALSE, FALSE, sizeof (TwScanPoint));
  const TwScanPoint *p = (const TwScanPoint *) (gconstpointer) points->data;

  qsort (points->data, points->len, sizeof (TwScanPoint), compare_points);
  for (guint pass = 0; pass < 2; pass++)
    {
      guint base = hull->len;

      for (guint i = 0; i < points->len; i++)
        {
          TwScanPoint next = p[pass == 0 ? i : points->len - 1 - i];

          while (hull->len >= base + 2
                 && turn (g_array_index (hull, TwScanPoint, hull->len - 2),
                          g_array_index (hull, TwScanPoint, hull->len - 1), next)
                        <= 0)
            g_array_set_size (hull, hull->len - 1);
          g_array_append_val (hull, next);
        }
      /* The last one is the first of the other half. */
      g_array_set_size (hull, hull->len - 1);
    }
  return hull;
}

/* Where the lines a-b and c-d meet. */
static gboolean
meet (TwScanPoint a, TwScanPoint b, TwScanPoint c, TwScanPoint d, TwScanPoint *out)
{
  double det = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x), t;

  if (fabs (det) < 1e-9)
    return FALSE;
  t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / det;
  *out = (TwScanPoint){ a.x + t * (b.x - a.x), a.y + t * (b.y - a.y) };
  return TRUE;
}

/* Takes that side of the polygon away which adds least when its neighbours are made longer. */
static gboolean
drop_side (GArray *polygon)
{
  TwScanPoint *p = (TwScanPoint *) (gpointer) polygon->data, best_point = { 0, 0 };
  guint n = polygon->len, best = n;
  double least = HUGE_VAL;

  for (guint i = 0; i < n; i++)
    {
      TwScanPoint a = p[(i + n - 1) % n], b = p[i], c = p[(i + 1) % n], d = p[(i + 2) % n], at;

      /* Not beyond the other end: the two have to meet on the outside. */
      if (!meet (a, b, c, d, &at) || turn (b, c, at) > 0)
        continue;
      if (fabs (turn (b, at, c)) < least)
        {
          least = fabs (turn (b, at, c));
          best = i;
          best_point = at;
        }
    }
  if (best == n)
    return FALSE;
  p[best] = best_point;
  g_array_remove_index (polygon, (best + 1) % n);
  return TRUE;
}

/* The line along the middle of a side, by the rim's pixels there. */
static void
fit_side (const GArray *rim, TwScanPoint a, TwScanPoint b, TwScanPoint *out_a, TwScanPoint *out_b)
{
  double length = hypot (b.x - a.x, b.y - a.y), near = MAX (1.5, .02 * length);
  double ux = (b.x - a.x) / length, uy = (b.y - a.y) / length;
  double n = 0, st = 0, sd = 0, stt = 0, std = 0, slope, rise;

  for (guint i = 0; i < rim->len; i++)
    {
      TwScanPoint p = g_array_index (rim, TwScanPoint, i);
      double t = (p.x - a.x) * ux + (p.y - a.y) * uy, d = -(p.x - a.x) * uy + (p.y - a.y) * ux;

      if (t < .08 * length || t > .92 * length || fabs (d) > near)
        continue;
      n++;
      st += t;
      sd += d;
      stt += t * t;
      std += t * d;
    }
  *out_a = a;
  *out_b = b;
  if (n < 8 || n * stt - st * st < 1)
    return;
  slope = (n * std - st * sd) / (n * stt - st * st);
  rise = (sd - slope * st) / n;
  *out_a = (TwScanPoint){ a.x - uy * rise, a.y + ux * rise };
  rise += slope * length;
  *out_b = (TwScanPoint){ b.x - uy * rise, b.y + ux * rise };
}

static gboolean
quad_of (const GArray *rim, TwQuad *out_quad)
{
  g_autoptr (GArray) points = g_array_sized_new (FALSE, FALSE, sizeof (TwScanPoint), rim->len);
  g_autoptr (GArray) polygon = NULL;
  TwScanPoint sides[4][2];

  g_array_append_vals (points, rim->data, rim->len);
  polygon = hull_of (points);
  if (polygon->len < 4)
    return FALSE;
  while (polygon->len > 4)
    if (!drop_side (polygon))
      return FALSE;
  for (guint i = 0; i < 4; i++)
    fit_side (rim, g_array_index (polygon, TwScanPoint, i),
              g_array_index (polygon, TwScanPoint, (i + 1) & 3), &sides[i][0], &sides[i][1]);
  for (guint i = 0; i < 4; i++)
    {
      guint before = (i + 3) & 3;

      if (!meet (sides[before][0], sides[before][1], sides[i][0], sides[i][1],
                 &out_quad->corners[i]))
        return FALSE;
    }
  /* The rim goes through the middles of the outermost pixels. */
  for (guint i = 0; i < 4; i++)
    {
      out_quad->corners[i].x += .5;
      out_quad->corners[i].y += .5;
    }
  tw_quad_upright (out_quad);
  return tw_quad_is_sound (out_quad);
}

typedef struct
{
  const guint8 *mask;
  int width, height;
  guint8 *seen;
} Field;

/* Collects a thing; returns its area. */
static guint
collect (Field *field, int start, GArray *queue, GArray *rim)
{
  const int w = field->width, h = field->height;

  g_array_set_size (queue, 0);
  g_array_set_size (rim, 0);
  field->seen[start] = 1;
  g_array_append_val (queue, start);
  for (guint i = 0; i < queue->len; i++)
    {
      int at = g_array_index (queue, int, i), x = at % w, y = at / w;
      const int beside[4][2] = { { x - 1, y }, { x + 1, y }, { x, y - 1 }, { x, y + 1 } };
      gboolean is_rim = FALSE;

      for (guint k = 0; k < 4; k++)
        {
          int u = beside[k][0], v = beside[k][1], there = v * w + u;

          if (u < 0 || v < 0 || u >= w || v >= h || !field->mask[there])
            {
              is_rim = TRUE;
              continue;
            }
          if (field->seen[there])
            continue;
          field->seen[there] = 1;
          g_array_append_val (queue, there);
        }
      if (is_rim)
        {
          TwScanPoint point = { x, y };

          g_array_append_val (rim, point);
        }
    }
  return queue->len;
}

static int
compare_outlines (gconstpointer a, gconstpointer b)
{
  double area_a = tw_quad_area (&((const TwOutline *) a)->quad);
  double area_b = tw_quad_area (&((const TwOutline *) b)->quad);

  return area_a > area_b ? -1 : area_a < area_b;
}

GArray *
tw_outlines_find (const guint8 *mask, int width, int height, double least_area)
{
  gsize n_pixels = (gsize) width * (gsize) height;
  GArray *outlines = g_array_new (FALSE, FALSE, sizeof (TwOutline));
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GArray) rim = g_array_new (FALSE, FALSE, sizeof (TwScanPoint));
  g_autofree guint8 *thin = g_malloc (n_pixels), *opened = g_malloc (n_pixels);
  g_autofree guint8 *seen = g_malloc0 (n_pixels);
  Field field = { opened, width, height, seen };

  morph (mask, thin, width, height, TRUE);
  morph (thin, opened, width, height, FALSE);
  for (gsize at = 0; at < n_pixels; at++)
    {
      TwOutline outline;
      guint area;

      if (!opened[at] || seen[at])
        continue;
      area = collect (&field, (int) at, queue, rim);
      if (area < least_area || !quad_of (rim, &outline.quad))
        continue;
      outline.fill = MIN (1, area / tw_quad_area (&outline.quad));
      g_array_append_val (outlines, outline);
    }
  g_array_sort (outlines, compare_outlines);
  return outlines;
}
