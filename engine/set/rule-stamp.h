/* What rules did when their text was written.
 *
 * A rule in words is told in place of the sentences of what names it. When that does something else later, or
 * what it is about is called otherwise, the text may contradict it: it is out of date until somebody has written it
 * again or said that it is still right. Its file says so: <rule written-for="…"> has the stamp of what the text was
 * written for. Without the attribute the text is what it was written for, whatever that is.
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
 * A stamp is made of what the elements do that name a rule, without those in them that name another one of the set,
 * and of what the things are called that they are about; how many there are of a token as well where that matters to
 * them. Where something stands in the file, ids, and words for people say nothing of what is done.
 *
 * Returns: (transfer full) (element-type utf8 utf8): stamps by the ids of the rules of @own that something names
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
