/* How large a widget would be. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tw_natural_width: Returns: the width that @widget asks for, in pixels, with its margins; 0 while it is hidden */
int tw_natural_width (GtkWidget *widget);

/** tw_natural_height: Returns: the height that @widget asks for at a width in pixels, -1 for any; 0 while it is hidden */
int tw_natural_height (GtkWidget *widget, int width);

G_END_DECLS
