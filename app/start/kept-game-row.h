/* A running game that can be gone on with: picture, title, players and time, and what to do with it. */
#pragma once

#include <adwaita.h>

#include "app/game/kept-game.h"

G_BEGIN_DECLS

#define TW_TYPE_KEPT_GAME_ROW (tw_kept_game_row_get_type ())
G_DECLARE_FINAL_TYPE (TwKeptGameRow, tw_kept_game_row, TW, KEPT_GAME_ROW, AdwBin)

/** tw_kept_game_row_new: Returns: (transfer floating): a row for @game; its buttons are
 * `win.resume-game` and `win.discard-game`. The game is read in a worker, and not at all if the program
 * died of that. */
GtkWidget *tw_kept_game_row_new (TwKeptGame *game);

G_END_DECLS
