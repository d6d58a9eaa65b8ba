/* What the table says: numbers are those of the engine. */
#include "tests/app/game/position-fixture.h"

#include <string.h>

#include <glib/gstdio.h>

#include "app/document/shared-kit.h"
#include "app/game/game-result.h"
#include "app/game/log-item.h"
#include "app/game/table-cells.h"
#include "app/game/table-reading.h"
#include "app/game/table-feature.h"
#include "app/game/table-names.h"
#include "app/game/table-sentences.h"
#include "app/game/table-texts.h"
#include "app/game/table-worth.h"

#define N_TURNS 30

static int
number_after (const char *text, const char *word)
{
  const char *at = strstr (text, word);

  g_assert_nonnull (at);
  return (int) g_ascii_strtoll (at + strlen (word), NULL, 10);
}

/* Every number of a pill, against a game of the test's own on which the tile was laid. */
static void
check_spots (TwTableModel *model)
{
  g_autoptr (TwGame) own = tw_game_copy (tw_table_model_get_game (model));
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (model, &n);

  g_assert_true (tw_game_apply (own, tw_table_model_get_proposal (model), NULL));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *worth = tw_table_worth_of_spot (model, i);
      guint node = spots[i].node;
      int now = tw_game_feature_value (own, node, TW_EVENT_END, NULL, NULL);
      int closed = tw_game_feature_value (own, node, TW_EVENT_COMPLETE, NULL, NULL);
      g_autofree char *arithmetic = tw_table_feature_arithmetic (own, node);

      /* The card reckons what the headline says. */
      if (strstr (arithmetic, " = ") != NULL)
        g_assert_cmpint (number_after (arithmetic, " = "), ==,
                         strstr (worth, "complete, ") != NULL ? closed : now);
      if (strstr (worth, "complete, ") != NULL)
        g_assert_nonnull (strstr (arithmetic, " = "));
      if (strstr (worth, "complete, ") != NULL)
        g_assert_cmpint (number_after (worth, "complete, "), ==, closed);
      else if (strstr (worth, "at the end ") != NULL)
        g_assert_cmpint (number_after (worth, "at the end "), ==, now);
      else
        g_assert_cmpint (number_after (worth, "now "), ==, now);
      /* With the tiles that close it, which are more than lie there. */
      if (strstr (worth, "closed ") != NULL)
        g_assert_cmpint (number_after (worth, "closed at least "), >, closed);
    }
}

static void
test_pills (void)
{
  g_autoptr (TwTableModel) model = fixture_table (3, 17, FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (17);
  guint n_spots = 0;

  for (guint turn = 0; turn < N_TURNS; turn++)
    {
      guint n = 0;

      fixture_propose (model, rand);
      tw_table_model_get_spots (model, &n);
      n_spots += n;
      check_spots (model);
      tw_table_model_withdraw (model);
      fixture_turn (model, rand);
    }
  g_assert_cmpuint (n_spots, >, N_TURNS);
}

/* Counted from the drawings, without the engine's masks. */
static void
test_fits (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 1, FALSE);
  const TwPlay *play = tw_table_model_get_play (model);
  g_autofree char *text = tw_table_cells_explain (model, 1, 0, 0), *expected = NULL;
  guint n = 0;

  /* East of the start tile only a road goes on. */
  for (guint kind = 0; kind < play->rules->catalogue->n_kinds; kind++)
    {
      const TwTile *tile = play->rules->catalogue->kinds[kind].tile;
      char letters[5];

      tw_topology_edge_letters (&tile->topology, letters);
      if (strchr (letters, 'R') != NULL)
        n += play->bag[kind];
    }
  expected = g_strdup_printf ("%u of the 70 tiles left fit here.", n);
  g_assert_true (g_str_has_suffix (text, expected));
  g_assert_cmpuint (n, >, 1);
}

/* Where no tile is left, and where no more is laid, none is said to fit or not. */
static void
test_nothing_to_fit (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 1, FALSE);
  g_autoptr (TwTableModel) ended = fixture_table (2, 1, FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  g_autofree char *at_last = NULL, *after = NULL, *early = NULL;
  const TwLegalCell *cells;
  int x, y;
  guint n = 0;

  while (tw_table_model_get_play (model)->state->n_left > 0 || tw_table_model_get_drawn (model) < 0)
    fixture_turn (model, rand);
  cells = tw_table_model_get_legal (model, &n);
  g_assert_cmpuint (n, >, 1);
  /* One of them stays open. */
  x = cells[0].x;
  y = cells[0].y;
  at_last = tw_table_cells_explain (model, x, y, 0);
  g_assert_true (g_str_has_suffix (at_last, " No tile is left."));
  tw_table_model_end_game (model);
  after = tw_table_cells_explain (model, x, y, 0);
  g_assert_cmpstr (after, ==, "The game is over.");

  tw_table_model_end_game (ended);
  early = tw_table_cells_explain (ended, 1, 0, 0);
  g_assert_cmpstr (early, ==, "The game is over.");
}

static void
test_refusal (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 1, FALSE);
  guint n_refused = 0;

  for (guint turns = 0; turns < 4; turns++)
    {
      const TwLegalCell *cell = tw_table_model_find_legal (model, 0, 1);
      g_autofree char *refusal = tw_table_cells_refusal (model, 0, 1, turns);
      gboolean is_legal = cell != NULL && cell->turns >> turns & 1;

      g_assert_true (is_legal == (refusal == NULL));
      if (refusal != NULL)
        {
          g_assert_true (g_str_has_prefix (refusal, "North needs field, the tile has "));
          n_refused++;
        }
    }
  /* The tile drawn with this seed is a monastery with a road. */
  g_assert_cmpuint (n_refused, >, 0);
}

/* Each side that does not match is named. */
static void
test_two_sides (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("", "draw=U U@1,0/0 - draw=E E@0,-1/180 - draw=D");
  g_autofree char *refusal = tw_table_cells_refusal (model, 1, -1, 3);

  g_assert_cmpstr (refusal, ==,
                   "South needs field, the tile has road. West needs field, the tile has city.");
}

#define CANALS                                                                                     \
  "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"canals\"><title>C</title>"   \
  "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\"><land "                                 \
  "id=\"canal\"><title>Canal</title>"                                                              \
  "</land></rules><tile id=\"C1\"><land kind=\"canal\" edges=\"E W\"/></tile></tile-set>"

/* The name of own land stands in a sentence as it is: no language can inflect it. */
static void
test_refusal_of_own_land (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-land-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "canals.xml", NULL);
  g_autofree char *message = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwGameSetup) setup = NULL;
  g_autoptr (TwRules) rules = NULL;
  TwRefusal refusal = { .edges = 1 << TW_EDGE_N,
                        .wanted = { TW_KIND_OWN },
                        .found = { TW_KIND_ROAD } };
  TwGameKit kit;
  TwPlay *play;

  g_assert_true (g_file_set_contents (path, CANALS, -1, NULL));
  g_assert_true (tw_shared_kit_load (&kit, &error));
  setup = tw_game_setup_new (&kit);
  setup->n_seats = 2;
  g_assert_true (tw_game_setup_use (setup, "base", &error));
  g_assert_true (tw_game_setup_use (setup, path, &error));
  rules = tw_game_setup_compile (setup, &error);
  g_assert_no_error (error);
  play = tw_play_new (rules, 1);
  message = tw_refusal_message (&refusal, play);
  g_assert_cmpstr (message, ==, "North needs “Canal”, the tile has road.");
  g_assert_cmpstr (tw_tile_phrase (rules, (guint) tw_catalogue_find (rules->catalogue, "C1")), ==,
                   "a tile with “Canal”");
  tw_play_free (play);
  tw_play_rules_kit_clear (&kit);
  g_remove (path);
  g_rmdir (folder);
}

static void
test_cell_names (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 1, FALSE);
  g_autofree char *far = tw_table_cells_name (3, 1), *back = tw_table_cells_name (-2, -1);
  g_autofree char *place = tw_table_cells_place (-2, -1), *start = tw_table_cells_place (0, 0);
  g_autofree char *up = tw_table_cells_name (0, -4), *label = tw_table_reading_label (model, 5, 5);

  g_assert_cmpstr (far, ==, "3 east, 1 south");
  g_assert_cmpstr (back, ==, "2 west, 1 north");
  g_assert_cmpstr (place, ==, "2 west, 1 north of the start tile");
  g_assert_cmpstr (start, ==, "the start tile");
  g_assert_cmpstr (up, ==, "4 north");
  g_assert_cmpstr (label, ==,
                   "5 east, 5 south: not legal. A tile has to share a whole edge with a tile that "
                   "lies already; its cell "
                   "has to be empty.");
}

static void
test_announcement (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 1, FALSE);
  g_autofree char *text = tw_table_announcement (model);
  guint n = 0;

  /* Whose turn it is, and what was drawn. */
  g_assert_true (g_str_has_prefix (text, "Seat 1: "));
  g_assert_nonnull (strstr (text, "Drawn: "));
  tw_table_model_get_legal (model, &n);
  g_assert_cmpuint (n, >, 0);
}

/* The arithmetic of a scored line comes out at its total, and a majority gets it. */
static void
check_line (TwLogItem *item, TwTableModel *model)
{
  g_autofree char *arithmetic = tw_log_item_dup_arithmetic (item, model);
  g_autofree char *ids = tw_log_item_dup_rule_ids (item, model);
  g_autofree char *rule = tw_log_item_dup_rule (item, model);
  g_auto (GStrv) sides = g_strsplit (arithmetic, " = ", 2);
  g_auto (GStrv) terms = g_strsplit (sides[0], " + ", -1);
  int sum = 0;

  for (guint i = 0; terms[i] != NULL; i++)
    {
      g_auto (GStrv) factors = g_strsplit (terms[i], " × ", 2);

      g_assert_nonnull (factors[1]);
      sum +=
          (int) (g_ascii_strtoll (factors[0], NULL, 10) * g_ascii_strtoll (factors[1], NULL, 10));
    }
  g_assert_cmpint (sum, ==, (int) g_ascii_strtoll (sides[1], NULL, 10));
  g_assert_cmpint (sum, ==, tw_log_item_get_points (item));
  g_assert_true (g_str_has_prefix (ids, "BASE-"));
  g_assert_nonnull (strstr (rule, "Seat"));
  g_assert_cmpuint (tw_log_item_get_node (item, model), !=, TW_NO_NODE);
}

static void
test_log (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 33, FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (33);
  g_autoptr (GListStore) list = tw_log_list_new ();
  g_autoptr (TwLogItem) first = NULL, still_first = NULL;
  int points[TW_MAX_SEATS] = { 0 };
  guint n_scored = 0, n_told_0 = 0, n;

  tw_log_list_update (list, model);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 0);
  fixture_turn (model, rand);
  tw_log_list_update (list, model);
  first = g_list_model_get_item (G_LIST_MODEL (list), 0);
  fixture_play_to_end (model, rand);
  tw_log_list_update (list, model);
  still_first = g_list_model_get_item (G_LIST_MODEL (list), 0);
  g_assert_true (first == still_first);
  n = g_list_model_get_n_items (G_LIST_MODEL (list));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TwLogItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);

      if (tw_log_item_get_seat (item) < TW_MAX_SEATS)
        points[tw_log_item_get_seat (item)] += tw_log_item_get_points (item);
      /* A field without cities has been counted, too. */
      n_told_0 += tw_log_item_tells_points (item) && tw_log_item_get_points (item) == 0;
      g_assert_true (tw_log_item_tells_points (item) || tw_log_item_get_points (item) == 0);
      if (tw_log_item_get_event (item) >= 0 && tw_log_item_get_points (item) != 0)
        {
          check_line (item, model);
          n_scored++;
        }
    }
  g_assert_cmpuint (n_scored, >, 5);
  g_assert_cmpuint (n_told_0, >, 0);
  for (guint seat = 0; seat < 2; seat++)
    g_assert_cmpint (points[seat], ==, tw_table_model_get_play (model)->state->score[seat]);
  /* A line for each turn at least. */
  g_assert_cmpuint (n, >=, tw_table_model_get_turn (model));
}

static void
test_result (void)
{
  for (guint seed = 0; seed < 6; seed++)
    {
      g_autoptr (TwTableModel) model = fixture_table (2 + seed % 5, seed, FALSE);
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      g_autoptr (TwGameResult) result = NULL;

      fixture_play_to_end (model, rand);
      result = tw_game_result_new (tw_table_model_get_game (model));
      for (guint i = 0; i < result->n_seats; i++)
        {
          guint seat = result->ranking[i];
          int sum = 0;

          for (guint part = 0; part < TW_N_RESULT_PARTS; part++)
            sum += result->parts[seat][part];
          g_assert_cmpint (sum, ==, result->score[seat]);
          g_assert_cmpint (result->progress[(result->n_turns + 1) * result->n_seats + seat], ==,
                           result->score[seat]);
          g_assert_cmpint (result->progress[seat], ==, 0);
          if (i > 0)
            g_assert_cmpint (result->score[result->ranking[i - 1]], >=, result->score[seat]);
        }
      g_assert_cmpuint (tw_game_result_n_winners (result), >=, 1);
    }
}

/* BASE-206: a hand is its owner's to see, unless hands are open. */
static void
test_hands (void)
{
  static const char *const open[] = { "n", "y" };

  for (guint i = 0; i < G_N_ELEMENTS (open); i++)
    {
      g_autoptr (TwTableModel) model = tw_table_model_new ();
      TwGameKit kit = { 0 };
      TwTableSetup setup = { .seed = 5 };
      g_autoptr (TwGameSetup) game = NULL;
      g_autofree char *own = NULL, *other = NULL;

      g_assert_true (tw_shared_kit_load (&kit, NULL));
      game = tw_game_setup_new (&kit);
      g_assert_true (tw_game_setup_set (game, "hand", "2", NULL));
      g_assert_true (tw_game_setup_set (game, "hand-visible", open[i], NULL));
      setup.rules = tw_game_setup_compile (game, NULL);
      tw_table_model_start (model, &setup);
      own = tw_table_hand_words (model, 0);
      other = tw_table_hand_words (model, 1);
      g_assert_true (g_regex_match_simple ("^Holds (a|two) [a-z ]+, (a|two) [a-z ]+$", own, 0, 0));
      g_assert_cmpint (other != NULL, ==, i == 1);
      tw_table_setup_clear (&setup);
      g_clear_object (&model);
      g_clear_pointer (&game, tw_game_setup_free);
      tw_play_rules_kit_clear (&kit);
    }
}

/* What lies on the table is called by what is on it: an id is nothing to people who play. */
static void
test_no_ids (void)
{
  g_auto (GStrv) sets = tw_shipped_set_ids ();

  for (guint i = 0; sets[i] != NULL; i++)
    {
      g_autofree char *use =
          g_str_equal (sets[i], "mists") ? g_strdup ("mists:tiles") : g_strdup (sets[i]);
      const char *const uses[] = { use, NULL };
      g_autoptr (TwTableModel) model = fixture_table_with (uses, 2, 1, FALSE);
      const TwRules *rules = tw_table_model_get_setup (model)->rules;
      int bare = tw_catalogue_find (rules->catalogue, "FlugG");

      for (guint kind = 0; kind < rules->catalogue->n_kinds; kind++)
        {
          const char *phrase = tw_tile_phrase (rules, kind);

          g_assert_cmpstr (phrase, !=, rules->catalogue->kinds[kind].name);
          /* What is nothing but walled in, as the middle of Carcassonne is, nobody lays. */
          if (rules->catalogue->tiles[kind].kind[0] != TW_KIND_ENCLAVE)
            g_assert_cmpstr (phrase, !=, "a tile");
        }
      if (bare >= 0)
        g_assert_cmpstr (tw_tile_phrase (rules, (guint) bare), ==, "a field");
    }
}

/* What was laid, in short: the tiles of the base game have no names. */
static void
test_phrases (void)
{
  static const char *const expected[][2] = {
    { "A", "a monastery with a road" },
    { "B", "a monastery" },
    { "C", "a city" },
    { "D", "a city with a road" },
    { "E", "a city" },
    { "H", "two cities" },
    { "L", "a city with a crossing" },
    { "U", "a road" },
    { "V", "a road" },
    { "W", "a crossing" },
  };
  g_autoptr (TwTableModel) model = fixture_table (2, 1, FALSE);
  const TwRules *rules = tw_table_model_get_setup (model)->rules;

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      int kind = tw_catalogue_find (rules->catalogue, expected[i][0]);

      g_assert_cmpint (kind, >=, 0);
      g_assert_cmpstr (tw_tile_phrase (rules, (guint) kind), ==, expected[i][1]);
    }
}

/* The log says why a field has brought nothing, and says nothing of it where it has brought some.
 */
static void
test_field_of_nothing (void)
{
  static const char two[] = "draw=E E@0,-1/180 farmer@0,-1:field(NL) draw=U U@1,0/0 "
                            "farmer@1,0:field(SL)";
  g_autoptr (TwTableModel) model = fixture_table_after ("", two);

  tw_table_model_end_game (model);
  g_assert_true (fixture_log_has (model, "Eva scored a field (no complete city lies at it)"));
  g_assert_true (fixture_log_has (model, "Anna scored a field"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/table-texts/pills", test_pills);
  g_test_add_func ("/play/table-texts/fits", test_fits);
  g_test_add_func ("/play/table-texts/nothing-to-fit", test_nothing_to_fit);
  g_test_add_func ("/play/table-texts/refusal", test_refusal);
  g_test_add_func ("/play/table-texts/two-sides", test_two_sides);
  g_test_add_func ("/play/table-texts/refusal-of-own-land", test_refusal_of_own_land);
  g_test_add_func ("/play/table-texts/cell-names", test_cell_names);
  g_test_add_func ("/play/table-texts/announcement", test_announcement);
  g_test_add_func ("/play/log-list/a-whole-game", test_log);
  g_test_add_func ("/play/game-result/sums", test_result);
  g_test_add_func ("/play/table-texts/hands", test_hands);
  g_test_add_func ("/play/table-texts/no-ids", test_no_ids);
  g_test_add_func ("/play/log-list/field-of-nothing", test_field_of_nothing);
  g_test_add_func ("/play/table-texts/phrases", test_phrases);
  return g_test_run ();
}
