/* A menu of the figures that can go to a spot. */
#pragma once

#include <gtk/gtk.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * tw_figure_menu_open:
 * @menu: a popover, whose parent is the table
 * @model: what is on the table; outlives @menu
 * @index: a spot
 * @bounds: of its button, in pixels of the table
 *
 * Opens @menu at the spot, with the figures that can go there.
 *
 * Returns: %FALSE if none can
 */
gboolean tw_figure_menu_open (GtkWidget *menu, TwTableModel *model, guint index,
                              const graphene_rect_t *bounds);

G_END_DECLS
