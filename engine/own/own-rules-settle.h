/* Rules that come with the program, written so that they stand alone: with numbers in place of the settings of
 * their part. */
#pragma once

#include "engine/format/xml-document.h"
#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/**
 * TwSettling: by which values settings are settled.
 * @shipped: the rules that come with the program
 * @assumed: (nullable): "NAME=VALUE" that holds whatever the default of the setting is
 *
 * Settings of the base game stay settings: it is in play with every set.
 */
typedef struct
{
  const TwVocabulary *shipped;
  const char *assumed;
} TwSettling;

/** tw_settling_amount: Returns: (transfer full) (nullable): the number that stands for the amount @text, %NULL if
 *   it is no setting */
char *tw_settling_amount (const TwSettling *settling, const char *text);

/** tw_settling_words: Returns: (transfer full): @words with numbers in place of the settings in braces, as
 *   @language counts */
char *tw_settling_words (const TwSettling *settling, const char *words, const char *language);

/**
 * tw_own_rules_settle:
 * @settling: the values
 * @element: an element of the rules, at their top
 *
 * Takes out of it what is done only with other settings than these, and the questions which these answer; and
 * what is about another part than the base game, unless all of it is.
 */
void tw_own_rules_settle (const TwSettling *settling, xmlNode *element);

G_END_DECLS
