/* Sentences of expansions with their places filled in: who, where, what, how many. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * tw_phrase_words:
 * @model: a table
 * @play: its play, or that of a game that goes on from there
 * @phrase: a sentence
 * @action: what it is about
 *
 * Returns: (transfer full): the sentence, translated, with names in its places
 */
char *tw_phrase_words (TwTableModel *model, const TwPlay *play, const TwPhrase *phrase,
                       const TwAction *action);

/** tw_phrase_words_say: Returns: (transfer full) (nullable): what expansions say of @saying, as
 * tw_phrase_words(); %NULL if they have nothing to say */
char *tw_phrase_words_say (TwTableModel *model, const TwPlay *play, const TwSaying *saying);

/** tw_phrase_words_counted: Returns: (transfer none): the sentence in its form for the number,
 * translated, its places still empty */
const char *tw_phrase_words_counted (const TwPhrase *phrase);

/** tw_phrase_words_fill_places: Returns: (transfer full): @sentence with each place of @names
 * (array zero-terminated=1), "{n}", replaced by the words at the same place of @words */
char *tw_phrase_words_fill_places (const char *sentence, const char *const *names,
                                   const char *const *words);

/** tw_phrase_words_ends: Returns: (transfer full): the edges at which two segments of one tile
 * end, as the tile lies: "east–south" */
char *tw_phrase_words_ends (const TwPlay *play, const TwAction *action);

G_END_DECLS
