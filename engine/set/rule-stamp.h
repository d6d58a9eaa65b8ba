/* Whether the text of a rule still fits what the rule does.
 *
 * An author can write the text of a rule. Players read it in place of the sentences that the program makes of the
 * effects, procedures, tokens and figures that name the rule. When these are changed later, the text may contradict
 * them.
 *
 * So the file keeps a stamp of what the text was written for: <rule written-for="…">. If the stamp of what the rule
 * does now is another one, the text is out of date, until somebody writes it again or says that it is still right.
 * A text without the attribute is never out of date.
 */
#pragma once

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/* Hexadecimal digits of a stamp. */
#define TW_RULE_STAMP_LENGTH 16

/**
 * tw_rule_stamps:
 * @own: what a set adds to the rules
 *
 * Makes a stamp for each rule. It changes with what is done by the elements that name the rule, with the titles
 * of the figures, tokens, symbols and other things of the set that they name, and with the supply of a token where
 * they ask how many are left. An element within them that names another rule of the set with a text counts for that
 * rule only. A stamp does not change with where those elements stand in the file, with their ids, or with what
 * players are asked and told.
 *
 * Returns: (transfer full) (element-type utf8 utf8): stamps by the ids of rules, of those of @own that are named
 */
GHashTable *tw_rule_stamps (const TwVocabulary *own);

/** tw_rule_has_words: Returns: whether the set's own @rule says anything */
gboolean tw_rule_has_words (const TwRule *rule);

/** tw_rules_outdated: Returns: (transfer full) (array zero-terminated=1): ids of the rules of @own (nullable) whose
 *   text was written before what they do was changed */
char **tw_rules_outdated (const TwVocabulary *own);

/** tw_rule_is_outdated: Returns: whether the rule @id is one of tw_rules_outdated() */
gboolean tw_rule_is_outdated (const TwVocabulary *own, const char *id);

G_END_DECLS
