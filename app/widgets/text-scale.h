/* How large people want their texts. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tw_text_scale: Returns: how much larger than usual texts are on the display of @widget: 2 at 200 %,
 * never less than 1 */
double tw_text_scale (GtkWidget *widget);

/** tw_text_scale_of: Returns: the same for whoever has @settings */
double tw_text_scale_of (GtkSettings *settings);

G_END_DECLS
