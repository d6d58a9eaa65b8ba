/* A further tile within a part of the turn: <play>. */
#include "engine/procedure/run/play.h"

/* A turn within the turn needs this many free frames. */
#define FRAMES_OF_TURN 14

gboolean
tw_procedure_may_play (const TwPlay *play)
{
  return tw_play_can_draw (play) && play->state->n_frames + FRAMES_OF_TURN <= TW_MAX_FRAMES;
}

/* Rule: MSG-023, MSG-033, MSG-035, MSG-037. */
void
tw_procedure_play (TwPlay *play, gboolean is_optional)
{
  if (!tw_procedure_may_play (play))
    return;
  tw_play_push (play, TW_PROGRAM_TURN)->flags =
      TW_FRAME_NESTED | (is_optional ? TW_FRAME_OPTIONAL : 0);
}
