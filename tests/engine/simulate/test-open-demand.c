/* Which edges open places ask for. */
#include "engine/simulate/open-demand.h"

#include "engine/format/tile-set-file.h"
#include "engine/setup/play-rules.h"

#define SET(start, tiles)                                                                          \
  "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"small\">"                    \
  "<title>Small</title><tile id=\"S\" start=\"1\">" start "</tile>" tiles "</tile-set>"
/* A city in the north, a road in the east that ends on the tile. */
#define START "<city edges=\"N\"/><road edges=\"E\" end=\"village\"/>"

static TwKind
kind_of (char letter)
{
  return tw_kind_from_letter (letter);
}

/* Returns: of @pattern how many of the places asked for it, and of how many */
static guint64
count (TwRules *rules, const char *pattern, guint n_games, guint64 *out_n_places)
{
  TwEdgeCodes edges = 0;
  guint64 n_asking = 0;
  int n_done = 0;
  TwOpenDemand demand = { &edges, 1, &n_asking, 0, 0 };

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    edges |= (TwEdgeCodes) kind_of (pattern[edge]) << (8 * edge);
  tw_open_demand_count (&demand, rules, 7, n_games, NULL, &n_done);
  g_assert_cmpuint (demand.n_games, ==, n_games);
  g_assert_cmpint (n_done, ==, n_games);
  *out_n_places = demand.n_places;
  return n_asking;
}

static TwRules *
compile (const char *xml)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("small.xml", xml, -1, &error);
  TwGameKit kit;
  TwRules *rules;

  g_assert_no_error (error);
  g_assert_true (tw_play_rules_kit_load (&kit, &error));
  rules = tw_play_rules_new (&kit, set, NULL, NULL, NULL, 2, &error);
  g_assert_no_error (error);
  tw_play_rules_kit_clear (&kit);
  return rules;
}

static void
assert_asking (TwRules *rules, const char *pattern, guint64 expected)
{
  guint64 n_places;

  /* Three games, each with four places around the start tile before the only turn. */
  g_assert_cmpuint (count (rules, pattern, 3, &n_places), ==, 3 * expected);
  g_assert_cmpuint (n_places, ==, 3 * 4);
}

static void
test_one_turn (void)
{
  TwRules *rules = compile (SET (START, "<tile id=\"F\"/>"));

  g_test_summary ("Around CRFF, one place asks for a city, one for a road, and two for a field");
  assert_asking (rules, "CCCC", 1);
  assert_asking (rules, "RRRR", 1);
  assert_asking (rules, "FFFF", 2);
  assert_asking (rules, "CFFF", 3);
  assert_asking (rules, "RRCC", 2);
  assert_asking (rules, "FCFR", 4);
  assert_asking (rules, "VVVV", 0);
  tw_rules_unref (rules);
}

static void
test_two_turns (void)
{
  TwRules *rules = compile (SET ("", "<tile id=\"F\" count=\"2\"/>"));
  guint64 n_places;

  g_test_summary ("Places are looked at before each tile: four around one, and six around two");
  g_assert_cmpuint (count (rules, "FFFF", 5, &n_places), ==, 5 * (4 + 6));
  g_assert_cmpuint (n_places, ==, 5 * (4 + 6));
  g_assert_cmpuint (count (rules, "CCCC", 5, &n_places), ==, 0);
  tw_rules_unref (rules);
}

static void
test_cancelled (void)
{
  TwRules *rules = compile (SET (START, "<tile id=\"F\"/>"));
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  TwOpenDemand demand = { NULL, 0, NULL, 0, 0 };
  int n_done = 0;

  g_cancellable_cancel (cancellable);
  tw_open_demand_count (&demand, rules, 7, 100, cancellable, &n_done);
  g_assert_cmpuint (demand.n_places, ==, 0);
  g_assert_cmpint (n_done, ==, 0);
  tw_rules_unref (rules);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/simulate/open-demand/one-turn", test_one_turn);
  g_test_add_func ("/simulate/open-demand/two-turns", test_two_turns);
  g_test_add_func ("/simulate/open-demand/cancelled", test_cancelled);
  return g_test_run ();
}
