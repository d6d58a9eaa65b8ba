/* A running game, kept in a file of our own until it is over or given up.
 *
 * As drafts of sets are: one file and one lock in a folder of the user's data. A game whose lock is
 * free was left by a program that has crashed or was killed.
 */
#pragma once

#include <gio/gio.h>

#include "app/game/table-model.h"
#include "app/pictures/pixels.h"
#include "engine/saved/saved-game.h"

G_BEGIN_DECLS

/* The picture of a kept game, in pixels. */
#define TW_KEPT_PICTURE_WIDTH  216
#define TW_KEPT_PICTURE_HEIGHT 144

#define TW_TYPE_KEPT_GAME (tw_kept_game_get_type ())
G_DECLARE_FINAL_TYPE (TwKeptGame, tw_kept_game, TW, KEPT_GAME, GObject)

/**
 * TwKeptState: a game as it is to be kept; a value of its own, for any thread.
 * @game: the game as far as it was played
 * @setup: who plays what
 * @is_paused: whether people answer for the program
 */
typedef struct
{
  TwGame *game;
  TwTableSetup setup;
  gboolean is_paused;
} TwKeptState;

/** tw_kept_state_new: Returns: (transfer full): what is to be kept of @model now */
TwKeptState *tw_kept_state_new (TwTableModel *model);

/** tw_kept_state_free: frees @state. */
void tw_kept_state_free (TwKeptState *state);

/** tw_kept_games_folder: Returns: (transfer full): the folder of the user's running games */
char *tw_kept_games_folder (void);

/** tw_kept_game_new: Returns: (transfer full): a file of its own in @folder, not written yet */
TwKeptGame *tw_kept_game_new (const char *folder);

/**
 * tw_kept_game_write:
 * @self: a kept game
 * @state: what to keep
 * @cancellable: (nullable): to give up
 * @error: %TW_FORMAT_ERROR_WRITE, or %G_IO_ERROR_CANCELLED
 *
 * Puts a new file in the place of the old one, durably. Blocks; safe in any thread.
 *
 * Returns: whether it is written
 */
gboolean tw_kept_game_write (TwKeptGame *self, const TwKeptState *state, GCancellable *cancellable,
                             GError **error);

/** tw_kept_game_clear: removes the file, which may be written again. Waits for a write. */
void tw_kept_game_clear (TwKeptGame *self);

/**
 * tw_kept_games_list:
 * @folder: a folder of kept games
 *
 * Finds the games of programs that are gone; none is locked by that, and of each but the head is
 * read. Blocks; safe in any thread.
 *
 * Returns: (transfer full) (element-type TwKeptGame): games, the newest first
 */
GPtrArray *tw_kept_games_list (const char *folder);

/** tw_kept_game_claim: locks a game that was listed. Returns: whether it is ours now: no other program
 * has it, and it is still there */
gboolean tw_kept_game_claim (TwKeptGame *self);

/** tw_kept_game_release: lets go of what was claimed and read; waits for a write. */
void tw_kept_game_release (TwKeptGame *self);

/** tw_kept_game_read: reads a game that was claimed, for tw_kept_game_get_state(); blocks, safe in any
 * thread. */
void tw_kept_game_read (TwKeptGame *self);

/** TwKeptPreview: what is shown of a kept game: its players and its turn in words, and its table. */
typedef struct
{
  char *words;
  TwPixels *picture; /* (nullable): no memory for it */
} TwKeptPreview;

/** tw_kept_game_preview: Returns: (transfer full) (nullable): what is shown of a game that was listed;
 * %NULL if it cannot be read; blocks, safe in any thread */
TwKeptPreview *tw_kept_game_preview (TwKeptGame *self);

/** tw_kept_preview_free: frees @preview. */
void tw_kept_preview_free (TwKeptPreview *preview);

/** tw_kept_game_get_id: Returns: (transfer none): its name, unique */
const char *tw_kept_game_get_id (TwKeptGame *self);

/** tw_kept_game_get_title: Returns: (transfer none): what is played; of a game that was listed */
const char *tw_kept_game_get_title (TwKeptGame *self);

/** tw_kept_game_get_time: Returns: (transfer none): when it was written; of a game that was listed */
GDateTime *tw_kept_game_get_time (TwKeptGame *self);

/** tw_kept_game_get_key: Returns: (transfer none) (nullable): what stands for it as it is, see
 * tw_under_way_key(); of a game that was listed */
const char *tw_kept_game_get_key (TwKeptGame *self);

/** tw_kept_game_get_state: Returns: (transfer none) (nullable): what was kept; %NULL if it was not
 * read, or cannot be */
const TwKeptState *tw_kept_game_get_state (TwKeptGame *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwKeptPreview, tw_kept_preview_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwKeptState, tw_kept_state_free)

G_END_DECLS
