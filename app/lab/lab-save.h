/* What of an answer goes into files. */
#pragma once

#include <gtk/gtk.h>

#include "app/balance/lab-work.h"

G_BEGIN_DECLS

/** tw_lab_save_watched: Returns: (transfer full) (nullable): URI of a file in the user's cache that has @game now; %NULL with @error
 * set if it cannot be written */
char *tw_lab_save_watched (GBytes *game, GError **error);

/** tw_lab_save_picture: asks where to save picture @index of @charts (element-type TwChart), saves it there, and tells @widget's
 * window. @title is that of the set. */
void tw_lab_save_picture (GtkWidget *widget, GPtrArray *charts, guint index, const char *title);

/** tw_lab_save_report: asks where to save a report of what @work knows, saves it there, and tells @widget's window. */
void tw_lab_save_report (GtkWidget *widget, TwLabWork *work, const char *title);

G_END_DECLS
