/* How a play comes about and goes on; the built-in programs need it as well. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** tw_play_begin: lays the start tiles, fills bag and supplies, and puts the first frame on the
 * stack. */
void tw_play_begin (TwPlay *play);

/** tw_play_advance: runs steps until a player or chance has to answer, or the game is over. */
void tw_play_advance (TwPlay *play);

/** tw_play_bind: makes @play a view of @block. */
void tw_play_bind (TwPlay *play, const TwRules *rules, gpointer block);

/** tw_play_run_if_shown: runs the step at @frame, unless its tile shows none of the symbols that
 * the step looks at and it was not begun yet. Returns: how it ended */
TwStepResult tw_play_run_if_shown (TwPlay *play, TwFrame *frame, gpointer own);

/** tw_play_step_of: Returns: the step that @frame is at */
static inline const TwStepEntry *
tw_play_step_of (const TwPlay *play, const TwFrame *frame)
{
  return &play->rules->programs[frame->program][frame->step];
}

G_END_DECLS
