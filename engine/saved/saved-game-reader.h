/* A game from XML: set up as it was, then played again. */
#pragma once

#include "engine/saved/saved-game.h"

G_BEGIN_DECLS

/**
 * tw_saved_game_parse:
 * @kit: the materials of games
 * @name: the file's name for messages
 * @data: its bytes
 * @length: how many, or -1
 * @error: %TW_FORMAT_ERROR, with the line of the turn that cannot be played again
 *
 * The question after the last entry of the log is open. Set the flags with tw_game_set_flags() to
 * go on.
 *
 * Returns: (transfer full): the game, or %NULL
 */
TwSavedGame *tw_saved_game_parse (const TwGameKit *kit,
                                  const char *name,
                                  const char *data,
                                  gssize length,
                                  GError **error);

/** tw_saved_game_load: as tw_saved_game_parse() for the file at @path. */
TwSavedGame *tw_saved_game_load (const TwGameKit *kit, const char *path, GError **error);

G_END_DECLS
