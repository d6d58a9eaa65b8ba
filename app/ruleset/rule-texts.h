/* What a rule says in words of its author, to be written below its sentences: of the whole, and of parts that have a text of
 * their own. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_RULE_TEXTS (tw_rule_texts_get_type ())
G_DECLARE_FINAL_TYPE (TwRuleTexts, tw_rule_texts, TW, RULE_TEXTS, AdwPreferencesGroup)

/** tw_rule_texts_show: shows the texts of procedure @index of the set of @document, which is told in @lines (element-type
 *   TwOwnLine). Where something is being typed, the keyboard stays. */
void tw_rule_texts_show (TwRuleTexts *self, TwDocument *document, int index, const GPtrArray *lines);

G_END_DECLS
