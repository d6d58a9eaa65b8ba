/* What is wrong with a rule, above its sentences. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_RULE_PROBLEMS (tw_rule_problems_get_type ())
G_DECLARE_FINAL_TYPE (TwRuleProblems, tw_rule_problems, TW, RULE_PROBLEMS, GtkBox)

/** tw_rule_problems_show: shows the problems of procedure @index of @document, now and as they change; -1 for none.
 * @document: (nullable) */
void tw_rule_problems_show (TwRuleProblems *self, TwDocument *document, int index);

G_END_DECLS
