/* What never happened: whether it can. */
#pragma once

#include "engine/balance/answer.h"
#include "engine/balance/plan.h"
#include "engine/simulate/firing.h"

G_BEGIN_DECLS

/**
 * tw_dead_look:
 * @plan: a plan of tw_plan_dead()
 * @answer: "rule-never" of a record of it
 * @n_games: how many games are played at random at most
 * @cancellable: (nullable): gives up early
 *
 * Looks for a position in which the rule that never did anything does something after all, by games at random with the tiles that
 * it speaks of drawn early. Blocks for some tenths of a second with a thousand games.
 *
 * Returns: (transfer full) (nullable): it; %NULL if there was none
 */
TwFiring *tw_dead_look (const TwPlan *plan, const TwAnswer *answer, guint n_games, GCancellable *cancellable);

/**
 * tw_dead_notes:
 * @plan: a plan of tw_plan_dead(), or of another question, of which there is nothing to be said
 * @record: what came of it
 * @cancellable: (nullable): gives up early
 *
 * Looks again for each rule that did nothing, see tw_dead_look(). Blocks.
 *
 * Returns: (transfer full) (array zero-terminated=1): what was found, a sentence for each
 */
char **tw_dead_notes (const TwPlan *plan, const TwRecord *record, GCancellable *cancellable);

G_END_DECLS
