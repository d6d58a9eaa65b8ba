/* Texts of rules that were written before the rules were changed: what makes them so, and what mends them. */
#pragma once

#include "engine/own/own-rules.h"
#include "engine/format/xml-document.h"
#include "engine/set/problem.h"

G_BEGIN_DECLS

/** tw_own_rules_confirm_words: lets what the rule @id says be right for what it does now. */
void tw_own_rules_confirm_words (TwOwnRulesEdit *edit, const char *id);

/** tw_own_rules_drop_words: removes the rule in words @id, in all languages, so that the sentences of what names it are
 *   told in its place. */
void tw_own_rules_drop_words (TwOwnRulesEdit *edit, const char *id);

/** tw_own_rules_show_stamps: lets the rules in @rules, an element of another tree, have the stamps that those of @own
 *   have. */
void tw_own_rules_show_stamps (xmlNode *rules, const TwVocabulary *own);

/** tw_own_rules_other_repair: Returns: (transfer full) (nullable): @set with @problem mended in the second way there is,
 *   see tw_problem_other_repair(); of outdated texts as well, which stay then */
TwTileSet *tw_own_rules_other_repair (const TwProblem *problem, TwTileSet *set);

/** tw_own_rules_other_repair_label: Returns: (transfer full) (nullable): the button's label, %NULL if there is no second
 *   way */
char *tw_own_rules_other_repair_label (const TwProblem *problem, const TwTileSet *set);

G_END_DECLS
