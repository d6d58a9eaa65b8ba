/* A game as that program would have recorded it. */
#pragma once

#include "engine/jcz/jcz-game.h"

G_BEGIN_DECLS

/**
 * tw_jcz_game_to_json:
 * @game: a game
 * @seats: (nullable) (array): the player of each seat
 * @problems: (element-type utf8): gets what JCloisterZone does not know or plays otherwise
 * @out_length: (out) (optional): bytes written
 * @error: %TW_FORMAT_ERROR_CONTENT when a tile or an action has no counterpart there
 *
 * Parameters without a switch in JCloisterZone are written under our own name, so that reading the
 * recording gives the same scores.
 *
 * Returns: (transfer full) (nullable): the recording
 */
char *tw_jcz_game_to_json (const TwGame *game,
                           const TwSavedSeat *seats,
                           GPtrArray *problems,
                           gsize *out_length,
                           GError **error);

G_END_DECLS
