/* What of an answer goes into files. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tw_lab_save_watched: Returns: (transfer full) (nullable): URI of a file in the user's cache that has @game now; %NULL with @error
 * set if it cannot be written */
char *tw_lab_save_watched (GBytes *game, GError **error);

/** tw_lab_save_picture: asks where to save picture @index of @charts (element-type TwChart), saves it there, and tells @widget's
 * window. @title is that of the set. */
void tw_lab_save_picture (GtkWidget *widget, GPtrArray *charts, guint index, const char *title);

G_END_DECLS
