/* What one choice in the form changes in the rest of an effect: what is counted, where, its
 * priority.
 *
 * The rest of the effect stays as it was.
 */
#pragma once

#include "app/ruleset/effect-choices.h"

G_BEGIN_DECLS

/** tw_effect_counts: Returns: whether the effect acts once for each counted thing */
gboolean tw_effect_counts (const TwEffect *effect);

/** tw_effect_looks: Returns: whether it matters where the effect looks */
gboolean tw_effect_looks (const TwEffect *effect);

/** tw_effect_set: sets the text in @member to a copy of @value (nullable). */
void tw_effect_set (char **member, const char *value);

/** tw_effect_set_number: sets the text in @member to a number. */
void tw_effect_set_number (char **member, int value);

/** tw_effect_member: Returns: the member of @effect for the text of a condition */
char **tw_effect_member (TwEffect *effect, const TwRuleWord *condition);

/** tw_effect_choose_per: makes the effect count @per. @kind is used if features are counted, and
 *   @symbol (nullable) if symbols are counted and the effect names none yet. */
void tw_effect_choose_per (TwEffect *effect, TwEffectPer per, TwKind kind, const char *symbol);

/** tw_effect_choose_if: sets the condition, %NULL for always; @symbol (nullable) is used if it
 *   names none yet, or @tiles. Other conditions of the file stay, unless @condition is %NULL. */
void tw_effect_choose_if (TwEffect *effect, const TwRuleWord *condition, const char *symbol,
                          int tiles);

/** tw_effect_keep_symbol: has the effect act only where @symbol is, if it no longer names it: else
 *   it would act everywhere, and the symbol's form would lose it. */
void tw_effect_keep_symbol (TwEffect *effect, const char *symbol);

/**
 * tw_effect_choose_then:
 * @effect: an effect
 * @then: what the effect shall do
 * @to: who gets it, if that is a choice
 * @token: (nullable): which token, if the effect names none yet
 * @priority: the priority over effects that count the same, if it replaces them
 *
 * The number of the effect stays where it counts the same as before. Where it would now be tokens in
 * place of points, or what points are divided by, it begins anew.
 */
void tw_effect_choose_then (TwEffect *effect, TwEffectThen then, TwEffectTo to, const char *token,
                            int priority);

G_END_DECLS
