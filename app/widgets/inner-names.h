/* Names for who does not see them, of what GTK and libadwaita put together and leave without one: a
 * screen reader says "GtkMenuButton" then. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_inner_names:
 * @root: a widget whose children are there
 *
 * Names switchers of pages, and menu buttons, expanders and colour buttons by their own words.
 * Call it again when others have been put below @root.
 */
void tw_inner_names (GtkWidget *root);

G_END_DECLS
