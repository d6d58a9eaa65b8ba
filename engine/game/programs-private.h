/* The built-in steps of the programs, for rules.c to put between the slots. */
#pragma once

#include "engine/game/play.h"
#include "engine/game/steps.h"

G_BEGIN_DECLS

/** tw_turn_program: Returns: (transfer none) (array length=out_n): the competitive turn */
const TwProgramItem *tw_turn_program (guint *out_n);

/** tw_feature_program: Returns: (transfer none) (array length=out_n): counting a feature */
const TwProgramItem *tw_feature_program (guint *out_n);

/** tw_gain_program: Returns: (transfer none) (array length=out_n): somebody gets points */
const TwProgramItem *tw_gain_program (guint *out_n);

/** tw_gains_settle: gives at once what waits to be given: the game ends. */
void tw_gains_settle (TwPlay *play);

/** tw_end_program: Returns: (transfer none) (array length=out_n): the end of the game */
const TwProgramItem *tw_end_program (guint *out_n);

/** tw_tokens_step: the step of the end that counts tokens. */
extern const TwStep tw_tokens_step;

/** tw_play_begin: lays the start tiles, fills bag and supplies, puts the first frame. */
void tw_play_begin (TwPlay *play);

/** tw_play_advance: runs steps until somebody has to answer or nothing is left to do. */
void tw_play_advance (TwPlay *play);

/** tw_play_bind: makes @play a view of @block. */
void tw_play_bind (TwPlay *play, const TwRules *rules, gpointer block);

/** tw_play_step_of: Returns: the step at which @frame is */
static inline const TwStepEntry *
tw_play_step_of (const TwPlay *play, const TwFrame *frame)
{
  return &play->rules->programs[frame->program][frame->step];
}

G_END_DECLS
