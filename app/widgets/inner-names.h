/* Names for screen readers for widgets inside GTK's and libadwaita's own, which leave them unnamed:
 * a screen reader would say "GtkMenuButton". */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_inner_names:
 * @root: a widget with its children
 *
 * Names view switchers, what applies an entry, and menu buttons, buttons with a letter for a key, expanders
 * and colour buttons by their own words. Call it again when widgets have been added below @root.
 */
void tw_inner_names (GtkWidget *root);

G_END_DECLS
