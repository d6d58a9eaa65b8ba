/* The running game with tiles that have been edited, or with one that somebody wants to try. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * tw_table_exchange_swap:
 * @self: a table with a game
 * @game: (transfer full): the whole game, replayed with edited tiles
 *
 * Replaces the running game by @game. Players, question and proposal stay as far as they still
 * exist.
 */
void tw_table_exchange_swap (TwTableModel *self, TwGame *game);

/**
 * tw_table_exchange_pick:
 * @self: a table with a game
 * @kind: a kind of tile that is still in the bag, %TW_NO_KIND for a random one
 *
 * In a sandbox, puts the drawn tile back and draws that one instead.
 *
 * Returns: %FALSE if no tile is to be laid now, @kind cannot be drawn, or the table is strict
 */
gboolean tw_table_exchange_pick (TwTableModel *self, guint kind);

G_END_DECLS
