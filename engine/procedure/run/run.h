/* Procedures carried out, step by step. */
#pragma once

#include "engine/procedure/answer/answer.h"

G_BEGIN_DECLS

/** tw_procedure_sight: Returns: what @procedure can see in @frame; @own is the expansion's state */
static inline TwSight
tw_procedure_sight (const TwPlay *play,
                    const TwFrame *frame,
                    const TwProcedureCode *procedure,
                    gconstpointer own)
{
  return (TwSight){ .play = play,
                    .frame = frame,
                    .all = tw_procedures_of (play),
                    .own = own,
                    .run = tw_procedures_run (procedure, own) };
}

/** tw_procedure_may_begin: Returns: whether the conditions of @procedure itself hold */
gboolean tw_procedure_may_begin (const TwSight *sight, const TwProcedureCode *procedure);

/** tw_procedure_begin: puts @procedure under way, at its first step; it may begin. */
void tw_procedure_begin (const TwProcedures *all, const TwProcedureCode *procedure, gpointer own);

/** tw_procedure_is_under_way: Returns: whether @procedure is */
static inline gboolean
tw_procedure_is_under_way (const TwProcedureCode *procedure, gconstpointer own)
{
  return tw_procedures_run (procedure, own)->at != 0;
}

/** tw_procedure_give_up: ends the game, for a rule finds no end. Returns: what the step returns then */
TwStepResult
tw_procedure_give_up (TwPlay *play, const TwProcedureCode *procedure, gpointer own);

/** tw_procedure_carry_on: carries @procedure on until somebody has to answer, a feature is to be
 *   counted first, or it is over. Returns: what its step returns */
TwStepResult tw_procedure_carry_on (TwPlay *play,
                                    TwFrame *frame,
                                    const TwProcedureCode *procedure,
                                    gpointer own);

/** tw_procedure_list: adds the answers to the question at step @at, or what chance can draw. */
void tw_procedure_list (const TwSight *sight, guint at, TwActionList *list);

/** tw_procedure_choose: @out_action becomes the one of those that is @random * n / 2^64 on, where that is found
 *   without listing them. Returns: %FALSE if it is not */
gboolean tw_procedure_choose (const TwSight *sight, guint at, guint64 random, TwAction *out_action);

/** tw_procedure_answer: takes an answer to the question that @procedure is at. */
void tw_procedure_answer (TwPlay *play, TwFrame *frame,
                          const TwProcedureCode *procedure, gpointer own,
                          const TwAction *action);

G_END_DECLS
