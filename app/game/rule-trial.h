/* Trying a rule of a set: the smallest position in which it does something, to be played.
 *
 * It is looked for in a thread; when the set changes, what was played there is played again by the
 * new rules, and only if the rule does nothing any more another position is looked for. */
#pragma once

#include "app/document/document.h"
#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * TwRuleTrialState:
 * @TW_RULE_TRIAL_NONE: there is no rule, or none that does something by itself
 * @TW_RULE_TRIAL_ALWAYS: what is said holds throughout the game: there is no moment to look for
 * @TW_RULE_TRIAL_LOOKING: a position is being looked for
 * @TW_RULE_TRIAL_FOUND: the table has a game
 * @TW_RULE_TRIAL_NOWHERE: in some thousand games the rule has done nothing
 * @TW_RULE_TRIAL_UNPLAYABLE: the set cannot be played as it is
 */
typedef enum
{
  TW_RULE_TRIAL_NONE,
  TW_RULE_TRIAL_ALWAYS,
  TW_RULE_TRIAL_LOOKING,
  TW_RULE_TRIAL_FOUND,
  TW_RULE_TRIAL_NOWHERE,
  TW_RULE_TRIAL_UNPLAYABLE
} TwRuleTrialState;

#define TW_TYPE_RULE_TRIAL (tw_rule_trial_get_type ())
G_DECLARE_FINAL_TYPE (TwRuleTrial, tw_rule_trial, TW, RULE_TRIAL, GObject)

/* Signal "changed" (): the state changed, or the position. What is done at the table tells the table's
 * model. */

/** tw_rule_trial_new: Returns: (transfer full): a trial of nothing */
TwRuleTrial *tw_rule_trial_new (void);

/** tw_rule_trial_set_document: whose rules are tried, %NULL for none any more. */
void tw_rule_trial_set_document (TwRuleTrial *self, TwDocument *document);

/** tw_rule_trial_set_seen: sets whether somebody sees the table; nothing is looked for where nobody does. At
 * first nobody does. */
void tw_rule_trial_set_seen (TwRuleTrial *self, gboolean is_seen);

/** tw_rule_trial_show: tries procedure @index of the document's set, -1 for none. It is found again by its
 * key when others come and go; see tw_own_procedure_key(). */
void tw_rule_trial_show (TwRuleTrial *self, int index);

/** tw_rule_trial_show_effect: tries effect @index of the document's set in its place, -1 for none. Where others come
 * and go it has to be told anew. */
void tw_rule_trial_show_effect (TwRuleTrial *self, int index);

/** tw_rule_trial_get_state: Returns: how far it is */
TwRuleTrialState tw_rule_trial_get_state (TwRuleTrial *self);

/** tw_rule_trial_get_procedure: Returns: (transfer none) (nullable): what is tried, as the set has it now */
const TwProcedure *tw_rule_trial_get_procedure (TwRuleTrial *self);

/** tw_rule_trial_get_effect: Returns: (transfer none) (nullable): the effect that is tried, as the set has it now */
const TwEffect *tw_rule_trial_get_effect (TwRuleTrial *self);

/** tw_rule_trial_get_problem: Returns: (transfer none) (nullable): why the set cannot be played */
const char *tw_rule_trial_get_problem (TwRuleTrial *self);

/** tw_rule_trial_get_missing: Returns: (transfer none) (nullable): where the rule has done nothing, a symbol in it
 * that no tile has, if there is one; @out_name: (out) (optional) (nullable): what people call it */
const char *tw_rule_trial_get_missing (TwRuleTrial *self, const char **out_name);

/** tw_rule_trial_get_model: Returns: (transfer none): the table; without a game before one is found */
TwTableModel *tw_rule_trial_get_model (TwRuleTrial *self);

/** tw_rule_trial_get_n_before: Returns: how many entries of the log lead to the position */
guint tw_rule_trial_get_n_before (TwRuleTrial *self);

/** tw_rule_trial_is_at_position: Returns: whether the table shows the position, before the answer by which the
 * rule does something */
gboolean tw_rule_trial_is_at_position (TwRuleTrial *self);

/** tw_rule_trial_brings_nothing: Returns: whether the rule gives something, or takes it, but to nobody in any
 *   position that was found, nor at the table since */
gboolean tw_rule_trial_brings_nothing (TwRuleTrial *self);

/** tw_rule_trial_has_answer: Returns: whether the rule does something after an answer, and not by what it
 * forbids or allows there */
gboolean tw_rule_trial_has_answer (TwRuleTrial *self);

/** tw_rule_trial_fire: gives the answers at the table by which the rule does something. */
void tw_rule_trial_fire (TwRuleTrial *self);

/** tw_rule_trial_finish_turn: has the rest of the turn answered at the table, with nothing wherever that can be
 * the answer. */
void tw_rule_trial_finish_turn (TwRuleTrial *self);

/** tw_rule_trial_rewind: puts the table back into the position. */
void tw_rule_trial_rewind (TwRuleTrial *self);

/** tw_rule_trial_find_another: looks for another position. */
void tw_rule_trial_find_another (TwRuleTrial *self);

G_END_DECLS
