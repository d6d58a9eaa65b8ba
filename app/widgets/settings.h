/* The program's settings, wherever the program is installed. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * tw_settings_new:
 *
 * Looks for the schema where GIO does, then in the folder of the installation: below a prefix that
 * XDG_DATA_DIRS does not name (/opt/tilewright) GIO would abort. Without any schema the program
 * ends with a message.
 *
 * Returns: (transfer full): settings of the schema org.tilewright.Tilewright
 */
GSettings *tw_settings_new (void);

/** tw_settings_add_action: adds the action that changes the setting @key, by its name */
void tw_settings_add_action (GActionMap *actions, const char *key);

G_END_DECLS
