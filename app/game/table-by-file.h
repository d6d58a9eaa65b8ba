/* Games by file at the table: some seats are played here, the others elsewhere, and moves go to and fro as
 * lines of text (engine/chain).
 *
 * What has been sent cannot be taken back, and chance waits for the others. The secret of whoever plays
 * here is kept with the game, and nowhere else.
 */
#pragma once

#include "app/game/table-model.h"
#include "engine/chain/chain.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

/**
 * TwByFile: how a game by file stands.
 * @TW_BY_FILE_NONE: it is no game by file
 * @TW_BY_FILE_JOINING: somebody has to join before it begins
 * @TW_BY_FILE_ASKED: somebody here has to answer
 * @TW_BY_FILE_DONE: all that can be answered here is answered: the move has to be sent
 * @TW_BY_FILE_AWAITED: a move from elsewhere has to come
 * @TW_BY_FILE_OVER: the game is over, and all moves are sent
 */
typedef enum
{
  TW_BY_FILE_NONE,
  TW_BY_FILE_JOINING,
  TW_BY_FILE_ASKED,
  TW_BY_FILE_DONE,
  TW_BY_FILE_AWAITED,
  TW_BY_FILE_OVER
} TwByFile;

/** tw_table_by_file_is_wanted: Returns: whether somebody of @setup plays elsewhere */
gboolean tw_table_by_file_is_wanted (const TwTableSetup *setup);

/**
 * tw_table_by_file_begin:
 * @self: a table
 * @kit: the materials of games
 * @setup: how the game is set up; somebody plays elsewhere, each with a program of his own
 * @error: %TW_CHAIN_ERROR, or why no such game can be read again
 *
 * Begins a game by file in place of the game at the table.
 *
 * Returns: whether it has begun
 */
gboolean tw_table_by_file_begin (TwTableModel *self, const TwGameKit *kit,
                                 const TwTableSetup *setup, GError **error);

/** tw_table_by_file_resume: goes on with @chain (transfer full), and with @kept (nullable), its game as it
 * was left, if that belongs to it. */
void tw_table_by_file_resume (TwTableModel *self, TwChain *chain, const TwGame *kept);

/** tw_table_by_file_get: Returns: how the game by file stands */
TwByFile tw_table_by_file_get (TwTableModel *self);

/** tw_table_by_file_get_chain: Returns: (transfer none) (nullable): its moves */
const TwChain *tw_table_by_file_get_chain (TwTableModel *self);

/** tw_table_by_file_has_here: Returns: whether @text has a move of the game at the table */
gboolean tw_table_by_file_has_here (TwTableModel *self, const char *text);

/** tw_table_by_file_has_news: Returns: whether @text has a move that is not there yet: of this game, or of another
 * one */
gboolean tw_table_by_file_has_news (TwTableModel *self, const char *text);

/**
 * tw_table_by_file_take:
 * @self: a table
 * @text: what somebody has sent, with moves in it
 * @error: %TW_CHAIN_ERROR: what is wrong with the first move that is not taken
 *
 * Takes the moves that come next; moves that are there already change nothing.
 *
 * Returns: whether all of them are there now
 */
gboolean tw_table_by_file_take (TwTableModel *self, const char *text, GError **error);

/**
 * tw_table_by_file_join:
 * @self: a table
 * @chain: (transfer full): what somebody has sent, which nobody here plays yet
 * @error: if the system gives no secret; @chain is gone then, too
 *
 * Joins the game in place of the game at the table, or looks on if all have joined.
 *
 * Returns: whether it is at the table now
 */
gboolean tw_table_by_file_join (TwTableModel *self, TwChain *chain, GError **error);

/**
 * tw_table_by_file_send:
 * @self: a table with %TW_BY_FILE_DONE
 * @error: %TW_CHAIN_ERROR
 *
 * Makes the move that has been played; from now on it stays.
 *
 * Returns: whether there is one
 */
gboolean tw_table_by_file_send (TwTableModel *self, GError **error);

/** tw_table_by_file_has_line: Returns: whether a move was made here, so that tw_table_by_file_dup_line() has one */
gboolean tw_table_by_file_has_line (TwTableModel *self);

/** tw_table_by_file_dup_line: Returns: (transfer full) (nullable): what to send: the move that was made here
 * last, with the moves before it that whoever has to answer lacks, a line each; %NULL if none was made here */
char *tw_table_by_file_dup_line (TwTableModel *self);

/** tw_table_by_file_dup_all: Returns: (transfer full): all moves, a line each, for a file */
char *tw_table_by_file_dup_all (TwTableModel *self);

/** tw_table_by_file_has_joined: Returns: whether what has to be sent from here is an answer to the opening: who
 * plays here was the last to join so far, and nobody has moved yet */
gboolean tw_table_by_file_has_joined (TwTableModel *self);

/** tw_table_by_file_dup_sender: Returns: (transfer full): who makes the move that is sent next or was sent last
 * from here: the players' names */
char *tw_table_by_file_dup_sender (TwTableModel *self);

/** tw_table_by_file_get_number: Returns: the number of that move, 0 for the opening */
guint tw_table_by_file_get_number (TwTableModel *self);

/** tw_table_by_file_is_kept: Returns: whether the game is to be kept when the table goes: it is a game by file
 * that goes on, or its last move comes from here and may have to be sent again */
gboolean tw_table_by_file_is_kept (TwTableModel *self);

/** tw_table_by_file_words: Returns: (transfer full) (nullable): how it stands, in a sentence; %NULL for no
 * game by file */
char *tw_table_by_file_words (TwTableModel *self);

G_END_DECLS
