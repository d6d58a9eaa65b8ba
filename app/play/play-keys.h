/* The keys of the table. */
#pragma once

#include "app/table/game-table.h"

G_BEGIN_DECLS

/**
 * tw_play_keys_add:
 * @view: what has the keys: everything that is seen while somebody plays
 * @actions: what they do, in the group "play"
 * @table: has the keys that nobody else wants; lives as long as @view
 */
void tw_play_keys_add (GtkWidget *view, GActionGroup *actions, TwGameTable *table);

G_END_DECLS
