/* Gives the keys back to who had them when a popover closes. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_focus_keeper_watch:
 * @window: a window; watched as long as it lives
 *
 * When a menu or another popover of @window closes and nothing else was given the focus meanwhile,
 * what had it before the popover came has it again. GTK 4.8 leaves it with the button of the menu,
 * or, after an entry of a submenu, within the closed popover, where keys are lost.
 */
void tw_focus_keeper_watch (GtkWindow *window);

/**
 * tw_focus_keeper_leave_focus:
 * @button: a menu button
 *
 * A click at @button leaves the focus where it is, so that it goes back there.
 */
void tw_focus_keeper_leave_focus (GtkMenuButton *button);

G_END_DECLS
