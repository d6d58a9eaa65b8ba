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

/** tw_jcz_game_free: frees a game with its problems. */
void tw_jcz_game_free (TwJczGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwJczGame, tw_jcz_game_free)

G_END_DECLS
