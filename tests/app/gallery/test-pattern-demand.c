/* How many open places ask for a pattern, and tiles for all that are missing. */
#include "app/gallery/pattern-demand.h"

#include "app/gallery/pattern-tiles.h"
#include "engine/format/tile-set-file.h"
#include "tests/app/wait.h"

#define SET(rest)                                                                                  \
  "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"small\">"                    \
  "<title>Small</title>" rest "</tile-set>"
/* A game of one turn: around a tile with a city in the north and a road in the east there are four
 * places. */
#define ONE_TURN                                                                                   \
  SET ("<tile id=\"S\" start=\"1\"><city edges=\"N\"/><road edges=\"E\" end=\"village\"/></tile>"  \
       "<tile id=\"F\"/>")
/* The same with land of its own in the south. */
#define OWN_LAND                                                                                   \
  SET ("<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">"                                  \
       "<land id=\"wood\" shape=\"area\" colour=\"#3f6b35\"><title>Wood</title></land></rules>"    \
       "<tile id=\"S\" start=\"1\"><city edges=\"N\"/><land kind=\"wood\" edges=\"S\"/></tile>"    \
       "<tile id=\"F\"/>")
/* What is played with it is not there. */
#define UNPLAYABLE                                                                                 \
  "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"small\" "                    \
  "requires=\"nowhere\">"                                                                          \
  "<title>Small</title><tile id=\"F\"/></tile-set>"

static TwDocument *
open_text (const char *xml)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("small.xml", xml, -1, &error);

  g_assert_no_error (error);
  return tw_document_new_for_set (set, NULL, NULL);
}

static gboolean
is_over (gpointer demand)
{
  return tw_pattern_demand_get_state (demand) != TW_PATTERN_DEMAND_PLAYING;
}

static TwPatternDemand *
play (TwDocument *document)
{
  TwPatternDemand *demand = tw_pattern_demand_of (document);

  tw_pattern_demand_want (demand);
  g_assert_cmpint (tw_pattern_demand_get_state (demand), ==, TW_PATTERN_DEMAND_PLAYING);
  wait_until (is_over, demand);
  return demand;
}

/* Of 100 open places, how many ask for @letters. */
static guint
asking (TwDocument *document, const char *letters)
{
  TwPatternDemand *demand = tw_pattern_demand_of (document);
  TwEdgePattern pattern = { 0 };
  TwEdgeCodes edges;

  g_assert_true (tw_edge_pattern_parse (tw_document_get_set (document)->own, letters, &edges));
  pattern.edges = tw_edge_pattern_canonical (edges);
  tw_pattern_demand_fill (demand, &pattern, 1);
  return tw_pattern_demand_of_hundred (demand, &pattern);
}

static void
test_one_turn (void)
{
  TwDocument *document = open_text (ONE_TURN);
  TwPatternDemand *demand = play (document);

  g_test_summary ("Of four places one asks for a city, one for a road, two for a field");
  g_assert_cmpint (tw_pattern_demand_get_state (demand), ==, TW_PATTERN_DEMAND_KNOWN);
  g_assert_true (tw_pattern_demand_has_numbers (demand));
  g_assert_cmpuint (asking (document, "CCCC"), ==, 25);
  g_assert_cmpuint (asking (document, "RRRR"), ==, 25);
  g_assert_cmpuint (asking (document, "FFFF"), ==, 50);
  g_assert_cmpuint (asking (document, "CCRR"), ==, 50);
  g_assert_cmpuint (asking (document, "CFFF"), ==, 75);
  g_assert_cmpuint (asking (document, "CFRF"), ==, 100);
  assert_last_reference (document);
}

static void
test_own_land (void)
{
  TwDocument *document = open_text (OWN_LAND);
  TwEdgePattern pattern = { 0 };

  g_test_summary ("The set's own land is asked for as any other");
  play (document);
  pattern.edges = tw_edge_pattern_canonical (TW_KIND_FIELD | (TW_KIND_OWN + TW_N_OWN_LINES) << 8
                                             | TW_KIND_FIELD << 16
                                             | (TwEdgeCodes) (TW_KIND_OWN + TW_N_OWN_LINES) << 24);
  tw_pattern_demand_fill (tw_pattern_demand_of (document), &pattern, 1);
  /* The place in the south, and those in the east and west, which ask for a field. */
  g_assert_cmpuint (tw_pattern_demand_of_hundred (tw_pattern_demand_of (document), &pattern), ==,
                    75);
  assert_last_reference (document);
}

static void
test_stop (void)
{
  TwDocument *document = open_text (ONE_TURN);
  TwPatternDemand *demand = tw_pattern_demand_of (document);

  g_test_summary ("Who stops it is not asked again until the set changes or they say so");
  tw_pattern_demand_want (demand);
  tw_pattern_demand_stop (demand);
  g_assert_cmpint (tw_pattern_demand_get_state (demand), ==, TW_PATTERN_DEMAND_STOPPED);
  tw_pattern_demand_want (demand);
  g_assert_cmpint (tw_pattern_demand_get_state (demand), ==, TW_PATTERN_DEMAND_STOPPED);
  g_assert_false (tw_pattern_demand_has_numbers (demand));
  tw_pattern_demand_again (demand);
  wait_until (is_over, demand);
  g_assert_cmpint (tw_pattern_demand_get_state (demand), ==, TW_PATTERN_DEMAND_KNOWN);
  /* Nor does it play twice for the same set. */
  tw_pattern_demand_want (demand);
  g_assert_cmpint (tw_pattern_demand_get_state (demand), ==, TW_PATTERN_DEMAND_KNOWN);
  /* A document that is closed meanwhile does not wait for the games. */
  tw_pattern_demand_again (demand);
  assert_last_reference (document);
}

static void
test_unplayable (void)
{
  TwDocument *document = open_text (UNPLAYABLE);
  TwPatternDemand *demand = play (document);

  g_test_summary ("A set that cannot be played says why");
  g_assert_cmpint (tw_pattern_demand_get_state (demand), ==, TW_PATTERN_DEMAND_UNPLAYABLE);
  g_assert_nonnull (strstr (tw_pattern_demand_get_words (demand), "nowhere"));
  g_assert_false (tw_pattern_demand_has_numbers (demand));
  assert_last_reference (document);
}

static void
test_draw_all (void)
{
  TwDocument *document = open_text (ONE_TURN);
  guint n_patterns;
  g_autofree TwEdgePattern *patterns =
      tw_edge_patterns_find (tw_document_get_set (document), &n_patterns);
  g_autofree TwEdgePattern *after = NULL;

  g_test_summary ("A tile for each missing pattern, in one step of undo");
  /* CRFF and FFFF are there. */
  g_assert_cmpuint (tw_pattern_tiles_add (document, patterns, n_patterns), ==, 22);
  g_assert_cmpuint (tw_document_get_set (document)->n_tiles, ==, 24);
  after = tw_edge_patterns_find (tw_document_get_set (document), &n_patterns);
  g_assert_cmpuint (n_patterns, ==, 24);
  g_assert_cmpuint (tw_edge_patterns_n_missing (after, n_patterns), ==, 0);
  g_assert_cmpuint (tw_pattern_tiles_add (document, after, n_patterns), ==, 0);
  for (guint i = 2; i < 24; i++)
    g_assert_cmphex (tw_topology_edge_codes (&tw_document_get_set (document)->tiles[i]->topology),
                     ==, patterns[i].edges);
  tw_document_undo (document);
  g_assert_cmpuint (tw_document_get_set (document)->n_tiles, ==, 2);
  g_assert_false (tw_document_is_modified (document));
  assert_last_reference (document);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/gallery/pattern-demand/one-turn", test_one_turn);
  g_test_add_func ("/gallery/pattern-demand/own-land", test_own_land);
  g_test_add_func ("/gallery/pattern-demand/stop", test_stop);
  g_test_add_func ("/gallery/pattern-demand/unplayable", test_unplayable);
  g_test_add_func ("/gallery/pattern-demand/draw-all", test_draw_all);
  return g_test_run ();
}
