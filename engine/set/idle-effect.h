/* Effects that can never do anything: no error, but surely not meant. */
#pragma once

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/**
 * tw_effect_why_idle:
 * @effect: an effect
 * @vocabulary: the vocabulary of its symbols
 *
 * For instance, a field is never complete, and a symbol that stands on other land is never on the
 * feature itself. An effect that is only useless in one game is not idle.
 *
 * Returns: (transfer none) (nullable): why it never does anything, translated, with the remedy;
 *   %NULL if it may
 */
const char *tw_effect_why_idle (const TwEffect *effect, const TwVocabulary *vocabulary);

G_END_DECLS
