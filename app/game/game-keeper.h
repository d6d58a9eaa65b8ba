/* Keeps the running game of a table in a file while it is played. */
#pragma once

#include "app/game/kept-game.h"
#include "app/game/unsaved-game.h"

G_BEGIN_DECLS

/* How long after an answer the game is written, so that a tile and its figure are one write. */
#define TW_KEEP_DELAY_MS 400

/* How long after a failed write the keeper tries again. */
#define TW_KEEP_RETRY_MS 10000

#define TW_TYPE_GAME_KEEPER (tw_game_keeper_get_type ())
G_DECLARE_FINAL_TYPE (TwGameKeeper, tw_game_keeper, TW, GAME_KEEPER, GObject)

/* Signals:
 *   "failed" (const char *message)   the game could not be written
 *   "written" ()                     the game was written
 *
 * The keeper keeps no game that is over, in which nobody has answered yet, or that lies in another
 * file as it is. The file stays when the keeper is freed.
 */

/**
 * tw_game_keeper_new:
 * @model: the table
 * @unsaved: (transfer none): whether the table's game is saved as it is
 * @kept: (transfer none): the file: a new one, or that of the game that is continued
 *
 * Returns: (transfer full): a keeper that has started
 */
TwGameKeeper *tw_game_keeper_new (TwTableModel *model, TwUnsavedGame *unsaved, TwKeptGame *kept);

/** tw_game_keeper_set_aside: writes the game as it is now, to be gone on with another time; waits for the disk. The
 * file of a game by file stays when another game comes to the table. */
void tw_game_keeper_set_aside (TwGameKeeper *self);

/** tw_game_keeper_give_up: removes the file; the next answer makes it again. */
void tw_game_keeper_give_up (TwGameKeeper *self);

G_END_DECLS
