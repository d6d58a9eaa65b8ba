/* A game of an experiment, to be looked at. */
#pragma once

#include "engine/balance/plan.h"

G_BEGIN_DECLS

/**
 * tw_plan_shown_game:
 * @plan: an experiment
 * @deal: number of a deal, from 1; 0 for one that shows what most do, see tw_plan_run_typical()
 * @out_length: (out): its bytes
 *
 * Plays a game again, in its first arm and order. Blocks: some games are played to choose the deal.
 *
 * Returns: (transfer full): the game as XML, see saved-game-writer.h
 */
char *tw_plan_shown_game (const TwPlan *plan, guint64 deal, gsize *out_length);

G_END_DECLS
