/* Random games under each house rule: sound all along, the same from their log, the same
 * when saved and read. */
#include "engine/expansion/registry.h"
#include "engine/format/rules-file.h"
#include "engine/format/saved-game.h"
#include "tests/test-size.h"

#include <string.h>

static TwGameKit kit;

static TwRules *
rules_with (const char *values, guint n_seats)
{
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (&kit);
  g_auto (GStrv) words = g_strsplit (values, " ", -1);
  g_autoptr (GError) error = NULL;
  TwRules *rules;

  setup->n_seats = n_seats;
  g_assert_true (tw_game_setup_use (setup, "base", &error));
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);

      g_assert_true (tw_game_setup_set (setup, pair[0], pair[1], &error));
      g_assert_no_error (error);
    }
  rules = tw_game_setup_compile (setup, &error);
  g_assert_no_error (error);
  return rules;
}

static void
check_sound (const TwGame *game)
{
  g_autoptr (GString) wrong = g_string_new (NULL);

  tw_play_check (tw_game_play (game), wrong);
  g_assert_cmpstr (wrong->str, ==, "");
}

static TwGame *
play_random (TwRules *rules, guint64 seed)
{
  TwGame *game = tw_game_new (rules, seed, TW_GAME_DEFAULT);
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);

  for (guint i = 0; tw_play_decider (tw_game_play (game)) != TW_SEAT_NONE; i++)
    {
      guint n;
      const TwAction *actions = tw_game_actions (game, &n);
      TwAction action = actions[g_rand_int_range (rand, 0, (gint) n)];

      g_assert_true (tw_game_apply (game, &action, NULL));
      if (i % 9 == 0)
        check_sound (game);
    }
  check_sound (game);
  return game;
}

static void
check_again (TwGame *game)
{
  guint64 hash = tw_play_hash (tw_game_play (game));
  g_autofree char *xml = tw_saved_game_to_xml (game, NULL, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwSavedGame) saved = tw_saved_game_parse (&kit, "x.xml", xml, -1, &error);

  g_assert_no_error (error);
  g_assert_cmphex (tw_play_hash (tw_game_play (saved->game)), ==, hash);
  for (guint i = 0; i < 40 && tw_game_undo (game); i++)
    check_sound (game);
  while (tw_game_redo (game))
    ;
  g_assert_cmphex (tw_play_hash (tw_game_play (game)), ==, hash);
}

static void
test_house_rule (gconstpointer values)
{
  for (guint n_seats = 2; n_seats <= 5; n_seats += 3)
    {
      g_autoptr (TwRules) rules = rules_with (values, n_seats);

      for (guint64 seed = 0; seed < tw_test_size (3); seed++)
        {
          g_autoptr (TwGame) game = play_random (rules, seed);

          g_assert_cmpuint (tw_game_play (game)->state->reason, ==, TW_REASON_TILES);
          check_again (game);
        }
    }
}

/* All of a hand is played: nobody keeps a tile that could still be placed. */
static void
test_all_played (void)
{
  g_autoptr (TwRules) rules = rules_with ("hand=3", 4);
  g_autoptr (TwGame) game = play_random (rules, 5);
  const TwPlay *play = tw_game_play (game);

  g_assert_cmpuint (play->state->n_left, ==, 0);
  g_assert_cmpuint (play->board.head->n_slots + play->state->n_unplaceable, ==, 72);
}

/* Every seat comes to begin, and the same seed gives the same one. */
static void
test_all_begin (void)
{
  static const char *const ways[] = { "first-player=random", "first-player=roads" };

  for (guint way = 0; way < G_N_ELEMENTS (ways); way++)
    {
      g_autoptr (TwRules) rules = rules_with (ways[way], 3);
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
  g_autoptr (GError) error = NULL;
  int result;

  g_test_init (&argc, &argv, NULL);
  kit.vocabulary = tw_vocabulary_load_shipped (&error);
  g_assert_no_error (error);
  kit.expansions = tw_expansions (&kit.n_expansions);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *path = g_strdup_printf ("/expansion/house-rules/%s", values[i]);

      g_test_add_data_func (path, values[i], test_house_rule);
    }
  g_test_add_func ("/expansion/house-rules/all-played", test_all_played);
  g_test_add_func ("/expansion/house-rules/all-begin", test_all_begin);
  result = g_test_run ();
  tw_vocabulary_unref (kit.vocabulary);
  return result;
}
