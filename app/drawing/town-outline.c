/* A city's outline runs clockwise along its own edges; every stretch of other edges
 * between two of them is one arc of wall. All arcs leave their corner at one angle,
 * so the neighbour's wall continues them wherever two tiles meet. */
#include "app/drawing/town-outline.h"

#include "app/drawing/shape-layout.h"

#define CAP_DEPTH  .325 /* city on one edge */
#define BAND_DEPTH .215 /* field between two edges of a city */
#define CORNER_OUT .030 /* city on two adjacent edges: how far its wall passes the centre */

void
tw_town_outline_arc_between (TwLine *out,
                             guint first_gap,
                             guint n_gaps,
                             double angle_0,
                             double angle_1,
                             double depth,
                             const TwPoint *via,
                             guint n_via)
{
  double a0 = angle_0 * G_PI / 180, a1 = angle_1 * G_PI / 180, h0 = .12, hm = .17;
  guint before = (first_gap + 3) & 3, after = (first_gap + n_gaps) & 3;
  TwPoint a = TW_CORNER[first_gap & 3], b = TW_CORNER[after], m, t;
  TwPoint u = point_add (point_scale (TW_ALONG[before], -cos (a0)),
                         point_scale (TW_INTO[before], sin (a0)));
  TwPoint v =
      point_add (point_scale (TW_ALONG[after], cos (a1)), point_scale (TW_INTO[after], sin (a1)));

  if (n_via > 0)
    {
      tw_shape_layout_line_through (out, a, u, via, n_via, b, point_scale (v, -1));
      return;
    }
  if (n_gaps == 1)
    {
      m = point_add (TW_MIDDLE[first_gap & 3], point_scale (TW_INTO[first_gap & 3], depth));
      t = TW_ALONG[first_gap & 3];
      h0 = CLAMP (depth * .62, .06, .2);
    }
  else if (n_gaps == 2)
    {
      TwPoint centre = point (.5, .5), c = TW_CORNER[(first_gap + 1) & 3];

      m = point_add (centre, point_scale (point_unit (point_sub (c, centre)), depth));
      t = point_unit (point_sub (b, a));
    }
  else
    {
      m = point_add (TW_MIDDLE[before], point_scale (TW_INTO[before], depth));
      t = point_scale (TW_ALONG[before], -1);
      h0 = CLAMP (depth * .62, .06, .24);
      hm = .2;
    }
  tw_line_bezier (out, a, point_add (a, point_scale (u, h0)), point_sub (m, point_scale (t, hm)), m,
                  22);
  tw_line_bezier (out, m, point_add (m, point_scale (t, hm)), point_add (b, point_scale (v, h0)), b,
                  22);
}

static guint
n_edges (TwEdgeSet edges)
{
  return (guint) __builtin_popcount (edges);
}

static double
wall_depth (const TwTopology *t, const TwTown *town, guint first, guint n_gaps)
{
  TwEdgeSet gap = 0, others = 0;
  guint n_cities = 0;
  gboolean has_middle = FALSE, has_roads = FALSE, faces_corner = FALSE, faces_band = FALSE;

  for (guint i = 0; i < n_gaps; i++)
    gap |= (TwEdgeSet) (1u << ((first + i) & 3));
  for (guint i = 0; i < t->n_segments; i++)
    {
      TwKind kind = (TwKind) t->segments[i].kind;
      TwEdgeSet edges = tw_rim_edges (t->segments[i].rim);

      has_middle |= kind == TW_KIND_MONASTERY || kind == TW_KIND_CASTLE || kind == TW_KIND_CEMETERY;
      has_roads |= kind == TW_KIND_ROAD;
      if (kind != TW_KIND_CITY)
        continue;
      n_cities++;
      if (i == town->segment)
        continue;
      others |= edges;
      faces_corner |= edges == gap;
      faces_band |= edges != town->edges && (edges == 5 || edges == 10);
    }
  if (n_gaps == 1)
    {
      if (gap & others)
        return .43;
      return n_edges (town->edges) == 3 ? BAND_DEPTH + .03 : BAND_DEPTH;
    }
  if (n_gaps == 2)
    {
      if (faces_corner)
        return -.075;
      if (gap & others)
        return -.045;
      return has_middle ? -.10 : has_roads ? CORNER_OUT : CORNER_OUT + .02;
    }
  return faces_band ? .255 : n_cities >= 3 ? .27 : has_middle ? .285 : CAP_DEPTH;
}

static TwWall *
town_add_wall (TwTown *town, guint first_gap, guint n_gaps)
{
  TwWall *wall = &town->walls[MIN (town->n_walls, TW_MAX_WALLS - 1)];

  if (town->n_walls < TW_MAX_WALLS)
    town->n_walls++;
  tw_line_clear (&wall->line);
  wall->first_gap = first_gap & 3;
  wall->n_gaps = n_gaps;
  return wall;
}

/* What the shape says this stretch of wall passes. */
static guint
wall_points (const TwTileLayout *l, const TwTown *town, guint first, guint n_gaps, TwPoint *out)
{
  guint n = 0;

  for (guint i = 0; i < n_gaps && n == 0; i++)
    n = tw_shape_layout_points (l, TW_SHAPE_WALL, (int) town->segment, (first + i) & 3, out);
  return n;
}

/* A town that reaches no edge: round, or a drop that hangs on one corner. */
static void
town_outline_inner (TwTown *town, const TwTileLayout *l, int corner)
{
  TwWall *wall = town_add_wall (town, (guint) MAX (corner, 0), 4);
  TwLine *line = &wall->line;
  TwPoint via[TW_MAX_SHAPE_POINTS];
  guint n_via = wall_points (l, town, 0, 4, via);

  if (corner < 0 && n_via > 2)
    {
      TwPoint way = point_unit (point_sub (via[1], via[n_via - 1]));

      tw_shape_layout_line_through (line, via[0], way, via + 1, n_via - 1, via[0], way);
    }
  else if (corner < 0)
    for (guint i = 0; i <= 48; i++)
      {
        double a = 2 * G_PI * i / 48;

        tw_line_add (line, point (.5 + .24 * cos (a), .5 + .24 * sin (a)));
      }
  else
    {
      TwPoint c = TW_CORNER[corner];
      TwPoint in = point_unit (point_sub (point (.5, .5), c)), side = point_right (in);
      TwPoint m = point_add (c, point_scale (in, .46));
      TwPoint u = point_turn (in, -.45), v = point_turn (in, .45);

      if (n_via > 0)
        {
          tw_shape_layout_line_through (line, c, u, via, n_via, c, point_scale (v, -1));
          tw_line_append (&town->outline, line);
          return;
        }
      tw_line_bezier (line, c, point_add (c, point_scale (u, .26)),
                      point_add (m, point_scale (side, -.15)), m, 22);
      tw_line_bezier (line, m, point_add (m, point_scale (side, .15)),
                      point_add (c, point_scale (v, .26)), c, 22);
    }
  tw_line_append (&town->outline, line);
}

/* Walls of the edges @first to @first + @n - 1, parted where the city owns a corner. A
 * wedge that only reaches a corner is narrow: both its walls hug its middle. */
static void
town_outline_gap (TwTown *town,
                  const TwTileLayout *l,
                  guint corners,
                  guint first,
                  guint n,
                  gboolean wedge_before)
{
  for (guint i = 0; i < n;)
    {
      guint m = 1;
      gboolean wedge_after;
      TwPoint via[TW_MAX_SHAPE_POINTS];
      TwWall *wall;

      while (i + m < n && !(corners >> ((first + i + m) & 3) & 1))
        m++;
      wedge_after = i + m < n || n == 4;
      wall = town_add_wall (town, first + i, m);
      tw_town_outline_arc_between (&wall->line, first + i, m,
                                   wedge_before ? 90 - TW_WALL_ANGLE : TW_WALL_ANGLE,
                                   wedge_after ? 90 - TW_WALL_ANGLE : TW_WALL_ANGLE,
                                   wall_depth (&l->topology, town, first + i, m), via,
                                   wall_points (l, town, first + i, m, via));
      tw_line_append (&town->outline, &wall->line);
      wedge_before = wedge_after;
      i += m;
    }
}

static void
town_outline_city (TwTown *town, const TwTileLayout *l)
{
  TwRim rim = l->topology.segments[town->segment].rim;
  guint corners = 0, start = 0;

  for (guint c = 0; c < 4; c++)
    if (rim & TW_RIM_BIT ((4 * c + 15) & 15))
      corners |= 1u << c;
  if (town->edges == 0)
    {
      while (start < 4 && !(corners >> start & 1))
        start++;
      if (corners == 0 || corners == 1u << start)
        town_outline_inner (town, l, corners == 0 ? -1 : (int) start);
      else
        town_outline_gap (town, l, corners, start, 4, TRUE);
      return;
    }
  while (!(town->edges >> start & 1))
    start++;
  for (guint k = 0; k < 4;)
    {
      guint e = (start + k) & 3, n = 0;

      if (town->edges >> e & 1)
        {
          for (guint i = 0; i <= 8; i++)
            tw_line_add (&town->outline, point_mix (TW_CORNER[e], TW_CORNER[(e + 1) & 3], i / 8.));
          if (town->edges >> ((e + 1) & 3) & 1)
            town->joined |= (guint8) (1u << ((e + 1) & 3));
          k++;
          continue;
        }
      while (k + n < 4 && !(town->edges >> ((start + k + n) & 3) & 1))
        n++;
      town_outline_gap (town, l, corners, e, n, FALSE);
      k += n;
    }
}

/* The City of Carcassonne owns halves of edges; one run of them has one wall. */
static void
town_outline_enclave (TwTown *town, const TwTileLayout *l)
{
  TwRim rim = l->topology.segments[town->segment].rim;
  gboolean in[8];
  guint n = 0, n_runs = 0, first = 0, h, e0, e1;
  TwPoint from, to;
  TwWall *wall;

  for (h = 0; h < 8; h++)
    n += in[h] = (rim & TW_RIM_BIT (4 * (h / 2) + (h & 1 ? 2 : 0))) != 0;
  for (h = 0; h < 8; h++)
    if (in[h] && !in[(h + 7) & 7])
      {
        n_runs++;
        first = h;
      }
  if (n == 8)
    {
      for (guint e = 0; e < 4; e++)
        tw_line_add (&town->outline, TW_CORNER[e]);
      town->joined = 15;
      return;
    }
  if (n_runs != 1)
    {
      town_outline_city (town, l);
      return;
    }
  from = first & 1 ? TW_MIDDLE[first / 2] : TW_CORNER[first / 2];
  tw_line_add (&town->outline, from);
  for (h = first; in[h & 7]; h++)
    tw_line_add (&town->outline, h & 1 ? TW_CORNER[((h & 7) / 2 + 1) & 3] : TW_MIDDLE[(h & 7) / 2]);
  e1 = ((h - 1) & 7) / 2;
  e0 = first / 2;
  to = town->outline.p[town->outline.n - 1];
  wall = town_add_wall (town, e1, 4);
  tw_line_bezier (&wall->line, to, point_add (to, point_scale (TW_INTO[e1], .27)),
                  point_add (from, point_scale (TW_INTO[e0], .27)), from, 40);
  tw_line_append (&town->outline, &wall->line);
}

void
tw_town_outlines (TwTileLayout *layout)
{
  const TwTopology *t = &layout->topology;

  layout->towns = g_new0 (TwTown, MAX (t->n_segments, 1));
  for (guint i = 0; i < t->n_segments; i++)
    {
      TwTown *town = &layout->towns[layout->n_towns];

      gboolean is_own = tw_kind_is_own (t->segments[i].kind)
                        && tw_kind_info (t->segments[i].kind)->breadth == TW_BREADTH_EDGE;

      if (t->segments[i].kind != TW_KIND_CITY && t->segments[i].kind != TW_KIND_ENCLAVE && !is_own)
        continue;
      layout->n_towns++;
      town->segment = i;
      town->edges = tw_rim_edges (t->segments[i].rim);
      town->is_enclave = t->segments[i].kind == TW_KIND_ENCLAVE;
      town->own_kind = is_own ? (TwKind) t->segments[i].kind : TW_KIND_NONE;
      if (town->is_enclave)
        town_outline_enclave (town, layout);
      else
        town_outline_city (town, layout);
      for (guint w = 0; w < town->n_walls; w++)
        tw_line_offset (&town->walls[w].line, TW_WALL_WIDTH, &town->walls[w].inner);
    }
}

static TwGate
gate_at (const TwTown *town, guint wall, double along)
{
  TwGate gate = { .wall = wall, .along = along };
  TwPoint t;

  gate.at = tw_line_at (&town->walls[wall].line, along, &t);
  gate.in = point_right (t);
  return gate;
}

TwGate
tw_town_outline_gate (const TwTown *town, int edge, TwPoint from)
{
  TwGate best = { .at = from, .in = point (0, 1) };
  double nearest = 9;

  for (guint i = 0; i < town->n_walls && edge >= 0; i++)
    {
      guint k = (guint) (edge - (int) town->walls[i].first_gap) & 3;

      if (town->walls[i].n_gaps == 4 || k >= town->walls[i].n_gaps)
        continue;
      if (town->walls[i].n_gaps == 1)
        return gate_at (town, i, .5);
      if (town->walls[i].n_gaps == 2)
        return gate_at (town, i, k == 0 ? .34 : .66);
      return gate_at (town, i, k == 0 ? .30 : k == 1 ? .5 : .70);
    }
  if (town->is_enclave && town->n_walls == 1)
    return gate_at (town, 0, .5);
  for (guint i = 0; i < town->n_walls; i++)
    for (guint s = 2; s <= 18; s++)
      {
        TwGate gate = gate_at (town, i, s / 20.);
        double d = point_distance (gate.at, from);

        if (d < nearest)
          {
            nearest = d;
            best = gate;
          }
      }
  return best;
}

TwGate
tw_town_outline_gate_near (const TwTown *town, TwPoint at)
{
  TwGate best = gate_at (town, 0, .5);

  for (guint i = 0; i < town->n_walls; i++)
    for (guint s = 5; s <= 95; s++)
      {
        TwGate gate = gate_at (town, i, s / 100.);

        if (point_distance (gate.at, at) < point_distance (best.at, at))
          best = gate;
      }
  return best;
}
