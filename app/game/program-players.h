/* The program at the table: answers for the seats it plays.
 *
 * Thinks in a thread of its own about a copy of the game. What it was thinking about is
 * forgotten when the game changes meanwhile. An answer comes no sooner than people can follow.
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
 * Answers from now on whenever the program is asked.
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

/** tw_program_players_hurry: takes the best answer that was found so far, and what looks best at
 * once for the rest of the turn. */
void tw_program_players_hurry (TwProgramPlayers *self);

/** tw_program_players_stop: answers no more; the last thought is over within a playout. */
void tw_program_players_stop (TwProgramPlayers *self);

G_END_DECLS
