/* Actions of a map by their names: what is enabled, and what state they show. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** tw_action_enable: enables or disables the #GSimpleAction @name of @map, a #GActionMap. */
void tw_action_enable (gpointer map, const char *name, gboolean is_enabled);

/** tw_action_set_state: gives the #GSimpleAction @name of @map, a #GActionMap, the state @state, which
 * may be floating; nothing else happens. */
void tw_action_set_state (gpointer map, const char *name, GVariant *state);

G_END_DECLS
