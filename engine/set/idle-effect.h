/* Effects that can never do anything: no error, but not what anybody means. */
#pragma once

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/**
 * tw_effect_why_idle:
 * @effect: an effect
 * @vocabulary: where its symbols are looked up
 *
 * A field is never complete, and a symbol that stands on other land is never on the feature itself.
 * Only what is sure is told: an effect that happens to be of no use in a game is none of it.
 *
 * Returns: (transfer none) (nullable): why it never does anything, translated, with the remedy;
 *   %NULL if it may
 */
const char *tw_effect_why_idle (const TwEffect *effect, const TwVocabulary *vocabulary);

G_END_DECLS
