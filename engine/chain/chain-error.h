/* Errors of play by file. Messages are for people: what is wrong with a move, and what to do. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define TW_CHAIN_ERROR (tw_chain_error_quark ())

/**
 * TwChainError:
 * @TW_CHAIN_ERROR_DAMAGED: the text is no whole move
 * @TW_CHAIN_ERROR_VERSION: another version of the program wrote it
 * @TW_CHAIN_ERROR_OTHER_GAME: it belongs to another game
 * @TW_CHAIN_ERROR_PAST: it does not go on from the moves that are there: somebody changed one
 * @TW_CHAIN_ERROR_MISSING: earlier moves are missing
 * @TW_CHAIN_ERROR_TURN: somebody else has to move
 * @TW_CHAIN_ERROR_SHARE: its share of chance is not the one that was promised
 * @TW_CHAIN_ERROR_MOVE: the rules do not allow it, or it is not all of a move
 * @TW_CHAIN_ERROR_LIMIT: the game is too large, or has too many moves
 */
typedef enum
{
  TW_CHAIN_ERROR_DAMAGED,
  TW_CHAIN_ERROR_VERSION,
  TW_CHAIN_ERROR_OTHER_GAME,
  TW_CHAIN_ERROR_PAST,
  TW_CHAIN_ERROR_MISSING,
  TW_CHAIN_ERROR_TURN,
  TW_CHAIN_ERROR_SHARE,
  TW_CHAIN_ERROR_MOVE,
  TW_CHAIN_ERROR_LIMIT
} TwChainError;

GQuark tw_chain_error_quark (void);

/**
 * tw_chain_error_set:
 * @error: (nullable): where the error goes
 * @code: the error's code
 * @format: cause and remedy, in the user's language
 *
 * Returns: %FALSE, for the caller to return
 */
gboolean tw_chain_error_set (GError **error, TwChainError code, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

G_END_DECLS
