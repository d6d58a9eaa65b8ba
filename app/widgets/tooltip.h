/* Tooltips of what shows the open set, and is told again with every change of it. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_tooltip_set:
 * @widget: a widget
 * @words: (nullable): its tooltip, as gtk_widget_set_tooltip_text() takes it
 *
 * Leaves a tooltip alone that says so already: for each that is set GTK asks the server where the
 * pointer is, and waits for the answer.
 *
 * Returns: whether it was another
 */
gboolean tw_tooltip_set (GtkWidget *widget, const char *words);

G_END_DECLS
