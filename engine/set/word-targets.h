/* What the words of rules name: symbols, figures, counters and whatever else is declared. */
#pragma once

#include "engine/set/rule-word.h"

G_BEGIN_DECLS

/**
 * tw_word_targets:
 * @takes: what the attribute takes
 * @attribute: its name; it matters for %TW_TAKES_ID alone, where it tells what the id is of
 *
 * An attribute names something that is declared elsewhere by an element of its own: a `what` that takes an amount
 * names a counter or a token.
 *
 * Returns: (transfer none) (array zero-terminated=1): the names of those elements ("counter", "token"). Where a name
 *   could be of several, the first that declares it is meant. Empty if the attribute names nothing
 */
const char *const *tw_word_targets (TwWordTakes takes, const char *attribute);

/** tw_word_may_name: Returns: whether the attribute @word names what the element @element declares: a "list", a
 * "counter" */
gboolean tw_word_may_name (const TwRuleWord *word, const char *element);

/** tw_word_bare: Returns: (transfer none): what @word is about: "owner.debts" is about "debts" */
const char *tw_word_bare (const char *word);

/** tw_words_name: Returns: whether one of @words, which have blanks between them, is about @id */
gboolean tw_words_name (const char *words, const char *id);

G_END_DECLS
