/* What an answer is likely to bring by the end of the game, beyond what lies on the table. */
#pragma once

#include "app/game/answer-merits.h"

G_BEGIN_DECLS

/**
 * tw_answer_prospects:
 * @game: a game that waits for a seat's answer
 * @actions: (array length=n): the answer: a tile and then its figure are one
 * @n: how many actions
 *
 * Compares the game with the answer and without it, as tw_answer_merits() does, by what the facts of an
 * outlook are worth, which is what program players go by. Nothing is said of games that all win or
 * lose together, nor of one that is over.
 *
 * Returns: (transfer full) (element-type TwMerit): %TW_MERIT_CHANCES, %TW_MERIT_FREE, %TW_MERIT_LAND and
 *   %TW_MERIT_RIVAL, each if it makes at least half a point of difference
 */
GArray *tw_answer_prospects (const TwGame *game, const TwAction *actions, guint n);

G_END_DECLS
