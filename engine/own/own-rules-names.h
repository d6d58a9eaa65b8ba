/* Words of a set's rules that have the old name of a thing, see outdated-name.h. A thing is told by its element and id,
 * "figure/dragon". */
#pragma once

#include "engine/own/own-rules.h"

G_BEGIN_DECLS

/** tw_own_rules_put_name: puts the new name of the thing into the words that still have the old one, in the language of the
 * set; what was translated from them becomes a draft. */
void tw_own_rules_put_name (TwOwnRulesEdit *edit, const char *key);

/** tw_own_rules_confirm_name: says that the words are right as they are. */
void tw_own_rules_confirm_name (TwOwnRulesEdit *edit, const char *key);

G_END_DECLS
