/* Quick clicks that GTK would lose. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_kept_press_init:
 *
 * Sees to it that no window loses a click whose button is released at once. After a layout GTK 4.8
 * makes up a motion of the resting pointer, with the buttons as the display server knows them by then. If
 * the release of a press is still on its way, gestures take such a motion for the end of the press and
 * ignore the release. From then on windows do not hear of such motions. Once, when the program starts,
 * after gtk_init().
 */
void tw_kept_press_init (void);

G_END_DECLS
