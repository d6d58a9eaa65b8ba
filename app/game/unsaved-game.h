/* Whether the game on the table would be lost if the table went. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

#define TW_TYPE_UNSAVED_GAME (tw_unsaved_game_get_type ())
G_DECLARE_FINAL_TYPE (TwUnsavedGame, tw_unsaved_game, TW, UNSAVED_GAME, GObject)

/* Signal "changed" (): what is told here may be something else now; moves in the game are told by its
 * model. */

/** tw_unsaved_game_new: Returns: (transfer full): what looks at the game of @model, which is not saved */
TwUnsavedGame *tw_unsaved_game_new (TwTableModel *model);

/** tw_unsaved_game_get_state: Returns: a number that is another one for another state of the game; 0
 * without a game */
guint64 tw_unsaved_game_get_state (TwUnsavedGame *self);

/** tw_unsaved_game_set_saved: the game was saved when its state was @state, 0 for never. */
void tw_unsaved_game_set_saved (TwUnsavedGame *self, guint64 state);

/** tw_unsaved_game_is_saved: Returns: whether it is saved as it is */
gboolean tw_unsaved_game_is_saved (TwUnsavedGame *self);

/** tw_unsaved_game_set_trial: games only try something out: nobody is asked before one of them goes. */
void tw_unsaved_game_set_trial (TwUnsavedGame *self);

/** tw_unsaved_game_is_loss: Returns: whether a game is under way that is not saved as it is; one that
 * nobody has moved in, or that is a trial, is no loss */
gboolean tw_unsaved_game_is_loss (TwUnsavedGame *self);

/** tw_unsaved_game_is_trial: Returns: whether a trial is under way in which somebody has moved */
gboolean tw_unsaved_game_is_trial (TwUnsavedGame *self);

G_END_DECLS
