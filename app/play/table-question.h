/* The legal answers of a game, sorted for a table: cells and places for figures. */
#pragma once

#include "app/play/table-model.h"

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

/** tw_legal_cells_collect: empties @cells (of #TwLegalCell) and fills it. */
void tw_legal_cells_collect (GArray *cells, const TwGame *game);

/** tw_table_spots_collect: empties @spots (of #TwTableSpot) and fills it. */
void tw_table_spots_collect (GArray *spots, const TwGame *game);

/**
 * tw_table_choices_collect:
 * @choices: (element-type TwAction): emptied and filled
 * @game: a game
 *
 * All answers where none of them is a tile or a figure; beside figures what can be done
 * instead of placing one.
 */
void tw_table_choices_collect (GArray *choices, const TwGame *game);

/**
 * tw_table_question_find_action:
 * @game: a game
 * @verb: a verb
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

/** tw_action_node: Returns: the board's node that a FIGURE or TAKE action names */
guint tw_action_node (const TwPlay *play, const TwAction *action);

G_END_DECLS
