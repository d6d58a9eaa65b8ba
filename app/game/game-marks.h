/* Marks at moments of a game: mistakes that a review has found, notes that a person has made. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** TwMarkKind: what a mark is for: a mistake, or a note of a person. */
typedef enum
{
  TW_MARK_MISTAKE,
  TW_MARK_NOTE,
  TW_N_MARK_KINDS
} TwMarkKind;

/**
 * TwGameMark: a mark.
 * @kind: what it is for
 * @n_entries: where it is: how many entries of the log come before, as in #TwMoment
 * @turn: the turn there, from 1
 * @seat: whose it is, %TW_SEAT_NONE for nobody's
 * @text: what it says, translated
 */
typedef struct
{
  TwMarkKind kind;
  guint n_entries;
  guint turn;
  guint seat;
  char *text;
} TwGameMark;

#define TW_TYPE_GAME_MARKS (tw_game_marks_get_type ())
G_DECLARE_FINAL_TYPE (TwGameMarks, tw_game_marks, TW, GAME_MARKS, GObject)

/* Signal "changed" (): there are other marks. */

/** tw_game_marks_of: Returns: (transfer none): the marks of the game at @model, which keeps them; who sets
 *   some takes them away when another game is played */
TwGameMarks *tw_game_marks_of (TwTableModel *model);

/**
 * tw_game_marks_set:
 * @self: marks
 * @kind: of which kind
 * @marks: (array length=n) (nullable): all of that kind there are to be, in any order; they are copied
 * @n: how many
 *
 * Marks of other kinds stay.
 */
void tw_game_marks_set (TwGameMarks *self, TwMarkKind kind, const TwGameMark *marks, guint n);

/** tw_game_marks_get: Returns: (transfer none) (array length=out_n): all marks in the order of the game,
 *   until they change */
const TwGameMark *tw_game_marks_get (TwGameMarks *self, guint *out_n);

G_END_DECLS
