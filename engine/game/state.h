/* The state of a game: one block of memory without pointers.
 *
 *   TwState | board | figures | bag | own state of each expansion
 *
 * Where each part begins is laid out when rules are compiled (rules.h). A copy of
 * the block is a copy of the game. Only the steps of play.c and of expansions write
 * it, each through a TwPlay.
 */
#pragma once

#include "engine/board/board.h"
#include "engine/game/action.h"

G_BEGIN_DECLS

#define TW_MAX_FRAMES 24
#define TW_MAX_QUEUE  96
#define TW_NO_KIND    0xffffu

/** TwStatus: how far a game is. */
typedef enum
{
  TW_STATUS_PLAYING,
  TW_STATUS_FINISHED,
  TW_STATUS_WON,
  TW_STATUS_LOST
} TwStatus;

/**
 * TwReason: why a game ended; those of expansions are numbered from %TW_N_REASONS in the
 * order in which the rules hold them (see tw_rules_reason()).
 * @TW_REASON_NONE: it goes on, or was ended by hand
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
 * @TW_FRAME_NESTED: a turn inside another: ends without a next player
 * @TW_FRAME_ENTERED: the step at hand has been begun
 * @TW_FRAME_EXTRA: the next turn is this player's too
 * @TW_FRAME_OPTIONAL: TURN: the tile need not be laid, and that there is none ends nothing
 * @TW_FRAME_MOVED: GAIN: the counting figure has moved
 * @TW_FRAME_DERIVED: GAIN: the points come from points of somebody else
 * @TW_FRAME_DEFAULT: who has nothing to say to the open question means the first answer
 *   listed; if it is chance's, nobody sees what it brings
 * @TW_FRAME_DUTY: the open question is a duty that somebody might try to decline: where cases
 *   are concerned it is asked even if it has but one answer
 */
typedef enum
{
  TW_FRAME_NESTED = 1 << 0,
  TW_FRAME_ENTERED = 1 << 1,
  TW_FRAME_EXTRA = 1 << 2,
  TW_FRAME_OPTIONAL = 1 << 3,
  TW_FRAME_MOVED = 1 << 4,
  TW_FRAME_DERIVED = 1 << 5,
  TW_FRAME_DEFAULT = 1 << 6,
  TW_FRAME_DUTY = 1 << 7
} TwFrameFlags;

/**
 * TwFrame:
 * @program: a #TwProgram
 * @step: index of the step in it
 * @flags: see #TwFrameFlags
 * @seat: whose turn it is; GAIN: who gets the points
 * @decider: who has to answer now
 * @part: 1 or 2, the part of the turn; GAIN: which counting figure moves, from 0
 * @event: FEATURE and END: a #TwEffectEvent
 * @winners: FEATURE: seats that get the points, a bit each
 * @cursor: for the step: how far it got
 * @kind: TURN: the tile drawn, %TW_NO_KIND for none
 * @slot: TURN: the tile placed, %TW_NO_SLOT for none
 * @node: FEATURE: the feature's root
 * @value: FEATURE: its points; GAIN: the points
 * @queue_begin: TURN: its completed features in the state's queue
 * @queue_end: TURN: behind the last of them
 * @scratch: for steps of expansions
 *
 * One level of what is going on. Any step may stop for a decision and go on, and may
 * put a further frame on top.
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
 * @node: on the table: the node it stands on
 * @detail: what the place needs (a quarter, a space)
 */
typedef struct
{
  guint8 type;
  guint8 seat;
  guint8 place;
  guint8 detail;
  guint16 node;
} TwFigure;

/** TwFigurePlace: each figure is in exactly one place. Zones belong to expansions, and so
 * does what a figure beside the score track is for, whose space is the detail; what people move by
 * hand stands on a node, too, but rules do not see it there. */
typedef enum
{
  TW_FIGURE_SUPPLY,
  TW_FIGURE_NODE,
  TW_FIGURE_ZONE,
  TW_FIGURE_OFF,
  TW_FIGURE_HAND,
  TW_FIGURE_TRACK
} TwFigurePlace;

/**
 * TwState:
 * @seed: what chance comes from
 * @n_chance: outcomes of chance so far; the next depends on @seed and this alone, so
 *   a game taken back and played on draws the same again
 * @turn: turns begun
 * @n_left: tiles left in the bag
 * @status: a #TwStatus
 * @reason: why the game ended, a #TwReason or one of an expansion
 * @on_turn: whose turn it is
 * @n_frames: frames on the stack
 * @n_queue: features in the queue
 * @n_unplaceable: tiles drawn that fitted nowhere
 * @n_left_out: tiles of the sets that the set-up put away
 * @score: points by seat
 * @aside: how many of them the seat's second counting figure has made, where there are two
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
  guint8 status;
  guint8 reason;
  guint8 on_turn;
  guint8 n_frames;
  guint16 n_queue;
  guint16 n_unplaceable;
  guint16 n_left_out;
  gint32 score[TW_MAX_SEATS];
  gint32 aside[TW_MAX_SEATS];
  guint16 queue[TW_MAX_QUEUE];
  TwFrame frames[TW_MAX_FRAMES];
} TwState;

G_END_DECLS
