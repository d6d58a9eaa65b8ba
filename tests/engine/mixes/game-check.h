/* What holds in every game, whatever is in play. */
#pragma once

#include "engine/case/case-run.h"
#include "tests/engine/mixes/game-record.h"

/**
 * GameCheck:
 * @kit: what saved games are put together from
 * @parts: parts in play, blank-separated
 * @rules: the rules
 * @turned: the rules with all tiles drawn a quarter turn on
 * @all: whether to do all of it; else what takes long is left out
 * @may_stand_anywhere: whether something may stand on a counted feature
 * @has_own_order: whether features are gone through so that it matters which comes first: fields come
 *   as tiles number them, so a turned world is another one
 */
typedef struct
{
  const TwGameKit *kit;
  char *parts;
  TwRules *rules;
  TwRules *turned;
  gboolean all;
  gboolean may_stand_anywhere;
  gboolean has_own_order;
} GameCheck;

/**
 * game_check_init:
 * @check: (out caller-allocates): the check
 * @kit: the kit, which outlives it
 * @parts: parts in play, blank-separated, "base" first; or "ruleset:" and its id; behind them
 *   parameters, each as "name=value"
 * @n_seats: players
 *
 * Returns: %FALSE if so many cannot play
 */
gboolean game_check_init (GameCheck *check, const TwGameKit *kit, const char *parts, guint n_seats);

/** game_check_init_with: as game_check_init(), with @set (nullable) in play as well. Returns: %FALSE
 *   with @error set if the rules refuse it */
gboolean game_check_init_with (GameCheck *check, const TwGameKit *kit, const char *parts,
                               guint n_seats, TwTileSet *set, GError **error);

/** game_check_clear: frees what @check holds. */
void game_check_clear (GameCheck *check);

/**
 * game_check_find:
 * @record: a game
 * @check: a #GameCheck
 *
 * A #GameProblem. Every answer is among the legal ones; the drawn tile is asked for
 * exactly when it fits somewhere, and the places listed are those where its edges
 * agree; nothing stands on a counted feature; tw_play_check() has nothing to say; a
 * turned world is the same world; undo and redo come back to the same positions; a
 * game that was saved goes on as it would have.
 *
 * Returns: (transfer full) (nullable): what is wrong
 */
char *game_check_find (const GameRecord *record, gpointer check);
