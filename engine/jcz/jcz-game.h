/* Games recorded by JCloisterZone (.jcz): read, played again by our rules, written.
 *
 * A recording holds what was decided, and names its tiles; their shapes are those of
 * the shipped sets (see the aliases of #TwTile). What it says that we do not know, or
 * count otherwise, is named in the problems.
 */
#pragma once

#include "engine/saved/saved-game.h"

G_BEGIN_DECLS

/**
 * TwJczGame:
 * @saved: (transfer full): the game as far as it could be played, and who plays
 * @problems: (element-type utf8): what is not as in the recording, in the user's
 *   language, "FILE: PATH: …" where a place is meant
 * @is_stopped: whether the recording goes on where the game does not; the last of the
 *   problems says why
 */
typedef struct
{
  TwSavedGame *saved;
  GPtrArray *problems;
  gboolean is_stopped;
} TwJczGame;

/**
 * tw_jcz_game_parse:
 * @kit: what games are put together from
 * @name: the file's name for messages
 * @data: its bytes
 * @length: how many, or -1 if a 0 ends them
 * @error: #TwFormatError when it is no recording, or none that can be set up
 *
 * Tiles that the recording passed over because they fitted nowhere are found again:
 * from its list of draws, or as those that are left and fitted nowhere at some time.
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
 * @seats: (nullable) (array): who plays, for each seat
 * @problems: (element-type utf8): gets what JCloisterZone does not know or counts
 *   otherwise
 * @out_length: (out) (optional): bytes written
 * @error: %TW_FORMAT_ERROR_CONTENT when a tile or an action has no counterpart there
 *
 * Parameters that JCloisterZone has no switch for are written too, under a name of
 * ours, so that the game that is read from it counts as this one does.
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
