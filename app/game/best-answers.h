/* The best answers to an open question, by the search, with what speaks for them. */
#pragma once

#include "app/game/answer-merits.h"
#include "engine/player/duel.h"
#include "engine/player/search.h"

G_BEGIN_DECLS

/**
 * TwBestAnswer:
 * @actions: the answer: a tile, then its figure, or %TW_VERB_NONE for none; else one action
 * @n_actions: how many
 * @worth: what it comes to on average for the deciding seat, in hundredths of a point
 * @merits: (element-type TwMerit): what speaks for it, see tw_answer_merits()
 * @prospects: (element-type TwMerit): what it is likely to bring later, see tw_answer_prospects()
 * @laid: (nullable): the game with the tile laid and no figure on it yet, for an answer that lays one
 */
typedef struct
{
  TwAction actions[2];
  guint n_actions;
  int worth;
  GArray *merits;
  GArray *prospects;
  TwGame *laid;
} TwBestAnswer;

/** tw_best_answer_clear: frees what @answer, a #TwBestAnswer, holds. */
void tw_best_answer_clear (gpointer answer);

/**
 * tw_best_answer_look:
 * @answer: an answer with its actions
 * @game: the game that it answers
 *
 * Finds its merits, its prospects and the game with its tile laid.
 */
void tw_best_answer_look (TwBestAnswer *answer, const TwGame *game);

/**
 * tw_best_answer_complete:
 * @answer: an answer with its first action
 * @game: the game that it answers
 * @search: a search; its candidates are others afterwards
 * @budget: how long to search for the figure that goes on a tile
 * @cancellable: (nullable): ends it soon
 *
 * Finds what goes on the tile, if the answer lays one, and looks at it.
 */
void tw_best_answer_complete (TwBestAnswer *answer,
                              const TwGame *game,
                              TwSearch *search,
                              const TwSearchBudget *budget,
                              GCancellable *cancellable);

/**
 * tw_best_answer_compare:
 * @one: an answer
 * @other: another one to the same question
 * @game: the game that they answer
 * @n: how often to play on
 * @seed: with one seed the same comes out
 * @cancellable: (nullable): ends it soon
 * @out: (out caller-allocates): by how much @one is better for the seat that answers
 *
 * Returns: %FALSE if one of them is not legal
 */
gboolean tw_best_answer_compare (const TwBestAnswer *one,
                                 const TwBestAnswer *other,
                                 const TwGame *game,
                                 guint n,
                                 guint64 seed,
                                 GCancellable *cancellable,
                                 TwDuel *out);

/**
 * tw_best_answers_find:
 * @search: a search that has run for the open question of @game
 * @game: a game that waits for a seat's answer
 * @most: the most answers to find
 * @budget: how long to search for the figure of each tile
 * @cancellable: (nullable): ends it soon
 *
 * Takes the best candidates of @search, each tile once a cell, and looks for the figure that goes on each
 * tile. They are then compared with the best as tw_best_answer_compare() does, since the search tries only the
 * best often. The candidates of @search are others afterwards.
 *
 * Returns: (transfer full) (element-type TwBestAnswer): the best first
 */
GArray *tw_best_answers_find (TwSearch *search,
                              const TwGame *game,
                              guint most,
                              const TwSearchBudget *budget,
                              GCancellable *cancellable);

/** tw_best_answers_least_playouts: Returns: how often a candidate must have been tried for its worth to say
 *   something */
guint tw_best_answers_least_playouts (void);

G_END_DECLS
