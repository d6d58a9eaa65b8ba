/* Where things are on the tile canvas. */
#include "app/designer/canvas-geometry.h"

#include <math.h>

#include "app/designer/canvas-bend.h"
#include "app/drawing/spots.h"

/* Radii within which a small thing is hit, in pixels. */
#define DOT_RADIUS    15
#define HANDLE_RADIUS 14
#define BADGE_RADIUS  17
#define BEND_RADIUS   11
#define FIGURE_RADIUS 14
/* Where a road that is dragged ends in the middle, in tile edges. */
#define MIDDLE_RADIUS 0.13

void
tw_canvas_view_fit (TwCanvasView *view,
                    int width,
                    int height,
                    double zoom,
                    double pan_x,
                    double pan_y)
{
  double side = floor (MIN (width - 156, height - (height < 500 ? 108 : 126)));

  side = MAX (side, 40);
  view->side = floor (side * zoom);
  view->x = floor ((width - view->side) / 2 + 26 + pan_x);
  view->y = floor ((height - view->side) / 2 + 4 + pan_y);
}

void
tw_canvas_view_to_tile (const TwCanvasView *view, double x, double y, double *out_u, double *out_v)
{
  double u = (x - view->x) / view->side - .5, v = (y - view->y) / view->side - .5;

  for (guint i = 0; i < (view->quarter_turns & 3); i++)
    {
      double was = u;

      u = v;
      v = -was;
    }
  *out_u = u + .5;
  *out_v = v + .5;
}

void
tw_canvas_view_from_tile (const TwCanvasView *view,
                          double u,
                          double v,
                          double *out_x,
                          double *out_y)
{
  u -= .5;
  v -= .5;
  for (guint i = 0; i < (view->quarter_turns & 3); i++)
    {
      double was = u;

      u = -v;
      v = was;
    }
  *out_x = view->x + (u + .5) * view->side;
  *out_y = view->y + (v + .5) * view->side;
}

/* The end of a road that lies inside the tile, drawn back a little so that the handles
 * of roads that end together can be told apart. */
static gboolean
handle_locate (const TwCanvasScene *scene, guint segment, double *out_u, double *out_v)
{
  const TwTopology *topology = &scene->tile->topology;
  static const double rim[4][2] = { { .5, 0 }, { 1, .5 }, { .5, 1 }, { 0, .5 } };
  TwEdge edge;
  double u, v, length;
  int end;

  if (!tw_canvas_has_handle (topology, segment))
    return FALSE;
  end = tw_topology_end_of (topology, segment);
  edge = (TwEdge) __builtin_ctz (tw_rim_edges (topology->segments[segment].rim));
  if (!tw_tile_layout_spot (scene->layout, TW_PART_JUNCTION, (guint) end, &u, &v))
    {
      u = rim[edge][0] * .4 + .3;
      v = rim[edge][1] * .4 + .3;
    }
  length = hypot (rim[edge][0] - u, rim[edge][1] - v);
  if (length > .12)
    {
      u += (rim[edge][0] - u) * .06 / length;
      v += (rim[edge][1] - v) * .06 / length;
    }
  *out_u = u;
  *out_v = v;
  return TRUE;
}

static gboolean
bend_locate (const TwCanvasScene *scene, int index, double *out_u, double *out_v)
{
  TwCanvasBend bends[TW_CANVAS_MAX_BENDS];
  int n_bends = (int) tw_canvas_bends (scene, bends);

  if (index < 0 || index >= n_bends)
    return FALSE;
  *out_u = bends[index].u;
  *out_v = bends[index].v;
  return TRUE;
}

gboolean
tw_canvas_locate (const TwCanvasScene *scene, TwCanvasSpot spot, double *out_u, double *out_v)
{
  static const double edges[4][2] = { { .5, .03 }, { .97, .5 }, { .5, .97 }, { .03, .5 } };
  static const double corners[4][2] = { { 1, 0 }, { 1, 1 }, { 0, 1 }, { 0, 0 } };
  TwTilePart part = TW_PART_NONE;

  switch (spot.kind)
    {
    case TW_CANVAS_NOWHERE:
      return FALSE;
    case TW_CANVAS_EDGE:
      *out_u = edges[spot.index & 3][0];
      *out_v = edges[spot.index & 3][1];
      return TRUE;
    case TW_CANVAS_CORNER:
      *out_u = corners[(spot.index / 4) & 3][0];
      *out_v = corners[(spot.index / 4) & 3][1];
      return TRUE;
    case TW_CANVAS_MIDDLE:
      *out_u = *out_v = .5;
      return TRUE;
    case TW_CANVAS_HANDLE:
      return handle_locate (scene, (guint) spot.index, out_u, out_v);
    case TW_CANVAS_BEND:
      return bend_locate (scene, spot.index, out_u, out_v);
    case TW_CANVAS_FIGURE:
    case TW_CANVAS_SEGMENT:
      part = TW_PART_SEGMENT;
      break;
    case TW_CANVAS_JUNCTION:
      part = TW_PART_JUNCTION;
      break;
    case TW_CANVAS_SYMBOL:
      part = TW_PART_SYMBOL;
      break;
    case TW_CANVAS_FIELD:
    case TW_CANVAS_BADGE:
      part = TW_PART_FIELD;
      break;
    }
  return spot.index >= 0
         && tw_tile_layout_spot (scene->layout, part, (guint) spot.index, out_u, out_v);
}

/* The edge in whose strip the point lies, or -1; the corners are halved. */
static int
edge_at (double u, double v, double margin, double depth)
{
  double distances[4] = { v, 1 - u, 1 - v, u };
  int nearest = 0;

  for (int i = 0; i < 4; i++)
    {
      if (distances[i] < -margin)
        return -1;
      if (distances[i] < distances[nearest])
        nearest = i;
    }
  return distances[nearest] <= depth ? nearest : -1;
}

/* Small things that a point may hit, and which of them it does: the first one within its own
 * radius, else the nearest in reach. */
typedef struct
{
  const TwCanvasScene *scene;
  const TwCanvasView *view;
  double x, y;
  TwCanvasSpot hit, nearest;
  double away; /* of the nearest one */
} Small;

/* @u and @v are where it is, in tile edges. */
static void
try_at (Small *small, TwCanvasSpot spot, double u, double v, double radius)
{
  double x, y, away;

  tw_canvas_view_from_tile (small->view, u, v, &x, &y);
  away = hypot (x - small->x, y - small->y);
  if (small->hit.kind == TW_CANVAS_NOWHERE && away <= radius)
    small->hit = spot;
  if (away <= small->scene->reach && away < small->away)
    {
      small->nearest = spot;
      small->away = away;
    }
}

static void
try_small (Small *small, TwCanvasSpotKind kind, guint index, double radius)
{
  double u, v;

  if (tw_canvas_locate (small->scene, TW_CANVAS_SPOT (kind, index), &u, &v))
    try_at (small, TW_CANVAS_SPOT (kind, index), u, v, radius);
}

static void
try_all (Small *small)
{
  const TwCanvasScene *scene = small->scene;
  const TwTopology *topology = &scene->tile->topology;
  TwCanvasBend bends[TW_CANVAS_MAX_BENDS];
  guint n_bends = scene->handles != 0 ? tw_canvas_bends (scene, bends) : 0;

  for (guint i = 0; i < topology->n_segments; i++)
    if ((scene->handles & TW_SEGMENT_BIT (i)) && tw_canvas_has_handle (topology, i))
      try_small (small, TW_CANVAS_HANDLE, i, HANDLE_RADIUS);
  for (guint i = 0; i < n_bends; i++)
    try_at (small, TW_CANVAS_SPOT (TW_CANVAS_BEND, i), bends[i].u, bends[i].v, BEND_RADIUS);
  for (guint i = 0; i < topology->n_segments; i++)
    if (scene->handles & TW_SEGMENT_BIT (i))
      try_small (small, TW_CANVAS_FIGURE, i, FIGURE_RADIUS);
  for (guint i = TW_CORNER_NE; i <= TW_CORNER_NW; i += 4)
    if (tw_canvas_corner_has_dot (topology, (TwRimPlace) i)
        || tw_canvas_corner_reached (topology, (TwRimPlace) i) >= 0)
      try_small (small, TW_CANVAS_CORNER, i, DOT_RADIUS);
  for (guint i = 0; i < scene->tile->fields.n_fields && scene->shows_fields; i++)
    try_small (small, TW_CANVAS_BADGE, i, BADGE_RADIUS);
}

static TwCanvasSpot
pick_large (const TwCanvasScene *scene, const TwCanvasView *view, double u, double v, gboolean end)
{
  double margin = TW_CANVAS_MARGIN / view->side;
  gboolean inside = u >= 0 && u <= 1 && v >= 0 && v <= 1;
  guint index = 0;
  TwTilePart part = inside ? tw_tile_layout_hit (scene->layout, u, v, &index) : TW_PART_NONE;
  int edge;

  /* A road dragged to a city means its wall; only at the very rim it takes the edge. */
  edge = edge_at (u, v, margin,
                  end && part == TW_PART_SEGMENT
                          && scene->tile->topology.segments[index].kind == TW_KIND_CITY
                      ? TW_CANVAS_EDGE_DEPTH_CITY
                      : TW_CANVAS_EDGE_DEPTH);

  if (part == TW_PART_SYMBOL && (!end || edge < 0))
    return TW_CANVAS_SPOT (TW_CANVAS_SYMBOL, index);
  if (edge >= 0)
    return TW_CANVAS_SPOT (TW_CANVAS_EDGE, edge);
  switch (part)
    {
    case TW_PART_SEGMENT:
      return TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, index);
    case TW_PART_FIELD:
      return TW_CANVAS_SPOT (TW_CANVAS_FIELD, index);
    case TW_PART_JUNCTION:
      return TW_CANVAS_SPOT (TW_CANVAS_JUNCTION, index);
    case TW_PART_SYMBOL:
      return TW_CANVAS_SPOT (TW_CANVAS_SYMBOL, index);
    case TW_PART_NONE:
    default:
      return TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0);
    }
}

TwCanvasSpot
tw_canvas_pick (const TwCanvasScene *scene, const TwCanvasView *view, double x, double y)
{
  Small small = { scene, view, x, y, .away = G_MAXDOUBLE };
  TwCanvasSpot spot;
  double u, v;

  try_all (&small);
  if (small.hit.kind != TW_CANVAS_NOWHERE)
    return small.hit;
  tw_canvas_view_to_tile (view, x, y, &u, &v);
  spot = pick_large (scene, view, u, v, FALSE);
  return small.nearest.kind != TW_CANVAS_NOWHERE && spot.kind != TW_CANVAS_SYMBOL ? small.nearest
                                                                                  : spot;
}

TwCanvasSpot
tw_canvas_pick_end (const TwCanvasScene *scene, const TwCanvasView *view, double x, double y)
{
  TwCanvasSpot spot;
  double u, v;

  tw_canvas_view_to_tile (view, x, y, &u, &v);
  spot = pick_large (scene, view, u, v, TRUE);
  if (spot.kind != TW_CANVAS_EDGE && spot.kind != TW_CANVAS_NOWHERE
      && hypot (u - .5, v - .5) < MIDDLE_RADIUS)
    return TW_CANVAS_SPOT (TW_CANVAS_MIDDLE, 0);
  return spot;
}

double
tw_canvas_arrow_distance (const TwCanvasView *view)
{
  return .11 * view->side + 12;
}
