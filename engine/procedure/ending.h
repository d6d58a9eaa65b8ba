/* Rules that end the game: the team wins, it loses, or the final scoring comes at once. Private to
 * the folder. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_ending_add: keeps the reasons for which @procedure, in @statement of it, ends the game. Each
 * has a word: that of its <end>, else the procedure's name. */
void tw_ending_add (TwProcedures *all, const TwProcedure *procedure, const TwStatement *statement);

/** tw_ending_conclude: carries out @code, a %TW_OP_CONCLUDE: nothing of the turn goes on after it.
 */
void tw_ending_conclude (TwPlay *play, const TwProcedures *all, const TwCode *code);

G_END_DECLS
