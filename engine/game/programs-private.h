/* The built-in programs, which the rules compile together with the steps of expansions. */
#pragma once

#include "engine/game/play-private.h"
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

/** tw_gains_end_turn: begins to count anew how often somebody gets points, as the turn of @seat is over, and
 *   says in the log if rules did not hear of all of them. */
void tw_gains_end_turn (TwPlay *play, guint seat);

/** tw_end_program: Returns: (transfer none) (array length=out_n): the final scoring */
const TwProgramItem *tw_end_program (guint *out_n);

/** tw_tokens_step: the step of the final scoring that counts tokens. */
extern const TwStep tw_tokens_step;

G_END_DECLS
