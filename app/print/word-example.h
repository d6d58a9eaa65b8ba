/* What a word of the rules looks like in a sentence: from the rules that come with the program, which
 * are played and therefore right, and exist in every language. */
#pragma once

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

typedef struct _TwWordExamples TwWordExamples;

/**
 * tw_word_examples_new:
 * @vocabulary: the shipped rules
 *
 * Looks through the shipped rules, the examples and the patterns, in the user's language. Takes so long
 * that windows do it in a thread of its own; safe in any thread.
 *
 * Returns: (transfer full): a sentence for each word that is used in them
 */
TwWordExamples *tw_word_examples_new (TwVocabulary *vocabulary);

/** tw_word_examples_free: frees @examples. */
void tw_word_examples_free (TwWordExamples *examples);

/** tw_word_examples_get: Returns: (transfer none) (nullable): a sentence that @word says something in */
const char *tw_word_examples_get (const TwWordExamples *examples, const TwRuleWord *word);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwWordExamples, tw_word_examples_free)

G_END_DECLS
