/* The game played again before one's eyes: one moment of its history after the other. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

#define TW_TYPE_TABLE_REPLAY (tw_table_replay_get_type ())
G_DECLARE_FINAL_TYPE (TwTableReplay, tw_table_replay, TW, TABLE_REPLAY, GObject)

/* Properties:
 *   "playing" (boolean, readable)   whether it goes on by itself
 *   "speed" (uint)                  how fast, in percent; see tw_table_replay_set_speed() */

/** tw_table_replay_new: Returns: (transfer full): nothing is played yet; it lives as long as @model needs
 *   it */
TwTableReplay *tw_table_replay_new (TwTableModel *model);

/**
 * tw_table_replay_start:
 * @self: a replay
 *
 * Goes on from the moment that is shown. At the present it begins where the person who is asked has answered
 * last, if others have answered since, else at the start. It ends at the present, or when somebody looks
 * elsewhere or answers.
 */
void tw_table_replay_start (TwTableReplay *self);

/** tw_table_replay_start_scoring: plays the last scoring line by line, from before its first line to the
 * present; a long one faster. Does nothing where nothing was counted at the end. */
void tw_table_replay_start_scoring (TwTableReplay *self);

/**
 * tw_table_replay_set_ceremony:
 * @self: a replay
 * @has_ceremony: whether the last scoring is played line by line as soon as an answer ends the game
 *
 * The result is shown when it is over, or skipped. A long scoring is played faster.
 */
void tw_table_replay_set_ceremony (TwTableReplay *self, gboolean has_ceremony);

/** tw_table_replay_set_speed: sets how fast it goes on, in percent: 100 for a bit less than a second for an answer and for
 * a line of the last scoring, three times that for a field, which takes longer to understand. Whoever goes on faster
 * waits for nothing that moves. */
void tw_table_replay_set_speed (TwTableReplay *self, guint percent);

/** tw_table_replay_get_speed: Returns: how fast it goes on, in percent */
guint tw_table_replay_get_speed (TwTableReplay *self);

/** tw_table_replay_wait: stays at the moment that is shown until @until, in the time of g_get_monotonic_time(), if it
 * goes on no faster than people look: until then it is to be seen what has happened. */
void tw_table_replay_wait (TwTableReplay *self, gint64 until);

/** tw_table_replay_stop: stays at the moment that is shown. */
void tw_table_replay_stop (TwTableReplay *self);

/** tw_table_replay_is_playing: Returns: whether it goes on by itself */
gboolean tw_table_replay_is_playing (TwTableReplay *self);

G_END_DECLS
