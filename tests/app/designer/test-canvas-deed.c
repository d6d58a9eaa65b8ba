/* Symbols, fields and deleting on a drawing, without events. */
#include "tests/app/designer/gesture-steps.h"

static void
test_symbols_are_dropped_where_allowed (void)
{
  TwTopology topology = { 0 };
  TwCanvasDeed deed;
  int segment;

  click (&topology, EDGE (N), TW_KIND_CITY);
  click (&topology, EDGE (S), TW_KIND_ROAD);
  g_assert_true (tw_canvas_drop_symbol (NULL, &topology, "coat-of-arms", EDGE (N), &deed));
  g_assert_cmpint (deed.segment, ==, land_at (&topology, TW_EDGE_N));
  g_assert_true (tw_canvas_drop_symbol (NULL, &topology, "coat-of-arms", SPOT (SYMBOL, 0), &deed));
  g_assert_cmpuint (tw_topology_symbol_count (&topology, "coat-of-arms", -2), ==, 2);
  g_assert_false (tw_canvas_drop_symbol (NULL, &topology, "coat-of-arms", EDGE (S), &deed));
  g_assert_true (deed.refused);
  g_assert_false (tw_canvas_symbol_target (NULL, &topology, "inn", SPOT (FIELD, 0), &segment));
  g_assert_true (tw_canvas_symbol_target (NULL, &topology, "gold", EDGE (S), &segment));
  g_assert_cmpint (segment, ==, -1);
  g_assert_false (tw_canvas_symbol_target (NULL, &topology, "gold", SPOT (NOWHERE, 0), &segment));
}

/* A ghost stands in the mist, not on the city below it. */
static void
test_symbols_find_their_layer (void)
{
  TwTopology topology = { 0 };
  int segment;

  click (&topology, EDGE (N), TW_KIND_ROAD);
  click (&topology, EDGE (N), TW_KIND_MIST);
  g_assert_true (tw_canvas_symbol_target (NULL, &topology, "ghost", EDGE (N), &segment));
  g_assert_cmpint (topology.segments[segment].kind, ==, TW_KIND_MIST);
  g_assert_true (tw_canvas_symbol_target (NULL, &topology, "inn", EDGE (N), &segment));
  g_assert_cmpint (topology.segments[segment].kind, ==, TW_KIND_ROAD);
}

static void
test_symbol_dragged_across_a_border (void)
{
  TwTopology topology = { 0 };
  TwCanvasDeed deed;

  click (&topology, EDGE (N), TW_KIND_CITY);
  click (&topology, EDGE (S), TW_KIND_CITY);
  tw_canvas_drop_symbol (NULL, &topology, "coat-of-arms", EDGE (N), &deed);
  tw_canvas_drop_symbol (NULL, &topology, "coat-of-arms", EDGE (N), &deed);
  deed = DRAG (&topology, TW_KIND_CITY, SPOT (SYMBOL, 0),
               SPOT (SEGMENT, land_at (&topology, TW_EDGE_S)));
  g_assert_cmpint (deed.note, ==, TW_EDIT_SYMBOL);
  g_assert_cmpuint (tw_topology_symbol_count (&topology, "coat-of-arms",
                                              land_at (&topology, TW_EDGE_N)),
                    ==, 1);
  g_assert_cmpuint (tw_topology_symbol_count (&topology, "coat-of-arms",
                                              land_at (&topology, TW_EDGE_S)),
                    ==, 1);
  /* Onto grass: not there. */
  deed = DRAG (&topology, TW_KIND_CITY, SPOT (SYMBOL, 0), SPOT (FIELD, 0));
  g_assert_true (deed.refused);
  g_assert_cmpuint (tw_topology_symbol_count (&topology, "coat-of-arms", -2), ==, 2);
}

static void
test_symbol_turns (void)
{
  TwTopology topology = { 0 };
  TwCanvasDeed deed;

  g_assert_true (tw_canvas_drop_symbol (NULL, &topology, "flying-machine", SPOT (FIELD, 0), &deed));
  g_assert_cmpint (topology.symbols[0].direction, ==, TW_DIRECTION_N);
  g_assert_true (tw_canvas_turn_symbol (&topology, 0, 1, &deed));
  g_assert_cmpint (topology.symbols[0].direction, ==, TW_DIRECTION_NE);
  g_assert_true (tw_canvas_turn_symbol (&topology, 0, -2, &deed));
  g_assert_cmpint (topology.symbols[0].direction, ==, TW_DIRECTION_NW);
  g_assert_true (tw_canvas_drop_symbol (NULL, &topology, "gold", SPOT (FIELD, 0), &deed));
  g_assert_false (tw_canvas_turn_symbol (&topology, 1, 1, &deed));
}

static void
test_badges_join_and_link (void)
{
  TwTopology topology = { 0 };
  TwFields fields;
  TwCanvasDeed deed;
  int city;

  click (&topology, EDGE (N), TW_KIND_CITY);
  DRAG (&topology, TW_KIND_ROAD, EDGE (E), EDGE (W));
  city = land_at (&topology, TW_EDGE_N);
  tw_fields_derive (&topology, TW_FIELDS_DEFAULT, &fields);
  g_assert_cmpuint (fields.n_fields, ==, 2);
  g_assert_cmpuint (fields.fields[0].cities | fields.fields[1].cities, ==, TW_SEGMENT_BIT (city));

  /* The southern field feeds the city as well, then it does not again. */
  for (guint i = 0; i < 2; i++)
    {
      guint south = fields.fields[0].rim & TW_RIM_MIDDLE (TW_EDGE_S) ? 0 : 1;

      deed = DRAG (&topology, TW_KIND_CITY, SPOT (BADGE, south), SPOT (SEGMENT, city));
      g_assert_cmpint (deed.removed, ==, i == 1);
      tw_fields_derive (&topology, TW_FIELDS_DEFAULT, &fields);
      g_assert_cmpuint (fields.fields[south].cities != 0, ==, i == 0);
      g_assert_cmpuint (tw_canvas_n_changed_fields (&fields), ==, 1 - i);
    }
  g_assert_cmpuint (topology.n_overrides, ==, 0);
  DRAG (&topology, TW_KIND_CITY, SPOT (BADGE, 0), SPOT (BADGE, 1));
  tw_fields_derive (&topology, TW_FIELDS_DEFAULT, &fields);
  g_assert_cmpuint (fields.n_fields, ==, 1);
  g_assert_cmpuint (topology.n_overrides, ==, 1);
}

static void
test_delete (void)
{
  TwTopology topology = { 0 };
  TwCanvasDeed deed;

  click (&topology, EDGE (N), TW_KIND_CITY);
  DRAG (&topology, TW_KIND_ROAD, EDGE (S), SPOT (SEGMENT, 0));
  tw_canvas_drop_symbol (NULL, &topology, "coat-of-arms", EDGE (N), &deed);
  tw_canvas_drop_symbol (NULL, &topology, "inn", EDGE (S), &deed);
  g_assert_true (tw_canvas_delete (&topology, SPOT (SYMBOL, 0), &deed));
  g_assert_cmpint (topology.n_symbols, ==, 1);
  /* The road that led to the city finds another end and keeps its inn. */
  g_assert_true (
      tw_canvas_delete (&topology, SPOT (SEGMENT, land_at (&topology, TW_EDGE_N)), &deed));
  assert_edges (&topology, "FFRF");
  assert_road_ends (&topology, TW_EDGE_S, TW_JUNCTION_VILLAGE);
  g_assert_cmpuint (tw_topology_symbol_count (&topology, "inn", land_at (&topology, TW_EDGE_S)), ==,
                    1);
  g_assert_true (tw_canvas_delete (&topology, EDGE (S), &deed));
  g_assert_cmpint (topology.n_segments + topology.n_symbols + topology.n_junctions, ==, 0);
  g_assert_false (tw_canvas_delete (&topology, SPOT (MIDDLE, 0), &deed));
}

static void
test_delete_place (void)
{
  TwTopology topology = { 0 };
  TwCanvasDeed deed;

  tw_canvas_drop_symbol (NULL, &topology, "monastery", SPOT (FIELD, 0), &deed);
  click (&topology, EDGE (S), TW_KIND_ROAD);
  assert_road_ends (&topology, TW_EDGE_S, TW_JUNCTION_MONASTERY);
  g_assert_true (tw_canvas_delete (&topology, SPOT (MIDDLE, 0), &deed));
  assert_road_ends (&topology, TW_EDGE_S, TW_JUNCTION_VILLAGE);
}

#define ADD(path, test) g_test_add_func ("/designer/canvas-deed/" path, test)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("symbols/dropped-where-allowed", test_symbols_are_dropped_where_allowed);
  ADD ("symbols/find-their-layer", test_symbols_find_their_layer);
  ADD ("symbols/dragged-across-a-border", test_symbol_dragged_across_a_border);
  ADD ("symbols/turn", test_symbol_turns);
  ADD ("fields/join-and-link", test_badges_join_and_link);
  ADD ("delete/parts", test_delete);
  ADD ("delete/place", test_delete_place);
  return g_test_run ();
}
