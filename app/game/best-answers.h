/* The best answers to an open question, by the search, with what speaks for them. */
#pragma once

#include "app/game/answer-merits.h"
#include "engine/player/search.h"

G_BEGIN_DECLS

/**
 * TwBestAnswer:
 * @actions: the answer: a tile, then its figure, or %TW_VERB_NONE for none; else one action
 * @n_actions: how many
 * @worth: what it comes to on average for the deciding seat, in hundredths of a point
 * @merits: (element-type TwMerit): what speaks for it, see tw_answer_merits()
 * @laid: (nullable): the game with the tile laid and no figure on it yet, for an answer that lays one
 */
typedef struct
{
  TwAction actions[2];
  guint n_actions;
  int worth;
  GArray *merits;
  TwGame *laid;
} TwBestAnswer;

/**
 * tw_best_answers_find:
 * @search: a search that has run for the open question of @game
 * @game: a game that waits for a seat's answer
 * @most: the most answers to find
 * @budget: how long to search for the figure of each tile
 * @cancellable: (nullable): ends it soon
 *
 * Takes the best candidates of @search, each tile once a cell, and looks for the figure that goes on each
 * tile. The candidates of @search are others afterwards.
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
