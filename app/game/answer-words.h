/* Answers and what speaks for them, in words. */
#pragma once

#include "app/game/answer-merits.h"
#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * tw_answer_words:
 * @model: a table
 * @game: its game at the question
 * @actions: (array length=n): an answer
 * @n: how many actions
 *
 * Returns: (transfer full): "2 east, 1 south; Knight": what is laid where, or done
 */
char *tw_answer_words (TwTableModel *model, const TwGame *game, const TwAction *actions, guint n);

/**
 * tw_merit_words:
 * @model: a table, for the names of its players
 * @merits: (element-type TwMerit): as tw_answer_merits() has found them
 * @most: how many to tell at most; that the last figure is used or kept is among them
 *
 * Returns: (transfer full): "City: closed +10, 2 figures back; takes 4 from Red"; "" for none
 */
char *tw_merit_words (TwTableModel *model, const GArray *merits, guint most);

/** tw_worth_words: Returns: (transfer full): a difference in hundredths of a point as people read it: "+5.5",
 *   "−0.8", in the way of their language */
char *tw_worth_words (int hundredths);

G_END_DECLS
