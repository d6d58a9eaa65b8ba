/* A running game, kept in a file of the program's own until the game is over or given up.
 *
 * Like a draft of a set, it is one file and one lock in a folder of the user's data. A game whose
 * lock is free was left by a program that crashed or was killed.
 */
#pragma once

#include <gio/gio.h>

#include "app/game/table-model.h"
#include "app/pictures/pixels.h"
#include "engine/chain/chain-text.h"
#include "engine/saved/saved-game.h"

G_BEGIN_DECLS

/* The size of a kept game's picture, in pixels. */
#define TW_KEPT_PICTURE_WIDTH  216
#define TW_KEPT_PICTURE_HEIGHT 144

#define TW_TYPE_KEPT_GAME (tw_kept_game_get_type ())
G_DECLARE_FINAL_TYPE (TwKeptGame, tw_kept_game, TW, KEPT_GAME, GObject)

/**
 * TwKeptTurn: who has to move in a game by file.
 * @TW_KEPT_TURN_UNKNOWN: its moves tell
 * @TW_KEPT_TURN_HERE: somebody who plays here
 * @TW_KEPT_TURN_UNSENT: somebody who plays here has moved, and has to send the move
 * @TW_KEPT_TURN_ELSEWHERE: somebody who plays elsewhere
 * @TW_KEPT_TURN_NOBODY: the game is over
 */
typedef enum
{
  TW_KEPT_TURN_UNKNOWN,
  TW_KEPT_TURN_HERE,
  TW_KEPT_TURN_UNSENT,
  TW_KEPT_TURN_ELSEWHERE,
  TW_KEPT_TURN_NOBODY
} TwKeptTurn;

/**
 * TwKeptState: what is kept of a game. It shares nothing, so any thread may use it.
 * @game: the game as far as it was played
 * @setup: how the game is set up
 * @is_paused: whether people answer for the program
 * @chain: (nullable): the moves of a game by file, with the secret of who plays here
 * @name: (nullable): which game by file it is: the hash of its opening, as tw_chain_digest_print() writes it
 * @turn: who has to move in a game by file; what older programs have kept does not say so
 * @next: the party that has to, for %TW_KEPT_TURN_ELSEWHERE: a bit for each of its seats, of a team for its lead
 */
typedef struct
{
  TwGame *game;
  TwTableSetup setup;
  gboolean is_paused;
  char *chain;
  char *name;
  TwKeptTurn turn;
  guint next;
} TwKeptState;

/** tw_kept_state_new: Returns: (transfer full): the present state of @model */
TwKeptState *tw_kept_state_new (TwTableModel *model);

/** tw_kept_state_free: frees @state. */
void tw_kept_state_free (TwKeptState *state);

/** tw_kept_games_folder: Returns: (transfer full): the folder of the user's kept games */
char *tw_kept_games_folder (void);

/** tw_kept_game_new: Returns: (transfer full): a new file in @folder, not written yet */
TwKeptGame *tw_kept_game_new (const char *folder);

/** tw_kept_game_new_beside: Returns: (transfer full): as tw_kept_game_new(), in the folder of @self */
TwKeptGame *tw_kept_game_new_beside (TwKeptGame *self);

/**
 * tw_kept_games_find:
 * @folder: a folder of kept games
 * @name: the hash of the opening of a game by file
 * @out_is_played: (out): whether the game is at a table, of this program or of another one; it cannot be claimed
 *   then
 *
 * Reads only heads. Blocks; safe in any thread.
 *
 * Returns: (transfer full) (nullable): the game
 */
TwKeptGame *tw_kept_games_find (const char *folder, const TwChainDigest *name, gboolean *out_is_played);

/**
 * tw_kept_game_write:
 * @self: a kept game
 * @state: what to keep
 * @cancellable: (nullable): to give up
 * @error: %TW_FORMAT_ERROR_WRITE, or %G_IO_ERROR_CANCELLED
 *
 * Replaces the file, durably. Blocks; safe in any thread.
 *
 * Returns: whether it is written
 */
gboolean tw_kept_game_write (TwKeptGame *self, const TwKeptState *state, GCancellable *cancellable,
                             GError **error);

/** tw_kept_game_clear: removes the file; it may be written again. Waits for a running write. */
void tw_kept_game_clear (TwKeptGame *self);

/**
 * tw_kept_games_list:
 * @folder: a folder of kept games
 *
 * Finds the games of programs that no longer run. Locks none of them and reads only their heads.
 * Blocks; safe in any thread.
 *
 * Returns: (transfer full) (element-type TwKeptGame): the games, the newest first
 */
GPtrArray *tw_kept_games_list (const char *folder);

/** tw_kept_game_claim: locks a listed game. Returns: whether this program has it now: no other
 * program has claimed it, and the file still exists */
gboolean tw_kept_game_claim (TwKeptGame *self);

/** tw_kept_game_release: drops the lock and the state that was read; waits for a running write. */
void tw_kept_game_release (TwKeptGame *self);

/** tw_kept_game_read: reads a claimed game for tw_kept_game_get_state(). Blocks; safe in any
 * thread. */
void tw_kept_game_read (TwKeptGame *self);

/** TwKeptPreview: a preview of a kept game: its players and turn in words, and its table. */
typedef struct
{
  char *words;
  TwPixels *picture; /* (nullable): NULL if there was no memory for it */
} TwKeptPreview;

/** tw_kept_game_preview: Returns: (transfer full) (nullable): the preview of a listed game; %NULL
 * if it cannot be read. Blocks; safe in any thread */
TwKeptPreview *tw_kept_game_preview (TwKeptGame *self);

/** tw_kept_preview_free: frees @preview. */
void tw_kept_preview_free (TwKeptPreview *preview);

/** tw_kept_game_get_id: Returns: (transfer none): its file name without the suffix, unique */
const char *tw_kept_game_get_id (TwKeptGame *self);

/** tw_kept_game_get_title: Returns: (transfer none): the title of a listed game */
const char *tw_kept_game_get_title (TwKeptGame *self);

/** tw_kept_game_get_time: Returns: (transfer none): when a listed game was written */
GDateTime *tw_kept_game_get_time (TwKeptGame *self);

/** tw_kept_game_get_key: Returns: (transfer none) (nullable): the key of a listed game, see
 * tw_under_way_key() */
const char *tw_kept_game_get_key (TwKeptGame *self);

/** tw_kept_game_get_state: Returns: (transfer none) (nullable): what was kept; %NULL if it was not
 * read or cannot be read */
const TwKeptState *tw_kept_game_get_state (TwKeptGame *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwKeptPreview, tw_kept_preview_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwKeptState, tw_kept_state_free)

G_END_DECLS
