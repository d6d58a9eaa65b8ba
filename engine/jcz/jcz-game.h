/* Recordings of games by JCloisterZone (.jcz): reads them, replays them by our rules, and writes
 * them.
 *
 * A recording holds the decisions and names its tiles; the tiles' drawings come from the shipped
 * sets (see the aliases of #TwTile). The problems name everything that this program does not know
 * or plays otherwise.
 */
#pragma once

#include "engine/saved/saved-game.h"

G_BEGIN_DECLS

/**
 * TwJczGame:
 * @saved: (transfer full): the game as far as it could be replayed, with its players
 * @problems: (element-type utf8): what differs from the recording, in the user's language; "FILE:
 *   PATH: …" if it has a place
 * @is_stopped: whether the replay stopped before the end of the recording; the last problem says
 *   why
 */
typedef struct
{
  TwSavedGame *saved;
  GPtrArray *problems;
  gboolean is_stopped;
} TwJczGame;

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

/** tw_jcz_game_free: frees a game with its problems. */
void tw_jcz_game_free (TwJczGame *game);

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

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwJczGame, tw_jcz_game_free)

G_END_DECLS
