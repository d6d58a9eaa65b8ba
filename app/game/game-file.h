/* Files that hold a game: saved games, recordings of JCloisterZone, cases.
 *
 * A case opens as the game that it describes, played from the position that it gives.
 */
#pragma once

#include <gio/gio.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * TwFileCase: one of the cases of a file.
 * @id: its id
 * @title: its title
 * @failure: (nullable): how its result differs from what it expects, with the line
 */
typedef struct
{
  char *id;
  char *title;
  char *failure;
} TwFileCase;

/**
 * TwGameFile: a file that was read.
 * @file: the file
 * @game: the game as far as it goes; it can be continued
 * @setup: how the game is set up
 * @problems: (element-type utf8): where the game differs from the file, in words
 * @cases: (nullable) (element-type TwFileCase): all cases of a case file
 * @at: index in @cases of the one that @game is
 * @moves: (nullable): what a file of moves of a game by file says; @game is then that game after them, not
 *   to be continued, or %NULL if they go on from others; the moves are to be taken
 * @is_saved: whether the file is a saved game of Tilewright and equals @game
 */
typedef struct
{
  GFile *file;
  TwGame *game;
  TwTableSetup setup;
  GPtrArray *problems;
  GPtrArray *cases;
  guint at;
  char *moves;
  gboolean is_saved;
} TwGameFile;

/** tw_game_file_is_one: Returns: whether the file at @path seems to hold a game. Reads only its
 * beginning; safe in any thread */
gboolean tw_game_file_is_one (const char *path);

/**
 * tw_game_file_load_async:
 * @file: a file
 * @at: index of the wanted case in a case file
 * @cancellable: (nullable): to give up
 * @callback: called when it is read
 * @user_data: for @callback
 */
void tw_game_file_load_async (GFile *file,
                              guint at,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data);

/**
 * tw_game_file_load_finish:
 * @result: of tw_game_file_load_async()
 * @error: %TW_FORMAT_ERROR and others; the message is for people
 *
 * Returns: (transfer full) (nullable): what was read
 */
TwGameFile *tw_game_file_load_finish (GAsyncResult *result, GError **error);

/** tw_game_file_load: as tw_game_file_load_async(), but blocks; safe in any thread. */
TwGameFile *tw_game_file_load (GFile *file, guint at, GError **error);

/** tw_game_file_free: frees @opened. */
void tw_game_file_free (TwGameFile *opened);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwGameFile, tw_game_file_free)

G_END_DECLS
