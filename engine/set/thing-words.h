/* What things of the rules are called, in the first of several languages that has a name for them;
 * what has none is called as tw_thing_words_of_id() has it. */
#pragma once

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/** tw_thing_words_of_id: Returns: (transfer none): how something is called that has nothing but the id @id: "Tavern
 *   die" for "tavern-die" */
const char *tw_thing_words_of_id (const char *id);

/** tw_thing_words_title: Returns: (transfer none): the best of @texts, that of @id if there is none */
const char *
tw_thing_words_title (const TwTexts *texts, const char *id, const char *const *languages);

/** tw_thing_words_figure: Returns: (transfer none): the name of the figure @id */
const char *tw_thing_words_figure (const TwVocabulary *vocabulary, const char *id,
                                   const char *const *languages);

/** tw_thing_words_known_symbol: Returns: (transfer none) (nullable): what the rules of an expansion call a symbol that
 *   the program knows, by language */
const TwTexts *tw_thing_words_known_symbol (const TwVocabulary *vocabulary, const char *id);

/** tw_thing_words_symbol: Returns: (transfer none): the name of the symbol @id; that of a symbol which the program
 *   knows and of which no rules speak is in the user's language */
const char *tw_thing_words_symbol (const TwVocabulary *vocabulary, const char *id,
                                   const char *const *languages);

/** tw_thing_words_token: Returns: (transfer none): the name of the token @id */
const char *tw_thing_words_token (const TwVocabulary *vocabulary, const char *id,
                                  const char *const *languages);

/** tw_thing_words_part: Returns: (transfer none): the name of the part @id of the game */
const char *tw_thing_words_part (const TwVocabulary *vocabulary, const char *id,
                                 const char *const *languages);

/** tw_thing_words_setting: Returns: (transfer full) (nullable): what "PARAMETER=VALUE" chooses,
 *   "Farmers: no"; %NULL if there is no such parameter or value */
char *tw_thing_words_setting (const TwVocabulary *vocabulary, const char *setting,
                              const char *const *languages);

G_END_DECLS
