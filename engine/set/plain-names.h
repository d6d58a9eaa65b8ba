/* Names of things in sentences for players, without quotation marks where nobody can misread them. */
#pragma once

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/**
 * tw_plain_names:
 * @vocabulary: the rules of the game, with those of the set joined to them
 * @words: (transfer full): sentences of the program, with names in quotation marks
 * @languages: (array zero-terminated=1): in which @words are written
 *
 * A name of a thing that begins with a capital letter, as each of its words does, is seen to be one without marks. A
 * name in small letters, or one of several words of which some are small, could be read as words of the sentence: its
 * marks stay, and so do those around what somebody says.
 *
 * Returns: (transfer full): @words, with fewer marks
 */
char *tw_plain_names (const TwVocabulary *vocabulary, char *words, const char *const *languages);

G_END_DECLS
