/* Words of rules with their numbers filled in: parameters of the game, and up to two of their own. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/**
 * tw_words_filled:
 * @play: a play
 * @texts: words by language
 * @name: (nullable): a place that stands for a number: "n"
 * @number: that number
 * @name2: (nullable): another one
 * @number2: its number
 *
 * Fills numbers in, with words that agree with them ("{n:# point|# points}"). Other places stay.
 *
 * Returns: (transfer none): the words in the user's language, to the end of the program
 */
const char *tw_words_filled (const TwPlay *play, const TwTexts *texts, const char *name, int number,
                             const char *name2, int number2);

G_END_DECLS
