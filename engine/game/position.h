/* Puts a game into a position that nobody has played to: for cases and puzzles.
 *
 * Works while the game waits for a tile to be drawn. Nothing is scored; afterwards
 * the position is as good as one that was played.
 */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/**
 * TwPositionResult: whether a change could be made.
 * @TW_POSITION_DONE: it was made
 * @TW_POSITION_NOT_LEFT: no such tile in the bag, or no such figure in the supply
 * @TW_POSITION_OCCUPIED: a tile lies there
 * @TW_POSITION_MISFIT: an edge does not agree with its neighbour
 * @TW_POSITION_TOO_FAR: so far from the others that the table would meet itself
 */
typedef enum
{
  TW_POSITION_DONE,
  TW_POSITION_NOT_LEFT,
  TW_POSITION_OCCUPIED,
  TW_POSITION_MISFIT,
  TW_POSITION_TOO_FAR
} TwPositionResult;

/** tw_position_is_between: Returns: whether the next turn has not yet got its tile */
gboolean tw_position_is_between (const TwPlay *play);

/**
 * tw_position_lay:
 * @play: a play
 * @kind: kind of tile, taken from the bag
 * @x: column; need not touch another tile
 * @y: row
 * @quarter_turns: 0 to 3, clockwise
 */
TwPositionResult tw_position_lay (TwPlay *play, guint kind, int x, int y, guint quarter_turns);

/** tw_position_lay_down: as tw_position_lay() for a tile that lies face down. */
TwPositionResult tw_position_lay_down (TwPlay *play, guint kind, int x, int y);

/**
 * tw_position_stand:
 * @play: a play
 * @seat: whose figure, taken from the supply
 * @type: type of figure
 * @node: where; the feature may be occupied or complete
 */
TwPositionResult tw_position_stand (TwPlay *play, guint seat, guint type, guint node);

/**
 * tw_position_supply:
 * @play: a play
 * @seat: whose supply
 * @type: type of figure
 * @n: how many shall be in it; the others are out of the game
 */
TwPositionResult tw_position_supply (TwPlay *play, guint seat, guint type, guint n);

/** tw_position_tokens: gives a seat so many tokens of a type in place of those it has. */
TwPositionResult tw_position_tokens (TwPlay *play, guint seat, guint token, guint n);

/** tw_position_bag: makes @counts, by kind, what is in the bag. */
void tw_position_bag (TwPlay *play, const guint *counts);

/**
 * tw_position_go_to:
 * @play: a play
 * @run: what a step of the turn runs
 *
 * The turn goes on with that step, as if all before it were over and no tile lay.
 */
void
tw_position_go_to (TwPlay *play, TwStepResult (*run) (TwPlay *play, TwFrame *frame, gpointer own));

/** tw_position_next: it is @seat's turn. */
void tw_position_next (TwPlay *play, guint seat);

/** tw_position_resume: asks what is to be asked now; to be called after changes. */
void tw_position_resume (TwPlay *play);

G_END_DECLS
