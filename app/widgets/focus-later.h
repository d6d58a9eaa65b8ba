/* The keyboard for a widget once the press that led to it is over. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_focus_later:
 * @widget: a widget
 *
 * Grabs the focus for @widget when what goes on now is done. For what a double click in a list does:
 * GTK activates the cell at the second press, and then takes the focus to the cell, even where the page
 * with the list is no longer shown. And for a page that comes to be seen: the stack of pages moves the
 * focus itself after that, on by one from whatever has it.
 */
void tw_focus_later (GtkWidget *widget);

G_END_DECLS
