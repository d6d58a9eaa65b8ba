/* What is to be done with each window. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tw_every_window: calls @func for each window there is, and for each that is made later. To be called once for
 * each @func, after gtk_init(). */
void tw_every_window (void (*func) (GtkWidget *window));

G_END_DECLS
