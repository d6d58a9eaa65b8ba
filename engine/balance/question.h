/* The questions: what is played for each, and what the record of it says.
 *
 * data/doc/balance.md tells what each measures, and what it cannot say. */
#pragma once

#include "engine/balance/answer.h"
#include "engine/balance/plan.h"

G_BEGIN_DECLS

/**
 * tw_plan_fair:
 * @rules: the rules
 * @table: who plays
 * @n_deals: how many deals; each is played in all seat orders
 * @seed: what they follow from
 *
 * Is it fair? Wins and points by place, counted from the one that has the first turn.
 *
 * Returns: (transfer full): the plan
 */
TwPlan *tw_plan_fair (TwRules *rules, const TwTable *table, guint64 n_deals, guint64 seed);

/**
 * TwTwinGame: a game in which a tile has a twin, see twin.h.
 * @tile: what the tile is called
 * @rules: the rules with the twin in the place of one copy
 * @key: key of that copy
 */
typedef struct
{
  const char *tile;
  TwRules *rules;
  guint64 key;
} TwTwinGame;

/**
 * tw_plan_worth_tiles:
 * @with: the rules
 * @twins: (array length=n_twins): for each tile that is asked about, the same rules with its twin
 * @n_twins: their number, less than %TW_MOST_ARMS
 * @table, @n_deals, @seed: as for tw_plan_fair()
 *
 * What do tiles bring to who draws them, and to the others?
 *
 * Returns: (transfer full): the plan
 */
TwPlan *tw_plan_worth_tiles (TwRules *with, const TwTwinGame *twins, guint n_twins, const TwTable *table,
                             guint64 n_deals, guint64 seed);

/** tw_plan_worth_symbol: Returns: (transfer full): as tw_plan_worth_tiles(), of a symbol that is @n times in the bag, and that
 * all tiles have lost in @without: what it brings to all players together */
TwPlan *tw_plan_worth_symbol (TwRules *with, TwRules *without, guint n, const char *what, const TwTable *table,
                              guint64 n_deals, guint64 seed);

/** tw_plan_worth_use: Returns: (transfer full): as tw_plan_worth_tiles(), of what a player may use: the first player of @table
 * without a ban, and under @ban */
TwPlan *tw_plan_worth_use (TwRules *rules, const TwBan *ban, const char *what, const TwTable *table, guint64 n_deals,
                           guint64 seed);

/** tw_plan_change: Returns: (transfer full): a plan as of tw_plan_fair(): what is different in games @with something,
 * called @what, than in those @without it? */
TwPlan *tw_plan_change (TwRules *with, TwRules *without, const char *what, const TwTable *table, guint64 n_deals,
                        guint64 seed);

/** tw_plan_common: Returns: (transfer full): a plan as of tw_plan_fair(): the measures of tw_plan_change() for one game */
TwPlan *tw_plan_common (TwRules *rules, const TwTable *table, guint64 n_deals, guint64 seed);

/** TwSkillStep: a stronger player against weaker ones; playouts as for tw_player_set_effort(). */
typedef struct
{
  const TwPlayerKind *strong;
  guint strong_playouts;
  const TwPlayerKind *weak;
  guint weak_playouts;
} TwSkillStep;

/** tw_plan_skill: Returns: (transfer full): a plan as of tw_plan_fair(): does the stronger player win, in each of @steps? */
TwPlan *tw_plan_skill (TwRules *rules, const TwSkillStep *steps, guint n_steps, guint64 n_deals, guint64 seed);

/** tw_plan_thrill: Returns: (transfer full): a plan as of tw_plan_fair(): does the lead change, and when is it decided? Not for
 * games that all players win together */
TwPlan *tw_plan_thrill (TwRules *rules, const TwTable *table, guint64 n_deals, guint64 seed);

/** tw_plan_dead: Returns: (transfer full): a plan as of tw_plan_fair(): does anything never happen? One rule a deal is looked
 * out for; tw_dead_look() looks again for those that did nothing */
TwPlan *tw_plan_dead (TwRules *rules, const TwTable *table, guint64 n_deals, guint64 seed);

/** tw_plan_team: Returns: (transfer full): a plan as of tw_plan_fair(): how often are @n_games games, at most %TW_MOST_ARMS,
 * won by all players together, and what are they lost by? */
TwPlan *tw_plan_team (guint n_games, TwRules *const *rules, const char *const *labels, const TwTable *table,
                      guint64 n_deals, guint64 seed);

/** tw_question_shows: Returns: (nullable): name of the sums that show what a question is about, for tw_plan_run_typical();
 * %NULL where any deal is as good as another */
const char *tw_question_shows (const char *question);

/**
 * tw_record_answers:
 * @record: a record, also one that is not complete
 * @is_sequence: whether it is looked at again and again
 *
 * Returns: (transfer full): what it says; nothing of a question that this program does not have
 */
TwAnswers *tw_record_answers (const TwRecord *record, gboolean is_sequence);

G_END_DECLS
