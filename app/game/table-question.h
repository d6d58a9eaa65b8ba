/* The legal answers of a game, sorted for a table: cells, spots and choices. */
#pragma once

#include "engine/game/game.h"

G_BEGIN_DECLS

/**
 * TwTableQuestion: the kind of question that is open.
 * @TW_QUESTION_NONE: none, the game is over
 * @TW_QUESTION_PLACE: where the drawn tile goes
 * @TW_QUESTION_FIGURE: whether to place a figure on the proposed or laid tile, or to take one
 *   back
 * @TW_QUESTION_CHOICE: a question of an expansion; see tw_table_model_get_spots() and
 *   tw_table_model_get_choices()
 */
typedef enum
{
  TW_QUESTION_NONE,
  TW_QUESTION_PLACE,
  TW_QUESTION_FIGURE,
  TW_QUESTION_CHOICE
} TwTableQuestion;

/** TwLegalCell: a cell where the drawn tile fits; bit n of @turns stands for n quarter turns. */
typedef struct
{
  int x, y;
  guint8 turns;
} TwLegalCell;

/**
 * TwSpotPlace: where a spot is.
 * @TW_SPOT_NODE: on a segment or field: @node
 * @TW_SPOT_TILE: on the tile in @slot
 * @TW_SPOT_CELL: on the empty cell @x, @y
 * @TW_SPOT_END: where the road @node, one of two to be joined, ends inside its tile; with a @number at
 *   the edge of its tile before that one, to be joined over the cell there
 * @TW_SPOT_SYMBOL: on the tile in @slot, at the symbol that allows it
 * @TW_SPOT_SIGN: on the tile in @slot, at the symbol that asks; @number is the answer
 * @TW_SPOT_MARK: on the tile in @slot, at the symbol @number that is drawn on it
 * @TW_SPOT_SPACE: on space @number of the score track
 * @TW_SPOT_SEAT: beside the score of seat @number
 */
typedef enum
{
  TW_SPOT_NODE,
  TW_SPOT_TILE,
  TW_SPOT_CELL,
  TW_SPOT_END,
  TW_SPOT_SYMBOL,
  TW_SPOT_SIGN,
  TW_SPOT_MARK,
  TW_SPOT_SPACE,
  TW_SPOT_SEAT
} TwSpotPlace;

/**
 * TwTableSpot:
 * @verb: %TW_VERB_FIGURE to place a figure, %TW_VERB_TAKE to take one back, or another verb
 *   that names a place
 * @place: where it is
 * @node: a node of tw_table_model_get_shown(), %TW_NO_NODE for none
 * @slot: the tile it is on, %TW_NO_SLOT for none
 * @x: column, of an empty cell
 * @y: row, of an empty cell
 * @number: see #TwSpotPlace; where the answer is about a player's figure, that player's seat
 * @figures: types of figure that can be placed or taken, bit n for type n of the rules
 * @seats: the owners of these figures, bit n for seat n
 * @amounts: the amounts to choose from, bit n for n; 0 where there is no such choice
 * @is_picked: whether it is the end that was picked first; choosing it again unpicks it
 *
 * A place of the table where an answer can be given. To join two ends, the player picks the first
 * one, then the other one.
 */
typedef struct
{
  guint verb;
  TwSpotPlace place;
  guint node;
  guint slot;
  int x, y;
  guint number;
  guint figures;
  guint seats;
  guint amounts;
  gboolean is_picked;
} TwTableSpot;

/* All amounts are below this. */
#define TW_MOST_AMOUNT 32

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
 * tw_table_question_is_about_supply:
 * @game: a game
 * @spots: (array length=n): where figures can be placed or taken back
 * @n: how many
 *
 * Returns: whether a figure of the supply can go to one of @spots, or one of several figures there has
 *   to be chosen; what takes or moves those that stand somewhere has nothing to do with the supply
 */
gboolean tw_table_question_is_about_supply (const TwGame *game, const TwTableSpot *spots, guint n);

/** tw_table_question_places_own: Returns: whether a player’s figure can go out of the supply to one of @spots
 *   (array length=n) in @game */
gboolean tw_table_question_places_own (const TwGame *game, const TwTableSpot *spots, guint n);

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
