/* The menus of the Set page, by the right button and by the key of menus: that of the selected
 * tiles, and that of the ground on which they lie. */
#include "app/gallery/set-page-private.h"
#include "app/gallery/tile-selection.h"
#include "app/widgets/key-bindings.h"
#include "app/widgets/popup-menu.h"
#include "app/widgets/tile-grid.h"

/* The menu speaks of the selection: a tile beside it becomes what is selected. */
static void
speak_of (TwSetPage *self, TwTileItem *item)
{
  if (!tw_tile_selection_has (self->selection, item))
    tw_set_page_select (self, item);
  tw_tile_grid_focus (self->grid, item);
}

/* %NULL beside the tiles, and where none are shown. */
static TwTileItem *
item_at (TwSetPage *self, double x, double y)
{
  GtkWidget *grid = GTK_WIDGET (self->grid);

  if (!gtk_widget_get_mapped (grid)
      || !gtk_widget_translate_coordinates (GTK_WIDGET (self->stack), grid, x, y, &x, &y))
    return NULL;
  return tw_tile_grid_item_of (tw_tile_grid_cell_at (self->grid, x, y));
}

/* Scroll bars go elsewhere by that button. */
static gboolean
is_on_scroll_bar (TwSetPage *self, double x, double y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self->stack), x, y, GTK_PICK_DEFAULT);

  return picked != NULL && gtk_widget_get_ancestor (picked, GTK_TYPE_SCROLLBAR) != NULL;
}

/* A press on the ground lets go of what is selected, as one of the other button does: what is
 * pasted comes behind all tiles then. */
static gboolean
asked_cb (double x, double y, gpointer data)
{
  TwSetPage *self = data;
  GtkWidget *page = GTK_WIDGET (self);
  TwTileItem *item = item_at (self, x, y);
  double page_x, page_y;

  if (is_on_scroll_bar (self, x, y)
      || !gtk_widget_translate_coordinates (GTK_WIDGET (self->stack), page, x, y, &page_x, &page_y))
    return FALSE;
  if (item != NULL)
    {
      speak_of (self, item);
      tw_popup_menu_show (&self->menu, page, self->tile_menu, page_x, page_y);
      return TRUE;
    }
  gtk_selection_model_unselect_all (self->selection);
  tw_popup_menu_show (&self->ground_popover, page, self->ground_menu, page_x, page_y);
  return TRUE;
}

/* On the tile that has the focus, else on the first that is selected, which may be out of sight;
 * else on the ground. */
static void
menu_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetPage *self = user_data;
  g_autoptr (GPtrArray) selected = tw_tile_selection_dup_items (self->selection);
  TwTileItem *item = tw_tile_grid_item_of (tw_tile_grid_focused (self->grid));
  GtkWidget *cell;

  if (item == NULL && selected->len > 0)
    item = selected->pdata[0];
  cell = item != NULL ? tw_tile_grid_cell_of (self->grid, item) : NULL;
  if (item != NULL)
    {
      speak_of (self, item);
      tw_popup_menu_show_on (&self->menu, GTK_WIDGET (self), self->tile_menu,
                             cell != NULL ? cell : GTK_WIDGET (self->stack));
    }
  else
    tw_popup_menu_show_on (&self->ground_popover, GTK_WIDGET (self), self->ground_menu,
                           GTK_WIDGET (self->stack));
}

static void
select_all_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetPage *self = user_data;

  gtk_selection_model_select_all (self->selection);
  /* Where the focus is in the grid already it stays at its tile. */
  if (!tw_tile_grid_has_focus (self->grid))
    gtk_widget_grab_focus (GTK_WIDGET (self->grid));
}

void
tw_set_page_add_menu (TwSetPage *self)
{
  static const GActionEntry entries[] = { { .name = "menu", .activate = menu_cb },
                                          { .name = "select-all", .activate = select_all_cb } };
  static const TwKeyBinding keys[] = { { "Menu|<Shift>F10", "set.menu" } };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  tw_popup_menu_on_press (GTK_WIDGET (self->stack), asked_cb, self);
  gtk_widget_add_controller (GTK_WIDGET (self->stack),
                             tw_key_bindings_new (keys, G_N_ELEMENTS (keys)));
}
