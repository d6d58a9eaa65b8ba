/* What the program remembers about how it is to look. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * tw_preferences_window_show:
 * @settings: the program's settings
 * @parent: (nullable): the window it belongs to
 *
 * Shows the preferences. What is changed is changed at once.
 */
void tw_preferences_window_show (GSettings *settings, GtkWindow *parent);

G_END_DECLS
