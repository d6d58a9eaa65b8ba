/* The reason of a rule of a set's own that gives none in words: its sentences are the reason. */
#pragma once

#include "engine/game/rules.h"

G_BEGIN_DECLS

/** tw_told_rule_of: Returns: (transfer none): what stands where ids of rules stand, for @procedure, one of the
 *   vocabulary; it is the id of no rule, and lasts as long as the program */
const char *tw_told_rule_of (const TwRules *rules, const TwProcedure *procedure);

/** tw_told_rule_words: Returns: (transfer full) (nullable): the sentences for @rule in the user's language, in one line;
 *   %NULL if it is nothing that tw_told_rule_of() gives */
char *tw_told_rule_words (const TwRules *rules, const char *rule);

/** tw_told_procedure_words: Returns: (transfer full): the sentences of @procedure in the user's language, in one line */
char *tw_told_procedure_words (const TwRules *rules, const TwProcedure *procedure);

G_END_DECLS
