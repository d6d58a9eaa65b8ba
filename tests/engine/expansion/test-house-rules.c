/* Random games under each house rule: sound all along, the same from their log, the same
 * when saved and read. */
#include "tests/engine/random-walk.h"
#include "tests/engine/shipped-fixture.h"
#include "tests/test-size.h"

static TwGameKit kit;

static void
test_house_rule (gconstpointer values)
{
  for (guint n_seats = 2; n_seats <= 5; n_seats += 3)
    {
      g_autofree char *text = g_strconcat ("base ", values, NULL);
      g_autoptr (TwRules) rules = shipped_rules (&kit, text, n_seats);

      for (guint64 seed = 0; seed < tw_test_size (3); seed++)
        {
          g_autoptr (TwGame) game =
              walk_game (rules, seed, TW_GAME_DEFAULT, walk_check_visitor, NULL);

          g_assert_cmpuint (tw_game_play (game)->state->reason, ==, TW_REASON_TILES);
          walk_back_and_again (game, &kit);
        }
    }
}

/* All of a hand is played: nobody keeps a tile that could still be placed. */
static void
test_all_played (void)
{
  g_autoptr (TwRules) rules = shipped_rules (&kit, "base hand=3", 4);
  g_autoptr (TwGame) game = walk_game (rules, 5, TW_GAME_DEFAULT, NULL, NULL);
  const TwPlay *play = tw_game_play (game);

  g_assert_cmpuint (play->state->n_left, ==, 0);
  g_assert_cmpuint (play->board.head->n_slots + play->state->n_unplaceable, ==, 72);
}

/* Every seat comes to begin, and the same seed gives the same one. */
static void
test_all_begin (void)
{
  static const char *const ways[] = { "base first-player=random", "base first-player=roads" };

  for (guint way = 0; way < G_N_ELEMENTS (ways); way++)
    {
      g_autoptr (TwRules) rules = shipped_rules (&kit, ways[way], 3);
      guint seen = 0;

      for (guint64 seed = 0; seed < 40; seed++)
        {
          g_autoptr (TwGame) game = tw_game_new (rules, seed, TW_GAME_DEFAULT);
          g_autoptr (TwGame) again = tw_game_new (rules, seed, TW_GAME_DEFAULT);

          seen |= 1u << tw_game_play (game)->state->on_turn;
          g_assert_cmpuint (tw_game_play (game)->state->on_turn, ==,
                            tw_game_play (again)->state->on_turn);
        }
      g_assert_cmpuint (seen, ==, 7);
    }
}

int
main (int argc, char *argv[])
{
  static const char *const values[] = {
    "first-player=roads",
    "first-player=random",
    "draw=end-of-turn",
    "hand=3",
    "hand=9 unplaceable=return",
    "start-in-bag=y",
    "fill-hole=extra-turn hand=2",
    "playing-area=9x9 table-edge=completes",
    "playing-area=5x5 table-shift=y table-edge=completes hand=1",
    "start-in-bag=y first-player=roads draw=end-of-turn fill-hole=extra-turn bushes-end-road=n "
    "playing-area=12x12 table-edge=completes",
  };
  int result;

  g_test_init (&argc, &argv, NULL);
  kit = shipped_kit ();
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *path = g_strdup_printf ("/expansion/house-rules/%s", values[i]);

      g_test_add_data_func (path, values[i], test_house_rule);
    }
  g_test_add_func ("/expansion/house-rules/all-played", test_all_played);
  g_test_add_func ("/expansion/house-rules/all-begin", test_all_begin);
  result = g_test_run ();
  shipped_kit_clear (&kit);
  return result;
}
