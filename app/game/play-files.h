/* Saving the game of a table, and taking over a saved one. */
#pragma once

#include <gio/gio.h>

#include "app/game/table-model.h"
#include "engine/saved/saved-game.h"

G_BEGIN_DECLS

/** tw_play_files_to_xml: Returns: (transfer full): @game and its players as the XML of a saved
 * game; safe in any thread */
char *tw_play_files_to_xml (const TwGame *game, const TwTableSetup *setup, gsize *out_length);

/** tw_play_files_fill_seat: sets @out_seat to what a file says of the player at @seat; it shares the words of
 * @seat. */
void tw_play_files_fill_seat (const TwSeatSetup *seat, TwSavedSeat *out_seat);

/** tw_play_files_dup_title: Returns: (transfer full) (nullable): the title for a file; %NULL where it says
 * itself, in the language of whoever opens the file */
char *tw_play_files_dup_title (const TwTableSetup *setup);

/** tw_play_files_take_setup: as tw_play_files_take_saved(), but leaves the game where it is and as it is. */
void tw_play_files_take_setup (const TwSavedGame *saved, TwTableSetup *out_setup);

/**
 * tw_play_files_take_saved:
 * @saved: a saved game; its game is taken
 * @out_setup: (out caller-allocates): how the game is set up
 *
 * Returns: (transfer full): the game for tw_table_model_resume()
 */
TwGame *tw_play_files_take_saved (TwSavedGame *saved, TwTableSetup *out_setup);

/**
 * tw_play_files_save_async:
 * @model: a table with a game
 * @file: where
 * @file: the file to write
 * @user_data: for @callback
 *
 * Writes the game as it is now; later answers are not in the file.
 */
void tw_play_files_save_async (TwTableModel *model,
                               GFile *file,
                               GAsyncReadyCallback callback,
                               gpointer user_data);

/** tw_play_files_save_finish: Returns: whether the game is saved; errors as of tw_save_file() */
gboolean tw_play_files_save_finish (GAsyncResult *result, GError **error);

G_END_DECLS
