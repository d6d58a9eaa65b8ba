/* The numbers that a rule of a set says, to be turned up and down. */
#pragma once

#include "app/document/own-part.h"

G_BEGIN_DECLS

/**
 * TwOwnNumber:
 * @part: the part that is a number
 * @n: what it says
 * @sentence: the line that it is said in
 * @least: the least that it can say
 * @takes_away: whether so much is taken away below 0, which @sentence says in words: “loses 2 points”
 */
typedef struct
{
  TwOwnPart part;
  int n;
  char *sentence;
  int least;
  gboolean takes_away;
} TwOwnNumber;

/**
 * tw_own_numbers_new:
 * @set: a set
 * @words: (nullable): what its procedures are told with, see tw_own_procedure_words()
 * @index: which procedure of @set
 *
 * Returns: (transfer full) (element-type TwOwnNumber): what it says in numbers, in the order in which it
 *   says it; not in which order it is done, nor what is named
 */
GPtrArray *tw_own_numbers_new (const TwTileSet *set, const TwVocabulary *words, guint index);

/**
 * tw_own_effect_numbers_new:
 * @set: a set
 * @index: which effect of @set
 * @sentence: what the effect says in words
 *
 * Returns: (transfer full) (element-type TwOwnNumber): what that effect says in numbers; the places of the parts
 *   mean nothing
 */
GPtrArray *tw_own_effect_numbers_new (const TwTileSet *set, guint index, const char *sentence);

/** tw_own_effect_set_number: lets @number of effect @index say @n, in one step of undo. Returns: whether it was
 *   changed; @error says why not */
gboolean tw_own_effect_set_number (TwDocument *document, guint index, const TwOwnNumber *number, int n,
                                   GError **error);

G_END_DECLS
