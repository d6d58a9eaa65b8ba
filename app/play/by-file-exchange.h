/* Sending and taking the moves of a game by file: the clipboard, files, and the question for a move. */
#pragma once

#include "app/game/kept-game.h"
#include "app/play/by-file-bar.h"
#include "app/play/game-saving.h"
#include "app/widgets/message-bar.h"

G_BEGIN_DECLS

#define TW_TYPE_BY_FILE_EXCHANGE (tw_by_file_exchange_get_type ())
G_DECLARE_FINAL_TYPE (TwByFileExchange, tw_by_file_exchange, TW, BY_FILE_EXCHANGE, GObject)

/* Signal "joined" (): another game is at the table: one that was joined.
 * Signal "called" (): a move has come that was opened elsewhere: the table is to be shown. */

/**
 * tw_by_file_exchange_new:
 * @bar: tells what is wrong with a move
 * @model: the table
 * @saving: what saves its games
 * @kit: (transfer none): the materials of games; filled before a move is taken
 * @actions: gets "send-move", "send-file", "take-move", and "open-waiting" 's' with the id of a kept game
 *
 * Returns: (transfer full): the exchange; must outlive @actions' use
 */
TwByFileExchange *tw_by_file_exchange_new (TwMessageBar *bar, TwTableModel *model,
                                           TwGameSaving *saving, const TwGameKit *kit,
                                           GActionMap *actions);

/**
 * tw_by_file_exchange_start:
 * @self: an exchange
 * @setup: how a game is set up
 * @error: %TW_CHAIN_ERROR, or why no such game can be sent
 *
 * Begins a game: by file if somebody plays elsewhere.
 *
 * Returns: whether it is at the table
 */
gboolean tw_by_file_exchange_start (TwByFileExchange *self, const TwTableSetup *setup, GError **error);

/**
 * tw_by_file_exchange_resume:
 * @self: an exchange
 * @state: what was kept of a game by file
 * @moves: (nullable): lines of moves, taken if they are of that game and new to it
 * @error: %TW_CHAIN_ERROR
 *
 * Goes on with the game.
 *
 * Returns: %FALSE if that cannot be; what was kept stays
 */
gboolean tw_by_file_exchange_resume (TwByFileExchange *self, const TwKeptState *state, const char *moves,
                                     GError **error);

/** tw_by_file_exchange_take: takes the moves in @text, of the game at the table or of one to be joined; those of the
 * game at another table are taken there. */
void tw_by_file_exchange_take (TwByFileExchange *self, const char *text);

/** tw_by_file_exchange_hand_over: has the table whose game @text has moves of, in whatever window of this program, take
 * them or say what is wrong with them. Returns: whether there is such a table */
gboolean tw_by_file_exchange_hand_over (const char *text);

/** tw_by_file_exchange_update: enables what can be done now. */
void tw_by_file_exchange_update (TwByFileExchange *self);

G_END_DECLS
