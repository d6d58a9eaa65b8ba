/* Sentences that the rules' data holds as sections, and the filling of their places.
 *
 * Each part of the game names in its own file what it brings: the role of a figure ("role-knight")
 * and the log's sentence on it ("log-placed-knight").
 */
#pragma once

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/**
 * TwSectionSlot:
 * @name: name of the place, for instance "player"
 * @words: the words for it
 * @number: the number that the words around it agree with, see engine/set/placeholder.h
 */
typedef struct
{
  const char *name;
  const char *words;
  int number;
} TwSectionSlot;

/** tw_section_title: Returns: (transfer none) (nullable): the text of the section @id in the first
 * of the languages that it has, with its places unfilled; %NULL if there is no such section */
const char *tw_section_title (const TwVocabulary *vocabulary, const char *id,
                              const char *const *languages);

/**
 * tw_section_words:
 * @vocabulary: a vocabulary
 * @id: id of a section
 * @languages: (array zero-terminated=1): languages in order of preference
 * @slots: (array length=n_slots) (nullable): the words for its places; a place without words stays
 *   empty
 * @n_slots: how many
 *
 * Returns: (transfer full) (nullable): the sentence; %NULL if there is no such section
 */
char *tw_section_words (const TwVocabulary *vocabulary, const char *id,
                        const char *const *languages, const TwSectionSlot *slots, guint n_slots);

G_END_DECLS
