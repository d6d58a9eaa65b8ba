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

/**
 * TwTakenName: a name of a set that something else has that comes with the program.
 * @element: what declares it: "token", "figure", "counter"
 * @id: (transfer none): the name
 * @line: where in the file
 */
typedef struct
{
  const char *element;
  const char *id;
  guint line;
} TwTakenName;

/** tw_vocabulary_find_taken: Returns: whether @own declares something by a name for which tw_vocabulary_join() would
 *   refuse it; @out_taken is the first */
gboolean tw_vocabulary_find_taken (const TwVocabulary *vocabulary, const TwVocabulary *own,
                                   TwTakenName *out_taken);

/** tw_vocabulary_free_name: Returns: (transfer full): @id with a number, so that neither vocabulary has it */
char *tw_vocabulary_free_name (const TwVocabulary *vocabulary, const TwVocabulary *own,
                               const char *id);

G_END_DECLS
