/* A review of a game: the search goes through it and looks for the largest mistakes. */
#pragma once

#include "app/game/review-work.h"
#include "app/game/table-model.h"

G_BEGIN_DECLS

/** TwReviewState: whether a review has not begun, runs, was stopped before its end, or is done. */
typedef enum
{
  TW_REVIEW_NONE,
  TW_REVIEW_RUNNING,
  TW_REVIEW_STOPPED,
  TW_REVIEW_DONE
} TwReviewState;

#define TW_TYPE_GAME_REVIEW (tw_game_review_get_type ())
G_DECLARE_FINAL_TYPE (TwGameReview, tw_game_review, TW, GAME_REVIEW, GObject)

/* Signal "changed" (): it has come further, or has been dropped: it is when the game goes on. */

/** tw_game_review_of: Returns: (transfer none): the review of the game at @model, which keeps it */
TwGameReview *tw_game_review_of (TwTableModel *model);

/**
 * tw_game_review_start:
 * @self: a review
 *
 * Begins anew, in a thread. The moves of people come first, then those of programs, each in the order of the
 * game. All chance comes from a fixed seed: the same game has the same mistakes. What is found is marked, see
 * game-marks.h.
 *
 * Returns: %FALSE if it runs already or there is nothing to go through
 */
gboolean tw_game_review_start (TwGameReview *self);

/** tw_game_review_stop: ends it soon; what has been found stays. */
void tw_game_review_stop (TwGameReview *self);

/**
 * tw_game_review_get_state:
 * @self: a review
 * @out_n: (out) (optional): how many moves it has gone through
 * @out_of: (out) (optional): how many there are
 * @out_seconds: (out) (optional): how long it has taken
 *
 * Returns: its state
 */
TwReviewState tw_game_review_get_state (TwGameReview *self, guint *out_n, guint *out_of, double *out_seconds);

/** tw_game_review_get: Returns: (transfer none) (array length=out_n): the mistakes, by seat, the largest of each
 *   first; until "changed" */
const TwMistake *tw_game_review_get (TwGameReview *self, guint *out_n);

/** tw_game_review_find: Returns: (transfer none) (nullable): the mistake at that moment, until "changed" */
const TwMistake *tw_game_review_find (TwGameReview *self, guint n_entries);

/** tw_mistake_words: Returns: (transfer full): "Turn 14, Anna: 2 east; Knight would be +5.5" */
char *tw_mistake_words (TwTableModel *model, const TwMistake *mistake);

/** tw_mistake_reason: Returns: (transfer full): what speaks for the better answer, and what was played: "City: closed,
 * +10. Played: 1 north; Knight" */
char *tw_mistake_reason (TwTableModel *model, const TwMistake *mistake);

G_END_DECLS
