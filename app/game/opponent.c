/* Who can sit at a seat. */
#include "app/game/opponent.h"

#include <glib/gi18n.h>

static const TwOpponent opponents[] = {
  { "person", NC_ ("opponent", "Person"), NULL, 0 },
  { "random", NC_ ("opponent", "Program: at random"), &tw_random_player, 0 },
  { "greedy", NC_ ("opponent", "Program: quick"), &tw_greedy_player, 0 },
  { "search", NC_ ("opponent", "Program: thinks 1 s"), &tw_search_player, 1 },
  { "search 5", NC_ ("opponent", "Program: thinks 5 s"), &tw_search_player, 5 },
  { TW_OPPONENT_ELSEWHERE, NC_ ("opponent", "Elsewhere: by file"), NULL, 0 },
};

const TwOpponent *
tw_opponents (guint *out_n)
{
  *out_n = G_N_ELEMENTS (opponents);
  return opponents;
}

const TwOpponent *
tw_opponent_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (opponents); i++)
    if (g_strcmp0 (opponents[i].id, id) == 0)
      return &opponents[i];
  return &opponents[0];
}
