/* What the words of rules name: symbols, figures, counters and whatever else is declared. */
#pragma once

#include "engine/set/rule-word.h"

G_BEGIN_DECLS

/**
 * tw_word_targets:
 * @takes: what the attribute takes
 * @attribute: its name: of what takes an id, only some names something else
 *
 * Returns: (transfer none) (array zero-terminated=1): names of the elements of which one can be what that attribute
 *   names ("figure", "counter"), those that are meant first; none if it names nothing
 */
const char *const *tw_word_targets (TwWordTakes takes, const char *attribute);

/** tw_word_bare: Returns: (transfer none): what @word is about: "owner.debts" is about "debts" */
const char *tw_word_bare (const char *word);

/** tw_words_name: Returns: whether one of @words, which have blanks between them, is about @id */
gboolean tw_words_name (const char *words, const char *id);

G_END_DECLS
