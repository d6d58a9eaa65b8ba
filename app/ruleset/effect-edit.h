/* What follows from one choice for the rest of an effect: what is counted, where it looks, its priority.
 *
 * Nothing else of the effect is touched: what nobody chose stays as it was.
 */
#pragma once

#include "app/ruleset/effect-choices.h"

G_BEGIN_DECLS

/** tw_effect_counts: Returns: whether it does something for each of what is counted */
gboolean tw_effect_counts (const TwEffect *effect);

/** tw_effect_looks: Returns: whether it matters where it looks */
gboolean tw_effect_looks (const TwEffect *effect);

/** tw_effect_set: puts @value (nullable), which is copied, in place of the text in @member. */
void tw_effect_set (char **member, const char *value);

/** tw_effect_set_number: the same with a number. */
void tw_effect_set_number (char **member, int value);

/** tw_effect_member: Returns: where @effect keeps the text of a condition */
char **tw_effect_member (TwEffect *effect, const TwRuleWord *condition);

/** tw_effect_choose_per: counts @per; features of @kind, or @symbol (nullable) if it names none yet,
 *   where that is what is counted. */
void tw_effect_choose_per (TwEffect *effect, TwEffectPer per, TwKind kind, const char *symbol);

/** tw_effect_choose_if: asks for @condition, %NULL for always: @symbol (nullable) if it names none yet,
 *   or @tiles. What else the file asks for stays, unless it shall be always. */
void tw_effect_choose_if (TwEffect *effect, const TwRuleWord *condition, const char *symbol,
                          int tiles);

/**
 * tw_effect_choose_then:
 * @effect: an effect
 * @then: what it shall do
 * @to: for whom, if that is asked
 * @points: how many, if it names none yet
 * @token: (nullable): which, if it names none yet
 * @priority: before what counts the same, if it takes its place
 */
void tw_effect_choose_then (TwEffect *effect, TwEffectThen then, TwEffectTo to, int points,
                            const char *token, int priority);

G_END_DECLS
