/* What else a joint could be. */
#include <string.h>

#include "app/designer/canvas-gesture.h"
#include "app/designer/canvas-joint.h"
#include "engine/tile/field-derivation.h"
#include "engine/tile/tile-edit-road.h"
#include "engine/tile/tile-edit.h"
#include "tests/engine/tile/edges.h"

static const TwCanvasReading *
find (const TwCanvasReading *readings, guint n, const char *label)
{
  for (guint i = 0; i < n; i++)
    if (strcmp (readings[i].label, label) == 0)
      return &readings[i];
  g_assert_not_reached ();
}

static guint
n_fields (const TwTopology *t)
{
  TwFields fields;

  tw_fields_derive (t, TW_FIELDS_DEFAULT, &fields);
  return fields.n_fields;
}

static guint
n_of_kind (const TwTopology *t, TwKind kind)
{
  guint n = 0;

  for (guint i = 0; i < t->n_segments; i++)
    n += t->segments[i].kind == kind;
  return n;
}

/* Whichever they are now, the same three are offered, and that one is marked. */
static void
test_cities (void)
{
  const TwCanvasJoint corner = { -1, -1, TW_CORNER_NE };
  TwCanvasReading readings[TW_CANVAS_MAX_READINGS], again[TW_CANVAS_MAX_READINGS];
  TwTopology t = { 0 };

  tw_tile_edit_click_edge (&t, TW_EDGE_N, TW_KIND_CITY);
  g_assert_cmpuint (tw_canvas_joint_readings (&t, corner, readings), ==, 0);
  tw_tile_edit_click_edge (&t, TW_EDGE_E, TW_KIND_CITY);
  g_assert_cmpuint (tw_canvas_joint_readings (&t, corner, readings), ==, 3);
  g_assert_true (find (readings, 3, "Apart")->is_now);
  g_assert_cmpuint (n_of_kind (&find (readings, 3, "Joined")->topology, TW_KIND_CITY), ==, 1);
  g_assert_cmpuint (n_of_kind (&find (readings, 3, "Touching")->topology, TW_KIND_CITY), ==, 2);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpuint (tw_canvas_joint_readings (&readings[i].topology, corner, again), ==, 3);
      g_assert_true (find (again, 3, readings[i].label)->is_now);
    }
}

/* A wall in a corner: a dot that offers to take it out again. */
static void
test_corner (void)
{
  const TwCanvasSpot spot = TW_CANVAS_SPOT (TW_CANVAS_CORNER, TW_CORNER_SE);
  TwCanvasReading readings[TW_CANVAS_MAX_READINGS];
  TwTopology t = { 0 };
  TwCanvasJoint joint;

  tw_tile_edit_click_edge (&t, TW_EDGE_N, TW_KIND_CITY);
  g_assert_false (tw_canvas_joint_at (&t, spot, &joint));
  g_assert_cmpint (tw_canvas_corner_reached (&t, TW_CORNER_NE), ==, -1);
  g_assert_cmpint (tw_tile_edit_set_corner (&t, 0, TW_CORNER_SE, TRUE), ==, TW_EDIT_TOUCHED);
  g_assert_cmpint (tw_canvas_corner_reached (&t, TW_CORNER_SE), ==, 0);
  g_assert_cmpuint (n_fields (&t), ==, 2);
  g_assert_true (tw_canvas_joint_at (&t, spot, &joint));
  g_assert_cmpuint (tw_canvas_joint_readings (&t, joint, readings), ==, 2);
  g_assert_true (find (readings, 2, "Touching")->is_now);
  g_assert_cmpuint (n_fields (&find (readings, 2, "Apart")->topology), ==, 1);
  g_assert_true (tw_canvas_spot_equal (tw_canvas_joint_spot (&t, joint), spot));
}

static void
test_roads (void)
{
  TwCanvasReading readings[TW_CANVAS_MAX_READINGS];
  const TwTopology *two;
  TwTopology t = { 0 };
  TwCanvasJoint joint;
  guint n;

  /* A road from the south dragged to one that runs through. */
  tw_tile_edit_drag_edges (&t, TW_EDGE_E, E | W, TW_KIND_ROAD);
  tw_tile_edit_click_edge (&t, TW_EDGE_S, TW_KIND_ROAD);
  tw_tile_edit_cross_roads (&t, (guint) tw_topology_segment_at (&t, 9, 0),
                            (guint) tw_topology_segment_at (&t, 5, 0));
  g_assert_cmpuint (n_of_kind (&t, TW_KIND_ROAD), ==, 3);
  g_assert_true (tw_canvas_joint_at (&t, TW_CANVAS_SPOT (TW_CANVAS_JUNCTION, 0), &joint));
  n = tw_canvas_joint_readings (&t, joint, readings);
  g_assert_cmpuint (n, ==, 2);
  g_assert_true (find (readings, n, "Junction")->is_now);
  two = &find (readings, n, "End Here, Stay Two")->topology;
  g_assert_cmpuint (n_of_kind (two, TW_KIND_ROAD), ==, 2);
  g_assert_cmpuint (tw_topology_segment_at (two, 5, 0), ==, tw_topology_segment_at (two, 13, 0));
  /* It ends at the other's side, so the fields are parted as at the junction. */
  g_assert_cmpuint (n_fields (two), ==, n_fields (&t));
}

static void
test_bridges (void)
{
  TwCanvasReading readings[TW_CANVAS_MAX_READINGS];
  TwTopology t = { 0 };
  TwCanvasJoint joint;
  guint n;

  /* Road over road: a crossing, or either on top. */
  tw_tile_edit_drag_edges (&t, TW_EDGE_E, E | W, TW_KIND_ROAD);
  tw_tile_edit_drag_edges (&t, TW_EDGE_N, N | S, TW_KIND_ROAD);
  g_assert_true (tw_canvas_joint_at (&t, TW_CANVAS_SPOT (TW_CANVAS_JUNCTION, 0), &joint));
  n = tw_canvas_joint_readings (&t, joint, readings);
  g_assert_cmpuint (n, ==, 3);
  g_assert_true (find (readings, n, "Bridge N–S")->is_now);
  g_assert_cmpuint (n_of_kind (&find (readings, n, "Junction")->topology, TW_KIND_ROAD), ==, 4);
  g_assert_cmpuint (n_of_kind (&find (readings, n, "Bridge E–W")->topology, TW_KIND_ROAD), ==, 2);
  /* Road over river: either on top, nothing else. */
  t = (TwTopology){ 0 };
  tw_tile_edit_drag_edges (&t, TW_EDGE_E, E | W, TW_KIND_RIVER);
  tw_tile_edit_drag_edges (&t, TW_EDGE_N, N | S, TW_KIND_ROAD);
  g_assert_true (tw_canvas_joint_at (&t, TW_CANVAS_SPOT (TW_CANVAS_JUNCTION, 0), &joint));
  n = tw_canvas_joint_readings (&t, joint, readings);
  g_assert_cmpuint (n, ==, 2);
  g_assert_true (find (readings, n, "Bridge")->is_now);
}

static void
test_what_was_made (void)
{
  TwTopology t = { 0 }, before;
  TwCanvasJoint joint;

  tw_tile_edit_click_edge (&t, TW_EDGE_N, TW_KIND_CITY);
  before = t;
  tw_tile_edit_click_edge (&t, TW_EDGE_S, TW_KIND_CITY);
  g_assert_false (
      tw_canvas_joint_made (&before, &t, tw_topology_segment_at (&t, 9, 0), TW_EDGE_S, &joint));
  before = t;
  tw_tile_edit_click_edge (&t, TW_EDGE_E, TW_KIND_CITY);
  g_assert_true (
      tw_canvas_joint_made (&before, &t, tw_topology_segment_at (&t, 5, 0), TW_EDGE_E, &joint));
  g_assert_cmpint (joint.corner, >=, 0);
}

/* What a drag from one spot over others makes of the drawing. */
static void
drag (TwTopology *t, TwKind pen, TwCanvasSpot from, TwCanvasSpot over)
{
  TwCanvasGesture gesture;

  g_assert_true (tw_canvas_gesture_begin (&gesture, t, from, pen));
  tw_canvas_gesture_move (&gesture, over);
  *t = gesture.now;
}

/* A path pen leads from where roads meet to a wall, as on the tile with a gate on either side. */
static void
test_path_to_gate (void)
{
  TwTopology t = { 0 };
  int path;

  tw_tile_edit_click_edge (&t, TW_EDGE_N, TW_KIND_CITY);
  drag (&t, TW_KIND_ROAD, TW_CANVAS_SPOT (TW_CANVAS_EDGE, TW_EDGE_E),
        TW_CANVAS_SPOT (TW_CANVAS_MIDDLE, 0));
  drag (&t, TW_KIND_ROAD, TW_CANVAS_SPOT (TW_CANVAS_EDGE, TW_EDGE_W),
        TW_CANVAS_SPOT (TW_CANVAS_MIDDLE, 0));
  g_assert_cmpuint (t.n_junctions, ==, 1);
  drag (&t, TW_KIND_PATH, TW_CANVAS_SPOT (TW_CANVAS_JUNCTION, 0),
        TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, tw_topology_segment_at (&t, 1, 0)));
  path = tw_topology_find_kind (&t, TW_KIND_PATH);
  g_assert_cmpint (path, >=, 0);
  g_assert_cmpuint (t.segments[path].rim, ==, 0);
  g_assert_cmpuint (t.n_junctions, ==, 2);
  g_assert_cmpuint (t.junctions[0].kind, ==, TW_JUNCTION_CROSSING);
  g_assert_cmpuint (t.junctions[1].kind, ==, TW_JUNCTION_GATE);
}

/* Dragged off the tile an edge leaves its feature. */
static void
test_tear_off (void)
{
  TwTopology t = { 0 };

  tw_tile_edit_drag_edges (&t, TW_EDGE_N, N | E | S, TW_KIND_CITY);
  g_assert_cmpuint (t.n_segments, ==, 1);
  drag (&t, TW_KIND_CITY, TW_CANVAS_SPOT (TW_CANVAS_EDGE, TW_EDGE_S),
        TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0));
  g_assert_cmpuint (t.n_segments, ==, 2);
  g_assert_cmpint (tw_topology_segment_at (&t, 1, 0), ==, tw_topology_segment_at (&t, 5, 0));
  g_assert_cmpint (tw_topology_segment_at (&t, 9, 0), !=, tw_topology_segment_at (&t, 5, 0));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/canvas-joint/cities", test_cities);
  g_test_add_func ("/canvas-joint/corner", test_corner);
  g_test_add_func ("/canvas-joint/roads", test_roads);
  g_test_add_func ("/canvas-joint/bridges", test_bridges);
  g_test_add_func ("/canvas-joint/path-to-gate", test_path_to_gate);
  g_test_add_func ("/canvas-joint/tear-off", test_tear_off);
  g_test_add_func ("/canvas-joint/made", test_what_was_made);
  return g_test_run ();
}
