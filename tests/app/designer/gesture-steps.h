/* What one does with a pointer to a drawing without widgets, for the tests of it. */
#pragma once

#include "app/designer/canvas-gesture.h"

#define EDGE(edge)        TW_CANVAS_SPOT (TW_CANVAS_EDGE, TW_EDGE_##edge)
#define SPOT(kind, index) TW_CANVAS_SPOT (TW_CANVAS_##kind, index)

static inline void
assert_edges (const TwTopology *topology, const char *letters)
{
  char found[5];

  tw_topology_edge_letters (topology, found);
  g_assert_cmpstr (found, ==, letters);
}

static inline int
land_at (const TwTopology *topology, TwEdge edge)
{
  return tw_topology_segment_at (topology, (TwRimPlace) (4 * edge + 1), 0);
}

static inline void
click (TwTopology *topology, TwCanvasSpot spot, TwKind pen)
{
  TwCanvasDeed deed;

  g_assert_true (tw_canvas_click (topology, spot, pen, &deed));
}

/* Presses at the first spot and moves over the others. Returns the deed of the last. */
static inline TwCanvasDeed
drag (TwTopology *topology, TwKind pen, TwCanvasSpot from, const TwCanvasSpot *over, guint n_over)
{
  TwCanvasGesture gesture;

  g_assert_true (tw_canvas_gesture_begin (&gesture, topology, from, pen));
  for (guint i = 0; i < n_over; i++)
    tw_canvas_gesture_move (&gesture, over[i]);
  g_assert_true (tw_topology_equal (&gesture.before, topology));
  *topology = gesture.now;
  return gesture.deed;
}

#define DRAG(topology, pen, from, ...)                                                             \
  drag (topology, pen, from, (const TwCanvasSpot[]){ __VA_ARGS__ },                                \
        sizeof ((const TwCanvasSpot[]){ __VA_ARGS__ }) / sizeof (TwCanvasSpot))

static inline void
assert_road_ends (const TwTopology *topology, TwEdge edge, TwJunctionKind kind)
{
  int road = land_at (topology, edge), end;

  g_assert_cmpint (road, >=, 0);
  end = tw_topology_end_of (topology, (guint) road);
  g_assert_cmpint (end, >=, 0);
  g_assert_cmpint (topology->junctions[end].kind, ==, kind);
}
