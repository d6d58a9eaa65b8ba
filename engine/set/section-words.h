/* Sentences that the rules' data holds as sections, with what goes into their places.
 *
 * Whatever a part of the game brings is told of in its own file: what a figure is called where it
 * stands ("role-knight") and what the log says of it ("log-placed-knight").
 */
#pragma once

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/**
 * TwSectionSlot:
 * @name: the place, for instance "player"
 * @words: what goes there
 * @number: what the words around it agree with, see engine/set/placeholder.h
 */
typedef struct
{
  const char *name;
  const char *words;
  int number;
} TwSectionSlot;

/** tw_section_title: Returns: (transfer none) (nullable): what the section @id says in the first of
 * @languages, its places still empty; %NULL if there is no such section */
const char *tw_section_title (const TwVocabulary *vocabulary, const char *id,
                              const char *const *languages);

/**
 * tw_section_words:
 * @vocabulary: a vocabulary
 * @id: id of a section
 * @languages: (array zero-terminated=1): languages in order of preference
 * @slots: (array length=n_slots) (nullable): what goes into its places; one that is not among them
 *   stays empty
 * @n_slots: how many
 *
 * Returns: (transfer full) (nullable): the sentence; %NULL if there is no such section
 */
char *tw_section_words (const TwVocabulary *vocabulary, const char *id,
                        const char *const *languages, const TwSectionSlot *slots, guint n_slots);

G_END_DECLS
