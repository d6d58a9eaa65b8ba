/* Tooltips of widgets that are updated with every change of the open set. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_tooltip_set:
 * @widget: a widget
 * @words: (nullable): the tooltip, as for gtk_widget_set_tooltip_text()
 *
 * Does nothing if the tooltip is the same: GTK asks the display server for the pointer's position
 * each time a tooltip is set, and waits for the answer.
 *
 * Returns: whether the tooltip has changed
 */
gboolean tw_tooltip_set (GtkWidget *widget, const char *words);

G_END_DECLS
