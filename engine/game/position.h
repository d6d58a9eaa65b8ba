/* Puts a game into any position, for cases and puzzles.
 *
 * This works while the game waits for a tile to be drawn. Nothing is scored; afterwards the game
 * goes on as if the position had been played.
 */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/**
 * TwPositionResult: whether a change could be made.
 * @TW_POSITION_DONE: the change was made
 * @TW_POSITION_NOT_LEFT: the bag has no such tile, or the supply no such figure
 * @TW_POSITION_OCCUPIED: a tile lies there
 * @TW_POSITION_MISFIT: an edge does not match its neighbour
 * @TW_POSITION_TOO_FAR: the cell is so far from the other tiles that the board would wrap round
 *   onto itself
 */
typedef enum
{
  TW_POSITION_DONE,
  TW_POSITION_NOT_LEFT,
  TW_POSITION_OCCUPIED,
  TW_POSITION_MISFIT,
  TW_POSITION_TOO_FAR
} TwPositionResult;

/** tw_position_is_between: Returns: whether the game stands between two turns: no tile is drawn
 *   yet */
gboolean tw_position_is_between (const TwPlay *play);

/**
 * tw_position_lay:
 * @play: a play
 * @kind: kind of tile, taken from the bag
 * @x: column; the cell need not touch another tile
 * @y: row
 * @quarter_turns: 0 to 3, clockwise
 */
TwPositionResult tw_position_lay (TwPlay *play, guint kind, int x, int y, guint quarter_turns);

/** tw_position_lay_down: as tw_position_lay(), face down. */
TwPositionResult tw_position_lay_down (TwPlay *play, guint kind, int x, int y);

/**
 * tw_position_stand:
 * @play: a play
 * @seat: the seat from whose supply the figure is taken
 * @type: type of figure
 * @node: where it goes; the feature may be occupied or complete
 */
TwPositionResult tw_position_stand (TwPlay *play, guint seat, guint type, guint node);

/**
 * tw_position_supply:
 * @play: a play
 * @seat: whose supply
 * @type: type of figure
 * @n: how many figures it shall have; the others are out of the game
 */
TwPositionResult tw_position_supply (TwPlay *play, guint seat, guint type, guint n);

/** tw_position_tokens: gives @seat @n tokens of a type in place of those it has. */
TwPositionResult tw_position_tokens (TwPlay *play, guint seat, guint token, guint n);

/** tw_position_bag: fills the bag with @counts copies, by kind. */
void tw_position_bag (TwPlay *play, const guint *counts);

/**
 * tw_position_go_to:
 * @play: a play
 * @run: the run() of a step of the turn
 *
 * Lets the turn go on with that step, as if the steps before were over and no tile were placed.
 */
void
tw_position_go_to (TwPlay *play, TwStepResult (*run) (TwPlay *play, TwFrame *frame, gpointer own));

/** tw_position_go_to_step: the same with a step that shares its run() with others. */
void tw_position_go_to_step (TwPlay *play, const TwStep *step);

/** tw_position_next: makes it @seat's turn. */
void tw_position_next (TwPlay *play, guint seat);

/** tw_position_resume: goes on to the next question; call it after changes. */
void tw_position_resume (TwPlay *play);

G_END_DECLS
