/* What cases cannot say of bags, decks and dice: how often each thing can come, what lies open,
 * what a position says of them, and that games in which different things were drawn are different.
 */
#include "engine/case/case-facts.h"
#include "engine/game/game.h"
#include "engine/game/notation.h"
#include "engine/game/state-hash.h"
#include "tests/engine/shipped-fixture.h"

#include <string.h>

/* A game of @uses in which @words were played. */
static TwGame *
game_after (const TwGameKit *kit, const char *uses, const char *words)
{
  g_autoptr (TwGameSetup) setup = shipped_setup (kit, "base", 2);
  g_auto (GStrv) parts = g_strsplit (uses, " ", -1);
  g_auto (GStrv) split = g_strsplit (words, " ", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) rules = NULL;
  TwGame *game;

  for (guint i = 0; parts[i] != NULL; i++)
    g_assert_true (tw_game_setup_use (setup, parts[i], &error));
  rules = tw_game_setup_compile (setup, &error);
  g_assert_no_error (error);
  game = tw_game_new (rules, 1, TW_GAME_FORCED);
  for (guint i = 0; split[i] != NULL; i++)
    {
      const TwPlay *play = tw_game_play (game);
      TwAction action;

      if (!tw_notation_parse_action (play, split[i], play->state->on_turn, &action, &error))
        g_error ("%s", error->message);
      tw_notation_settle_action (play, &action);
      if (!tw_game_apply (game, &action, NULL))
        g_error ("“%s” cannot be played", split[i]);
    }
  return game;
}

static TwGame *
treasures_after (const TwGameKit *kit, const char *words)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "data", "procedures", "treasures.xml", NULL);

  return game_after (kit, path, words);
}

/* How many of the answers of chance are @word. */
static guint
n_of (TwGame *game, const char *word)
{
  guint n, n_found = 0;
  const TwAction *actions = tw_game_actions (game, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text =
          tw_notation_print_action (tw_game_play (game), &actions[i], TW_SEAT_CHANCE);

      n_found += strcmp (text, word) == 0;
    }
  return n_found;
}

/* Each copy that may come is an answer, so that all are equally likely. */
static void
test_chance (void)
{
  TwGameKit kit = shipped_kit ();
  TwGame *deck = treasures_after (&kit, "draw=Chest Chest@1,0/0 treasure=gold - draw=Chest "
                                        "Chest@2,0/0");
  TwGame *bag = treasures_after (&kit, "draw=Net Net@1,0/0");
  TwGame *die = treasures_after (&kit, "draw=Oracle Oracle@1,0/0");

  g_assert_cmpuint (tw_play_decider (tw_game_play (deck)), ==, TW_SEAT_CHANCE);
  g_assert_cmpuint (n_of (deck, "treasure=gold"), ==, 1);
  g_assert_cmpuint (n_of (deck, "treasure=map"), ==, 1);
  g_assert_cmpuint (n_of (deck, "treasure=curse"), ==, 1);
  g_assert_cmpuint (n_of (bag, "catch=fish"), ==, 2);
  g_assert_cmpuint (n_of (bag, "catch=boot"), ==, 1);
  g_assert_cmpuint (n_of (die, "oracle=1"), ==, 1);
  g_assert_cmpuint (n_of (die, "oracle=2"), ==, 2);
  g_assert_cmpuint (n_of (die, "oracle=5"), ==, 1);
  tw_game_free (deck);
  tw_game_free (bag);
  tw_game_free (die);
  shipped_kit_clear (&kit);
}

/* What is known of a position is said, and no more. */
static void
test_position (void)
{
  TwGameKit kit = shipped_kit ();
  TwGame *some =
      treasures_after (&kit,
                       "draw=Chest Chest@1,0/0 treasure=gold - draw=Net Net@2,0/0 catch=fish -");
  TwGame *all =
      treasures_after (&kit, "draw=Chest Chest@1,0/0 treasure=gold - draw=Chest Chest@2,0/0 "
                             "treasure=curse - draw=Chest Chest@3,0/0 treasure=gold - draw=Chest "
                             "Chest@4,0/0 treasure=map map=P1 -");
  g_autoptr (GString) some_said = g_string_new (NULL), all_said = g_string_new (NULL);

  tw_case_facts_add_position (tw_game_play (some), some_said);
  tw_case_facts_add_position (tw_game_play (all), all_said);
  g_assert_null (strstr (some_said->str, "treasure="));
  g_assert_nonnull (strstr (some_said->str, "catch=fish*1,boot*1"));
  g_assert_nonnull (strstr (all_said->str, "treasure=gold,curse,gold,map"));
  g_assert_null (strstr (all_said->str, "catch="));
  tw_game_free (some);
  tw_game_free (all);
  shipped_kit_clear (&kit);
}

#define FLIGHT "draw=U U@1,0/0 highwayman@1,0:road(W) draw=FlugB FlugB@2,0/0 fly=meeple "

/* While somebody thinks, the number that was rolled is part of the position. */
static void
test_hash (void)
{
  TwGameKit kit = shipped_kit ();
  TwGame *one = game_after (&kit, "flying-machines", FLIGHT "die=1");
  TwGame *two = game_after (&kit, "flying-machines", FLIGHT "die=2");
  TwGame *again = game_after (&kit, "flying-machines", FLIGHT "die=2");

  g_assert_cmpuint (tw_play_hash (tw_game_play (one)), !=, tw_play_hash (tw_game_play (two)));
  g_assert_cmpuint (tw_play_hash (tw_game_play (two)), ==, tw_play_hash (tw_game_play (again)));
  tw_game_free (one);
  tw_game_free (two);
  tw_game_free (again);
  shipped_kit_clear (&kit);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bags/chance", test_chance);
  g_test_add_func ("/bags/position", test_position);
  g_test_add_func ("/bags/hash", test_hash);
  return g_test_run ();
}
