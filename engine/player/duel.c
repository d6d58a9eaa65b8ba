/* Which of two positions is better for a seat. */
#include "engine/player/duel.h"

#include "engine/player/dice.h"
#include "engine/player/judge.h"
#include "engine/player/player.h"

#include <math.h>

/* Returns: what comes of @from for @seat with the luck of @seed */
static int
play_on (TwPlay *room, TwPlayer *player, const TwPlay *from, guint seat, guint until, guint64 seed)
{
  tw_play_copy (room, from);
  room->state->seed = seed;
  tw_player_seed (player, ~seed);
  while (tw_play_decider (room) != TW_SEAT_NONE && room->state->turn < until)
    {
      TwAction action = tw_play_decider (room) == TW_SEAT_CHANCE ? tw_play_chance (room)
                                                                 : tw_player_choose (player, room);

      tw_play_apply (room, &action);
    }
  return tw_judge_lead (room, seat);
}

void
tw_duel_run (const TwPlay *one,
             const TwPlay *other,
             guint seat,
             guint until_turn,
             guint n,
             guint64 seed,
             GCancellable *cancellable,
             TwDuel *out)
{
  g_autoptr (TwPlay) room = tw_play_new (one->rules, 0);
  g_autoptr (TwPlayer) player = tw_player_new (&tw_planner_player, one->rules);
  double squares = 0;

  *out = (TwDuel){ 0 };
  while (out->n < n && !g_cancellable_is_cancelled (cancellable))
    {
      guint64 luck = tw_dice_next (&seed);
      double lead = play_on (room, player, one, seat, until_turn, luck)
                    - play_on (room, player, other, seat, until_turn, luck);
      double away = lead - out->lead;

      /* Mean and sum of squares (Welford). */
      out->n++;
      out->lead += away / out->n;
      squares += away * (lead - out->lead);
    }
  if (out->n > 1)
    out->error = sqrt (squares / (out->n - 1) / out->n);
}
