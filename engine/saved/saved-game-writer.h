/* A game as XML. */
#pragma once

#include "engine/saved/saved-game.h"

G_BEGIN_DECLS

/**
 * tw_saved_game_to_xml:
 * @game: a game
 * @title: (nullable): see #TwSavedGame
 * @seats: (nullable) (array): the player of each seat
 * @is_strict: see #TwSavedGame
 * @out_length: (out) (optional): bytes written
 *
 * Rule: PARAM-008.
 *
 * Returns: (transfer full): the game as XML; the same game gives the same bytes
 */
char *tw_saved_game_to_xml (const TwGame *game,
                            const char *title,
                            const TwSavedSeat *seats,
                            gboolean is_strict,
                            gsize *out_length);

G_END_DECLS
