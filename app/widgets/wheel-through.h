/* The pointer's wheel over what scrolls within what scrolls. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tw_wheel_through: lets the wheel go on to what is around @scrolled, a #GtkScrolledWindow, as long as there is
 *   nothing in it to be scrolled; GTK keeps it even then. */
void tw_wheel_through (GtkWidget *scrolled);

G_END_DECLS
