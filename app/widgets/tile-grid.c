/* Cells of tiles in a grid. */
#include "app/widgets/tile-grid.h"

#include "app/widgets/tile-cell.h"

/* Of a grid the tile that is to have the focus as soon as it has a cell. */
#define WISH "tw-tile-grid-wish"

GtkWidget *
tw_tile_grid_cell_at (GtkGridView *grid, double x, double y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (grid), x, y, GTK_PICK_DEFAULT);

  if (picked == NULL || picked == GTK_WIDGET (grid))
    return NULL;
  if (TW_IS_TILE_CELL (picked))
    return picked;
  if (gtk_widget_get_ancestor (picked, TW_TYPE_TILE_CELL) != NULL)
    return gtk_widget_get_ancestor (picked, TW_TYPE_TILE_CELL);
  /* Around the cell is the item of the list. */
  picked = gtk_widget_get_first_child (picked);
  return picked != NULL && TW_IS_TILE_CELL (picked) ? picked : NULL;
}

/* Also one that is far out of sight, and not laid out. */
static GtkWidget *
find_cell (GtkGridView *grid, TwTileItem *item)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (grid)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *cell = gtk_widget_get_first_child (child);

      if (cell != NULL && TW_IS_TILE_CELL (cell)
          && tw_tile_cell_get_item (TW_TILE_CELL (cell)) == item)
        return cell;
    }
  return NULL;
}

GtkWidget *
tw_tile_grid_cell_of (GtkGridView *grid, TwTileItem *item)
{
  GtkWidget *cell = find_cell (grid, item);

  return cell != NULL && gtk_widget_get_mapped (cell) ? cell : NULL;
}

static GtkWidget *
focus_of (GtkGridView *grid)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (grid));

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

TwTileItem *
tw_tile_grid_item_of (GtkWidget *cell)
{
  return cell != NULL ? tw_tile_cell_get_item (TW_TILE_CELL (cell)) : NULL;
}

GtkWidget *
tw_tile_grid_focused (GtkGridView *grid)
{
  GtkWidget *focus = focus_of (grid);
  GtkWidget *child = focus != NULL && gtk_widget_get_parent (focus) == GTK_WIDGET (grid)
                         ? gtk_widget_get_first_child (focus)
                         : NULL;

  return child != NULL && TW_IS_TILE_CELL (child) ? child : NULL;
}

gboolean
tw_tile_grid_has_focus (GtkGridView *grid)
{
  GtkWidget *focus = focus_of (grid);

  return focus != NULL
         && (focus == GTK_WIDGET (grid) || gtk_widget_is_ancestor (focus, GTK_WIDGET (grid)));
}

gboolean
tw_tile_grid_let_go (GtkGridView *grid)
{
  if (!tw_tile_grid_has_focus (grid))
    return FALSE;
  gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (grid)), NULL);
  return TRUE;
}

/* GTK 4.8 can scroll to an item but not focus it: what is round its cell takes the focus.
 * Returns: whether there is a cell */
static gboolean
focus_now (GtkGridView *grid, TwTileItem *item)
{
  GtkWidget *cell = find_cell (grid, item);

  return cell != NULL && gtk_widget_grab_focus (gtk_widget_get_parent (cell));
}

static gboolean
laid_out_cb (gpointer data)
{
  GtkGridView *grid = data;
  TwTileItem *item = g_object_get_data (G_OBJECT (grid), WISH);

  /* Who has been given it meanwhile keeps it. */
  if (item != NULL && gtk_widget_get_mapped (GTK_WIDGET (grid))
      && (focus_of (grid) == NULL || tw_tile_grid_has_focus (grid)))
    focus_now (grid, item);
  g_object_set_data (G_OBJECT (grid), WISH, NULL);
  return G_SOURCE_REMOVE;
}

void
tw_tile_grid_focus (GtkGridView *grid, TwTileItem *item)
{
  if (focus_now (grid, item))
    {
      g_object_set_data (G_OBJECT (grid), WISH, NULL);
      return;
    }
  g_object_set_data_full (G_OBJECT (grid), WISH, g_object_ref (item), g_object_unref);
  g_idle_add_full (G_PRIORITY_LOW, laid_out_cb, g_object_ref (grid), g_object_unref);
}

/* The tile with the keyboard rather than the one that is chosen. */
static gboolean
play_cb (GtkWidget *grid, GVariant *arguments, gpointer user_data)
{
  TwTileItem *item = tw_tile_grid_item_of (tw_tile_grid_focused (GTK_GRID_VIEW (grid)));

  if (item == NULL)
    return gtk_widget_activate_action (grid, "win.play-tile", NULL);
  return gtk_widget_activate_action (grid, "win.try-tile", "s", tw_tile_item_get_tile (item)->id);
}

void
tw_tile_grid_add_play_key (GtkGridView *grid)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("space|KP_Space"),
                        gtk_callback_action_new (play_cb, NULL, NULL)));
  /* The cell that has the focus would take it before. */
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (grid), controller);
}
