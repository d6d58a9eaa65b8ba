/* Boxes of many buttons that are one Tab stop: within, the arrows, Home and End go from one to another. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tw_arrow_box_set_up: makes @box, whose children are buttons, one Tab stop. */
void tw_arrow_box_set_up (GtkFlowBox *box);

/** tw_arrow_box_update: call it after the children of @box changed: the Tab stop stays at the same place, at
 * the last button if there are fewer. */
void tw_arrow_box_update (GtkFlowBox *box);

/** tw_arrow_box_focus: takes the focus to the button that Tab comes to. Returns: whether there is one */
gboolean tw_arrow_box_focus (GtkFlowBox *box);

G_END_DECLS
