/* What each player has laid last. */
#pragma once

#include "engine/game/game.h"

G_BEGIN_DECLS

/**
 * tw_last_tiles_find:
 * @game: a game
 * @out: (out caller-allocates) (array length=TW_MAX_SEATS): the actions, owned by @game, the newest first
 *
 * Returns: how many there are: one for each seat that has laid a tile
 */
guint tw_last_tiles_find (const TwGame *game, const TwAction **out);

G_END_DECLS
