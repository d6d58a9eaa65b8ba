/* The legal answers of a game, sorted for a table: cells, spots and choices. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_table_question_find: Returns: the kind of question that @game asks */
TwTableQuestion tw_table_question_find (const TwGame *game);

/**
 * tw_table_question_is_about:
 * @game: a game
 * @slot: the slot of a tile
 *
 * Returns: whether @game asks for a figure on the tile in @slot
 */
gboolean tw_table_question_is_about (const TwGame *game, guint slot);

/**
 * tw_table_question_spots_of_nobody:
 * @rules: the rules of the game
 * @spots: (array length=n): where figures can be placed or taken back
 * @n: how many
 *
 * Returns: types of figure at @spots that have no owner, bit n for type n; 0 where the question is
 *   about players' own figures
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
 * TwSpotWish: which of the answers at one spot the player wants.
 * @figure: type of figure
 * @seat: the figure's seat, for a player with several colours
 * @amount: the amount
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
 * @wish: which answer is wanted
 * @out_action: (out): the action
 *
 * If the wished seat or amount is not possible there, another one is taken; the figure is never
 * replaced.
 *
 * Returns: how many actions the spot can give; above 1 for an end that can be joined with several
 *   others
 */
guint tw_table_question_spot_find_action (const TwGame *game,
                                          const TwTableSpot *spot,
                                          const TwSpotWish *wish,
                                          TwAction *out_action);

/** tw_table_question_action_place: Returns: the kind of place that an action names */
TwVerbPlace tw_table_question_action_place (const TwGame *game, const TwAction *action);

/** tw_table_question_about: Returns: a node of the feature that the question is about, or
 *   %TW_NO_NODE */
guint tw_table_question_about (const TwGame *game);

/** tw_table_question_choices_collect: empties @choices (of #TwAction) and fills it with the answers
 * that have no spot and do not just decline. */
void tw_table_question_choices_collect (GArray *choices, const TwGame *game);

/**
 * tw_table_question_queue_collect:
 * @queue: (element-type guint8): emptied and filled
 * @game: a game
 *
 * Collects the seats that will be asked after the present one in the same step, if every seat
 * declines.
 */
void tw_table_question_queue_collect (GArray *queue, const TwGame *game);

/**
 * tw_table_question_done_collect:
 * @done: (element-type guint8): emptied and filled
 * @game: a game
 * @queue: what tw_table_question_queue_collect() found
 *
 * Collects the seats that answered before the present one in the same step, in order.
 */
void tw_table_question_done_collect (GArray *done, const TwGame *game, const GArray *queue);

/**
 * tw_table_question_find_action:
 * @game: a game
 * @verb: a verb of every game
 * @node: (optional): for FIGURE and TAKE the node; %TW_NO_NODE for any
 * @figure: for FIGURE and TAKE the type
 * @out_action: (out): the action
 *
 * Returns: %FALSE if there is no such legal action
 */
gboolean tw_table_question_find_action (const TwGame *game,
                                        guint verb,
                                        guint node,
                                        guint figure,
                                        TwAction *out_action);

G_END_DECLS
