/* Edge patterns: what there is, what is counted, what a new tile looks like. */
#include "app/gallery/edge-patterns.h"

#include "engine/set/problem.h"
#include "engine/set/validate-tile.h"

static TwEdgeCodes
parse (const char *letters)
{
  TwEdgeCodes edges;

  g_assert_true (tw_edge_pattern_parse (NULL, letters, &edges));
  return edges;
}

static void
test_parse (void)
{
  TwEdgeCodes edges;

  g_assert_cmpuint (tw_edge_code (parse ("crFV"), TW_EDGE_N), ==, TW_KIND_CITY);
  g_assert_cmpuint (tw_edge_code (parse ("crFV"), TW_EDGE_W), ==, TW_KIND_RIVER);
  g_assert_false (tw_edge_pattern_parse (NULL, "CRF", &edges));
  g_assert_false (tw_edge_pattern_parse (NULL, "CRFFF", &edges));
  g_assert_false (tw_edge_pattern_parse (NULL, "inns", &edges));
  g_assert_cmpuint (tw_edge_pattern_canonical (parse ("FCRF")), ==,
                    tw_edge_pattern_canonical (parse ("RFFC")));
  g_assert_cmpuint (tw_edge_pattern_canonical (parse ("CRFF")), !=,
                    tw_edge_pattern_canonical (parse ("CFFR")));
}

static void
test_count (void)
{
  g_autoptr (TwTileSet) set = tw_tile_set_new ("test");
  const char *edges[] = { "CFFF", "FFCF", "VFVF", "RRRR" };
  g_autofree TwEdgePattern *patterns = NULL;
  guint n_patterns;

  g_test_summary ("Rotations count as one pattern, rivers come on top, what is there comes first");
  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    {
      TwTopology topology = { 0 };
      g_autoptr (TwTile) tile = NULL;

      for (guint edge = 0; edge < TW_N_EDGES; edge++)
        if (edges[i][edge] != 'F')
          tw_topology_add_segment (&topology, tw_kind_from_letter (edges[i][edge]),
                                   (TwEdgeSet) (1u << edge));
      tile = tw_tile_new (edges[i], i + 2, &topology);
      tw_tile_set_insert_tile (set, -1, tile);
    }
  patterns = tw_edge_patterns_find (set, &n_patterns);
  /* 27 with one edge of river, 15 with two. */
  g_assert_cmpuint (n_patterns, ==, TW_N_PLAIN_PATTERNS + 27 + 15);
  g_assert_cmpuint (tw_edge_patterns_n_missing (patterns, n_patterns), ==, n_patterns - 3);
  g_assert_cmpuint (patterns[0].edges, ==, tw_edge_pattern_canonical (parse ("CFFF")));
  g_assert_cmpuint (patterns[0].n_tiles, ==, 5);
  g_assert_cmpuint (patterns[1].edges, ==, parse ("RRRR"));
  g_assert_cmpuint (patterns[2].edges, ==, tw_edge_pattern_canonical (parse ("VFVF")));
  for (guint i = 3; i < n_patterns; i++)
    g_assert_cmpuint (patterns[i].n_tiles, ==, 0);
}

static void
test_mist (void)
{
  g_autoptr (TwTileSet) set = tw_tile_set_new ("test");
  g_autoptr (TwTile) tile = NULL;
  g_autofree TwEdgePattern *patterns = NULL;
  guint n_patterns;
  TwTopology topology = { 0 };

  g_test_summary ("Mist lies over the land and makes no pattern of its own");
  tw_topology_add_segment (&topology, TW_KIND_CITY, 1u << TW_EDGE_N);
  tw_topology_add_segment (&topology, TW_KIND_MIST, 1u << TW_EDGE_S);
  tile = tw_tile_new ("M", 3, &topology);
  tw_tile_set_insert_tile (set, -1, tile);
  patterns = tw_edge_patterns_find (set, &n_patterns);
  g_assert_cmpuint (n_patterns, ==, TW_N_PLAIN_PATTERNS);
  g_assert_cmpuint (tw_edge_patterns_n_missing (patterns, n_patterns), ==, 23);
  g_assert_cmpuint (patterns[0].edges, ==, parse ("CFFF"));
  g_assert_cmpuint (patterns[0].n_tiles, ==, 3);
}

static void
test_new_tiles (void)
{
  g_autoptr (TwTileSet) set = tw_tile_set_new ("test");
  g_autofree TwEdgePattern *patterns = NULL;
  guint n_patterns;

  g_test_summary ("A tile begun from any of the 24 patterns has these edges and no problem");
  patterns = tw_edge_patterns_find (set, &n_patterns);
  g_assert_cmpuint (n_patterns, ==, TW_N_PLAIN_PATTERNS);
  g_assert_cmpuint (tw_edge_patterns_n_missing (patterns, n_patterns), ==, n_patterns);
  for (guint i = 0; i < n_patterns; i++)
    {
      g_autofree char *letters = tw_edge_pattern_letters (NULL, patterns[i].edges);
      g_autoptr (TwProblems) problems = NULL;
      g_autoptr (TwTile) tile = NULL;
      TwTopology topology;

      tw_edge_pattern_topology (patterns[i].edges, &topology);
      g_assert_cmpuint (tw_topology_edge_codes (&topology), ==, patterns[i].edges);
      tile = tw_tile_new (letters, 1, &topology);
      problems = tw_tile_validate (tile, NULL);
      if (tw_problems_worst (problems, -1) >= TW_SEVERITY_WARNING)
        g_error ("%s: %s", letters, tw_problem_code_name (problems->problems[0].code));
    }
}

/* A new tile with @edges has them, and no problem; but whether a river that stops there has a
 * source or a lake is for people to say. */
static void
assert_drawn (const char *id, TwEdgeCodes edges)
{
  TwTopology topology;
  g_autoptr (TwTile) tile = NULL;
  g_autoptr (TwProblems) problems = NULL;

  tw_edge_pattern_topology (edges, &topology);
  g_assert_cmphex (tw_topology_edge_codes (&topology), ==, edges);
  tile = tw_tile_new (id, 1, &topology);
  problems = tw_tile_validate (tile, NULL);
  for (guint i = 0; i < problems->n_problems; i++)
    if (problems->problems[i].severity >= TW_SEVERITY_WARNING
        && problems->problems[i].code != TW_PROBLEM_RIVER_WITHOUT_END)
      g_error ("%08x: %s", edges, tw_problem_code_name (problems->problems[i].code));
}

static void
test_rivers (void)
{
  g_autoptr (TwTileSet) set = tw_tile_set_new ("test");
  TwTopology topology = { 0 };
  g_autoptr (TwTile) tile = NULL, crossing = NULL;
  g_autofree TwEdgePattern *patterns = NULL, *plain = NULL;
  g_autoptr (TwProblems) problems = NULL;
  guint n_patterns;

  g_test_summary ("With a river: 24 without, 27 with one edge of it, 15 with two");
  plain = tw_edge_patterns_find (set, &n_patterns);
  g_assert_cmpuint (n_patterns, ==, 24);
  tw_topology_add_segment (&topology, TW_KIND_RIVER, 0x5);
  tile = tw_tile_new ("V", 2, &topology);
  tw_tile_set_insert_tile (set, -1, tile);
  patterns = tw_edge_patterns_find (set, &n_patterns);
  /* One edge: 3 * 3 * 3 lands on the others. Two neighbours: 3 * 3; two opposite: turned by a
   * half they are the same, 6. */
  g_assert_cmpuint (n_patterns, ==, 24 + 27 + 9 + 6);
  g_assert_cmpuint (tw_edge_patterns_n_missing (patterns, n_patterns), ==, n_patterns - 1);
  for (guint i = 0; i < n_patterns; i++)
    assert_drawn ("V", patterns[i].edges);
  tw_edge_pattern_topology (parse ("RVRV"), &topology);
  crossing = tw_tile_new ("X", 1, &topology);
  problems = tw_tile_validate (crossing, NULL);
  g_assert_cmpuint (problems->n_problems, ==, 0);
  g_assert_cmpuint (crossing->fields.n_fields, ==, 4);
}

static void
assert_segment (const TwTopology *topology, guint segment, TwKind kind, TwEdgeSet edges)
{
  g_assert_cmpint (topology->segments[segment].kind, ==, kind);
  g_assert_cmphex (topology->segments[segment].rim & TW_RIM_MIDDLES, ==,
                   tw_rim_from_edges (edges) & TW_RIM_MIDDLES);
}

static void
test_opposite_cities (void)
{
  TwTopology topology;

  g_test_summary ("Cities face to face are one, but two where a road or a river goes between them");
  tw_edge_pattern_topology (parse ("CFCF"), &topology);
  g_assert_cmpuint (topology.n_segments, ==, 1);
  assert_segment (&topology, 0, TW_KIND_CITY, 0x5);
  tw_edge_pattern_topology (parse ("CRCR"), &topology);
  g_assert_cmpuint (topology.n_segments, ==, 3);
  assert_segment (&topology, 0, TW_KIND_CITY, 0x1);
  assert_segment (&topology, 1, TW_KIND_CITY, 0x4);
  assert_segment (&topology, 2, TW_KIND_ROAD, 0xa);
  tw_edge_pattern_topology (parse ("CVCV"), &topology);
  g_assert_cmpuint (topology.n_segments, ==, 3);
  assert_segment (&topology, 1, TW_KIND_CITY, 0x4);
  assert_segment (&topology, 2, TW_KIND_RIVER, 0xa);
}

/* The roads of a new tile with these edges end at one @kind, where @members meet. */
static void
assert_end (const char *edges, TwJunctionKind kind, TwSegmentSet members)
{
  TwTopology topology;

  tw_edge_pattern_topology (parse (edges), &topology);
  g_assert_cmpuint (topology.n_junctions, ==, 1);
  g_assert_cmpint (topology.junctions[0].kind, ==, kind);
  g_assert_cmphex (topology.junctions[0].members, ==, members);
}

static void
test_road_ends (void)
{
  g_test_summary (
      "One road ends at the gate of the city; without a city, or with more, at a village");
  assert_end ("CRFF", TW_JUNCTION_GATE, TW_SEGMENT_BIT (0) | TW_SEGMENT_BIT (1));
  assert_end ("RFFF", TW_JUNCTION_VILLAGE, TW_SEGMENT_BIT (0));
  assert_end ("CRRR", TW_JUNCTION_VILLAGE,
              TW_SEGMENT_BIT (1) | TW_SEGMENT_BIT (2) | TW_SEGMENT_BIT (3));
  /* Of two cities it is at neither. */
  assert_end ("CRCF", TW_JUNCTION_VILLAGE, TW_SEGMENT_BIT (2));
}

static void
test_own_land (void)
{
  g_autoptr (TwTileSet) set = tw_tile_set_new ("test");
  const guint rails = TW_KIND_OWN, wood = TW_KIND_OWN + TW_N_OWN_LINES;
  TwTopology topology = { 0 };
  g_autoptr (TwTile) tile = NULL;
  g_autofree TwEdgePattern *patterns = NULL;
  guint n_patterns, n_rails = 0, n_wood = 0;

  g_test_summary (
      "Land that a set invents is missed beside the program's, and drawn without fault");
  tw_topology_add_segment (&topology, rails, 1u << TW_EDGE_N);
  tw_topology_add_segment (&topology, wood, 1u << TW_EDGE_S);
  tile = tw_tile_new ("O", 1, &topology);
  tw_tile_set_insert_tile (set, -1, tile);
  patterns = tw_edge_patterns_find (set, &n_patterns);
  /* 24 without, 42 with one or two edges of each, and the one with both that is there. */
  g_assert_cmpuint (n_patterns, ==, 24 + 42 + 42 + 1);
  g_assert_cmpuint (tw_edge_patterns_n_missing (patterns, n_patterns), ==, 24 + 42 + 42);
  for (guint i = 0; i < n_patterns; i++)
    {
      gboolean has_rails = FALSE, has_wood = FALSE;

      for (guint edge = 0; edge < TW_N_EDGES; edge++)
        {
          has_rails |= tw_edge_code (patterns[i].edges, edge) == rails;
          has_wood |= tw_edge_code (patterns[i].edges, edge) == wood;
        }
      n_rails += has_rails;
      n_wood += has_wood;
      if (patterns[i].n_tiles == 0)
        assert_drawn ("O2", patterns[i].edges);
    }
  g_assert_cmpuint (n_rails, ==, 43);
  g_assert_cmpuint (n_wood, ==, 43);
}

/* The @kinds of four edges, north first. */
static TwEdgeCodes
codes (guint north, guint east, guint south, guint west)
{
  return north | east << 8 | south << 16 | (TwEdgeCodes) west << 24;
}

static void
test_own_land_drawn (void)
{
  const guint rails = TW_KIND_OWN, wood = TW_KIND_OWN + TW_N_OWN_LINES;
  TwTopology topology;

  g_test_summary ("Own lines are drawn as roads are, and own areas as cities");
  tw_edge_pattern_topology (codes (rails, TW_KIND_ROAD, rails, TW_KIND_ROAD), &topology);
  g_assert_cmpuint (topology.n_segments, ==, 2);
  g_assert_cmpint (topology.junctions[0].kind, ==, TW_JUNCTION_BRIDGE);
  g_assert_cmpint (topology.segments[topology.junctions[0].over].kind, ==, TW_KIND_ROAD);
  tw_edge_pattern_topology (codes (rails, TW_KIND_CITY, TW_KIND_FIELD, TW_KIND_FIELD), &topology);
  g_assert_cmpuint (topology.n_junctions, ==, 1);
  g_assert_cmpint (topology.junctions[0].kind, ==, TW_JUNCTION_VILLAGE);
  tw_edge_pattern_topology (codes (wood, TW_KIND_FIELD, wood, TW_KIND_FIELD), &topology);
  g_assert_cmpuint (topology.n_segments, ==, 1);
  tw_edge_pattern_topology (codes (wood, TW_KIND_CITY, wood, TW_KIND_CITY), &topology);
  g_assert_cmpuint (topology.n_segments, ==, 4);
}

static void
test_order (void)
{
  TwEdgePattern patterns[] = { { parse ("CFFF"), 1, 0 },
                               { parse ("CCCC"), 0, 3 },
                               { parse ("RRRR"), 0, 8 },
                               { parse ("FFFF"), 0, 3 },
                               { parse ("RFRF"), 2, 9 } };

  g_test_summary ("What is there comes first, then what is asked for most, then cities first");
  tw_edge_patterns_order (patterns, G_N_ELEMENTS (patterns));
  g_assert_cmphex (patterns[0].edges, ==, parse ("CFFF"));
  g_assert_cmphex (patterns[1].edges, ==, parse ("RFRF"));
  g_assert_cmphex (patterns[2].edges, ==, parse ("RRRR"));
  g_assert_cmphex (patterns[3].edges, ==, parse ("CCCC"));
  g_assert_cmphex (patterns[4].edges, ==, parse ("FFFF"));
}

static void
test_missing_words (void)
{
  const TwEdgePattern patterns[] = { { 0, 1, 0 }, { 0, 0, 0 }, { 0, 0, 0 } };
  g_autofree char *none = tw_edge_patterns_say_missing (patterns, 1),
                  *one = tw_edge_patterns_say_missing (patterns, 2),
                  *two = tw_edge_patterns_say_missing (patterns, 3);

  g_assert_cmpstr (none, ==, "None of the 1 patterns is missing.");
  g_assert_cmpstr (one, ==, "1 of the 2 patterns is missing.");
  g_assert_cmpstr (two, ==, "2 of the 3 patterns are missing.");
}

static void
test_words (void)
{
  g_autofree char *words = tw_edge_pattern_words (NULL, parse ("CRFV"));

  g_assert_cmpstr (words, ==, "city, road, field, river");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/gallery/edge-patterns/parse", test_parse);
  g_test_add_func ("/gallery/edge-patterns/count", test_count);
  g_test_add_func ("/gallery/edge-patterns/mist", test_mist);
  g_test_add_func ("/gallery/edge-patterns/new-tiles", test_new_tiles);
  g_test_add_func ("/gallery/edge-patterns/rivers", test_rivers);
  g_test_add_func ("/gallery/edge-patterns/opposite-cities", test_opposite_cities);
  g_test_add_func ("/gallery/edge-patterns/road-ends", test_road_ends);
  g_test_add_func ("/gallery/edge-patterns/own-land", test_own_land);
  g_test_add_func ("/gallery/edge-patterns/own-land-drawn", test_own_land_drawn);
  g_test_add_func ("/gallery/edge-patterns/order", test_order);
  g_test_add_func ("/gallery/edge-patterns/missing-words", test_missing_words);
  g_test_add_func ("/gallery/edge-patterns/words", test_words);
  return g_test_run ();
}
