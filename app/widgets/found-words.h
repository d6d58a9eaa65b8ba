/* Words that are looked for in a text, without regard to case and accents. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tw_found_words_markup:
 * @text: a text
 * @words: what is looked for, anything but ""
 *
 * Returns: (transfer full) (nullable): @text as Pango markup in which every place where @words are
 *   is marked; %NULL if they are nowhere
 */
char *tw_found_words_markup (const char *text, const char *words);

G_END_DECLS
