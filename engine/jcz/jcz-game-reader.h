/* A recording played again: each message answers the question that is open. */
#pragma once

#include "engine/jcz/jcz-game.h"

G_BEGIN_DECLS

/**
 * tw_jcz_game_parse:
 * @kit: the materials of games
 * @name: the file's name for messages
 * @data: its bytes
 * @length: how many, or -1 if a 0 ends them
 * @error: #TwFormatError when it is no recording, or its game cannot be set up
 *
 * A recording leaves out drawn tiles that fitted nowhere. They are found from its list of draws, or
 * among the tiles that are left and fitted nowhere at some time.
 *
 * Returns: (transfer full) (nullable): the game
 */
TwJczGame *tw_jcz_game_parse (const TwGameKit *kit,
                              const char *name,
                              const char *data,
                              gssize length,
                              GError **error);

/** tw_jcz_game_load: as tw_jcz_game_parse() for the file at @path. */
TwJczGame *tw_jcz_game_load (const TwGameKit *kit, const char *path, GError **error);

G_END_DECLS
