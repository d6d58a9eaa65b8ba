/* Writes the lines of a game by file between two parties: write-chain MOVES. */
#include <stdlib.h>

#include "engine/chain/chain.h"
#include "tests/engine/shipped-fixture.h"

static TwGame *
play_first (const TwChain *chain)
{
  TwGame *game = tw_game_copy (tw_chain_game (chain));

  tw_chain_play_on (chain, game);
  while (!tw_chain_is_whole (chain, game))
    {
      guint n = 0;
      TwAction first = tw_game_actions (game, &n)[0];

      tw_game_apply (game, &first, NULL);
    }
  return game;
}

int
main (int argc, char **argv)
{
  const guint8 parties[TW_MAX_SEATS] = { 0, 1 };
  const TwSavedSeat seats[TW_MAX_SEATS] = { { (char *) "Anna", NULL, NULL } };
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) rules = shipped_rules (&kit, "base", 2);
  TwChain *chains[2] = { tw_chain_begin (&kit, rules, NULL, seats, parties, NULL), NULL };
  guint moves = argc > 1 ? (guint) atoi (argv[1]) : 0;

  chains[1] = tw_chain_open (&kit, tw_chain_line (chains[0], 0), NULL);
  tw_chain_join (chains[1], NULL);
  tw_chain_take (chains[0], tw_chain_line (chains[1], 1), NULL);
  for (guint i = 0; i < moves && tw_chain_next (chains[0]) != TW_CHAIN_NOBODY; i++)
    {
      guint next = tw_chain_next (chains[0]);
      g_autoptr (TwGame) game = play_first (chains[next]);

      tw_chain_send (chains[next], game, NULL);
      tw_chain_take (chains[1 - next], tw_chain_line (chains[next], i + 2), NULL);
    }
  for (guint i = 0; i < tw_chain_n_moves (chains[0]); i++)
    g_print ("%s\n", tw_chain_line (chains[0], i));
  tw_chain_free (chains[0]);
  tw_chain_free (chains[1]);
  shipped_kit_clear (&kit);
  return 0;
}
