/* Figures and what joins two ends, moved by procedures. What the author has no words for is told in the log.
 * Private to the folder. */
#pragma once

#include "engine/procedure/answer/answer.h"

G_BEGIN_DECLS

/**
 * tw_procedure_move:
 * @play: a game
 * @code: a step of @procedure that moves a figure
 * @procedure: what is carried out
 * @thing: the figure
 * @to: where it goes, if that is not home
 *
 * Moves it, or takes it out of the game. Does nothing where @to is no place for it.
 */
void tw_procedure_move (TwPlay *play, const TwCode *code, const TwProcedureCode *procedure,
                        const TwThing *thing, const TwThing *to);

/** tw_procedure_join: carries out a step that joins two ends, while there are tokens for it, or parts them. */
void tw_procedure_join (const TwSight *sight, TwPlay *play, const TwCode *code,
                        const TwProcedureCode *procedure, gpointer own);

G_END_DECLS
