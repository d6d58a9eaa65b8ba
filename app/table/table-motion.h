/* What moves after an answer: a tile that is put down, figures that come, go or walk. A value, without
 * widgets or a clock; times are microseconds, as of g_get_monotonic_time().
 *
 * What has moved is found by comparing the pieces of two moments, whatever rule moved them. */
#pragma once

#include "app/drawing/table-pieces.h"

G_BEGIN_DECLS

/** TwPieceWay: how a piece is seen to move. */
typedef enum
{
  TW_PIECE_STAYS,
  TW_PIECE_WALKS,
  TW_PIECE_COMES,
  TW_PIECE_GOES
} TwPieceWay;

/**
 * TwMovingPiece: a piece of which something is to be seen.
 * @piece: the piece; where it is now, or where it was if it goes
 * @cell_x: column of the piece's tile
 * @cell_y: row of the piece's tile
 * @way: how it moves
 * @from_x: how far away from its place it was, in tile edges eastwards; 0 unless it walks
 * @from_y: the same, southwards
 */
typedef struct
{
  TwTablePiece piece;
  int cell_x;
  int cell_y;
  TwPieceWay way;
  double from_x;
  double from_y;
} TwMovingPiece;

/**
 * TwTableMotion:
 * @seen: (element-type TwMovingPiece): all pieces of the moment that is shown
 * @n_slots: how many tiles that moment has
 * @n_entries: how many entries its log has
 * @moving: (element-type TwMovingPiece): what moves
 * @first_new: the first tile that is put down; %TW_NO_SLOT for none
 * @start: when it began; 0 if nothing moves
 */
typedef struct
{
  GArray *seen;
  guint n_slots;
  guint n_entries;
  GArray *moving;
  guint first_new;
  gint64 start;
} TwTableMotion;

/** tw_table_motion_init: makes @self empty. */
void tw_table_motion_init (TwTableMotion *self);

/** tw_table_motion_clear: frees what is in @self. */
void tw_table_motion_clear (TwTableMotion *self);

/**
 * tw_table_motion_note:
 * @self: a motion
 * @play: the game as it is shown now
 * @pieces: (element-type TwTablePiece): its pieces
 * @n_entries: how many entries its log has
 * @now: the time; 0 if nothing is to be seen moving
 *
 * Starts to show what has changed since the last call, and ends what was shown before. Whoever jumps back, or on
 * by many answers, sees nothing move.
 */
void tw_table_motion_note (TwTableMotion *self, const TwPlay *play, const GArray *pieces,
                           guint n_entries, gint64 now);

/** tw_table_motion_advance: ends what is over at the time @now. Returns: whether something still moves */
gboolean tw_table_motion_advance (TwTableMotion *self, gint64 now);

/** tw_table_motion_end: ends it at once. Returns: whether something was moving */
gboolean tw_table_motion_end (TwTableMotion *self);

/** tw_table_motion_at: Returns: the progress from 0 to 1, fast at first; 1 if nothing moves */
double tw_table_motion_at (const TwTableMotion *self, gint64 now);

/** tw_table_motion_find: Returns: (transfer none) (nullable): how @piece, one of those that are shown, moves;
 * %NULL if it stays */
const TwMovingPiece *tw_table_motion_find (const TwTableMotion *self, const TwTablePiece *piece);

G_END_DECLS
