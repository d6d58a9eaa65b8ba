/* The rules in words of a set: one for each effect, and those that nothing names. */
#pragma once

#include "engine/own/own-rules.h"
#include "engine/set/problem.h"

G_BEGIN_DECLS

/**
 * tw_own_rules_words:
 * @own: what a set adds to the rules
 * @effect: one of its effects
 *
 * Returns: (transfer none) (nullable): the rule whose statement tw_own_rules_put_words() changes
 */
const TwRule *tw_own_rules_words (const TwVocabulary *own, const TwEffect *effect);

/**
 * tw_own_rules_put_words:
 * @edit: an edit
 * @index: index of the effect in document order
 * @words: the statement of its rule, "" for none
 *
 * Replaces the statement of the effect's rule, and makes the rule if there is none; "" removes it.
 * Other languages, and other rules that the effect names, stay as they are.
 */
void tw_own_rules_put_words (TwOwnRulesEdit *edit, guint index, const char *words);

/** tw_own_rules_put_words_at: as tw_own_rules_put_words(), for the rule of the statement at @place of procedure
 *   @index */
void tw_own_rules_put_words_at (TwOwnRulesEdit *edit, guint index, const TwStatementPlace *place,
                                const char *words);

/** tw_own_rules_repair: Returns: (transfer full) (nullable): @set with @problem mended, see tw_problem_repair(); of
 *   leftover rules as well, which go all at once, and of an outdated text, which gives way to the sentences */
TwTileSet *tw_own_rules_repair (const TwProblem *problem, TwTileSet *set);

/**
 * tw_own_rules_unnamed:
 * @set: a set
 *
 * Returns: (transfer full): ids of its own rules that nothing else of the set names, possibly none
 */
char **tw_own_rules_unnamed (TwTileSet *set);

G_END_DECLS
