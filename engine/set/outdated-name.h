/* Words of rules that call a thing as it is called no more.
 *
 * The sentences that the program makes of a rule always have the name of what they are about. Questions, answers and
 * lines of the log are written by hand: when a figure, a symbol or a token is renamed they may still have the old name.
 * Its file says so: <figure written-for="Dragon"> was called that when they were written. It says so no longer once
 * none of them has that name, or somebody has said that they are right.
 */
#pragma once

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/**
 * TwNamedThing: something that a set's rules name; what it has belongs to the rules.
 * @element: "figure", "symbol" or "token"
 * @id: its id
 * @written_for: (nullable): what it was called when words were written
 * @name: (nullable): what it is called, in the language of the set
 */
typedef struct
{
  const char *element;
  const char *id;
  const char *written_for;
  const char *name;
} TwNamedThing;

/** tw_named_thing_nth: Returns: %FALSE if @own has no more than @index of them */
gboolean tw_named_thing_nth (const TwVocabulary *own, guint index, TwNamedThing *out);

/** tw_named_thing_find: Returns: whether @own (nullable) has the @element of that @id */
gboolean tw_named_thing_find (const TwVocabulary *own, const char *element, const char *id,
                              TwNamedThing *out);

/** tw_named_thing_of_key: Returns: whether @own (nullable) has what the problem about an old name calls @key:
 *   "figure/dragon" */
gboolean tw_named_thing_of_key (const TwVocabulary *own, const char *key, TwNamedThing *out);

/** tw_words_say: Returns: whether @words have @name as words of their own, whatever the case of its letters; what stands
 *   in braces is none */
gboolean tw_words_say (const char *words, const char *name);

/** tw_words_renamed: Returns: (transfer full): @words with @name in place of @former wherever tw_words_say() finds it */
char *tw_words_renamed (const char *words, const char *former, const char *name);

/**
 * tw_words_with_name:
 * @own: the rules of a set
 * @name: a name
 * @out_first: (out) (nullable): the first of the words
 *
 * Returns: how many words for people in what happens by the rules say @name, in the language of the set
 */
guint tw_words_with_name (const TwVocabulary *own, const char *name,
                          const TwStatement **out_first);

G_END_DECLS
