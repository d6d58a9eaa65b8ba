/* What is new is to be seen. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tw_scroll_into_view: scrolls what @widget is in so that all of it is seen, or its beginning, as soon as it
 *   has been laid out. */
void tw_scroll_into_view (GtkWidget *widget);

G_END_DECLS
