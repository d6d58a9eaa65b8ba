/* Keeps the running game of a table in a file while it is played. */
#pragma once

#include "app/game/kept-game.h"

G_BEGIN_DECLS

/* How long after an answer the game is written: a tile with its figure is one write. */
#define TW_KEEP_DELAY_MS 400

/* How long after a game could not be written it is tried again. */
#define TW_KEEP_RETRY_MS 10000

#define TW_TYPE_GAME_KEEPER (tw_game_keeper_get_type ())
G_DECLARE_FINAL_TYPE (TwGameKeeper, tw_game_keeper, TW, GAME_KEEPER, GObject)

/* Signals:
 *   "failed" (const char *message)   the game cannot be written
 *   "written" ()                     it is
 *
 * A game that is over is kept no more, nor is one in which nobody has answered. When the keeper
 * goes, the file stays.
 */

/**
 * tw_game_keeper_new:
 * @model: the table
 * @kept: (transfer none): where to: a new one, or the game that is gone on with
 *
 * Returns: (transfer full): a keeper at work
 */
TwGameKeeper *tw_game_keeper_new (TwTableModel *model, TwKeptGame *kept);

/** tw_game_keeper_give_up: removes the file; the next answer makes it again. */
void tw_game_keeper_give_up (TwGameKeeper *self);

G_END_DECLS
