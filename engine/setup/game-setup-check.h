/* Checks that sets, parts and players go together. Private to the setup of games. */
#pragma once

#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

/**
 * tw_game_setup_check:
 * @setup: a setup with everything in play
 * @error: %TW_SETUP_ERROR_REFUSED: parts that need or exclude others, too many or too few players
 *
 * Rules: BASE-007, INTER-006.
 *
 * Returns: whether the game can be played
 */
gboolean tw_game_setup_check (const TwGameSetup *setup, GError **error);

G_END_DECLS
