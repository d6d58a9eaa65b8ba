/* What of a set's own is moved by hand, as its file says it: what no rule knows. */
#pragma once

#include "engine/format/own-rules.h"

G_BEGIN_DECLS

/** tw_own_rules_mark_by_hand: says in what @edit makes of the rules which tokens no rule hands out, and no longer
 * says it of figures that a rule names. */
void tw_own_rules_mark_by_hand (TwOwnRulesEdit *edit);

G_END_DECLS
