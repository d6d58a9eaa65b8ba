/* Saving the game on the table: asks where, says how it went, and asks before a game is lost. */
#pragma once

#include "app/game/game-keeper.h"
#include "app/widgets/message-bar.h"

G_BEGIN_DECLS

#define TW_TYPE_GAME_SAVING (tw_game_saving_get_type ())
G_DECLARE_FINAL_TYPE (TwGameSaving, tw_game_saving, TW, GAME_SAVING, GObject)

/**
 * tw_game_saving_new:
 * @bar: (transfer none): where errors are shown; dialogs belong to its window
 * @model: the table
 * @unsaved: (transfer none): whether the table's game is saved as it is
 * @kept: (transfer none): the file in which the game is kept while it is played
 * @actions: gets "save", and "export" 's' with the id of a #TwGameExporter
 *
 * Returns: (transfer full): what saves the games of @model; must outlive @actions' use
 */
TwGameSaving *tw_game_saving_new (TwMessageBar *bar, TwTableModel *model, TwUnsavedGame *unsaved,
                                  TwKeptGame *kept, GActionMap *actions);

/** tw_game_saving_take_file: marks the game, as it is now, as saved in @file, which the next save
 * proposes; %NULL for no file. Nobody is asked before the game is left as it is now. */
void tw_game_saving_take_file (TwGameSaving *self, GFile *file);

/**
 * tw_game_saving_ask_to_leave:
 * @self: what saves the game
 * @done: called once the game may go: it is saved, or given up
 * @user_data: for @done
 *
 * Asks whether to save the game, to give it up, or to continue it. If nothing would be lost, @done
 * is called at once.
 */
void tw_game_saving_ask_to_leave (TwGameSaving *self, void (*done) (gpointer user_data),
                                  gpointer user_data);

G_END_DECLS
