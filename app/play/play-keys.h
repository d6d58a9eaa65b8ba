/* The keys of the table. */
#pragma once

#include "app/table/game-table.h"

G_BEGIN_DECLS

/**
 * tw_play_keys_add:
 * @view: the widget that gets the keys, with everything shown during a game
 * @actions: the action group "play"
 * @model: what is on the table
 * @table: gets the keys that nothing else uses; lives as long as @view
 */
void tw_play_keys_add (GtkWidget *view, GActionGroup *actions, TwTableModel *model,
                       TwGameTable *table);

G_END_DECLS
