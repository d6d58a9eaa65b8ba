/* The borders of areas run between cells. Where three areas meet, and in the corners of the tile,
 * is a node; a stretch of border from node to node is straightened in one direction, whichever of
 * its two areas asks, so both have the same points. */
#include "app/drawing/area-outline.h"

#define N    TW_AREA_CELLS
#define SIDE (N + 1)
/* How far a border may be from its cells after it is straightened, in cells. */
#define TOLERANCE .75

typedef struct
{
  const TwAreaRaster *raster;
  guint8
      used[SIDE * SIDE]; /* bit n: the border that leaves a node in direction n has been traced */
  GArray *ring;          /* nodes */
} Tracer;

/* East, south, west, north. */
static const int to_x[] = { 1, 0, -1, 0 }, to_y[] = { 0, 1, 0, -1 };
/* The cell to the right and to the left of a border that leaves a node in that direction. */
static const int right_x[] = { 0, -1, -1, 0 }, right_y[] = { 0, 0, -1, -1 };
static const int left_x[] = { 0, 0, -1, -1 }, left_y[] = { -1, 0, 0, -1 };

static guint8
beside (const Tracer *t, guint node, guint direction, gboolean right)
{
  int x = (int) (node % SIDE), y = (int) (node / SIDE);

  return right ? tw_area_raster_at (t->raster, x + right_x[direction], y + right_y[direction])
               : tw_area_raster_at (t->raster, x + left_x[direction], y + left_y[direction]);
}

static gboolean
is_border (const Tracer *t, guint node, guint direction, guint8 label)
{
  return beside (t, node, direction, TRUE) == label && beside (t, node, direction, FALSE) != label;
}

static gboolean
is_node (const Tracer *t, guint node)
{
  guint x = node % SIDE, y = node / SIDE, n = 0;

  if ((x == 0 || x == N) && (y == 0 || y == N))
    return TRUE;
  for (guint d = 0; d < 4; d++)
    n += beside (t, node, d, TRUE) != beside (t, node, d, FALSE);
  return n > 2;
}

static guint
step (guint node, guint direction)
{
  return (guint) ((int) node + to_x[direction] + to_y[direction] * SIDE);
}

/* The nodes of a ring, clockwise round the area. */
static void
follow (Tracer *t, guint start, guint8 label)
{
  guint node = start, direction = 0;

  g_array_set_size (t->ring, 0);
  do
    {
      static const guint turns[] = { 1, 0, 3 };

      g_array_append_val (t->ring, node);
      t->used[node] |= (guint8) (1 << direction);
      node = step (node, direction);
      for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
        if (is_border (t, node, (direction + turns[i]) & 3, label))
          {
            direction = (direction + turns[i]) & 3;
            break;
          }
    }
  while (node != start || direction != 0);
}

static double
far_from (TwPoint p, TwPoint a, TwPoint b)
{
  TwPoint d = point_sub (b, a);
  double square = point_dot (d, d), k;

  if (square < 1e-12)
    return point_distance (p, a);
  k = CLAMP (point_dot (point_sub (p, a), d) / square, 0, 1);
  return point_distance (p, point_add (a, point_scale (d, k)));
}

/* Keeps the points between @from and @to without which the line would be too far off. */
static void
straighten (const GArray *points, guint from, guint to, guint8 *keep)
{
  TwPoint a = g_array_index (points, TwPoint, from), b = g_array_index (points, TwPoint, to);
  double worst = TOLERANCE;
  guint at = 0;

  for (guint i = from + 1; i < to; i++)
    {
      double far = far_from (g_array_index (points, TwPoint, i), a, b);

      if (far > worst)
        {
          worst = far;
          at = i;
        }
    }
  if (at == 0)
    return;
  keep[at] = 1;
  straighten (points, from, at, keep);
  straighten (points, at, to, keep);
}

static TwPoint
node_point (guint node)
{
  return point (node % SIDE, node / SIDE);
}

/* Steps of the border are cut off in their middles: so a slant is a straight line. */
static GArray *
border_points (const guint *nodes, guint n, gboolean is_backwards)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (TwPoint));
  TwPoint p = node_point (nodes[is_backwards ? n - 1 : 0]);

  g_array_append_val (points, p);
  for (guint i = 0; i + 1 < n; i++)
    {
      guint at = is_backwards ? n - 1 - i : i, next = is_backwards ? at - 1 : at + 1;

      p = point_mix (node_point (nodes[at]), node_point (nodes[next]), .5);
      g_array_append_val (points, p);
    }
  p = node_point (nodes[is_backwards ? 0 : n - 1]);
  g_array_append_val (points, p);
  return points;
}

/* From node to node; the last point is the first one of the next stretch. */
static void
add_border (TwLine *out, const guint *nodes, guint n)
{
  gboolean is_backwards =
      nodes[0] > nodes[n - 1] || (nodes[0] == nodes[n - 1] && nodes[1] > nodes[n - 2]);
  g_autoptr (GArray) points = border_points (nodes, n, is_backwards);
  g_autofree guint8 *keep = g_new0 (guint8, points->len);

  keep[0] = 1;
  straighten (points, 0, points->len - 1, keep);
  keep[points->len - 1] = 1;
  for (guint i = 0; i < points->len; i++)
    {
      guint at = is_backwards ? points->len - 1 - i : i;

      if (keep[at] && i + 1 < points->len)
        tw_line_add (out, point_scale (g_array_index (points, TwPoint, at), 1. / N));
    }
}

/* The ring begins at a node, or where both areas agree if it has none. */
static guint
ring_begin (const Tracer *t)
{
  guint least = 0;

  for (guint i = 0; i < t->ring->len; i++)
    {
      if (is_node (t, g_array_index (t->ring, guint, i)))
        return i;
      if (g_array_index (t->ring, guint, i) < g_array_index (t->ring, guint, least))
        least = i;
    }
  return least;
}

static void
ring_line (const Tracer *t, TwLine *out)
{
  guint n = t->ring->len, begin = ring_begin (t), from = 0;
  g_autofree guint *nodes = g_new (guint, n + 1);

  for (guint i = 0; i <= n; i++)
    nodes[i] = g_array_index (t->ring, guint, (begin + i) % n);
  for (guint i = 1; i <= n; i++)
    if (i == n || is_node (t, nodes[i]))
      {
        add_border (out, nodes + from, i - from + 1);
        from = i;
      }
}

void
tw_area_outlines (const TwAreaRaster *raster, TwAreaOutlineFunc func, gpointer data)
{
  g_autofree Tracer *t = g_new0 (Tracer, 1);
  g_autoptr (GArray) ring = g_array_new (FALSE, FALSE, sizeof (guint));

  t->raster = raster;
  t->ring = ring;
  /* Each ring goes east along the top of a cell somewhere. */
  for (guint y = 0; y < N; y++)
    for (guint x = 0; x < N; x++)
      {
        guint node = y * SIDE + x;
        TwLine line = { 0 };

        if (t->used[node] & 1 || !is_border (t, node, 0, raster->cell[y][x]))
          continue;
        follow (t, node, raster->cell[y][x]);
        ring_line (t, &line);
        if (line.n > 2)
          func (raster->cell[y][x], &line, data);
        else
          tw_line_clear (&line);
      }
}
