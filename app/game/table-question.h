/* The legal answers of a game, sorted for a table: cells and places for figures. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_table_question_find: Returns: what @game asks */
TwTableQuestion tw_table_question_find (const TwGame *game);

/**
 * tw_table_question_is_about:
 * @game: a game
 * @slot: a tile
 *
 * Returns: whether a figure for the tile in @slot is asked for
 */
gboolean tw_table_question_is_about (const TwGame *game, guint slot);

/**
 * tw_table_question_spots_of_nobody:
 * @rules: the rules
 * @spots: (array length=n): where figures can be put or taken from
 * @n: how many
 *
 * Returns: types of figures that belong to nobody among them, bit n for type n; 0 where
 *   players' own figures are asked for
 */
guint tw_table_question_spots_of_nobody (const TwRules *rules, const TwTableSpot *spots, guint n);

/** tw_table_question_legal_cells_collect: empties @cells (of #TwLegalCell) and fills it. */
void tw_table_question_legal_cells_collect (GArray *cells, const TwGame *game);

/**
 * tw_table_question_spots_collect:
 * @spots: (element-type TwTableSpot): emptied and filled
 * @game: a game
 * @picked: the first of two ends, %TW_NO_NODE for none
 */
void tw_table_question_spots_collect (GArray *spots, const TwGame *game, guint picked);

/**
 * TwSpotWish: which of the answers at one spot is meant.
 * @figure: type of figure
 * @seat: whose figure, where somebody has several colours
 * @amount: how many
 * @picked: as in tw_table_question_spots_collect()
 */
typedef struct
{
  guint figure;
  guint seat;
  guint amount;
  guint picked;
} TwSpotWish;

/**
 * tw_table_question_spot_find_action:
 * @game: a game
 * @spot: a spot of it
 * @wish: what is meant there
 * @out_action: (out): the action
 *
 * A seat or an amount that cannot be had is replaced by one that can, a figure is not.
 *
 * Returns: how many actions the spot may mean; above 1 for an end that can be joined with
 *   several others
 */
guint tw_table_question_spot_find_action (const TwGame *game,
                                          const TwTableSpot *spot,
                                          const TwSpotWish *wish,
                                          TwAction *out_action);

/** tw_table_question_action_place: Returns: what of the table an action names */
TwVerbPlace tw_table_question_action_place (const TwGame *game, const TwAction *action);

/** tw_table_question_about: Returns: a node of the feature that the question is about, or
 *   %TW_NO_NODE */
guint tw_table_question_about (const TwGame *game);

/** tw_table_question_choices_collect: empties @choices (of #TwAction) and fills it with what has no
 * spot and is more than going on. */
void tw_table_question_choices_collect (GArray *choices, const TwGame *game);

/**
 * tw_table_question_queue_collect:
 * @queue: (element-type guint8): emptied and filled
 * @game: a game
 *
 * The seats that will be asked in the same step after the one that is asked now, if
 * everybody goes on.
 */
void tw_table_question_queue_collect (GArray *queue, const TwGame *game);

/**
 * tw_table_question_done_collect:
 * @done: (element-type guint8): emptied and filled
 * @game: a game
 * @queue: what tw_table_question_queue_collect() found
 *
 * The seats that have answered in the same step before the one that is asked now, in order.
 */
void tw_table_question_done_collect (GArray *done, const TwGame *game, const GArray *queue);

/**
 * tw_table_question_find_action:
 * @game: a game
 * @verb: a verb of every game
 * @node: (optional): FIGURE, TAKE: the node; %TW_NO_NODE for any
 * @figure: FIGURE, TAKE: the type
 * @out_action: (out): the action
 *
 * Returns: %FALSE if that is not legal
 */
gboolean tw_table_question_find_action (const TwGame *game,
                                        guint verb,
                                        guint node,
                                        guint figure,
                                        TwAction *out_action);

G_END_DECLS
