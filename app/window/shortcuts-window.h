/* The list of keyboard shortcuts, by where they work. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tw_shortcuts_window_show: shows the shortcuts of @window over @active (nullable), the window
 * that asks for them, beginning with those of @place (nullable), a page or "play" for the table. */
void tw_shortcuts_window_show (GtkApplicationWindow *window, GtkWindow *active,
                               const char *place);

G_END_DECLS
