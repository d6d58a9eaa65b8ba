/* Sentences of expansions with their placeholders filled in: who, where, what, how many. */
#pragma once

#include "app/game/table-model.h"
#include "engine/set/word-places.h"

G_BEGIN_DECLS

/**
 * tw_phrase_words:
 * @model: a table
 * @play: the table's play, or that of a game that continues it
 * @phrase: a sentence
 * @action: the action that it is about
 *
 * Returns: (transfer full): the sentence, translated, with its placeholders filled in
 */
char *tw_phrase_words (TwTableModel *model, const TwPlay *play, const TwPhrase *phrase,
                       const TwAction *action);

/** tw_phrase_words_fills: Returns: whether tw_phrase_words() fills @place; others are filled before,
 * by the engine */
gboolean tw_phrase_words_fills (TwWordPlace place);

/** tw_phrase_words_say: Returns: (transfer full) (nullable): what an expansion says of @saying,
 * filled in as by tw_phrase_words(); %NULL if no expansion says anything */
char *tw_phrase_words_say (TwTableModel *model, const TwPlay *play, const TwSaying *saying);

/** tw_phrase_words_ends: Returns: (transfer full): the edges where two segments of one placed tile
 * end: "east–south" */
char *tw_phrase_words_ends (const TwPlay *play, const TwAction *action);

G_END_DECLS
