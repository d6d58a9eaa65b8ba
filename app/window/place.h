/* Where in the program somebody is, for help and keys. */
#pragma once

#include "app/window/modes.h"
#include "app/window/table-host.h"

G_BEGIN_DECLS

/** tw_place_active: Returns: (transfer none) (nullable): which window of the program of @window has
 * the keyboard */
GtkWindow *tw_place_active (GtkWindow *window);

/**
 * tw_place_of:
 * @modes: the modes of a main window
 * @host: its table
 * @active: (nullable): the window that has the keyboard
 *
 * Returns: (transfer none): "play" at the table's own window, "print-tiles" where tiles are
 * printed, else what the main window shows
 */
const char *tw_place_of (TwModes *modes, TwTableHost *host, GtkWindow *active);

G_END_DECLS
