/* Whether closing the table would lose the game on it. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

#define TW_TYPE_UNSAVED_GAME (tw_unsaved_game_get_type ())
G_DECLARE_FINAL_TYPE (TwUnsavedGame, tw_unsaved_game, TW, UNSAVED_GAME, GObject)

/* Signal "changed" (): whether the game counts as saved or as a trial may have changed. For moves
 * in the game, listen to its model. */

/** tw_unsaved_game_new: Returns: (transfer full): the state of @model's game, which is not saved
 * yet */
TwUnsavedGame *tw_unsaved_game_new (TwTableModel *model);

/** tw_unsaved_game_get_state: Returns: a number that differs for different states of the game; 0
 * without a game */
guint64 tw_unsaved_game_get_state (TwUnsavedGame *self);

/** tw_unsaved_game_set_saved: marks the game as saved in @state, 0 for never. */
void tw_unsaved_game_set_saved (TwUnsavedGame *self, guint64 state);

/** tw_unsaved_game_is_saved: Returns: whether the game is saved as it is now */
gboolean tw_unsaved_game_is_saved (TwUnsavedGame *self);

/** tw_unsaved_game_set_trial: sets whether the table's games are trials, which close without a
 * question. */
void tw_unsaved_game_set_trial (TwUnsavedGame *self, gboolean is_trial);

/** tw_unsaved_game_is_loss: Returns: whether closing loses a game: it is under way, not saved as it
 * is, not a trial, and a player has moved */
gboolean tw_unsaved_game_is_loss (TwUnsavedGame *self);

/** tw_unsaved_game_is_trial: Returns: whether a trial is under way in which a player has moved */
gboolean tw_unsaved_game_is_trial (TwUnsavedGame *self);

G_END_DECLS
