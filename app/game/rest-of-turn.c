/* A turn that goes on with nothing more. */
#include "app/game/rest-of-turn.h"

#include "engine/case/case-writer.h"

/* No turn asks more than that. */
#define MOST_ANSWERS 64

/* Whether the turn of the last answer is over: what chance does then belongs to the next one, even
 * where somebody was asked for it. */
static gboolean
is_over (const TwGame *game)
{
  guint n;
  const TwLogEntry *log = tw_game_log (game, &n);
  guint end = tw_case_writer_end_of_turns (game, n);

  while (n > 0 && (!log[n - 1].was_asked || log[n - 1].action.seat == TW_SEAT_CHANCE))
    n--;
  return end >= n;
}

gboolean
tw_rest_of_turn_answer (TwGame *game)
{
  guint n = 0;
  const TwAction *actions = tw_game_actions (game, &n);
  TwAction chosen;

  if (n == 0)
    return FALSE;
  chosen = actions[0];
  for (guint i = 1; i < n; i++)
    if (actions[i].verb == TW_VERB_NONE)
      chosen = actions[i];
  return tw_game_apply (game, &chosen, NULL);
}

void
tw_rest_of_turn_play (TwGame *game)
{
  for (guint i = 0; i < MOST_ANSWERS && !is_over (game); i++)
    if (!tw_rest_of_turn_answer (game))
      return;
}
