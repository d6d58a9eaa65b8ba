#include "tests/engine/random-walk.h"

#include "engine/game/state-hash.h"
#include "engine/saved/saved-game-reader.h"
#include "engine/saved/saved-game-writer.h"
#include "tests/engine/undo.h"

/* Answers that are taken back: enough to come through some turns of each kind. */
#define MOST_UNDONE 40

void
walk_check (const TwGame *game)
{
  g_autoptr (GString) wrong = g_string_new (NULL);

  tw_play_check (tw_game_play (game), wrong);
  g_assert_cmpstr (wrong->str, ==, "");
}

void
walk_check_visitor (const TwGame *game, gpointer user)
{
  walk_check (game);
}

TwGame *
walk_game (TwRules *rules, guint64 seed, TwGameFlags flags, WalkVisitor visitor, gpointer user)
{
  TwGame *game = tw_game_new (rules, seed, flags);
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);
  guint decider;

  while ((decider = tw_play_decider (tw_game_play (game))) != TW_SEAT_NONE)
    {
      guint n;
      const TwAction *actions = tw_game_actions (game, &n);
      TwAction action;

      g_assert_cmpuint (n, >, 0);
      if (visitor != NULL)
        visitor (game, user);
      action = decider == TW_SEAT_CHANCE ? tw_play_chance (tw_game_play (game))
                                         : actions[g_rand_int_range (rand, 0, (gint) n)];
      g_assert_true (tw_game_apply (game, &action, NULL));
    }
  walk_check (game);
  return game;
}

void
walk_back_and_again (TwGame *game, const TwGameKit *kit)
{
  guint64 hash = tw_play_hash (tw_game_play (game));
  g_autofree char *xml = tw_saved_game_to_xml (game, NULL, NULL, FALSE, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwSavedGame) saved = tw_saved_game_parse (kit, "x.xml", xml, -1, &error);

  g_assert_no_error (error);
  g_assert_cmphex (tw_play_hash (tw_game_play (saved->game)), ==, hash);
  for (guint i = 0; i < MOST_UNDONE && undo (game); i++)
    walk_check (game);
  while (tw_game_redo (game))
    ;
  g_assert_cmphex (tw_play_hash (tw_game_play (game)), ==, hash);
}
