/* Which edges the open places of games ask for. */
#include "engine/simulate/open-demand.h"

#include "engine/player/dice.h"
#include "engine/player/player.h"

#define LAND (~(TW_EDGE_MISTY * 0x01010101u))
/* Games of sets under work may go round for ever. */
#define MOST_ACTIONS 10000

static gboolean
takes (const TwOpenPlace *place, TwEdgeCodes edges)
{
  for (guint turns = 0; turns < 4; turns++)
    if (((tw_edge_codes_rotate (edges, turns) ^ place->need) & place->mask & LAND) == 0)
      return TRUE;
  return FALSE;
}

static void
look (TwOpenDemand *demand, const TwBoard *board)
{
  for (guint i = 0; i < board->head->n_open; i++)
    for (guint k = 0; k < demand->n_patterns; k++)
      demand->n_asking[k] += takes (&board->open[i], demand->patterns[k]);
  demand->n_places += board->head->n_open;
}

static void
play_one (TwOpenDemand *demand, TwPlay *play, TwPlayer *const *players, GCancellable *cancellable)
{
  guint decider;

  for (guint i = 0; i < MOST_ACTIONS && !g_cancellable_is_cancelled (cancellable); i++)
    {
      TwAction action;

      if ((decider = tw_play_decider (play)) == TW_SEAT_NONE)
        return;
      action = decider == TW_SEAT_CHANCE ? tw_play_chance (play)
                                         : tw_player_choose (players[decider], play);
      if (action.verb == TW_VERB_PLACE)
        look (demand, &play->board);
      tw_play_apply (play, &action);
    }
}

void
tw_open_demand_count (TwOpenDemand *demand,
                      TwRules *rules,
                      guint64 seed,
                      guint n_games,
                      GCancellable *cancellable,
                      int *n_done)
{
  TwPlay *play = tw_play_new (rules, seed);
  TwPlayer *players[TW_MAX_SEATS] = { NULL };

  for (guint seat = 0; seat < rules->n_seats; seat++)
    players[seat] = tw_player_new (&tw_random_player, rules);
  for (guint i = 0; i < n_games && !g_cancellable_is_cancelled (cancellable); i++)
    {
      tw_play_reset (play, tw_dice_next (&seed));
      for (guint seat = 0; seat < rules->n_seats; seat++)
        tw_player_seed (players[seat], tw_dice_next (&seed));
      play_one (demand, play, players, cancellable);
      demand->n_games++;
      if (n_done != NULL)
        g_atomic_int_set (n_done, (int) i + 1);
    }
  for (guint seat = 0; seat < rules->n_seats; seat++)
    tw_player_free (players[seat]);
  tw_play_free (play);
}
