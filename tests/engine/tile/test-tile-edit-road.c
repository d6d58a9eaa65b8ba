/* The designer's gestures with roads: ends, bridges, crossings, paths. */
#include "engine/tile/field-derivation.h"
#include "engine/tile/handles.h"
#include "engine/tile/tile-edit-mark.h"
#include "engine/tile/tile-edit-road.h"
#include "tests/engine/tile/gestures.h"

static void
test_click_road_gets_an_end (void)
{
  TwTopology t = { 0 };

  click (&t, TW_EDGE_S, TW_KIND_ROAD);
  assert_topology (&t, "road:S | village(0)");
  click (&t, TW_EDGE_W, TW_KIND_ROAD);
  assert_topology (&t, "road:S road:W | crossing(0,1)");
  click (&t, TW_EDGE_E, TW_KIND_ROAD);
  assert_topology (&t, "road:S road:W road:E | crossing(0,1,2)");
  click (&t, TW_EDGE_W, TW_KIND_ROAD);
  click (&t, TW_EDGE_S, TW_KIND_ROAD);
  assert_topology (&t, "road:E | village(0)");
}

static void
test_click_road_leaves_a_through_road (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  g_assert_cmpint (click (&t, TW_EDGE_W, TW_KIND_ROAD), ==, TW_EDIT_SEPARATED);
  assert_topology (&t, "road:E | village(0)");
}

static void
test_click_road_at_what_stands_there (void)
{
  static const struct
  {
    TwKind place;
    const char *expected;
  } places[] = {
    { TW_KIND_MONASTERY, "monastery road:S | monastery(1)" },
    { TW_KIND_LAKE, "lake road:S | lake(1)" },
    { TW_KIND_CASTLE, "castle road:S | castle(1)" },
    { TW_KIND_CEMETERY, "cemetery road:S | cemetery(1)" },
    { TW_KIND_GARDEN, "garden road:S | village(1)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      TwTopology t = { 0 };

      tw_tile_edit_toggle_place (&t, places[i].place);
      click (&t, TW_EDGE_S, TW_KIND_ROAD);
      assert_topology (&t, places[i].expected);
    }
}

static void
test_click_road_under_a_city (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N | E | W);
  click (&t, TW_EDGE_S, TW_KIND_ROAD);
  assert_topology (&t, "city:NEW road:S | gate(0,1)");
  g_assert_cmpstr (t.segments[0].handle, ==, "c");
  g_assert_cmpstr (t.segments[1].handle, ==, "");
  /* Without its middle the city still has the gate; without all of it, a village. */
  click (&t, TW_EDGE_W, TW_KIND_CITY);
  assert_topology (&t, "city:NE road:S | gate(0,1)");
  click (&t, TW_EDGE_N, TW_KIND_CITY);
  click (&t, TW_EDGE_E, TW_KIND_CITY);
  assert_topology (&t, "road:S | village(0)");
}

static void
test_click_does_not_cross (void)
{
  TwTopology t = { 0 };

  /* A second road on the far side of a river gets a village of its own. */
  tw_topology_add_segment (&t, TW_KIND_RIVER, E | W);
  click (&t, TW_EDGE_N, TW_KIND_ROAD);
  click (&t, TW_EDGE_S, TW_KIND_ROAD);
  assert_topology (&t, "river:EW road:N road:S | village(1) village(2)");
  g_assert_cmpstr (t.junctions[0].handle, !=, t.junctions[1].handle);
}

static void
test_drag_makes_a_through_road (void)
{
  TwTopology t = { 0 };

  click (&t, TW_EDGE_N, TW_KIND_ROAD);
  click (&t, TW_EDGE_E, TW_KIND_ROAD);
  click (&t, TW_EDGE_S, TW_KIND_ROAD);
  g_assert_cmpint (tw_tile_edit_drag_edges (&t, TW_EDGE_N, N | E, TW_KIND_ROAD), ==,
                   TW_EDIT_JOINED);
  assert_topology (&t, "road:NE road:S | village(1)");
}

static void
test_drag_bridges (void)
{
  TwTopology road = { 0 }, river = { 0 }, city = { 0 };

  tw_topology_add_segment (&road, TW_KIND_ROAD, E | W);
  g_assert_cmpint (tw_tile_edit_drag_edges (&road, TW_EDGE_N, N | S, TW_KIND_ROAD), ==,
                   TW_EDIT_BRIDGED);
  assert_topology (&road, "road:EW road:NS | bridge(0,1^)");
  /* An edge gone, the bridge is gone. */
  click (&road, TW_EDGE_N, TW_KIND_ROAD);
  assert_topology (&road, "road:EW road:S | village(1)");

  tw_topology_add_segment (&river, TW_KIND_ROAD, E | W);
  tw_tile_edit_drag_edges (&river, TW_EDGE_N, N | S, TW_KIND_RIVER);
  assert_topology (&river, "road:EW river:NS | bridge(0^,1)");

  tw_topology_add_segment (&city, TW_KIND_CITY, E | W);
  tw_tile_edit_drag_edges (&city, TW_EDGE_N, N | S, TW_KIND_ROAD);
  assert_topology (&city, "city:EW road:NS | bridge(0,1^)");
}

static void
test_end_road (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N | W);
  click (&t, TW_EDGE_S, TW_KIND_ROAD);
  assert_topology (&t, "city:NW road:S | village(1)");
  g_assert_cmpint (tw_tile_edit_end_road (&t, 1, TW_EDGE_S, TW_JUNCTION_GATE, 0), ==,
                   TW_EDIT_ENDED);
  assert_topology (&t, "city:NW road:S | gate(0,1)");
  g_assert_cmpint (tw_tile_edit_end_road (&t, 1, TW_EDGE_S, TW_JUNCTION_GATE, 0), ==,
                   TW_EDIT_NOTHING);
  g_assert_cmpint (tw_tile_edit_end_road (&t, 1, TW_EDGE_S, TW_JUNCTION_GATE, 1), ==,
                   TW_EDIT_NOTHING);
  g_assert_cmpint (tw_tile_edit_end_road (&t, 1, TW_EDGE_S, TW_JUNCTION_LAKE, -1), ==,
                   TW_EDIT_NOTHING);
  g_assert_cmpint (tw_tile_edit_end_road (&t, 1, TW_EDGE_E, TW_JUNCTION_COTTAGE, -1), ==,
                   TW_EDIT_NOTHING);
  g_assert_cmpint (tw_tile_edit_end_road (&t, 1, TW_EDGE_S, TW_JUNCTION_BRIDGE, -1), ==,
                   TW_EDIT_NOTHING);
  g_assert_cmpint (tw_tile_edit_end_road (&t, 0, TW_EDGE_N, TW_JUNCTION_COTTAGE, -1), ==,
                   TW_EDIT_NOTHING);
  tw_tile_edit_end_road (&t, 1, TW_EDGE_S, TW_JUNCTION_COTTAGE, -1);
  assert_topology (&t, "city:NW road:S | cottage(1)");
  click (&t, TW_EDGE_E, TW_KIND_ROAD);
  assert_topology (&t, "city:NW road:S road:E | cottage(1) village(2)");
  tw_tile_edit_end_road (&t, 2, TW_EDGE_E, TW_JUNCTION_COTTAGE, -1);
  assert_topology (&t, "city:NW road:S road:E | cottage(1) cottage(2)");
  tw_tile_edit_end_road (&t, 2, TW_EDGE_E, TW_JUNCTION_CROP, -1);
  g_assert_cmpint (tw_tile_edit_end_road (&t, 1, TW_EDGE_S, TW_JUNCTION_CROP, -1), ==,
                   TW_EDIT_CROSSED);
  assert_topology (&t, "city:NW road:S road:E | crop(1,2)");
}

static void
test_end_road_parts_a_through_road (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  tw_tile_edit_set_symbol (&t, "inn", 1, 1, TW_DIRECTION_NONE);
  tw_tile_edit_end_road (&t, 1, TW_EDGE_W, TW_JUNCTION_GATE, 0);
  assert_topology (&t, "city:N road:E road:W | gate(0,2) village(1) | inn*1@1");
}

static void
test_end_road_in_the_city_of_carcassonne (void)
{
  TwTopology t = { 0 };

  click (&t, TW_EDGE_E, TW_KIND_ENCLAVE);
  click (&t, TW_EDGE_W, TW_KIND_ROAD);
  g_assert_cmpint (tw_tile_edit_end_road (&t, 1, TW_EDGE_W, TW_JUNCTION_ENCLAVE, -1), ==,
                   TW_EDIT_ENDED);
  assert_topology (&t, "enclave:E road:W | enclave(0,1)");
}

static void
test_bridge_goes_when_not_needed (void)
{
  TwTopology t = { 0 };

  /* The road from the south crosses the river to the gate in the north. */
  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_RIVER, E | W);
  click (&t, TW_EDGE_S, TW_KIND_ROAD);
  g_assert_cmpint (tw_tile_edit_end_road (&t, 2, TW_EDGE_S, TW_JUNCTION_GATE, 0), ==,
                   TW_EDIT_ENDED);
  assert_topology (&t, "city:N river:EW road:S | gate(0,2) bridge(1,2^)");
  tw_tile_edit_end_road (&t, 2, TW_EDGE_S, TW_JUNCTION_VILLAGE, -1);
  assert_topology (&t, "city:N river:EW road:S | village(2)");
  tw_tile_edit_end_road (&t, 2, TW_EDGE_S, TW_JUNCTION_GATE, 0);
  click (&t, TW_EDGE_N, TW_KIND_FIELD);
  assert_topology (&t, "river:EW road:S | village(1)");
}

static void
test_bridge_of_ones_own (void)
{
  TwTopology t = { 0 };
  int bridge;

  /* Two roads that end cross in the drawing: nothing forces the bridge, it stays. */
  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  click (&t, TW_EDGE_S, TW_KIND_ROAD);
  tw_tile_edit_end_road (&t, 1, TW_EDGE_S, TW_JUNCTION_GATE, 0);
  click (&t, TW_EDGE_W, TW_KIND_ROAD);
  tw_tile_edit_end_road (&t, 2, TW_EDGE_W, TW_JUNCTION_COTTAGE, -1);
  bridge =
      tw_topology_add_junction (&t, TW_JUNCTION_BRIDGE, TW_SEGMENT_BIT (1) | TW_SEGMENT_BIT (2));
  t.junctions[bridge].over = 1;
  assert_topology (&t, "city:N road:S road:W | gate(0,1) cottage(2) bridge(1^,2)");
  click (&t, TW_EDGE_E, TW_KIND_RIVER);
  g_assert_cmpuint (t.n_junctions, ==, 3);
  g_assert_cmpint (tw_tile_edit_clear_bridge (&t, 1, 2), ==, TW_EDIT_UNTOUCHED);
  g_assert_cmpint (tw_tile_edit_clear_bridge (&t, 1, 2), ==, TW_EDIT_NOTHING);
}

static void
test_bridge_that_must_stay (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  tw_tile_edit_drag_edges (&t, TW_EDGE_N, N | S, TW_KIND_ROAD);
  g_assert_cmpint (tw_tile_edit_clear_bridge (&t, 0, 1), ==, TW_EDIT_NOTHING);
  assert_topology (&t, "road:EW road:NS | bridge(0,1^)");
}

static void
test_cross_roads (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  click (&t, TW_EDGE_S, TW_KIND_ROAD);
  assert_topology (&t, "road:EW road:S | village(1)");
  g_assert_cmpint (tw_tile_edit_cross_roads (&t, 1, 0), ==, TW_EDIT_CROSSED);
  assert_topology (&t, "road:E road:S road:W | crossing(0,1,2)");
  g_assert_cmpint (tw_tile_edit_cross_roads (&t, 1, 0), ==, TW_EDIT_NOTHING);
  g_assert_cmpint (tw_tile_edit_cross_roads (&t, 1, 1), ==, TW_EDIT_NOTHING);

  t = (TwTopology){ 0 };
  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  tw_tile_edit_drag_edges (&t, TW_EDGE_N, N | S, TW_KIND_ROAD);
  tw_tile_edit_cross_roads (&t, 0, 1);
  assert_topology (&t, "road:E road:N road:W road:S | crossing(0,1,2,3)");
}

static void
test_path (void)
{
  TwTopology t = { 0 };

  click (&t, TW_EDGE_N, TW_KIND_PATH);
  assert_topology (&t, "path:N | cottage(0)");
  click (&t, TW_EDGE_S, TW_KIND_CITY);
  click (&t, TW_EDGE_N, TW_KIND_PATH);
  click (&t, TW_EDGE_N, TW_KIND_PATH);
  assert_topology (&t, "city:S path:N | gate(0,1)");
  click (&t, TW_EDGE_S, TW_KIND_FIELD);
  assert_topology (&t, "path:N | cottage(0)");
  tw_tile_edit_drag_edges (&t, TW_EDGE_N, N | E, TW_KIND_CITY);
  assert_topology (&t, "path:NE");
}

/* A drawn line from the crossing to the city, as two printed tiles have it. */
static void
test_path_inside (void)
{
  TwTopology t = { 0 };
  int path;

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  click (&t, TW_EDGE_E, TW_KIND_ROAD);
  click (&t, TW_EDGE_W, TW_KIND_ROAD);
  path = tw_topology_add_segment (&t, TW_KIND_PATH, 0);
  t.junctions[0].members |= TW_SEGMENT_BIT (path);
  tw_topology_add_junction (&t, TW_JUNCTION_GATE, TW_SEGMENT_BIT (0) | TW_SEGMENT_BIT (path));
  tw_tile_edit_tidy (&t);
  assert_topology (&t, "city:N road:E road:W path | crossing(1,2,3) gate(0,3)");
  click (&t, TW_EDGE_N, TW_KIND_CITY);
  assert_topology (&t, "road:E road:W | crossing(0,1)");
}

/* The path that a road takes the corner from goes, and its bridge over the city with it: the
 * road needs one of its own. */
static void
test_corner_of_path (void)
{
  TwTopology t = { 0 };
  TwFields fields;
  int path;

  tw_topology_add_segment (&t, TW_KIND_ROAD, 1u << TW_EDGE_W);
  tw_topology_add_segment (&t, TW_KIND_CITY, 1u << TW_EDGE_N | 1u << TW_EDGE_E);
  path = tw_topology_add_segment (&t, TW_KIND_PATH, 0);
  t.segments[path].rim = TW_RIM_BIT (TW_CORNER_NE);
  tw_topology_add_segment (&t, TW_KIND_ROAD, 1u << TW_EDGE_S);
  tw_topology_add_junction (&t, TW_JUNCTION_CROSSING, 1u << 0 | 1u << 2 | 1u << 3);
  t.junctions[tw_topology_add_junction (&t, TW_JUNCTION_BRIDGE, 1u << 1 | 1u << 2)].over = 2;
  tw_topology_assign_handles (&t, 0);
  assert_topology (&t, "road:W city:NE path+NE road:S | crossing(0,2,3) bridge(1,2^)");
  g_assert_cmpint (tw_tile_edit_set_corner (&t, 0, TW_CORNER_NE, TRUE), ==, TW_EDIT_TOUCHED);
  assert_topology (&t, "road:W+NE city:NE road:S | crossing(0,2) bridge(0^,1)");
  tw_fields_derive (&t, TW_FIELDS_DEFAULT, &fields);
  g_assert_cmpuint (fields.crossing, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tile/tile-edit-road/click-road-gets-an-end", test_click_road_gets_an_end);
  g_test_add_func ("/tile/tile-edit-road/click-leaves-a-through-road",
                   test_click_road_leaves_a_through_road);
  g_test_add_func ("/tile/tile-edit-road/click-road-at-a-place",
                   test_click_road_at_what_stands_there);
  g_test_add_func ("/tile/tile-edit-road/click-road-under-a-city", test_click_road_under_a_city);
  g_test_add_func ("/tile/tile-edit-road/click-does-not-cross", test_click_does_not_cross);
  g_test_add_func ("/tile/tile-edit-road/drag-makes-a-through-road",
                   test_drag_makes_a_through_road);
  g_test_add_func ("/tile/tile-edit-road/drag-bridges", test_drag_bridges);
  g_test_add_func ("/tile/tile-edit-road/end-road", test_end_road);
  g_test_add_func ("/tile/tile-edit-road/end-road-parts", test_end_road_parts_a_through_road);
  g_test_add_func ("/tile/tile-edit-road/end-road-enclave",
                   test_end_road_in_the_city_of_carcassonne);
  g_test_add_func ("/tile/tile-edit-road/bridge-not-needed", test_bridge_goes_when_not_needed);
  g_test_add_func ("/tile/tile-edit-road/bridge-of-ones-own", test_bridge_of_ones_own);
  g_test_add_func ("/tile/tile-edit-road/bridge-that-must-stay", test_bridge_that_must_stay);
  g_test_add_func ("/tile/tile-edit-road/cross-roads", test_cross_roads);
  g_test_add_func ("/tile/tile-edit-road/path", test_path);
  g_test_add_func ("/tile/tile-edit-road/path-inside", test_path_inside);
  g_test_add_func ("/tile/tile-edit-road/corner-of-path", test_corner_of_path);
  return g_test_run ();
}
