/* Preferences: the settings of the program that people can change. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * tw_preferences_window_show:
 * @settings: the program's settings
 * @parent: (nullable): the window it belongs to
 *
 * Shows the preferences. Changes take effect at once.
 */
void tw_preferences_window_show (GSettings *settings, GtkWindow *parent);

G_END_DECLS
