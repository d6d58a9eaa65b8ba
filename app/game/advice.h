/* Advice for a person: what the program thinks each answer is worth. */
#pragma once

#include "app/game/best-answers.h"
#include "app/game/table-model.h"

G_BEGIN_DECLS

#define TW_TYPE_ADVICE (tw_advice_get_type ())
G_DECLARE_FINAL_TYPE (TwAdvice, tw_advice, TW, ADVICE, GObject)

/* Signal "changed" (): there is new advice, or none any more. A new question drops the advice. */

/** tw_advice_new: Returns: (transfer full): an adviser for the questions of @model, with no advice
 * yet */
TwAdvice *tw_advice_new (TwTableModel *model);

/** tw_advice_ask: starts to think about a person's open question for a moment, in a thread.
 *   Returns: %FALSE if no person is asked, or the program is already thinking */
gboolean tw_advice_ask (TwAdvice *self);

/** tw_advice_is_thinking: Returns: whether the program is still thinking */
gboolean tw_advice_is_thinking (TwAdvice *self);

/** tw_advice_find: finds what @action is worth to the decider on average, in hundredths of a
 *   point. Returns: %FALSE if the program did not try that action */
gboolean tw_advice_find (TwAdvice *self, const TwAction *action, int *out_worth);

/** tw_advice_find_cell: as tw_advice_find() for the best way to lay the tile at a cell; one of the best answers is
 *   worth as much here as among tw_advice_get_answers(). */
gboolean tw_advice_find_cell (TwAdvice *self, int x, int y, int *out_worth);

/** tw_advice_say: Returns: (transfer full): how an answer that is worth so much compares with the best one, in points
 *   on average: "−0.8"; a star for the best */
char *tw_advice_say (TwAdvice *self, int worth);

/** tw_advice_get_best: Returns: what the best answer is worth; 0 without advice */
int tw_advice_get_best (TwAdvice *self);

/** tw_advice_get_answers: Returns: (transfer none) (array length=out_n) (nullable): the best answers with what
 *   speaks for them, the best first, until "changed"; at most three, each tile once a cell */
const TwBestAnswer *tw_advice_get_answers (TwAdvice *self, guint *out_n);

/** tw_advice_is_review: Returns: whether the answers are those at a mistake that #TwGameReview has found: what
 *   would have been better, then what was played */
gboolean tw_advice_is_review (TwAdvice *self);

/** tw_advice_propose: lays the tile of the best answer number @index as a proposal. Returns: %FALSE if it lays
 *   none, or nobody can answer now */
gboolean tw_advice_propose (TwAdvice *self, guint index);

/** tw_advice_drop: forgets the advice; it may be asked for again. */
void tw_advice_drop (TwAdvice *self);

/** tw_advice_stop: forgets all advice. Call it before the table goes. */
void tw_advice_stop (TwAdvice *self);

G_END_DECLS
