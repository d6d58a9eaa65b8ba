/* What the points would be if the game ended now. */
#include "app/game/game-ending.h"

#include "tests/app/game/position-fixture.h"

/* Anna's road of two tiles, and Eva's monastery with two neighbours. */
#define ROAD_AND_MONASTERY                                                                         \
  "draw=U U@1,0/0 highwayman@1,0:road(W) draw=B B@1,1/0 monk@1,1:monastery draw=E"

/* Anna's city of three tiles has just been closed, and she is asked for a figure. */
#define CITY_BEING_CLOSED "draw=G G@0,-1/90 knight@0,-1:city(S) draw=B B@0,1/0 - draw=E E@0,-2/180"

static void
assert_words (const TwGameEnding *ending, TwTableModel *model, guint seat, const char *words)
{
  g_autofree char *found =
      tw_game_ending_words (ending, tw_table_model_get_setup (model)->rules, seat);

  g_assert_cmpstr (found, ==, words);
}

static void
test_split (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", ROAD_AND_MONASTERY);
  TwGameEnding ending;

  g_assert_true (tw_game_ending_find (tw_table_model_get_game (model), &ending));
  g_assert_cmpint (ending.score[0], ==, 2);
  g_assert_cmpint (ending.gain[0][TW_RESULT_ROADS], ==, 2);
  g_assert_cmpint (ending.score[1], ==, 3);
  g_assert_cmpint (ending.gain[1][TW_RESULT_MONASTERIES], ==, 3);
  assert_words (&ending, model, 0, "If the game ended now: 2 (Roads +2)");
  assert_words (&ending, model, 1, "If the game ended now: 3 (Monasteries +3)");
  /* The game itself goes on. */
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 0);
}

/* Another tile in the hand for the one that was drawn does not begin the turn: whatever it is, it
 * lies nowhere. Rule: HAND-004. */
static void
test_picked (void)
{
  static const char *const tiles[] = { "U", "V", "W", "B", "E", "D" };

  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++)
    {
      g_autofree char *moves = g_strconcat (ROAD_AND_MONASTERY " pick=", tiles[i], NULL);
      g_autoptr (TwTableModel) model = fixture_table_after ("", moves);
      TwGameEnding ending;

      g_assert_true (tw_game_ending_find (tw_table_model_get_game (model), &ending));
      assert_words (&ending, model, 0, "If the game ended now: 2 (Roads +2)");
      assert_words (&ending, model, 1, "If the game ended now: 3 (Monasteries +3)");
    }
}

static void
test_nothing (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", "draw=U");
  TwGameEnding ending;

  g_assert_true (tw_game_ending_find (tw_table_model_get_game (model), &ending));
  assert_words (&ending, model, 0, "If the game ended now: 0");
}

/* What a tile has completed is counted, though its turn is not over: 6, not the 3 of an open city.
 */
static void
test_turn_that_has_begun (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", CITY_BEING_CLOSED);
  TwGameEnding ending;

  g_assert_true (tw_game_ending_find (tw_table_model_get_game (model), &ending));
  g_assert_cmpint (tw_table_model_get_play (model)->state->score[0], ==, 0);
  g_assert_cmpint (ending.score[0], ==, 6);
  g_assert_cmpint (ending.gain[0][TW_RESULT_CITIES], ==, 6);
}

static void
test_over (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", ROAD_AND_MONASTERY);
  g_autoptr (TwGame) game = tw_game_copy (tw_table_model_get_game (model));
  TwGameEnding ending;

  tw_game_finish (game);
  g_assert_false (tw_game_ending_find (game, &ending));
}

/* Where all have one score there is nothing to compare. */
static void
test_one_score (void)
{
  TwTableSetup table = fixture_setup_of_ruleset ("mists-level-1", 3, 4);
  g_autoptr (TwGame) game = tw_game_new (table.rules, 1, TW_GAME_DEFAULT);
  TwGameEnding ending;

  g_assert_false (tw_game_ending_find (game, &ending));
  g_assert_null (tw_game_ending_dup_course (game, NULL));
  tw_table_setup_clear (&table);
}

/* Before the first tile nothing; the city of two tiles 2 for two turns; then the closed one 6. */
static void
test_course (void)
{
  static const int expected[] = { 0, 0, 2, 0, 2, 0, 6, 0 };
  g_autoptr (TwTableModel) model = fixture_table_after ("", CITY_BEING_CLOSED " -");
  const TwGame *game = tw_table_model_get_game (model);
  g_autoptr (GArray) course = tw_game_ending_dup_course (game, NULL);
  g_autoptr (GCancellable) stopped = g_cancellable_new ();

  g_assert_cmpuint (course->len, >=, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpint (g_array_index (course, int, i), ==, expected[i]);
  g_cancellable_cancel (stopped);
  g_assert_null (tw_game_ending_dup_course (game, stopped));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/ending/split", test_split);
  g_test_add_func ("/game/ending/picked", test_picked);
  g_test_add_func ("/game/ending/nothing", test_nothing);
  g_test_add_func ("/game/ending/turn-that-has-begun", test_turn_that_has_begun);
  g_test_add_func ("/game/ending/over", test_over);
  g_test_add_func ("/game/ending/one-score", test_one_score);
  g_test_add_func ("/game/ending/course", test_course);
  return g_test_run ();
}
