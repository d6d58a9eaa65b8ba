/* The actions that say what is seen of the table: how near, and which moment of the game. */
#pragma once

#include <gio/gio.h>

#include "app/table/game-table.h"

G_BEGIN_DECLS

/** tw_view_actions_add: adds "fit", "zoom" 'i', "look" 's' (see tw_table_history_look()), "go-on" and "show-result"
 *   (in place of the log that hides it, else not enabled) of @table to @actions, which it outlives. */
void tw_view_actions_add (GActionMap *actions, TwGameTable *table);

G_END_DECLS
