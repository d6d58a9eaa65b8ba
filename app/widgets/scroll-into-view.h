/* What is new is to be seen, and what is made anew to be where it was. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tw_scroll_into_view: scrolls what @widget is in so that all of it is seen, or its beginning, as soon as it
 *   has been laid out. */
void tw_scroll_into_view (GtkWidget *widget);

/**
 * tw_scroll_to_menu:
 * @button: a button in what is scrolled, or in a bar that slides in
 * @focus: (nullable): what of its popover gets the keyboard
 * @is_laid_out: %FALSE if what @button is in has only now become visible
 *
 * Opens the popover of @button where one sees the button, which must be in a window: it is scrolled into view
 * first, and waited for, if need be. A popover beside something that is on no screen stands anywhere, and GTK complains of it. Whoever
 * goes elsewhere meanwhile finds nothing open on coming back.
 */
void tw_scroll_to_menu (GtkMenuButton *button, GtkWidget *focus, gboolean is_laid_out);

/** tw_scroll_get_top: Returns: how far the window that @widget is in is scrolled down, in pixels */
double tw_scroll_get_top (GtkWidget *widget);

/** tw_scroll_stay: scrolls that window to @top, as tw_scroll_get_top() told it before what is in it was made
 *   anew, as soon as it has been laid out. */
void tw_scroll_stay (GtkWidget *widget, double top);

G_END_DECLS
