/* The menu of a tile in the strip, by the right button and by the key of menus. */
#include <glib/gi18n.h>

#include "app/designer/design-page-private.h"

#include "app/widgets/key-hints.h"
#include "app/widgets/popup-menu.h"
#include "app/widgets/tile-cell.h"
#include "app/widgets/tile-grid.h"

static gboolean
asked_cb (double x, double y, gpointer data)
{
  TwDesignPage *self = data;
  GtkWidget *cell;
  double grid_x, grid_y;

  if (!gtk_widget_translate_coordinates (self->strip, GTK_WIDGET (self->grid), x, y, &grid_x,
                                         &grid_y))
    return FALSE;
  cell = tw_tile_grid_cell_at (self->grid, grid_x, grid_y);
  if (cell == NULL)
    return FALSE;
  tw_design_page_select (self, tw_tile_cell_get_item (TW_TILE_CELL (cell)));
  /* As the other button does; keys go on with this tile when the menu closes. */
  gtk_widget_grab_focus (gtk_widget_get_parent (cell));
  tw_popup_menu_show (&self->strip_menu, self->strip, tw_tile_inspector_get_menu (self->inspector),
                      x, y);
  return TRUE;
}

/* Beside what has the focus. The list keeps that for itself as long as nobody has gone to one of
 * its tiles; then the menu is beside the tile that is selected. */
static void
menu_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  TwTileItem *item = gtk_single_selection_get_selected_item (self->selection);
  GtkWidget *cell = item != NULL ? tw_tile_grid_cell_of (self->grid, item) : NULL;

  if (!tw_tile_grid_has_focus (self->grid))
    return;
  if (focus == GTK_WIDGET (self->grid) && cell != NULL)
    focus = cell;
  tw_popup_menu_show_on (&self->strip_menu, self->strip,
                         tw_tile_inspector_get_menu (self->inspector), focus);
}

void
tw_design_page_add_strip_menu (TwDesignPage *self)
{
  static const GActionEntry entries[] = { { .name = "strip-menu", .activate = menu_cb } };
  static const TwHintedKey keys[] = {
    { "Return", NULL, N_ ("draw") },
    /* It is heard by the list of tiles itself. */
    { "space", NULL, N_ ("play with it") },
    { "Menu|<Shift>F10", "design.strip-menu", N_ ("menu") },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  tw_popup_menu_on_press (self->strip, asked_cb, self);
  gtk_widget_add_controller (GTK_WIDGET (self->grid),
                             tw_hinted_keys_new (keys, G_N_ELEMENTS (keys)));
  tw_tile_grid_add_play_key (self->grid);
}
