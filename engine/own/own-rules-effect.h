/* An effect that a set adds to the rules, as the attributes of its element. */
#pragma once

#include "engine/own/own-rules.h"

G_BEGIN_DECLS

/**
 * tw_own_rules_put_effect:
 * @edit: an edit
 * @index: index of the effect in document order, -1 for a new one
 * @effect: its new content
 */
void tw_own_rules_put_effect (TwOwnRulesEdit *edit, int index, const TwEffect *effect);

G_END_DECLS
