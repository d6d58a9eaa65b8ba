/* What moves after an answer: a tile that is laid, figures that come, go, walk or turn. A value, without
 * widgets or a clock; times are microseconds, as of g_get_monotonic_time().
 *
 * What has moved is found by comparing the pieces of two moments, whatever rule moved them. It is shown in
 * steps, one after the other, so that it can be followed. */
#pragma once

#include "app/drawing/table-pieces.h"
#include "app/table/lift-motion.h"

G_BEGIN_DECLS

/* Of a way from cell to cell so many are told apart; a longer one goes straight. */
#define TW_MOST_HOPS 12

/**
 * TwPieceWay: how a piece is seen to move.
 * @TW_PIECE_STAYS: not at all
 * @TW_PIECE_WALKS: from one place to another
 * @TW_PIECE_SWINGS: it joins other roads than before
 * @TW_PIECE_COMES: it was not on the table
 * @TW_PIECE_GOES: it is not on the table any more
 * @TW_PIECE_VISITS: it has come with the same answer with which it went
 */
typedef enum
{
  TW_PIECE_STAYS,
  TW_PIECE_WALKS,
  TW_PIECE_SWINGS,
  TW_PIECE_COMES,
  TW_PIECE_GOES,
  TW_PIECE_VISITS
} TwPieceWay;

/**
 * TwMotionStep: what is shown one after the other; a step in which nothing moves takes no time.
 * @TW_MOTION_TILES: tiles are laid
 * @TW_MOTION_COMERS: pieces come, walk and turn
 * @TW_MOTION_GOERS: pieces go; what was scored is lit from its beginning on
 */
typedef enum
{
  TW_MOTION_TILES,
  TW_MOTION_COMERS,
  TW_MOTION_GOERS,
  TW_N_MOTION_STEPS
} TwMotionStep;

/**
 * TwMovingPiece: a piece, and what of it is to be seen moving.
 * @piece: the piece; where it is now, or where it was if it goes
 * @cell_x: column of the piece's tile
 * @cell_y: row of the piece's tile
 * @way: how it moves
 * @from_x: how far away from its place it was, in tile edges eastwards; 0 unless it walks
 * @from_y: the same, southwards
 * @from_ends: the edges to which it led; if it swings
 * @n_hops: if it walks: how many cells it passes on its way
 * @hops: how far they are from its own, in cells eastwards and southwards
 */
typedef struct
{
  TwTablePiece piece;
  int cell_x;
  int cell_y;
  TwPieceWay way;
  double from_x;
  double from_y;
  TwEdge from_ends[2];
  guint n_hops;
  int hops[TW_MOST_HOPS][2];
} TwMovingPiece;

/**
 * TwTableMoment: what there is to be seen at a moment of a game.
 * @play: the game
 * @pieces: (element-type TwTablePiece): its pieces
 * @put: (nullable) (element-type TwTablePiece): those that answers since the last moment have put there,
 *   where they were put: they may have gone again
 * @n_entries: how many entries its log has
 * @lift: (nullable): the tile that was held over the table before
 */
typedef struct
{
  const TwPlay *play;
  const GArray *pieces;
  const GArray *put;
  guint n_entries;
  const TwLiftMotion *lift;
} TwTableMoment;

/**
 * TwTableMotion:
 * @seen: (element-type TwMovingPiece): all pieces of the moment that is shown, in order of drawing
 * @gone: (element-type TwMovingPiece): those that go or visit
 * @n_slots: how many tiles that moment has
 * @n_entries: how many entries its log has
 * @first_new: the first tile that is laid; %TW_NO_SLOT for none
 * @was_lifted: whether the tile that is laid was held over its place already
 * @start: when it begins; 0 if nothing moves
 * @has_begun: whether a frame of it was shown
 * @begins: when each step begins, after @start
 * @lengths: how long each step takes
 *
 * Read the members.
 */
typedef struct
{
  GArray *seen;
  GArray *gone;
  guint n_slots;
  guint n_entries;
  guint first_new;
  gboolean was_lifted;
  gint64 start;
  gboolean has_begun;
  gint64 begins[TW_N_MOTION_STEPS];
  gint64 lengths[TW_N_MOTION_STEPS];
} TwTableMotion;

/** tw_table_motion_init: makes @self empty. */
void tw_table_motion_init (TwTableMotion *self);

/** tw_table_motion_clear: frees what is in @self. */
void tw_table_motion_clear (TwTableMotion *self);

/** tw_table_motion_goes_on: Returns: whether a moment with @n_entries in its log follows the one that is shown, by
 * so few that they belong to one answer */
gboolean tw_table_motion_goes_on (const TwTableMotion *self, guint n_entries);

/**
 * tw_table_motion_note:
 * @self: a motion
 * @moment: what there is to be seen now
 * @now: the time; 0 if nothing is to be seen moving
 *
 * Starts to show what has changed since the last call, and ends what was shown before. Whoever jumps back, or on
 * by many answers, sees nothing move.
 */
void tw_table_motion_note (TwTableMotion *self, const TwTableMoment *moment, gint64 now);

/**
 * tw_table_motion_advance:
 * @self: a motion
 * @now: the time of a frame
 *
 * Ends what is over. It begins with the first frame, however long that took to make.
 *
 * Returns: whether something still moves
 */
gboolean tw_table_motion_advance (TwTableMotion *self, gint64 now);

/** tw_table_motion_end: ends it at once. Returns: whether something was moving */
gboolean tw_table_motion_end (TwTableMotion *self);

/** tw_table_motion_at: Returns: how far @step is at @now, from 0 before it to 1 after it, or if nothing
 * moves */
double tw_table_motion_at (const TwTableMotion *self, TwMotionStep step, gint64 now);

/** tw_table_motion_until: Returns: when it is over; 0 if nothing moves */
gint64 tw_table_motion_until (const TwTableMotion *self);

/** tw_motion_ease: Returns: the way done after the part @at of the time, fast at first */
double tw_motion_ease (double at);

/** tw_motion_glide: Returns: the way done after the part @at of the time, slow at first and at last */
double tw_motion_glide (double at);

G_END_DECLS
