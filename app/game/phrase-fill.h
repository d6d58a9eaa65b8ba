/* Sentences with placeholders, and words for them. */
#pragma once

#include "engine/game/phrase.h"

G_BEGIN_DECLS

/** tw_phrase_fill_counted: Returns: (transfer none): the sentence in the plural form of its
 * number, translated, its placeholders still empty */
const char *tw_phrase_fill_counted (const TwPhrase *phrase);

/** tw_phrase_fill_places: Returns: (transfer full): @sentence with each placeholder in @names
 * (array zero-terminated=1), "{n}", replaced by the words at the same index of @words */
char *tw_phrase_fill_places (const char *sentence, const char *const *names,
                             const char *const *words);

G_END_DECLS
