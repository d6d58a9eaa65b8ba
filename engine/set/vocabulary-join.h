/* Shipped rules and those of designers, put together for one game. */
#pragma once

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/**
 * tw_vocabulary_join:
 * @vocabulary: the shipped rules
 * @own: (array length=n_own): what sets and rulesets add to them
 * @n_own: how many
 * @error: return location
 *
 * Equal entries count once, so a set and a ruleset may both bring the same symbol.
 *
 * Errors: %TW_VOCABULARY_ERROR when a name is taken, or an entry names something that does not
 *   exist; the message begins with file and line.
 *
 * Returns: (transfer full): the joined vocabulary, or %NULL
 */
TwVocabulary *tw_vocabulary_join (TwVocabulary *vocabulary,
                                  TwVocabulary *const *own,
                                  guint n_own,
                                  GError **error);

G_END_DECLS
