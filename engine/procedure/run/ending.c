/* Rules that end the game. */
#include "engine/procedure/run/ending.h"

#include "engine/game/completed.h"

void
tw_ending_conclude (TwPlay *play, const TwProcedures *all, const TwCode *code)
{
  guint reason =
      tw_rules_reason (play->rules, g_array_index (all->reasons, TwReasonInfo, code->end).word);

  /* What is over already ends no more: the last scoring would begin again, without end. */
  if (code->detail == TW_RESULT_OVER && tw_play_is_ending (play))
    return;
  if (code->detail == TW_RESULT_OVER)
    tw_play_end_counted (play, reason);
  else
    tw_play_conclude (play, code->detail == TW_RESULT_WON ? TW_STATUS_WON : TW_STATUS_LOST, reason);
}
