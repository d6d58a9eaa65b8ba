/* Looking back: the table shows an earlier moment of the game without losing the later ones.
 *
 * While a player looks back, tw_table_model_get_game() is the game at that moment. At a table that
 * is not strict, any answer continues the game from there; only that drops the later moments.
 */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** All events are counted: at every moment outside the last scoring. */
#define TW_ALL_COUNTED G_MAXUINT

/**
 * TwMoment: a point of the game: one where a player had to answer, a step of the last scoring, or
 * the present.
 * @n_entries: how many log entries came before
 * @n_counted: in the last scoring, how many of the game's events are counted: the first step shows
 *   none of that scoring, the last step all of it; elsewhere %TW_ALL_COUNTED
 * @turn: the turn's number, from 1
 * @seat: the seat that answered; at the last moment the decider, %TW_SEAT_NONE at the end of the
 *   game
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
 * A tile and the figure on it are one answer. The last moment is the present.
 *
 * Returns: (transfer full) (element-type TwMoment): all moments, the start first
 */
GArray *tw_table_history_dup_moments (TwTableModel *self);

/**
 * tw_table_history_get_scoring:
 * @self: a table
 * @out_n: (out) (optional): number of events in the last scoring, 0 without one
 * @out_event: (out) (optional): index of the event that the step shows, %TW_ALL_COUNTED for none
 *
 * While a step of the last scoring is shown, the game is over, its scores are those counted so far,
 * and players can only look on.
 *
 * Returns: the step that is shown, 0 for the one before the first event; %TW_ALL_COUNTED outside
 *   the last scoring
 */
guint tw_table_history_get_scoring (TwTableModel *self, guint *out_n, guint *out_event);

/** tw_table_history_is_looking: Returns: whether the table shows an earlier moment than the
 * present */
gboolean tw_table_history_is_looking (TwTableModel *self);

/** tw_table_history_get_moment: Returns: index of the moment that is shown */
guint tw_table_history_get_moment (TwTableModel *self);

/**
 * tw_table_history_look_at:
 * @self: a table with a game
 * @moment: index of a moment
 *
 * Shows that moment. The computer players do not answer while an earlier moment is shown.
 *
 * Returns: %FALSE if there is no such moment
 */
gboolean tw_table_history_look_at (TwTableModel *self, guint moment);

/** tw_table_history_look: shows the moment @where: "start", "back", "on", "now", or "scoring", the
 * first step of the final scoring. Returns: %FALSE if there is no such moment */
gboolean tw_table_history_look (TwTableModel *self, const char *where);

/**
 * tw_table_history_look_after:
 * @self: a table with a game
 * @n_entries: number of log entries
 *
 * Shows the first moment at which that many entries have been played.
 *
 * Returns: %FALSE if that moment is shown already
 */
gboolean tw_table_history_look_after (TwTableModel *self, guint n_entries);

/** tw_table_history_look_after_turn: shows @self as it was when @turn was over, 0 for the start; what the end of the
 *   game brings is not counted then. A turn beyond the last one shows the present. */
void tw_table_history_look_after_turn (TwTableModel *self, guint turn);

/** tw_table_history_get_turns_over: Returns: how many turns are over at the moment that is shown */
guint tw_table_history_get_turns_over (TwTableModel *self);

/** tw_table_history_can_go_on_here: Returns: whether an earlier moment is shown and the game may
 * continue from it */
gboolean tw_table_history_can_go_on_here (TwTableModel *self);

/**
 * tw_table_history_go_on_here:
 * @self: a table
 *
 * Makes the shown moment the present one. As after an undo, the later moments can be redone until a
 * player answers.
 *
 * Returns: whether the game continues from there
 */
gboolean tw_table_history_go_on_here (TwTableModel *self);

/** tw_table_history_get_whole: Returns: (transfer none) (nullable): the game as far as it was
 * played, whatever moment is shown */
const TwGame *tw_table_history_get_whole (TwTableModel *self);

/** tw_table_history_is_asked: Returns: whether people at the table can answer now: not while the
 * program has to; while looking back, not at a strict table, nor for a program that is not paused */
gboolean tw_table_history_is_asked (TwTableModel *self);

/** tw_table_history_is_going_on: Returns: whether somebody has to answer at the moment that is
 * shown, or could continue the game from there */
gboolean tw_table_history_is_going_on (TwTableModel *self);

G_END_DECLS
