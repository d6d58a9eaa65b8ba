/* Remakes a game when one of its sets changes during play. */
#pragma once

#include "engine/game/game.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

/**
 * tw_game_remake:
 * @kit: the materials of games
 * @game: a game
 * @set: a set that replaces the game's set with the same id
 * @error: %TW_FORMAT_ERROR_CONTENT: the turn and what no longer fits there, or why there are no
 *   such rules
 *
 * Replays the log, word by word, with the tiles of @set. Outcomes of chance come from the log.
 *
 * Returns: (transfer full) (nullable): the new game at the same point
 */
TwGame *tw_game_remake (const TwGameKit *kit, const TwGame *game, TwTileSet *set, GError **error);

/** tw_game_find_set: Returns: (transfer none) (nullable): the set with the id @id in @game */
TwTileSet *tw_game_find_set (const TwGame *game, const char *id);

G_END_DECLS
