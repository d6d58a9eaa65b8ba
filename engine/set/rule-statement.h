/* What a rule says, with the numbers that are played by. */
#pragma once

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/** tw_rule_statement_in: as tw_rule_statement(), in the first of @languages that has the
 * statement. */
char *tw_rule_statement_in (const TwVocabulary *vocabulary, const TwRule *rule, const int *values,
                            const char *const *languages);

G_END_DECLS
