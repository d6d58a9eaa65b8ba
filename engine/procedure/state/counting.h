/* Two counting figures of each player.
 *
 * Whoever gets points picks which of them moves ("lady+4"); before the last counting they are added up.
 * Cases write the points that each has made as "track P1 pawn=3 lady=8".
 */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_counting_add: adds the counting figure that @figure describes. */
void tw_counting_add (TwProcedures *all, const TwProcedure *figure);

/** tw_counting_add_hooks: adds the steps in which they are picked and added up, if there are any. */
void tw_counting_add_hooks (TwProcedures *all);

/** tw_counting_check: Returns: %FALSE with the error set if there are neither none nor two */
gboolean tw_counting_check (const TwProcedures *all, GError **error);

/** tw_counting_phrase: as @phrase of #TwShowingHooks, for the question which one moves */
gboolean
tw_counting_phrase (const TwPlay *play, const TwSaying *saying, TwPhrase *out_phrase);

/** tw_counting_why_not: as @why_not of #TwShowingHooks, for what moves one */
const char *tw_counting_why_not (const TwPlay *play, const TwAction *action);

/** tw_counting_give: as @give of #TwFactHooks */
TwFactResult tw_counting_give (TwPlay *play, const TwFact *fact, GError **error);

/** tw_counting_tell: as @tell of #TwFactHooks */
TwFactResult tw_counting_tell (const TwPlay *play, const TwFact *fact, char **out_value);

G_END_DECLS
