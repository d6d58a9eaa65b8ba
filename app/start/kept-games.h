/* The running games that dead processes have left, which the start page offers to continue. */
#pragma once

#include <adwaita.h>

#include "app/game/kept-game.h"

G_BEGIN_DECLS

#define TW_TYPE_KEPT_GAMES (tw_kept_games_get_type ())
G_DECLARE_FINAL_TYPE (TwKeptGames, tw_kept_games, TW, KEPT_GAMES, AdwBin)

/* A heading with a row for each game, whose buttons use `win.resume-game` and `win.discard-game`.
 * Hidden while there is no game. All windows offer the same games. */
/** tw_kept_games_refresh: looks for games in a worker thread. */
void tw_kept_games_refresh (void);

/** tw_kept_games_take: Returns: (transfer full) (nullable): the game @id, claimed and no longer
 * offered; %NULL if another process has it or it no longer exists */
TwKeptGame *tw_kept_games_take (const char *id);

/** tw_kept_games_put: releases @game and offers it again. */
void tw_kept_games_put (TwKeptGame *game);

G_END_DECLS
