/* Drawing from bags and decks, and what is told of it.
 *
 * Chance draws: each copy that may come is one of the answers of the question. Cases and saved games
 * write the answer as "die=2", "treasure=gold".
 */
#pragma once

#include "engine/game/expansion.h"
#include "engine/procedure/select/select.h"

G_BEGIN_DECLS

/** tw_procedure_draws_tile: Returns: whether what is drawn at the step @code, DRAW, is a tile that nobody sees */
gboolean tw_procedure_draws_tile (const TwProcedures *all, const TwCode *code);

/** tw_procedure_bag_has: Returns: whether there is something to draw at the step @code, DRAW */
gboolean tw_procedure_bag_has (const TwSight *sight, const TwCode *code);

/** tw_procedure_bag_list: adds what chance can draw at the step @code, each as often as it is there. */
void tw_procedure_bag_list (const TwSight *sight, const TwCode *code, TwActionList *list);

/** tw_procedure_bag_take: takes what @action draws at the step @code out of its bag and records it.
 *   Returns: what was drawn, a word; nothing if it is a tile that nobody sees */
TwThing tw_procedure_bag_take (const TwSight *sight, TwPlay *play, gpointer own, const TwCode *code,
                               const TwAction *action);

/** tw_procedure_bag_tell: records the line at the step @at, TELL, of a procedure whose first step is
 *   @first; right after a draw it takes the place of what was said of that. */
void tw_procedure_bag_tell (const TwSight *sight, TwPlay *play, guint first, guint at);

/**
 * tw_procedure_bag_drawn:
 * @all: procedures
 * @first: the first step of a procedure
 * @at: a step of it
 *
 * Returns: (nullable): the innermost step DRAW in which the step @at stands
 */
const TwCode *tw_procedure_bag_drawn (const TwProcedures *all, guint first, guint at);

/** tw_procedure_bag_open: shows what the step @draw has drawn, see @open of #TwShowingHooks. */
void tw_procedure_bag_open (const TwSight *sight, const TwCode *draw, TwOpening *out_opening);

/** tw_procedure_lay: lays the tile that was drawn unseen face down onto @cell; nothing happens if there is none. */
void tw_procedure_lay (TwPlay *play, gpointer own, const TwThing *cell);

G_END_DECLS
