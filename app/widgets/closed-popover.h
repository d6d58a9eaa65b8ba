/* Presses that a closed popover would take. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_closed_popover_init:
 *
 * Sees to it that a popover that has been closed is no longer where the pointer is. GTK 4.8 makes
 * up a motion of the resting pointer for whichever surface was last laid out below it, hidden or
 * not. If that is a popover's, the program takes the pointer to be in the popover, and what is
 * pressed next, elsewhere in the window, goes to nobody. From then on GTK does not hear of motions
 * on a surface that is not shown. Once, when the program starts, after gtk_init().
 */
void tw_closed_popover_init (void);

G_END_DECLS
