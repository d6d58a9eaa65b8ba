/* The menu of the selected tiles on the Set page, by the right button and by the key of menus. */
#include "app/gallery/set-page-private.h"
#include "app/widgets/key-bindings.h"
#include "app/widgets/tile-grid.h"

/* At a point of the page, in pixels. */
static void
show_menu (TwSetPage *self, double x, double y)
{
  if (self->menu == NULL)
    {
      self->menu = gtk_popover_menu_new_from_model (self->tile_menu);
      gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
      gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
      gtk_popover_set_position (GTK_POPOVER (self->menu), GTK_POS_RIGHT);
    }
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &(GdkRectangle){ (int) x, (int) y, 1, 1 });
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

/* The menu speaks of the selection: a tile beside it becomes what is selected. */
static void
speak_of (TwSetPage *self, TwTileItem *item)
{
  if (!tw_set_page_is_selected (self, item))
    tw_set_page_select (self, item);
  tw_tile_grid_focus (self->grid, item);
}

static void
pressed_cb (GtkGestureClick *gesture, int n_press, double x, double y, TwSetPage *self)
{
  TwTileItem *item = tw_tile_grid_item_of (tw_tile_grid_cell_at (self->grid, x, y));
  double page_x, page_y;

  if (item == NULL
      || !gtk_widget_translate_coordinates (GTK_WIDGET (self->grid), GTK_WIDGET (self), x, y,
                                            &page_x, &page_y))
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  speak_of (self, item);
  show_menu (self, page_x, page_y);
}

/* Beside the tile that has the focus, else beside the first that is selected. */
static void
menu_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetPage *self = user_data;
  g_autoptr (GPtrArray) selected = tw_set_page_dup_selected (self);
  TwTileItem *item = tw_tile_grid_item_of (tw_tile_grid_focused (self->grid));
  GtkWidget *cell;
  graphene_rect_t box;

  if (item == NULL && selected->len > 0)
    item = selected->pdata[0];
  cell = item != NULL ? tw_tile_grid_cell_of (self->grid, item) : NULL;
  if (cell == NULL || !gtk_widget_compute_bounds (cell, GTK_WIDGET (self), &box))
    return;
  speak_of (self, item);
  show_menu (self, (double) (box.origin.x + box.size.width / 2),
             (double) (box.origin.y + box.size.height / 2));
}

void
tw_set_page_add_menu (TwSetPage *self)
{
  static const GActionEntry entries[] = { { .name = "menu", .activate = menu_cb } };
  static const TwKeyBinding keys[] = { { "Menu|<Shift>F10", "set.menu" } };
  GtkGesture *click = gtk_gesture_click_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->grid), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self->grid),
                             tw_key_bindings_new (keys, G_N_ELEMENTS (keys)));
}
