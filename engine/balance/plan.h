/* An experiment: which games of a deal are played, and what is added up of them.
 *
 * A plan is plain data that a page or the tool makes once; run.h plays it, answer.h says what came of it. Everything that
 * the answers need to know of it is in the facts of the record, so that a record of a file is answered without the plan.
 */
#pragma once

#include "engine/balance/match.h"
#include "engine/balance/record.h"
#include "engine/setup/players-file.h"

G_BEGIN_DECLS

typedef struct _TwPlan TwPlan;

/**
 * TwMeasure:
 * @plan: the plan
 * @deal: number of the deal
 * @notes: (array): notes of its games: those of all orders of the first arm, then those of the next one
 * @tally: gets what is added up
 *
 * Adds up a deal.
 */
typedef void (*TwMeasure) (const TwPlan *plan, guint64 deal, TwNotes *const *notes, TwDealSums *tally);

/**
 * TwPlan:
 * @question: id of the question
 * @measure: adds up a deal
 * @n_arms: number of @arms
 * @arms: the games that are compared; each deal is played in all of them
 * @n_orders: in how many seat orders each is played
 * @watched: (element-type TwWatched): rules to be looked out for, one a deal in turn
 * @seed: the number that all deals follow from
 * @players: (nullable): who plays, where the question itself says who
 * @record: (transfer none): facts, without a deal; runs copy it
 *
 * Shared by all threads of a run; nothing of it changes meanwhile.
 */
struct _TwPlan
{
  const char *question;
  TwMeasure measure;
  guint n_arms;
  TwArm arms[TW_MOST_ARMS];
  guint n_orders;
  GArray *watched;
  guint64 seed;
  TwPlayersFile *players;
  TwRecord *record;
};

/**
 * TwTable: who plays.
 * @kinds: (array): a kind of player for each
 * @n_playouts: as for tw_player_set_effort(), for all
 */
typedef struct
{
  const TwPlayerKind *kinds[TW_MAX_SEATS];
  guint n_playouts;
} TwTable;

/** tw_plan_free: frees @plan. */
void tw_plan_free (TwPlan *plan);

/** tw_plan_new: Returns: (transfer full): a plan without arms for the question @id, for @n_deals deals that follow from @seed */
TwPlan *tw_plan_new (const char *id, TwMeasure measure, guint64 n_deals, guint64 seed);

/**
 * tw_plan_add_arm:
 * @plan: a plan under construction with room for it
 * @label: what it is called
 * @rules: (transfer none): its rules
 * @table: who plays
 *
 * Returns: (transfer none): the arm
 */
TwArm *tw_plan_add_arm (TwPlan *plan, const char *label, TwRules *rules, const TwTable *table);

/** tw_plan_close: writes down in the facts of @plan, whose arms are complete, which games they are. */
void tw_plan_close (TwPlan *plan);

/** tw_plan_new_record: Returns: (transfer full): a record of @plan without a deal */
TwRecord *tw_plan_new_record (const TwPlan *plan);

/** tw_plan_notes: Returns: (transfer none): the notes of one game of a deal */
static inline const TwNotes *
tw_plan_notes (const TwPlan *plan, TwNotes *const *notes, guint arm, guint order)
{
  return notes[arm * plan->n_orders + order];
}

/** tw_table_is_mixed: Returns: whether the first @n players of @table are of more than one kind */
gboolean tw_table_is_mixed (const TwTable *table, guint n);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwPlan, tw_plan_free)

G_END_DECLS
