/* The menu of a tile in the strip, by the right button and by the key of menus. */
#include "app/designer/design-page-private.h"

#include "app/widgets/key-bindings.h"
#include "app/widgets/tile-cell.h"
#include "app/widgets/tile-grid.h"

static void
show_menu (TwDesignPage *self, double x, double y)
{
  if (self->strip_menu == NULL)
    {
      self->strip_menu =
          gtk_popover_menu_new_from_model (tw_tile_inspector_get_menu (self->inspector));
      gtk_widget_set_parent (self->strip_menu, self->strip);
      gtk_popover_set_has_arrow (GTK_POPOVER (self->strip_menu), FALSE);
      gtk_popover_set_position (GTK_POPOVER (self->strip_menu), GTK_POS_RIGHT);
    }
  gtk_popover_set_pointing_to (GTK_POPOVER (self->strip_menu),
                               &(GdkRectangle){ (int) x, (int) y, 1, 1 });
  gtk_popover_popup (GTK_POPOVER (self->strip_menu));
}

static void
pressed_cb (GtkGestureClick *gesture, int n_press, double x, double y, TwDesignPage *self)
{
  GtkWidget *cell;
  double grid_x, grid_y;

  if (!gtk_widget_translate_coordinates (self->strip, GTK_WIDGET (self->grid), x, y, &grid_x,
                                         &grid_y))
    return;
  cell = tw_tile_grid_cell_at (self->grid, grid_x, grid_y);
  if (cell == NULL)
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  tw_design_page_select (self, tw_tile_cell_get_item (TW_TILE_CELL (cell)));
  /* As the other button does; keys go on with this tile when the menu closes. */
  gtk_widget_grab_focus (gtk_widget_get_parent (cell));
  show_menu (self, x, y);
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
  graphene_rect_t bounds;

  if (!tw_tile_grid_has_focus (self->grid))
    return;
  if (focus == GTK_WIDGET (self->grid) && cell != NULL)
    focus = cell;
  if (gtk_widget_compute_bounds (focus, self->strip, &bounds))
    show_menu (self, bounds.origin.x + bounds.size.width / 2,
               bounds.origin.y + bounds.size.height / 2);
}

void
tw_design_page_add_strip_menu (TwDesignPage *self)
{
  static const GActionEntry entries[] = { { .name = "strip-menu", .activate = menu_cb } };
  static const TwKeyBinding keys[] = { { "Menu|<Shift>F10", "design.strip-menu" } };
  GtkGesture *click = gtk_gesture_click_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (self->strip, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self->grid),
                             tw_key_bindings_new (keys, G_N_ELEMENTS (keys)));
}
