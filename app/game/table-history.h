/* Looking back at a game: earlier points are shown without losing what came after.
 *
 * While somebody looks back, tw_table_model_get_game() is the game as it was then. At a table that
 * is not strict one plays on from there with any answer, and only that drops what came after.
 */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** All that was counted, at a moment that is none of the last scoring. */
#define TW_ALL_COUNTED G_MAXUINT

/**
 * TwMoment: a point of a game at which somebody was to answer, a step of the last scoring, or the
 * present one.
 * @n_entries: how many entries of the log came before
 * @n_counted: of the last scoring, how many of the game's events have been: the first step shows
 *   none of it, the last one all; elsewhere %TW_ALL_COUNTED
 * @turn: the turn's number, from 1
 * @seat: who answered; at the last moment, who decides, %TW_SEAT_NONE at the end of the game
 */
typedef struct
{
  guint n_entries;
  guint n_counted;
  guint turn;
  guint seat;
} TwMoment;

/**
 * tw_table_history_dup_moments:
 * @self: a table with a game
 *
 * A tile and the figure on it are one answer. The last moment is the present one.
 *
 * Returns: (transfer full) (element-type TwMoment): all moments, the start first
 */
GArray *tw_table_history_dup_moments (TwTableModel *self);

/**
 * tw_table_history_get_scoring:
 * @self: a table
 * @out_n: (out) (optional): how many events the last scoring has, 0 without one
 * @out_event: (out) (optional): index of the event that the step shows, %TW_ALL_COUNTED for none
 *
 * While a step of the last scoring is shown the game is over, its points are those that have been
 * counted so far, and nobody can do anything but look on.
 *
 * Returns: which step of the last scoring is shown, 0 for the one before its first event, or
 *   %TW_ALL_COUNTED if something else is shown
 */
guint tw_table_history_get_scoring (TwTableModel *self, guint *out_n, guint *out_event);

/** tw_table_history_look_at_scoring: shows the first step of the last scoring. Returns: %FALSE
 * if there is none */
gboolean tw_table_history_look_at_scoring (TwTableModel *self);

/** tw_table_history_is_looking: Returns: whether an earlier moment is shown than the present one */
gboolean tw_table_history_is_looking (TwTableModel *self);

/** tw_table_history_get_moment: Returns: which of the moments is shown */
guint tw_table_history_get_moment (TwTableModel *self);

/**
 * tw_table_history_look_at:
 * @self: a table with a game
 * @moment: index of a moment
 *
 * Shows that moment. The program does not answer while an earlier one than the present is shown.
 *
 * Returns: %FALSE if there is no such moment
 */
gboolean tw_table_history_look_at (TwTableModel *self, guint moment);

/**
 * tw_table_history_look_after:
 * @self: a table with a game
 * @n_entries: how many entries of the log shall be seen
 *
 * Shows the first moment at which so many entries have been played.
 *
 * Returns: %FALSE if that is what is shown
 */
gboolean tw_table_history_look_after (TwTableModel *self, guint n_entries);

/** tw_table_history_can_go_on_here: Returns: whether an earlier moment is shown and the game may go
 * on from there */
gboolean tw_table_history_can_go_on_here (TwTableModel *self);

/**
 * tw_table_history_go_on_here:
 * @self: a table
 *
 * Makes the moment that is shown the present one. What came after can be done again, as after an
 * undo, until somebody answers.
 *
 * Returns: whether the game goes on from there
 */
gboolean tw_table_history_go_on_here (TwTableModel *self);

/** tw_table_history_get_whole: Returns: (transfer none) (nullable): the game as far as it was
 * played, whatever is shown of it */
const TwGame *tw_table_history_get_whole (TwTableModel *self);

/** tw_table_history_is_asked: Returns: whether people at the table can answer now: not while the
 * program plays, nor for the program or at a strict table while somebody looks back */
gboolean tw_table_history_is_asked (TwTableModel *self);

G_END_DECLS
