/* A small picture of a game's table. */
#pragma once

#include "app/game/table-model.h"
#include "app/pictures/pixels.h"

G_BEGIN_DECLS

/**
 * tw_game_picture:
 * @game: a game
 * @setup: its set-up, for the colours of the players
 * @width: pixels
 * @height: pixels
 *
 * Safe in any thread.
 *
 * Returns: (transfer full) (nullable): the table, as large as it fits; %NULL if memory is short
 */
TwPixels *tw_game_picture (const TwGame *game, const TwTableSetup *setup, int width, int height);

G_END_DECLS
