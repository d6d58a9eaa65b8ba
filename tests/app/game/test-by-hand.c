/* What people do by hand at the table. */
#include "tests/app/game/play-fixture.h"

#include "app/document/shared-kit.h"
#include "app/drawing/theme.h"
#include "app/game/log-item.h"
#include "app/game/program-players.h"
#include "app/game/table-by-hand.h"
#include "app/game/table-exchange.h"
#include "app/game/table-history.h"
#include "app/game/table-names.h"
#include "app/game/table-sandbox.h"
#include "app/game/table-sentences.h"
#include "engine/format/tile-set-file.h"

static TwTableModel *
shepherd_table (gboolean is_strict)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "data", "effects", "shepherds.xml", NULL);
  g_autoptr (TwTileSet) set = tw_tile_set_file_load (path, &error);
  TwTableModel *model = tw_table_model_new ();
  TwGameKit kit;
  TwTableSetup setup = { .seed = 4, .is_strict = is_strict };

  g_assert_no_error (error);
  tw_shared_kit_load (&kit, &error);
  g_assert_no_error (error);
  setup.rules = tw_play_rules_new (&kit, set, NULL, NULL, NULL, 2, &error);
  g_assert_no_error (error);
  setup.title = g_strdup ("Shepherds");
  setup.seats[0].name = g_strdup ("Anna");
  setup.seats[1].name = g_strdup ("Eva");
  setup.seats[1].colour = 3;
  tw_table_model_start (model, &setup);
  tw_table_setup_clear (&setup);
  tw_play_rules_kit_clear (&kit);
  return model;
}

static TwHandPiece
piece_at (TwTableModel *model, guint seat, guint index)
{
  g_autoptr (GArray) pieces = tw_table_by_hand_pieces (model, seat);

  g_assert_cmpuint (index, <, pieces->len);
  return g_array_index (pieces, TwHandPiece, index);
}

/* The last line of the log, and what stands behind it. */
static char *
last_line (TwTableModel *model, int *out_points)
{
  g_autoptr (GListStore) list = tw_log_list_new ();
  g_autoptr (TwLogItem) item = NULL;
  guint n;

  tw_log_list_update (list, model);
  n = g_list_model_get_n_items (G_LIST_MODEL (list));
  g_assert_cmpuint (n, >, 0);
  item = g_list_model_get_item (G_LIST_MODEL (list), n - 1);
  *out_points = tw_log_item_get_points (item);
  return g_strdup (tw_log_item_get_text (item));
}

static void
assert_last_line (TwTableModel *model, const char *words, int points)
{
  int found = 0;
  g_autofree char *line = last_line (model, &found);

  g_assert_cmpstr (line, ==, words);
  g_assert_cmpint (found, ==, points);
}

/* A game with the base game's tiles and these rules: who sets it up reads that @names are moved by
 * hand. */
static void
assert_by_hand (const char *rules, const char *names)
{
  g_autofree char *xml = g_strdup_printf (
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='mine'><title>Mine</title>"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>%s</rules>"
      "<tile id='A' count='9' start='1'><road edges='E W'/></tile></tile-set>",
      rules);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("mine.xml", xml, -1, &error);
  g_autoptr (TwRules) compiled = NULL;
  g_autofree char *found = NULL;
  TwGameKit kit;

  g_assert_no_error (error);
  tw_shared_kit_load (&kit, &error);
  g_assert_no_error (error);
  compiled = tw_play_rules_new (&kit, set, NULL, NULL, NULL, 2, &error);
  g_assert_no_error (error);
  tw_play_rules_kit_clear (&kit);
  g_assert_cmpint (tw_table_by_hand_has_pieces (compiled), ==, *names != '\0');
  found = tw_table_by_hand_names (compiled);
  g_assert_cmpstr (found, ==, names);
}

static void
test_has_pieces (void)
{
  assert_by_hand ("", "");
  assert_by_hand ("<token id='coin' supply='5'><title>Coin</title></token>", "Coin");
  assert_by_hand ("<figure id='ox' supply='1' by-hand='true'><title>Ox</title></figure>", "Ox");
}

/* A shepherd is picked up, put on the start tile's city, moved, taken home. */
static void
test_piece (void)
{
  g_autoptr (TwTableModel) model = shepherd_table (TRUE);
  TwHandPiece shepherd = piece_at (model, 0, 0);
  g_autofree char *sentence = NULL;
  guint64 start = fixture_hash (model), moved;

  g_assert_true (tw_table_by_hand_has_pieces (tw_table_model_get_setup (model)->rules));
  g_assert_cmpuint (shepherd.node, ==, TW_NO_NODE);
  g_assert_false (tw_table_by_hand_put (model, 0));
  tw_table_by_hand_hold (model, &shepherd);
  sentence = tw_hand_sentence (model);
  g_assert_nonnull (strstr (sentence, "Shepherd"));
  g_assert_true (tw_table_by_hand_can_put (model, 0));
  g_assert_false (tw_table_by_hand_can_put (model, 9999));
  g_assert_false (tw_table_by_hand_put (model, 9999));
  g_assert_true (tw_table_by_hand_put (model, 0));
  g_assert_null (tw_table_by_hand_held (model));
  assert_last_line (model, "Anna moved by hand: Shepherd to City (the start tile)", 0);
  shepherd = piece_at (model, 0, 0);
  g_assert_cmpuint (shepherd.node, ==, 0);
  moved = fixture_hash (model);
  g_assert_true (tw_table_by_hand_take_home (model, &shepherd));
  assert_last_line (model, "Anna took home by hand: Shepherd", 0);
  g_assert_cmpuint (fixture_hash (model), ==, start);
  g_assert_false (tw_table_by_hand_take_home (model, &shepherd));
  /* Also at a strict table: chance had no part in it. */
  g_assert_true (tw_table_model_undo (model));
  g_assert_cmpuint (fixture_hash (model), ==, moved);
  g_assert_true (tw_table_model_undo (model));
  g_assert_cmpuint (fixture_hash (model), ==, start);
  g_assert_true (tw_table_model_redo (model));
  g_assert_cmpuint (fixture_hash (model), ==, moved);
}

static void
test_colours (void)
{
  g_autoptr (TwTableModel) model = shepherd_table (FALSE);
  TwHandPiece shepherd = piece_at (model, 1, 0), wolf = piece_at (model, 1, 2);

  g_assert_cmpuint (tw_table_by_hand_colour (model, &shepherd), ==, 3);
  g_assert_cmpuint (tw_table_by_hand_colour (model, &wolf), ==, TW_COLOUR_NOBODY);
}

static void
test_tokens_and_points (void)
{
  g_autoptr (TwTableModel) model = shepherd_table (FALSE);
  const TwPlay *play = tw_table_model_get_play (model);
  int coin = tw_rules_token (play->rules, "coin");

  g_assert_true (tw_table_by_hand_give (model, 1, (guint) coin, 3));
  assert_last_line (model, "Eva: Coin, +3 by hand", 0);
  g_assert_false (tw_table_by_hand_give (model, 0, (guint) coin, 1));
  g_assert_true (tw_table_by_hand_give (model, 1, (guint) coin, -2));
  assert_last_line (model, "Eva: Coin, −2 by hand", 0);
  g_assert_cmpuint (tw_play_tokens (play, 1, (guint) coin), ==, 1);
  g_assert_true (tw_table_by_hand_score (model, 0, 12, "the mill & <more>"));
  assert_last_line (model, "Anna, typed in: the mill & <more>", 12);
  g_assert_true (tw_table_by_hand_score (model, 1, -4, ""));
  assert_last_line (model, "Eva: points typed in", -4);
  g_assert_false (tw_table_by_hand_score (model, 0, 0, "nothing"));
  g_assert_false (tw_table_by_hand_score (model, 0, 1000, "too much"));
  g_assert_false (tw_table_by_hand_score (model, 0, 100000, "far too much"));
  g_assert_cmpint (play->state->score[0], ==, 12);
  g_assert_cmpint (play->state->score[1], ==, -4);
}

/* A tile that is proposed stays where it is. */
static void
test_proposal (void)
{
  g_autoptr (TwTableModel) model = shepherd_table (FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  TwHandPiece wolf = piece_at (model, 0, 2);
  TwAction place;

  fixture_propose (model, rand);
  place = *tw_table_model_get_proposal (model);
  tw_table_by_hand_hold (model, &wolf);
  g_assert_true (tw_table_by_hand_put (model, 1));
  g_assert_nonnull (tw_table_model_get_proposal (model));
  g_assert_cmpint (tw_table_model_get_proposal (model)->x, ==, place.x);
  g_assert_cmpint (tw_table_model_get_proposal (model)->y, ==, place.y);
  g_assert_cmpint (tw_table_model_get_proposal (model)->turns, ==, place.turns);
  g_assert_true (tw_table_model_finish (model));
}

/* After the end, when fans of the shepherd count; and while one looks back. */
static void
test_end (void)
{
  g_autoptr (TwTableModel) model = shepherd_table (TRUE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  TwHandPiece shepherd = piece_at (model, 0, 0);

  for (guint i = 0; i < 3; i++)
    fixture_turn (model, rand);
  tw_table_model_end_game (model);
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_NONE);
  g_assert_true (tw_table_by_hand_score (model, 1, 9, "two shepherds"));
  assert_last_line (model, "Eva, typed in: two shepherds", 9);
  g_assert_true (tw_table_history_look_at (model, 0));
  g_assert_false (tw_table_by_hand_may (model));
  tw_table_by_hand_hold (model, &shepherd);
  g_assert_null (tw_table_by_hand_held (model));
  g_assert_false (tw_table_by_hand_score (model, 1, 9, "two shepherds"));
}

static int
find_left (TwTableModel *model, const char *tile)
{
  return tw_table_sandbox_find_left (model, "shepherds", tile) >= 0
             ? tw_table_sandbox_find_left (model, "shepherds", tile)
             : tw_table_sandbox_find_left (model, "base", tile);
}

/* What is done by hand in a sandbox: each has its own words in the log. */
static void
test_sentences (void)
{
  g_autoptr (TwTableModel) model = shepherd_table (FALSE);
  const TwRules *rules = tw_table_model_get_setup (model)->rules;
  int a = find_left (model, "A"), c = find_left (model, "C");
  guint16 kinds[2] = { (guint16) a, (guint16) c };
  g_autofree char *order =
      g_strdup_printf ("Anna fixed the next draws: %s, %s", tw_tile_phrase (rules, (guint) a),
                       tw_tile_phrase (rules, (guint) c));
  g_autofree char *picked =
      g_strdup_printf ("Anna took %s for the one drawn", tw_tile_phrase (rules, (guint) c));

  g_assert_cmpint (a, >=, 0);
  g_assert_cmpint (c, >=, 0);
  g_assert_true (tw_table_sandbox_set_order (model, kinds, 2));
  assert_last_line (model, order, 0);
  g_assert_true (tw_table_sandbox_set_order (model, kinds, 0));
  assert_last_line (model, "Anna left the draws to chance", 0);
  g_assert_true (tw_table_exchange_pick (model, (guint) c));
  assert_last_line (model, picked, 0);
  g_assert_true (tw_table_exchange_pick (model, TW_NO_KIND));
  assert_last_line (model, "Anna put the tile back", 0);
  g_assert_true (tw_table_sandbox_swap_seats (model, 0, 1));
  assert_last_line (model, "Eva and Anna changed seats", 0);
}

static void
test_names (void)
{
  g_autoptr (TwTableModel) model = shepherd_table (FALSE);
  g_autofree char *names = tw_table_by_hand_names (tw_table_model_get_setup (model)->rules);

  g_assert_cmpstr (names, ==, "Shepherd, Wolf, Coin");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/by-hand/piece", test_piece);
  g_test_add_func ("/play/by-hand/colours", test_colours);
  g_test_add_func ("/play/by-hand/tokens-and-points", test_tokens_and_points);
  g_test_add_func ("/play/by-hand/proposal", test_proposal);
  g_test_add_func ("/play/by-hand/end", test_end);
  g_test_add_func ("/play/by-hand/sentences", test_sentences);
  g_test_add_func ("/play/by-hand/has-pieces", test_has_pieces);
  g_test_add_func ("/play/by-hand/names", test_names);
  return g_test_run ();
}
