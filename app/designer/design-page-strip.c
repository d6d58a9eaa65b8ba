/* The menu of a tile in the strip, by the right button and by the key of menus. */
#include "app/designer/design-page-private.h"

#include "app/widgets/key-bindings.h"
#include "app/widgets/tile-cell.h"

static void
show_menu (TwDesignPage *self, double x, double y)
{
  GtkWidget *popover =
      gtk_popover_menu_new_from_model (tw_tile_inspector_get_menu (self->inspector));

  g_clear_pointer (&self->strip_menu, gtk_widget_unparent);
  self->strip_menu = popover;
  gtk_widget_set_parent (popover, self->strip);
  gtk_popover_set_has_arrow (GTK_POPOVER (popover), FALSE);
  gtk_popover_set_position (GTK_POPOVER (popover), GTK_POS_RIGHT);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &(GdkRectangle){ (int) x, (int) y, 1, 1 });
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* Returns: (nullable): the cell at that place of the strip */
static GtkWidget *
cell_at (TwDesignPage *self, double x, double y)
{
  GtkWidget *picked = gtk_widget_pick (self->strip, x, y, GTK_PICK_DEFAULT);
  GtkWidget *child;

  if (picked == NULL)
    return NULL;
  child = TW_IS_TILE_CELL (picked) ? picked : gtk_widget_get_ancestor (picked, TW_TYPE_TILE_CELL);
  /* Around the cell is the item of the list. */
  if (child == NULL && TW_IS_TILE_CELL (gtk_widget_get_first_child (picked)))
    child = gtk_widget_get_first_child (picked);
  return child;
}

static void
pressed_cb (GtkGestureClick *gesture, int n_press, double x, double y, TwDesignPage *self)
{
  GtkWidget *cell = cell_at (self, x, y);

  if (cell == NULL)
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  tw_design_page_select (self, tw_tile_cell_get_item (TW_TILE_CELL (cell)));
  show_menu (self, x, y);
}

/* Returns: the cell of the tile that is selected, or the grid if that is scrolled away */
static GtkWidget *
selected_cell (TwDesignPage *self)
{
  TwTileItem *item = gtk_single_selection_get_selected_item (self->selection);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->grid)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *cell = gtk_widget_get_first_child (child);

      if (TW_IS_TILE_CELL (cell) && gtk_widget_get_mapped (child) && item != NULL
          && tw_tile_cell_get_item (TW_TILE_CELL (cell)) == item)
        return cell;
    }
  return GTK_WIDGET (self->grid);
}

/* Beside what has the focus. The list keeps that for itself as long as nobody has gone to one of
 * its tiles; then the menu is beside the tile that is selected. */
static void
menu_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  graphene_rect_t bounds;

  if (focus == GTK_WIDGET (self->grid))
    focus = selected_cell (self);
  else if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->grid)))
    return;
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
