/* The work of a review, in its thread. */
#pragma once

#include "app/game/best-answers.h"

G_BEGIN_DECLS

/* So many of each seat are kept. */
#define TW_MOST_MISTAKES 3

/**
 * TwMistake: a moment at which another answer would have been better.
 * @n_entries: where it is: how many entries of the log come before
 * @turn: the turn, from 1
 * @seat: who answered
 * @loss: how much better the other answer is on average, in hundredths of a point
 * @better: that answer
 * @played: what was answered
 */
typedef struct
{
  guint n_entries;
  guint turn;
  guint seat;
  int loss;
  TwBestAnswer better;
  TwBestAnswer played;
} TwMistake;

/**
 * TwReviewMove: one answer that is looked at.
 * @n_entries: how many entries of the log come before
 * @turn: the turn, from 1
 * @played: what was answered
 */
typedef struct
{
  guint n_entries;
  guint turn;
  TwBestAnswer played;
} TwReviewMove;

/**
 * TwReviewWork:
 * @game: a copy of the game
 * @moves: (element-type TwReviewMove): in the order in which they are looked at
 * @cancellable: ends it
 * @mutex: for what follows, which both threads read
 * @n_done: how many moves have been looked at
 * @n_found: how many mistakes have been found, also those that were not kept
 * @mistakes: (element-type TwMistake): what has been found, by seat, the largest of each first
 */
typedef struct
{
  TwGame *game;
  GArray *moves;
  GCancellable *cancellable;
  GMutex mutex;
  guint n_done;
  guint n_found;
  GArray *mistakes;
} TwReviewWork;

/**
 * tw_review_work_new:
 * @game: a game
 * @moments: (element-type TwMoment): its moments
 * @first: seats whose moves come before those of others, a bit each
 *
 * Returns: (transfer full): work that is not done yet; give it back with
 *   tw_review_work_unref()
 */
TwReviewWork *tw_review_work_new (const TwGame *game, const GArray *moments, guint first);

/** tw_review_work_unref: gives back a reference. */
void tw_review_work_unref (gpointer work);

/** tw_review_work_run: goes through the moves, until the end or until it is cancelled. */
void tw_review_work_run (TwReviewWork *work);

/** tw_review_mistake_clear: frees what @mistake, a #TwMistake, holds. */
void tw_review_mistake_clear (gpointer mistake);

G_END_DECLS
