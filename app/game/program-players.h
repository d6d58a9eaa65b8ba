/* The computer players at the table: they answer for their seats.
 *
 * They think in a thread of their own about a copy of the game. When the game changes meanwhile,
 * the thought is dropped. They answer slowly enough for people to follow.
 */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

#define TW_TYPE_PROGRAM_PLAYERS (tw_program_players_get_type ())
G_DECLARE_FINAL_TYPE (TwProgramPlayers, tw_program_players, TW, PROGRAM_PLAYERS, GObject)

/**
 * tw_program_players_new:
 * @model: the table
 *
 * From now on the players answer whenever they are asked.
 *
 * Returns: (transfer full): the players
 */
TwProgramPlayers *tw_program_players_new (TwTableModel *model);

/**
 * tw_program_players_set_pace:
 * @self: the players
 * @milliseconds: the least time between two answers, 0 for none
 */
void tw_program_players_set_pace (TwProgramPlayers *self, guint milliseconds);

/** tw_program_players_wait: gives no answer before @until, in the time of g_get_monotonic_time(): what has
 * happened is still shown. That may turn out to take longer when the answer is known already. */
void tw_program_players_wait (TwProgramPlayers *self, gint64 until);

/** tw_program_players_hurry: takes the best answer found so far, and for the rest of the turn the
 * one that looks best at once. */
void tw_program_players_hurry (TwProgramPlayers *self);

/** tw_program_players_stop: answers no more; the running thought ends within one playout. */
void tw_program_players_stop (TwProgramPlayers *self);

G_END_DECLS
