/* Plays the deals of an experiment, in threads. */
#pragma once

#include <gio/gio.h>

#include "engine/balance/plan.h"

G_BEGIN_DECLS

/**
 * TwPlanRun: how an experiment is played.
 * @plan: the experiment
 * @shard: number of this part of the deals, from 0
 * @n_shards: number of parts, 1 or more; each is a span of neighbouring deals
 * @n_threads: number of threads, 1 or more
 * @is_enough: (nullable): asked after some deals, at numbers that do not depend on threads or on when a run was
 *   interrupted: whether what is known is enough. It looks at the record through sequence.h
 * @cancellable: (nullable): stops within one deal; deals that are complete count
 * @tell: (nullable): called after each deal with the record so far and the number of deals that are still to come, in any of
 *   the threads but never in two at once; whoever wants to keep something copies it
 * @user: passed to @is_enough and @tell
 */
typedef struct
{
  const TwPlan *plan;
  guint shard;
  guint n_shards;
  guint n_threads;
  gboolean (*is_enough) (const TwRecord *record, gpointer user);
  GCancellable *cancellable;
  void (*tell) (const TwRecord *record, guint64 n_left, gpointer user);
  gpointer user;
} TwPlanRun;

/**
 * tw_plan_run:
 * @run: how
 * @record: a record of the plan, new or of a run that was interrupted; deals that it has are not played again
 *
 * Blocks until all deals of the part are played, enough is known, or the run is cancelled. The record is the same
 * whatever the number of threads, and wherever a run was interrupted.
 *
 * Returns: %FALSE if it was cancelled
 */
gboolean tw_plan_run (const TwPlanRun *run, TwRecord *record);

/**
 * tw_plan_run_typical:
 * @plan: an experiment
 * @name: name of the sums that show what it is about, see tw_question_shows()
 * @n_deals: how many deals to choose from
 *
 * Plays the first deals of @plan for one that shows what most do: the middle one by the difference of the pair that it
 * adds to the sums. Blocks.
 *
 * Returns: number of the deal; 0 if none adds to them
 */
guint64 tw_plan_run_typical (const TwPlan *plan, const char *name, guint n_deals);

/**
 * tw_plan_run_game:
 * @plan: an experiment
 * @deal: number of a deal
 * @arm: index of an arm
 * @order: one of its orders
 * @out_seed: (out): seed of the game, for tw_game_new()
 *
 * Plays one game of a deal again, to be looked at.
 *
 * Returns: (transfer full) (element-type TwAction): all answers and outcomes
 */
GArray *tw_plan_run_game (const TwPlan *plan, guint64 deal, guint arm, guint order, guint64 *out_seed);

G_END_DECLS
