/* Rules that end the game: the team wins, it loses, or the final scoring comes at once. Private to
 * engine/procedure. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_ending_conclude: carries out @code, a %TW_OP_CONCLUDE: nothing of the turn goes on after it.
 */
void tw_ending_conclude (TwPlay *play, const TwProcedures *all, const TwCode *code);

G_END_DECLS
