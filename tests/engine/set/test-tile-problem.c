/* Problems of one drawing, each by the smallest tile that has it, and its repair. */
#include "engine/set/other-repair.h"
#include "engine/set/validate-tile.h"
#include "engine/set/validate.h"
#include "tests/engine/set/problem-fixture.h"

static void
test_port_owned_twice (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_CITY, N | W);
  check_drawing (&t, TW_PROBLEM_PORT_OWNED_TWICE,
                 "Tile T: city north and city north and west overlap at NL N NR.",
                 "Remove the Overlap", "city:N city:W");
}

static void
test_port_owned_never (void)
{
  TwTopology t = { 0 }, part = { 0 };

  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  tw_topology_add_segment (&t, TW_KIND_CITY, 0);
  check_drawing (&t, TW_PROBLEM_PORT_OWNED_NEVER, "Tile T: city reaches no edge.", "Remove It",
                 "road:EW");
  tw_topology_add_segment (&part, TW_KIND_CITY, N);
  part.segments[0].rim &= (TwRim) ~TW_RIM_BIT (TW_PORT_NR);
  check_drawing (&part, TW_PROBLEM_PORT_OWNED_NEVER,
                 "Tile T: city north has an edge only in part; NR is missing.", "Complete the Edge",
                 "city:N");
}

/* What a line has of an edge beside its middle; a corner it may have. */
static void
test_port_off_middle (void)
{
  TwTopology t = { 0 }, stub = { 0 };

  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  t.segments[0].rim |= TW_RIM_BIT (TW_PORT_NL) | TW_RIM_BIT (3);
  check_drawing (&t, TW_PROBLEM_PORT_OFF_MIDDLE,
                 "Tile T: road from east to west cannot reach the rim at NL, only in the middle of "
                 "an edge.",
                 "Keep to the Middle", "road:EW+NE");
  tw_topology_add_segment (&stub, TW_KIND_CITY, S);
  tw_topology_add_segment (&stub, TW_KIND_ROAD, 0);
  stub.segments[1].rim = TW_RIM_BIT (TW_PORT_NL) | TW_RIM_BIT (TW_PORT_WR);
  check_drawing (&stub, TW_PROBLEM_PORT_OFF_MIDDLE,
                 "Tile T: road cannot reach the rim at NL WR, only in the middle of an edge.",
                 "Keep to the Middle", "city:S");
}

static void
test_road_without_end (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_MONASTERY, 0);
  tw_topology_add_segment (&t, TW_KIND_ROAD, S);
  check_drawing (&t, TW_PROBLEM_ROAD_WITHOUT_END, "Tile T: road from south leads nowhere.",
                 "Give It an End", "monastery road:S | monastery(1)");
}

static void
test_end_without_place (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_ROAD, S);
  tw_topology_add_junction (&t, TW_JUNCTION_LAKE, 1);
  check_drawing (&t, TW_PROBLEM_END_WITHOUT_PLACE,
                 "Tile T: road from south ends at something that the tile does not have.",
                 "Give It an End", "road:S | village(0)");
}

static void
test_gate_without_city (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_ROAD, S);
  tw_topology_add_junction (&t, TW_JUNCTION_GATE, 1);
  check_drawing (&t, TW_PROBLEM_GATE_WITHOUT_CITY,
                 "Tile T: road from south ends at a gate, but in no city’s wall.", "Mend the End",
                 "road:S | village(0)");
  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  check_drawing (&t, TW_PROBLEM_GATE_WITHOUT_CITY,
                 "Tile T: road from south ends at a gate, but in no city’s wall.", "Mend the End",
                 "road:S city:N | gate(0,1)");
}

static void
test_crossing_segments (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  tw_topology_add_segment (&t, TW_KIND_CITY, N | S);
  check_drawing (&t, TW_PROBLEM_CROSSING_SEGMENTS,
                 "Tile T: road from east to west and city north and south cross, and nothing says "
                 "how.",
                 "Make a Bridge", "road:EW city:NS | bridge(0^,1)");
}

/* A river may end in either: the second repair adds the other one. */
static void
check_other_end (TwTileSet *set, const char *label, const char *topology)
{
  g_autoptr (TwProblems) problems = tw_tile_set_validate (set, NULL), left = NULL;
  const TwProblem *problem = find_problem (problems, TW_PROBLEM_RIVER_WITHOUT_END);
  g_autofree char *other = tw_problem_other_repair_label (problem, set);
  g_autoptr (TwTileSet) mended = tw_problem_other_repair (problem, set);

  g_assert_cmpstr (other, ==, label);
  assert_topology (&mended->tiles[problem->tile]->topology, topology);
  left = tw_tile_set_validate (mended, NULL);
  g_assert_null (find_problem (left, TW_PROBLEM_RIVER_WITHOUT_END));
}

static void
test_river_without_end (void)
{
  TwTopology t = { 0 }, pond = { 0 };
  g_autoptr (TwTileSet) set = NULL;
  g_autoptr (TwTileSet) mended = NULL;
  g_autoptr (TwTile) second = NULL;
  g_autoptr (TwProblems) problems = NULL;

  /* Two tiles, so that the edges meet. */
  tw_topology_add_segment (&t, TW_KIND_RIVER, E);
  set = set_of (&t);
  tw_topology_add_segment (&pond, TW_KIND_RIVER, W);
  tw_topology_add_segment (&pond, TW_KIND_LAKE, 0);
  set_add (set, "L", 1, &pond);
  check_other_end (set, "Add a Lake", "river:E | | lake-end*1@0");
  mended = check (set, TW_PROBLEM_RIVER_WITHOUT_END,
                  "Tile T: river east has neither source nor lake at its end.", "Add a Source");
  assert_topology (&mended->tiles[0]->topology, "river:E | | source*1@0");
  /* Where the set has its source, the other end is the lake. */
  second = tw_tile_new ("T2", 1, &t);
  tw_tile_set_replace_tile (mended, 1, second);
  g_clear_pointer (&set, tw_tile_set_unref);
  set = g_steal_pointer (&mended);
  check_other_end (set, "Add a Source", "river:E | | source*1@0");
  mended = check (set, TW_PROBLEM_RIVER_WITHOUT_END,
                  "Tile T2: river east has neither source nor lake at its end.", "Add a Lake");
  assert_topology (&mended->tiles[1]->topology, "river:E | | lake-end*1@0");
  problems = tw_tile_validate (set->tiles[1], NULL);
  g_assert_cmpuint (problems->problems[0].rim, ==, TW_RIM_BIT (TW_PORT_E));
  g_assert_cmpint (problems->problems[0].segment, ==, 0);
  g_assert_cmpint (problems->problems[0].severity, ==, TW_SEVERITY_WARNING);
}

static void
test_rivers_with_ends (void)
{
  TwTopology through = { 0 }, spring = { 0 }, mouth = { 0 };
  g_autoptr (TwTile) one = NULL;
  g_autoptr (TwTile) other = NULL;
  g_autoptr (TwTile) last = NULL;
  g_autoptr (TwProblems) problems = NULL;

  tw_topology_add_segment (&through, TW_KIND_RIVER, E | W);
  one = tw_tile_new ("R", 1, &through);
  problems = tw_tile_validate (one, NULL);
  g_assert_cmpuint (problems->n_problems, ==, 0);
  g_clear_pointer (&problems, tw_problems_free);
  /* The source may stand on the tile instead of its river. */
  tw_topology_add_segment (&spring, TW_KIND_RIVER, E);
  tw_topology_add_symbol (&spring, "source", -1, 1, TW_DIRECTION_NONE);
  other = tw_tile_new ("S", 1, &spring);
  problems = tw_tile_validate (other, NULL);
  g_assert_cmpuint (problems->n_problems, ==, 0);
  g_clear_pointer (&problems, tw_problems_free);
  /* And so may the lake at its end. */
  tw_topology_add_segment (&mouth, TW_KIND_RIVER, W);
  tw_topology_add_symbol (&mouth, "lake-end", -1, 1, TW_DIRECTION_NONE);
  last = tw_tile_new ("L", 1, &mouth);
  problems = tw_tile_validate (last, NULL);
  g_assert_cmpuint (problems->n_problems, ==, 0);
}

static void
test_symbol_on_nothing (void)
{
  TwTopology t = { 0 };

  tw_topology_add_symbol (&t, "inn", -1, 1, TW_DIRECTION_NONE);
  check_drawing (&t, TW_PROBLEM_SYMBOL_ON_NOTHING,
                 "Tile T: The symbol “Inn” stands on nothing that can bear it.", "Take It Off", "");
  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  check_drawing (&t, TW_PROBLEM_SYMBOL_ON_NOTHING,
                 "Tile T: The symbol “Inn” stands on nothing that can bear it.", "Move It",
                 "road:EW | | inn*1@0");
  /* With two roads it is not clear where. */
  tw_topology_add_segment (&t, TW_KIND_ROAD, N | S);
  tw_topology_add_junction (&t, TW_JUNCTION_BRIDGE, 3);
  check_drawing (&t, TW_PROBLEM_SYMBOL_ON_NOTHING,
                 "Tile T: The symbol “Inn” stands on nothing that can bear it.", "Take It Off",
                 "road:EW road:NS | bridge(0,1)");
}

static void
test_symbol_wrong_land (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_symbol (&t, "inn", 0, 1, TW_DIRECTION_NONE);
  check_drawing (&t, TW_PROBLEM_SYMBOL_WRONG_LAND,
                 "Tile T: The symbol “Inn” means nothing on: city north.", "Take It Off", "city:N");
  t.n_symbols = 0;
  tw_topology_add_symbol (&t, "gold", 0, 1, TW_DIRECTION_NONE);
  check_drawing (&t, TW_PROBLEM_SYMBOL_WRONG_LAND,
                 "Tile T: The symbol “Gold” means nothing on: city north.", "Move It",
                 "city:N | | gold*1");
}

static void
test_own_symbols_stand_anywhere (void)
{
  TwTopology t = { 0 };
  g_autoptr (TwTileSet) set = NULL;
  g_autoptr (TwProblems) problems = NULL;

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_symbol (&t, "griffin", 0, 1, TW_DIRECTION_NONE);
  tw_topology_add_symbol (&t, "griffin", -1, 1, TW_DIRECTION_NONE);
  set = set_of (&t);
  problems = tw_tile_set_validate (set, NULL);
  g_assert_cmpuint (problems->n_problems, ==, 0);
}

/* A word that nobody knows and that is all but one that is known: Damerau's distance is 1 each. */
static void
test_misspelt_symbol (void)
{
  static const char *const sound[] = { "griffin", "pine", "page", "in", "monk", "coat" };
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_symbol (&t, "shild", 0, 2, TW_DIRECTION_NONE);
  check_drawing (&t, TW_PROBLEM_MISSPELT_SYMBOL,
                 "Tile T: Nothing says what the symbol “shild” is. Did you mean “Coat of arms”?",
                 "Replace It", "city:N | | coat-of-arms*2@0");
  t.n_symbols = 0;
  tw_topology_add_symbol (&t, "Grian", -1, 1, TW_DIRECTION_NONE);
  check_drawing (&t, TW_PROBLEM_MISSPELT_SYMBOL,
                 "Tile T: Nothing says what the symbol “Grian” is. Did you mean “Grain”?",
                 "Replace It", "city:N | | grain*1@0");
  t.n_symbols = 0;
  tw_topology_add_symbol (&t, "monastry", -1, 1, TW_DIRECTION_NONE);
  check_drawing (&t, TW_PROBLEM_MISSPELT_SYMBOL,
                 "Tile T: Nothing says what the symbol “monastry” is. Did you mean “monastery”?",
                 "Replace It", "city:N monastery");
  t.n_symbols = 0;
  tw_topology_add_symbol (&t, "cemetery", -1, 1, TW_DIRECTION_NONE);
  check_drawing (&t, TW_PROBLEM_MISSPELT_SYMBOL,
                 "Tile T: “cemetery” is no symbol. Write the element <cemetery/> into the tile.",
                 "Replace It", "city:N cemetery");
  for (guint i = 0; i < G_N_ELEMENTS (sound); i++)
    {
      g_autoptr (TwTileSet) set = NULL;
      g_autoptr (TwProblems) problems = NULL;

      t.n_symbols = 0;
      tw_topology_add_symbol (&t, sound[i], -1, 1, TW_DIRECTION_NONE);
      set = set_of (&t);
      problems = tw_tile_set_validate (set, NULL);
      g_assert_cmpuint (problems->n_problems, ==, 0);
    }
}

static void
test_stale_override (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  t.n_overrides = 1;
  t.overrides[0] = (TwFieldOverride){ .kind = TW_OVERRIDE_LINK, .field = TW_RIM_BIT (TW_PORT_EL) };
  check_drawing (&t, TW_PROBLEM_STALE_OVERRIDE,
                 "Tile T: A change made to the fields no longer fits the drawing.",
                 "Drop the Change", "city:N");
}

static void
test_mist_on_city (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_MIST, N | E);
  tw_topology_add_symbol (&t, "ghost", 1, 1, TW_DIRECTION_NONE);
  check_drawing (&t, TW_PROBLEM_MIST_ON_CITY, "Tile T: Mist lies on a city’s edge: north.",
                 "Clear the Mist", "city:N mist:E | | ghost*1@1");
}

static void
test_ghost_without_mist (void)
{
  TwTopology t = { 0 };

  tw_topology_add_symbol (&t, "ghost", -1, 2, TW_DIRECTION_NONE);
  check_drawing (&t, TW_PROBLEM_GHOST_WITHOUT_MIST, "Tile T: A ghost stands where no mist is.",
                 "Take It Off", "");
  tw_topology_add_segment (&t, TW_KIND_MIST, N);
  check_drawing (&t, TW_PROBLEM_GHOST_WITHOUT_MIST, "Tile T: A ghost stands where no mist is.",
                 "Move It", "mist:N | | ghost*2@0");
}

static void
assert_new_id (const TwTileSet *set, const char *like, const char *expected)
{
  g_autofree char *id = tw_tile_set_new_tile_id (set, like);

  g_assert_cmpstr (id, ==, expected);
}

/* The first number that is free behind the one it is like; others are no numbers of ours. */
static void
test_new_id (void)
{
  static const char *const ids[] = {
    "F1", "F3", "F4", "F06", "F7x", "G5", "F99999999999999999999"
  };
  g_autoptr (TwTileSet) set = tw_tile_set_new ("ids");

  assert_new_id (set, NULL, "T1");
  assert_new_id (set, "", "T1");
  assert_new_id (set, "F", "F1");
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (TwTile) tile = tw_tile_new (ids[i], 1, NULL);

      tw_tile_set_insert_tile (set, -1, tile);
    }
  assert_new_id (set, "F", "F2");
  assert_new_id (set, "F1", "F2");
  assert_new_id (set, "F2", "F5");
  assert_new_id (set, "F4", "F5");
  assert_new_id (set, "F5", "F6");
  assert_new_id (set, "F06", "F7");
  assert_new_id (set, "F999998", "F999999");
  assert_new_id (set, "G4", "G6");
  assert_new_id (set, "7", "8");
}

/* Also where a large set has all numbers from the first; how long it takes is measured by
 * tests/bench/bench-format.c. */
static void
test_new_id_of_many (void)
{
  g_autoptr (TwTileSet) set = tw_tile_set_new ("many");

  for (guint i = 0; i < 20000; i++)
    {
      g_autofree char *id = g_strdup_printf ("T%u", i + 1);
      g_autoptr (TwTile) tile = tw_tile_new (id, 1, NULL);

      tw_tile_set_insert_tile (set, -1, tile);
    }
  assert_new_id (set, "T", "T20001");
  assert_new_id (set, "T19999", "T20001");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/set/tile-problem/port-owned-twice", test_port_owned_twice);
  g_test_add_func ("/set/tile-problem/port-owned-never", test_port_owned_never);
  g_test_add_func ("/set/tile-problem/port-off-middle", test_port_off_middle);
  g_test_add_func ("/set/tile-problem/road-without-end", test_road_without_end);
  g_test_add_func ("/set/tile-problem/end-without-place", test_end_without_place);
  g_test_add_func ("/set/tile-problem/gate-without-city", test_gate_without_city);
  g_test_add_func ("/set/tile-problem/crossing-segments", test_crossing_segments);
  g_test_add_func ("/set/tile-problem/river-without-end", test_river_without_end);
  g_test_add_func ("/set/tile-problem/rivers-with-ends", test_rivers_with_ends);
  g_test_add_func ("/set/tile-problem/symbol-on-nothing", test_symbol_on_nothing);
  g_test_add_func ("/set/tile-problem/symbol-wrong-land", test_symbol_wrong_land);
  g_test_add_func ("/set/tile-problem/own-symbols", test_own_symbols_stand_anywhere);
  g_test_add_func ("/set/tile-set/new-id", test_new_id);
  g_test_add_func ("/set/tile-set/new-id-of-many", test_new_id_of_many);
  g_test_add_func ("/set/tile-problem/stale-override", test_stale_override);
  g_test_add_func ("/set/tile-problem/misspelt-symbol", test_misspelt_symbol);
  g_test_add_func ("/set/tile-problem/mist-on-city", test_mist_on_city);
  g_test_add_func ("/set/tile-problem/ghost-without-mist", test_ghost_without_mist);
  return g_test_run ();
}
