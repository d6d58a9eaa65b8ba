/* What is done as a turn begins, at="turn", and why a player is refused for what was done in a part.
 *
 * It is done before the tile is drawn. Where a position is given afterwards, and nothing had been done
 * yet, it is done with the tile of that position's first turn; of a position that is saved the fact
 * "begun" says that something had. Rule: PAD-042.
 */
#pragma once

#include "engine/game/expansion.h"
#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_turn_size: Returns: bytes of the state in which it is kept, 0 if no procedure speaks of it */
gsize tw_turn_size (const TwProcedures *all);

/** tw_turn_add: adds the step by which a turn begins with a position that was given. */
void tw_turn_add (TwProcedures *all);

/** tw_turn_note: notes that something was done as the turn began, if @procedure is one that does. */
void tw_turn_note (const TwProcedures *all, const TwProcedureCode *procedure, gpointer own);

/** tw_turn_spend: nothing is placed any more in the part that is under way, by rule number @which of those
 *   of <spend>. */
void tw_turn_spend (TwPlay *play, gpointer own, guint which);

/** tw_turn_spent_by: Returns: (nullable): the rule by which that is so of the turn that is under way or has
 *   just ended, %NULL if something could be placed in it */
const char *tw_turn_spent_by (const TwPlay *play, gconstpointer own);

/** tw_turn_do_instead: notes that @seat has done what procedure number @procedure says in place of
 *   placing a figure. */
void tw_turn_do_instead (const TwPlay *play, gpointer own, guint seat, guint procedure);

/** tw_turn_done_instead: Returns: (nullable): the procedure that @seat did so in the part that is under
 *   way, or has just ended and none of the next lies, %NULL if it did none */
const TwProcedureCode *tw_turn_done_instead (const TwPlay *play, gconstpointer own, guint seat);

/** tw_turn_tell_skipping: records that @seat is going to miss a turn, if it is not known already; before
 * tw_turn_skip(). */
void tw_turn_tell_skipping (TwPlay *play, guint seat, const char *rules);

/** tw_turn_skip: leaves the next turn of @seat out, if it is one. */
void tw_turn_skip (TwPlay *play, guint seat);

/** tw_turn_tell: see @tell of #TwFactHooks: "P2:skipped=1" */
TwFactResult tw_turn_tell (const TwPlay *play, const TwFact *fact, char **out_value);

/** tw_turn_give: see @give of #TwFactHooks: "begun=1" */
TwFactResult tw_turn_give (TwPlay *play, gpointer own, const TwFact *fact);

/** tw_turn_say: see @say of #TwFactHooks */
void tw_turn_say (const TwPlay *play, gconstpointer own, GPtrArray *facts);

G_END_DECLS
