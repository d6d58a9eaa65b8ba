/* Finding words in a text, without regard to case and accents. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tw_found_words_markup:
 * @text: a text
 * @words: the words to find, not ""
 *
 * Returns: (transfer full) (nullable): @text as Pango markup with every occurrence of @words
 *   marked; %NULL if there is none
 */
char *tw_found_words_markup (const char *text, const char *words);

G_END_DECLS
