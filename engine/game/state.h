/* The state of a game: one block of memory without pointers.
 *
 *   TwState | board | figures | bag | own state of each expansion
 *
 * The compiled rules say where each part begins (rules.h). A copy of the block is a copy of the
 * game. Only the functions of play.h and the steps of expansions write it, through a TwPlay.
 */
#pragma once

#include "engine/board/board.h"
#include "engine/game/action.h"

G_BEGIN_DECLS

#define TW_MAX_FRAMES 24
#define TW_MAX_QUEUE  96
#define TW_NO_KIND    0xffffu

/** TwStatus: whether a game goes on, or how it ended. */
typedef enum
{
  TW_STATUS_PLAYING,
  TW_STATUS_FINISHED,
  TW_STATUS_WON,
  TW_STATUS_LOST
} TwStatus;

/**
 * TwReason: why a game ended; reasons of expansions are numbered from %TW_N_REASONS in the order of
 * the rules (see tw_rules_reason()).
 * @TW_REASON_NONE: the game goes on, or was ended by hand
 * @TW_REASON_TILES: no tile can be placed any more
 */
typedef enum
{
  TW_REASON_NONE,
  TW_REASON_TILES,
  TW_N_REASONS
} TwReason;

/** TwProgram: sequences of steps; see turn-program.c, scoring.c, gain.c, final-scoring.c. */
typedef enum
{
  TW_PROGRAM_TURN,
  TW_PROGRAM_FEATURE,
  TW_PROGRAM_GAIN,
  TW_PROGRAM_END,
  TW_N_PROGRAMS
} TwProgram;

/**
 * TwFrameFlags:
 * @TW_FRAME_NESTED: a turn inside another one: it ends without a next player
 * @TW_FRAME_ENTERED: the step at hand has been begun
 * @TW_FRAME_EXTRA: the same player has the next turn too
 * @TW_FRAME_OPTIONAL: TURN: the player need not place the tile, and an empty bag does not end the
 *   game
 * @TW_FRAME_MOVED: GAIN: the counting figure has moved
 * @TW_FRAME_SPENT: TURN: nothing is placed in this part any more, nor done in place of it
 * @TW_FRAME_DERIVED: GAIN: the points come from another player's points
 * @TW_FRAME_PAID: GAIN: the points are paid by one player to another, and are no scoring
 * @TW_FRAME_GIVEN: TURN: the position was given since it began
 * @TW_FRAME_DEFAULT: a case that does not answer the open question means the first answer listed;
 *   if chance has to answer, its outcome shows nowhere
 * @TW_FRAME_DUTY: the open question is a duty that a player might try to decline: a case is asked
 *   even if there is only one answer
 */
typedef enum
{
  TW_FRAME_NESTED = 1 << 0,
  TW_FRAME_ENTERED = 1 << 1,
  TW_FRAME_EXTRA = 1 << 2,
  TW_FRAME_PAID = TW_FRAME_EXTRA,
  TW_FRAME_OPTIONAL = 1 << 3,
  TW_FRAME_MOVED = 1 << 4,
  TW_FRAME_SPENT = TW_FRAME_MOVED,
  TW_FRAME_DERIVED = 1 << 5,
  TW_FRAME_GIVEN = TW_FRAME_DERIVED,
  TW_FRAME_DEFAULT = 1 << 6,
  TW_FRAME_DUTY = 1 << 7
} TwFrameFlags;

/**
 * TwDone: what was chosen in step 2a.
 * @TW_DONE_NOTHING: nothing, or nothing yet
 * @TW_DONE_FOLLOWER: a figure that occupies its feature was placed on the tile
 * @TW_DONE_ELSE: anything else
 */
typedef enum
{
  TW_DONE_NOTHING,
  TW_DONE_FOLLOWER,
  TW_DONE_ELSE
} TwDone;

/**
 * TwFrame:
 * @program: a #TwProgram
 * @step: index of the step in it
 * @flags: see #TwFrameFlags
 * @seat: the seat whose turn it is; GAIN: the seat that gets the points
 * @decider: the seat that has to answer now, or %TW_SEAT_CHANCE
 * @part: 1 or 2, the part of the turn; GAIN: which counting figure moves, from 0
 * @event: FEATURE and END: a #TwEffectEvent; TURN: a #TwDone
 * @winners: FEATURE: seats that get the points, a bit each
 * @cursor: how far the step has got
 * @kind: TURN: the tile drawn, %TW_NO_KIND for none; GAIN: the space that the counting figure left
 * @slot: TURN: the tile placed, %TW_NO_SLOT for none
 * @node: FEATURE: the feature's root
 * @value: FEATURE: its points; GAIN: the points; TURN: whether the first figure went elsewhere than to
 *   the tile placed
 * @queue_begin: TURN: index of its first completed feature in the state's queue
 * @queue_end: TURN: index behind the last of them
 * @scratch: free for the step's own use
 *
 * One level of what is going on. Any step may stop for a decision and go on later, and may put a
 * further frame on top.
 */
typedef struct
{
  guint8 program;
  guint8 step;
  guint8 flags;
  guint8 seat;
  guint8 decider;
  guint8 part;
  guint8 event;
  guint8 winners;
  guint16 cursor;
  guint16 kind;
  guint16 slot;
  guint16 node;
  gint16 value;
  guint16 queue_begin;
  guint16 queue_end;
  guint16 scratch;
} TwFrame;

/**
 * TwFigure:
 * @type: type of figure, an index of the rules
 * @seat: its owner
 * @place: a #TwFigurePlace
 * @node: on the table: the node it stands on; on a tile: the tile's first node; beside a figure: that
 *   figure's number
 * @detail: what the place needs: a quarter, a space
 */
typedef struct
{
  guint8 type;
  guint8 seat;
  guint8 place;
  guint8 detail;
  guint16 node;
} TwFigure;

/** TwFigurePlace: where a figure is: each is in exactly one place. Expansions define the zones and
 * the use of a figure beside the score track, whose @detail is the space. A piece that players
 * move by hand stands on a node too, but the rules do not see it there. What stands on a tile is on none
 * of its features; what is beside another figure is on its tile, and @node is that figure’s number. The
 * @detail of what is held is the seat that holds it. What is laid is out of the game, though it lies at @node. */
typedef enum
{
  TW_FIGURE_SUPPLY,
  TW_FIGURE_NODE,
  TW_FIGURE_ZONE,
  TW_FIGURE_OFF,
  TW_FIGURE_HAND,
  TW_FIGURE_TRACK,
  TW_FIGURE_TILE,
  TW_FIGURE_BESIDE,
  TW_FIGURE_HELD,
  TW_FIGURE_LAID
} TwFigurePlace;

/* See @n_pile of TwState. */
#define TW_NO_PILE G_MAXUINT16

/* Points came in this turn of which no rule heard, because points had come of points without end. */
#define TW_GAINS_UNHEARD 0x8000

/**
 * TwState:
 * @seed: seed of the generator
 * @n_chance: number of outcomes of chance so far; the next one depends only on @seed and this, so a
 *   game draws the same tiles again after undo
 * @turn: number of turns begun
 * @n_left: tiles left in the bag
 * @n_pile: tiles left in the pile in use, out of the bag; %TW_NO_PILE if there are no piles
 * @status: a #TwStatus
 * @reason: why the game ended, a #TwReason or one of an expansion
 * @on_turn: the seat whose turn it is
 * @n_frames: frames on the stack
 * @skipped: seats whose next turn is left out, a bit each
 * @ending: why the game ends once the features of the part are counted, a #TwReason; else 0
 * @n_queue: features in the queue
 * @n_unplaceable: tiles drawn that fitted nowhere
 * @n_left_out: tiles of the sets that the set-up put away, or that somebody has drawn and nobody lays
 * @n_gains: how often in this turn somebody has got points that rules could hear of, and
 *   %TW_GAINS_UNHEARD once there were some of which they did not
 * @n_unheard: turns so far in which there were such points
 * @score: points by seat
 * @aside: how many of those points the seat's second counting figure has made, if it has two
 * @queue: roots of completed features waiting to be counted
 * @frames: what is going on, the innermost last
 *
 * The head of a game's block.
 */
typedef struct
{
  guint64 seed;
  guint32 n_chance;
  guint16 turn;
  guint16 n_left;
  guint16 n_pile;
  guint8 status;
  guint8 reason;
  guint8 on_turn;
  guint8 n_frames;
  guint8 skipped;
  guint8 ending;
  guint16 n_queue;
  guint16 n_unplaceable;
  guint16 n_left_out;
  guint16 n_gains;
  guint16 n_unheard;
  gint32 score[TW_MAX_SEATS];
  gint32 aside[TW_MAX_SEATS];
  guint16 queue[TW_MAX_QUEUE];
  TwFrame frames[TW_MAX_FRAMES];
} TwState;

G_END_DECLS
