/* A game as the list of what was decided and drawn, to be played again and cut down. */
#pragma once

#include "engine/game/game.h"

/**
 * GameRecord:
 * @rules: what is played
 * @seed: what chance came from
 * @actions: (element-type TwAction): decisions and outcomes of chance, in order
 */
typedef struct
{
  TwRules *rules;
  guint64 seed;
  GArray *actions;
} GameRecord;

/** game_record_new: Returns: (transfer full): an empty record of a game of @rules */
GameRecord *game_record_new (TwRules *rules, guint64 seed);

/** game_record_free: frees a record. */
void game_record_free (GameRecord *record);

/** game_record_random: Returns: (transfer full): a whole game of random decisions */
GameRecord *game_record_random (TwRules *rules, guint64 seed);

/**
 * game_record_eager: where no tile is placed, half of the decisions are the first answer, so
 *   that figures are placed and points taken.
 *
 * Returns: (transfer full): a whole game of random decisions
 */
GameRecord *game_record_eager (TwRules *rules, guint64 seed);

/**
 * game_record_part:
 * @record: a record
 * @first: the first tile that is left out, counted from 0
 * @n: how many tiles are left out
 *
 * The same game without some of its tiles: what was decided about them is dropped, and
 * what then is not possible any more, too.
 *
 * Returns: (transfer full): a game that can be played
 */
GameRecord *game_record_part (const GameRecord *record, guint first, guint n);

/** game_record_n_tiles: Returns: how many tiles were drawn */
guint game_record_n_tiles (const GameRecord *record);

/**
 * game_record_to_case:
 * @record: a record
 * @parts: parts in play, a ruleset and parameters, as for game_check_init()
 * @problem: what is wrong with it
 *
 * Returns: (transfer full): the game as a case file
 */
char *game_record_to_case (const GameRecord *record, const char *parts, const char *problem);

/** GameProblem: Returns: (transfer full) (nullable): what is wrong with a game */
typedef char *(*GameProblem) (const GameRecord *record, gpointer user);

/**
 * game_record_shrink:
 * @record: a game that something is wrong with
 * @find: what finds the problem
 * @user: passed to @find
 * @out_problem: (out) (transfer full): what is wrong with the small game
 *
 * Leaves out tiles, half of them at first, as long as something is wrong.
 *
 * Returns: (transfer full): a game none of whose tiles can be left out
 */
GameRecord *game_record_shrink (const GameRecord *record,
                                GameProblem find,
                                gpointer user,
                                char **out_problem);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameRecord, game_record_free)
