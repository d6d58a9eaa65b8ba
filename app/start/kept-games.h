/* The running games that programs which are gone have left: what the start page offers to go on
 * with. */
#pragma once

#include <adwaita.h>

#include "app/game/kept-game.h"

G_BEGIN_DECLS

#define TW_TYPE_KEPT_GAMES (tw_kept_games_get_type ())
G_DECLARE_FINAL_TYPE (TwKeptGames, tw_kept_games, TW, KEPT_GAMES, AdwBin)

/* A heading with a row for each game, whose buttons are `win.resume-game` and `win.discard-game`.
 * Not there while there is no game. All windows offer the same ones. */

/** tw_kept_games_refresh: looks for games in a worker. */
void tw_kept_games_refresh (void);

/** tw_kept_games_take: Returns: (transfer full) (nullable): the game of that id, claimed and offered no
 * more; %NULL if another program has it or it is gone */
TwKeptGame *tw_kept_games_take (const char *id);

/** tw_kept_games_put: lets go of @game and offers it again. */
void tw_kept_games_put (TwKeptGame *game);

G_END_DECLS
