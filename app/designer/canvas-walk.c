/* Where the arrow keys lead on the canvas. */
#include "app/designer/canvas-walk.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "app/designer/canvas-bend.h"
#include "app/designer/canvas-geometry.h"

/* What lies within this height is one row for the arrow keys, in tile edges. */
#define ROW_HEIGHT 0.09
/* What lies nearer is neither above nor below. */
#define LEAST_STEP 0.05

static void
list_add (TwCanvasSpot *spots, guint *n_spots, TwCanvasSpotKind kind, guint index)
{
  if (*n_spots < TW_CANVAS_MAX_SPOTS)
    spots[(*n_spots)++] = TW_CANVAS_SPOT (kind, index);
}

/* What stands in the middle is the middle. */
static gboolean
segment_is_the_middle (const TwCanvasScene *scene, guint segment)
{
  const TwTopology *topology = &scene->tile->topology;
  double u, v;

  return tw_canvas_spot_segment (topology, TW_CANVAS_SPOT (TW_CANVAS_MIDDLE, 0), NULL)
             == (int) segment
         && tw_canvas_locate (scene, TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, segment), &u, &v)
         && hypot (u - .5, v - .5) < .08;
}

guint
tw_canvas_list (const TwCanvasScene *scene, TwCanvasSpot *out_spots)
{
  const TwTile *tile = scene->tile;
  TwCanvasBend bends[TW_CANVAS_MAX_BENDS];
  guint n_spots = 0, n_bends;

  for (guint i = 0; i < TW_N_EDGES; i++)
    list_add (out_spots, &n_spots, TW_CANVAS_EDGE, i);
  for (guint i = TW_CORNER_NE; i <= TW_CORNER_NW; i += 4)
    list_add (out_spots, &n_spots, TW_CANVAS_CORNER, i);
  list_add (out_spots, &n_spots, TW_CANVAS_MIDDLE, 0);
  for (guint i = 0; i < tile->topology.n_segments; i++)
    if (!segment_is_the_middle (scene, i))
      list_add (out_spots, &n_spots, TW_CANVAS_SEGMENT, i);
  for (guint i = 0; i < tile->topology.n_segments; i++)
    if ((scene->handles & TW_SEGMENT_BIT (i)) && tw_canvas_has_handle (&tile->topology, i))
      list_add (out_spots, &n_spots, TW_CANVAS_HANDLE, i);
  n_bends = scene->handles != 0 ? tw_canvas_bends (scene, bends) : 0;
  for (guint i = 0; i < n_bends; i++)
    list_add (out_spots, &n_spots, TW_CANVAS_BEND, i);
  for (guint i = 0; i < tile->topology.n_segments; i++)
    if (scene->handles & TW_SEGMENT_BIT (i))
      list_add (out_spots, &n_spots, TW_CANVAS_FIGURE, i);
  for (guint i = 0; i < tile->topology.n_junctions; i++)
    list_add (out_spots, &n_spots, TW_CANVAS_JUNCTION, i);
  for (guint i = 0; i < tile->topology.n_symbols; i++)
    list_add (out_spots, &n_spots, TW_CANVAS_SYMBOL, i);
  for (guint i = 0; i < tile->fields.n_fields; i++)
    list_add (out_spots, &n_spots, TW_CANVAS_BADGE, i);
  return n_spots;
}

/* A spot as the arrow keys see it. */
typedef struct
{
  TwCanvasSpot spot;
  double x, y;
  guint row;
} Stop;

static int
stop_compare_y (const void *a, const void *b)
{
  const Stop *one = a, *other = b;

  return one->y < other->y ? -1 : one->y > other->y;
}

static int
stop_compare_reading (const void *a, const void *b)
{
  const Stop *one = a, *other = b;

  if (one->row != other->row)
    return one->row < other->row ? -1 : 1;
  return one->x < other->x ? -1 : one->x > other->x;
}

/* All spots in the order of reading, as the view is turned. */
static guint
stops_list (const TwCanvasScene *scene, guint quarter_turns, Stop *stops)
{
  const TwCanvasView view = { 0, 0, 1, quarter_turns };
  TwCanvasSpot spots[TW_CANVAS_MAX_SPOTS];
  guint n_spots = tw_canvas_list (scene, spots), n_stops = 0, row = 0;
  double row_y;

  for (guint i = 0; i < n_spots; i++)
    {
      double u, v;

      if (!tw_canvas_locate (scene, spots[i], &u, &v))
        continue;
      stops[n_stops].spot = spots[i];
      tw_canvas_view_from_tile (&view, u, v, &stops[n_stops].x, &stops[n_stops].y);
      n_stops++;
    }
  qsort (stops, n_stops, sizeof *stops, stop_compare_y);
  row_y = stops[0].y;
  for (guint i = 0; i < n_stops; i++)
    {
      if (stops[i].y - row_y > ROW_HEIGHT)
        {
          row++;
          row_y = stops[i].y;
        }
      stops[i].row = row;
    }
  qsort (stops, n_stops, sizeof *stops, stop_compare_reading);
  return n_stops;
}

static guint
stops_find (const Stop *stops, guint n_stops, TwCanvasSpot spot)
{
  guint at = 0;

  while (at < n_stops && !tw_canvas_spot_equal (stops[at].spot, spot))
    at++;
  return at;
}

/* How far @to lies from @from up or down. */
static double
stop_distance (const Stop *from, const Stop *to, TwCanvasDirection direction)
{
  return (to->y - from->y) * (direction == TW_CANVAS_DOWN ? 1 : -1);
}

/* Right and left go on as one reads, so that they come to everything; up and down go to
 * what is nearest in that direction. */
TwCanvasSpot
tw_canvas_step (const TwCanvasScene *scene,
                guint quarter_turns,
                TwCanvasSpot from,
                TwCanvasDirection direction)
{
  Stop stops[TW_CANVAS_MAX_SPOTS];
  guint n_stops = stops_list (scene, quarter_turns, stops), at = stops_find (stops, n_stops, from);
  double least = G_MAXDOUBLE;

  if (at == n_stops)
    return TW_CANVAS_SPOT (TW_CANVAS_EDGE, tw_canvas_edge_towards (quarter_turns, direction));
  if (direction == TW_CANVAS_RIGHT || direction == TW_CANVAS_LEFT)
    return stops[(at + (direction == TW_CANVAS_RIGHT ? 1 : n_stops - 1)) % n_stops].spot;
  for (guint i = 0; i < n_stops; i++)
    {
      double along = stop_distance (&stops[at], &stops[i], direction);
      double aside = fabs (stops[i].x - stops[at].x);

      if (along < LEAST_STEP || aside > 2 * along || along + 1.8 * aside >= least)
        continue;
      least = along + 1.8 * aside;
      from = stops[i].spot;
    }
  return from;
}

/* Takes the last step of @trail back if it led here from the side of @direction and what it
 * came from is still there: what is laid moves badges and symbols a little. */
static gboolean
trail_go_back (TwCanvasTrail *trail,
               const TwCanvasScene *scene,
               guint quarter_turns,
               TwCanvasSpot *spot,
               TwCanvasDirection direction)
{
  guint last = trail->n_steps - 1, at, before, n_stops;
  Stop stops[TW_CANVAS_MAX_SPOTS];

  if (trail->n_steps == 0 || trail->directions[last] == direction
      || !tw_canvas_spot_equal (trail->to[last], *spot))
    return FALSE;
  trail->n_steps--;
  n_stops = stops_list (scene, quarter_turns, stops);
  at = stops_find (stops, n_stops, *spot);
  before = stops_find (stops, n_stops, trail->from[last]);
  if (at == n_stops || before == n_stops
      || stop_distance (&stops[at], &stops[before], direction) < -ROW_HEIGHT)
    return FALSE;
  *spot = trail->from[last];
  return TRUE;
}

TwCanvasSpot
tw_canvas_walk (const TwCanvasScene *scene,
                guint quarter_turns,
                TwCanvasTrail *trail,
                TwCanvasSpot from,
                TwCanvasDirection direction)
{
  TwCanvasSpot to = from;

  if (direction == TW_CANVAS_RIGHT || direction == TW_CANVAS_LEFT)
    return tw_canvas_step (scene, quarter_turns, from, direction);
  if (trail_go_back (trail, scene, quarter_turns, &to, direction))
    return to;
  to = tw_canvas_step (scene, quarter_turns, from, direction);
  if (tw_canvas_spot_equal (to, from))
    return to;
  if (trail->n_steps == TW_CANVAS_TRAIL)
    {
      trail->n_steps--;
      memmove (trail->from, trail->from + 1, trail->n_steps * sizeof *trail->from);
      memmove (trail->to, trail->to + 1, trail->n_steps * sizeof *trail->to);
      memmove (trail->directions, trail->directions + 1,
               trail->n_steps * sizeof *trail->directions);
    }
  trail->from[trail->n_steps] = from;
  trail->to[trail->n_steps] = to;
  trail->directions[trail->n_steps++] = direction;
  return to;
}

TwCanvasSpot
tw_canvas_cycle (const TwCanvasScene *scene, TwCanvasSpot from, int offset)
{
  TwCanvasSpot spots[TW_CANVAS_MAX_SPOTS];
  int n_spots = (int) tw_canvas_list (scene, spots);

  for (int i = 0; i < n_spots; i++)
    if (tw_canvas_spot_equal (spots[i], from))
      return spots[(i + offset + n_spots) % n_spots];
  return spots[offset > 0 ? 0 : n_spots - 1];
}

TwEdge
tw_canvas_edge_towards (guint quarter_turns, TwCanvasDirection direction)
{
  return (TwEdge) ((direction + 4 - (quarter_turns & 3)) & 3);
}
