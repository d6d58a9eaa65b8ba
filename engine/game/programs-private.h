/* The built-in programs, which the rules compile together with the steps of expansions. */
#pragma once

#include "engine/game/play.h"
#include "engine/game/steps.h"

G_BEGIN_DECLS

/** tw_turn_program: Returns: (transfer none) (array length=out_n): a turn */
const TwProgramItem *tw_turn_program (guint *out_n);

/** tw_feature_program: Returns: (transfer none) (array length=out_n): how one feature is counted */
const TwProgramItem *tw_feature_program (guint *out_n);

/** tw_gain_program: Returns: (transfer none) (array length=out_n): how one gain moves a counting
 *   figure */
const TwProgramItem *tw_gain_program (guint *out_n);

/** tw_gains_settle: gives all waiting gains at once, because the game ends. */
void tw_gains_settle (TwPlay *play);

/** tw_end_program: Returns: (transfer none) (array length=out_n): the final scoring */
const TwProgramItem *tw_end_program (guint *out_n);

/** tw_tokens_step: the step of the final scoring that counts tokens. */
extern const TwStep tw_tokens_step;

/** tw_play_begin: lays the start tiles, fills bag and supplies, and puts the first frame on the
 * stack. */
void tw_play_begin (TwPlay *play);

/** tw_play_advance: runs steps until a player or chance has to answer, or the game is over. */
void tw_play_advance (TwPlay *play);

/** tw_play_bind: makes @play a view of @block. */
void tw_play_bind (TwPlay *play, const TwRules *rules, gpointer block);

/** tw_play_step_of: Returns: the step that @frame is at */
static inline const TwStepEntry *
tw_play_step_of (const TwPlay *play, const TwFrame *frame)
{
  return &play->rules->programs[frame->program][frame->step];
}

G_END_DECLS
