/* Games of the table as files. */
#pragma once

#include <gio/gio.h>

#include "app/play/table-model.h"
#include "engine/format/saved-game.h"

G_BEGIN_DECLS

/**
 * tw_play_save_async:
 * @model: a table with a game
 * @file: where
 * @callback: called when it is written
 * @user_data: for @callback
 *
 * Writes the game as it is now; what is done while it is written is not in it.
 */
void tw_play_save_async (TwTableModel *model,
                         GFile *file,
                         GAsyncReadyCallback callback,
                         gpointer user_data);

/** tw_play_save_finish: Returns: whether the game is saved; errors as of tw_save_file() */
gboolean tw_play_save_finish (GAsyncResult *result, GError **error);

/**
 * tw_play_load_async:
 * @kit: what games are put together from; must live until @callback
 * @file: a saved game
 * @callback: called when it is read
 * @user_data: for @callback
 */
void tw_play_load_async (const TwGameKit *kit,
                         GFile *file,
                         GAsyncReadyCallback callback,
                         gpointer user_data);

/**
 * tw_play_load_finish:
 * @result: of tw_play_load_async()
 * @out_setup: (out caller-allocates): who plays what
 * @error: %TW_FORMAT_ERROR
 *
 * Returns: (transfer full): the game for tw_table_model_resume(), or %NULL
 */
TwGame *tw_play_load_finish (GAsyncResult *result, TwTableSetup *out_setup, GError **error);

G_END_DECLS
