/* A row for a running game: picture, title, players, time, and buttons to continue or discard
 * it. */
#pragma once

#include <adwaita.h>

#include "app/game/kept-game.h"

G_BEGIN_DECLS

#define TW_TYPE_KEPT_GAME_ROW (tw_kept_game_row_get_type ())
G_DECLARE_FINAL_TYPE (TwKeptGameRow, tw_kept_game_row, TW, KEPT_GAME_ROW, AdwBin)

/** tw_kept_game_row_new: Returns: (transfer floating): a row for @game; its buttons use
 * `win.resume-game` and `win.discard-game`. The game is read in a worker thread, but not if the
 * program has died of it before. */
GtkWidget *tw_kept_game_row_new (TwKeptGame *game);

G_END_DECLS
