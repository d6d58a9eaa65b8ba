/* The same game with other tiles: when a set changes while it is played. */
#pragma once

#include "engine/game/game.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

/**
 * tw_game_remake:
 * @kit: what games are put together from
 * @game: a game
 * @set: a set that takes the place of its namesake in the game
 * @error: %TW_FORMAT_ERROR_CONTENT: why the game cannot go on so: the turn, and what does not fit
 *   any more; or why there are no such rules
 *
 * Plays the game again, word by word, with the tiles of @set. Chance is not asked for what has
 * been played.
 *
 * Returns: (transfer full) (nullable): the game at the same point
 */
TwGame *tw_game_remake (const TwGameKit *kit, const TwGame *game, TwTileSet *set, GError **error);

/** tw_game_find_set: Returns: (transfer none) (nullable): the set with the id @id in @game */
TwTileSet *tw_game_find_set (const TwGame *game, const char *id);

G_END_DECLS
