/* Gives the keyboard focus back when a popover closes, or to something else when a widget goes. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_focus_keeper_watch:
 * @window: a window; watched as long as it lives
 *
 * When a menu or another popover of @window closes, the widget that had the focus before gets it
 * back, unless another one has taken it meanwhile. GTK 4.8 leaves the focus on the menu's button
 * or, after an entry of a submenu, within the closed popover, where keys are lost.
 */
void tw_focus_keeper_watch (GtkWindow *window);

/**
 * tw_focus_keeper_rescue:
 * @around: a widget
 * @to: what gets the focus, if it can be seen
 *
 * Takes the focus from a widget in @around that has just gone: its keys would be nobody's.
 */
void tw_focus_keeper_rescue (GtkWidget *around, GtkWidget *to);

/**
 * tw_focus_keeper_leave_focus:
 * @button: a menu button
 *
 * Makes a click on @button leave the focus where it is, so that it can go back there.
 */
void tw_focus_keeper_leave_focus (GtkMenuButton *button);

G_END_DECLS
