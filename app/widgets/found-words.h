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

/**
 * TwFoundPlace:
 * @TW_FOUND_NOWHERE: not in the text
 * @TW_FOUND_WITHIN: within a word of it
 * @TW_FOUND_WORD: at the beginning of a word
 * @TW_FOUND_FIRST: at the beginning of the text
 *
 * Where words are found; the later, the better they fit.
 */
typedef enum
{
  TW_FOUND_NOWHERE,
  TW_FOUND_WITHIN,
  TW_FOUND_WORD,
  TW_FOUND_FIRST
} TwFoundPlace;

/** tw_found_words_place: Returns: the best place of @words, not "", in @text */
TwFoundPlace tw_found_words_place (const char *text, const char *words);

G_END_DECLS
