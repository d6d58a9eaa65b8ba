/* One of several rows marked as the one that is shown beside the list. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tw_marked_row_set: marks @marked (nullable), one of @rows (element-type GtkWidget), and no other, for
 *   eyes and for screen readers. */
void tw_marked_row_set (const GPtrArray *rows, GtkWidget *marked);

G_END_DECLS
