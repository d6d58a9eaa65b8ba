/* The actions of a table that need nothing but its game, and which of all can be done now. */
#pragma once

#include <gio/gio.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_play_actions_add: adds undo, redo, end and pause to @actions, which do not outlive @model. */
void tw_play_actions_add (GActionMap *actions, TwTableModel *model);

/** tw_play_actions_update: lets those of @actions be done that the game of @model, if there is one, has room for now;
 * all of the page’s are there. */
void tw_play_actions_update (GActionMap *actions, TwTableModel *model);

G_END_DECLS
