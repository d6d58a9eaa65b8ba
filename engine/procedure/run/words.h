/* Words of rules with their numbers filled in: parameters and counters of the game, and up to two of
 * their own. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/**
 * TwWordsNumbers: numbers that words may name, beside the parameters of the game.
 * @play: a play
 * @own: (nullable): the state of its procedures, with its counters; %NULL where they may be others by now
 * @seat: whose counters are meant, of those that each player has
 * @names: (nullable): places that stand for numbers of their own: "n"
 * @numbers: those numbers
 */
typedef struct
{
  const TwPlay *play;
  gconstpointer own;
  guint seat;
  const char *names[2];
  int numbers[2];
} TwWordsNumbers;

/**
 * tw_words_filled:
 * @texts: words by language
 * @numbers: what they may name
 *
 * Fills numbers in, with words that agree with them ("{n:# point|# points}"). Other places stay.
 *
 * Returns: (transfer none): the words in the user's language, to the end of the program
 */
const char *tw_words_filled (const TwTexts *texts, const TwWordsNumbers *numbers);

G_END_DECLS
