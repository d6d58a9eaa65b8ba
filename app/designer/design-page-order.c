/* Tiles of the strip in another order: dragged there, or moved by keys. */
#include <glib/gi18n.h>

#include "app/designer/design-page-private.h"
#include "app/widgets/action.h"
#include "app/widgets/key-hints.h"
#include "app/widgets/tile-cell.h"
#include "app/widgets/tile-grid.h"

/* Where the dragged tile would come. */
#define BEFORE "drop-before"
#define AFTER  "drop-after"

/* Whether a point is in the second half of a cell, in the direction in which tiles follow. */
static gboolean
is_behind (TwDesignPage *self, GtkWidget *cell, double x, double y)
{
  graphene_rect_t box;

  if (!gtk_widget_compute_bounds (cell, GTK_WIDGET (self->grid), &box))
    return FALSE;
  return gtk_grid_view_get_max_columns (self->grid) > 1
             ? x > (double) (box.origin.x + box.size.width / 2)
             : y > (double) (box.origin.y + box.size.height / 2);
}

void
tw_design_page_move_tile (TwDesignPage *self, TwTileItem *item, guint before)
{
  guint position = (guint) tw_tile_item_get_position (item);
  guint n_tiles = tw_tile_list_get_length (tw_document_get_tiles (self->document));
  /* The document counts without the tile that moves. */
  guint to = MIN (before > position ? before - 1 : before, n_tiles - 1);

  if (to == position)
    return;
  tw_document_move_tile (self->document, item, to, _ ("Move Tile"));
  tw_design_page_select (self, item);
}

static void
move_earlier_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;
  TwTileItem *item = gtk_single_selection_get_selected_item (self->selection);

  tw_design_page_move_tile (self, item, (guint) tw_tile_item_get_position (item) - 1);
}

static void
move_later_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;
  TwTileItem *item = gtk_single_selection_get_selected_item (self->selection);

  tw_design_page_move_tile (self, item, (guint) tw_tile_item_get_position (item) + 2);
}

static void
move_first_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;

  tw_design_page_move_tile (self, gtk_single_selection_get_selected_item (self->selection), 0);
}

static void
move_last_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;

  tw_design_page_move_tile (self, gtk_single_selection_get_selected_item (self->selection),
                            tw_tile_list_get_length (tw_document_get_tiles (self->document)));
}

void
tw_design_page_update_order (TwDesignPage *self)
{
  static const char *const back[] = { "move-earlier", "move-first" };
  static const char *const on[] = { "move-later", "move-last" };
  TwTileItem *item = gtk_single_selection_get_selected_item (self->selection);
  int position = item != NULL ? tw_tile_item_get_position (item) : -1;
  int n_tiles = (int) tw_tile_list_get_length (tw_document_get_tiles (self->document));

  for (guint i = 0; i < G_N_ELEMENTS (back); i++)
    {
      tw_action_enable (self->actions, back[i], position > 0);
      tw_action_enable (self->actions, on[i], position >= 0 && position + 1 < n_tiles);
    }
}

static GdkContentProvider *
prepare_cb (GtkDragSource *source, double x, double y, TwDesignPage *self)
{
  GtkWidget *cell = tw_tile_grid_cell_at (self->grid, x, y);
  g_autoptr (GdkPaintable) paintable = NULL;
  TwTileItem *item;

  if (cell == NULL)
    return NULL;
  item = tw_tile_cell_get_item (TW_TILE_CELL (cell));
  paintable = gtk_widget_paintable_new (gtk_widget_get_first_child (cell));
  gtk_drag_source_set_icon (source, paintable, gtk_widget_get_width (cell) / 2,
                            gtk_widget_get_width (cell) / 2);
  return gdk_content_provider_new_typed (TW_TYPE_TILE_ITEM, item);
}

static void
unmark (TwDesignPage *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->grid)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      gtk_widget_remove_css_class (child, BEFORE);
      gtk_widget_remove_css_class (child, AFTER);
    }
}

static GdkDragAction
motion_cb (GtkDropTarget *drop, double x, double y, TwDesignPage *self)
{
  GtkWidget *cell = tw_tile_grid_cell_at (self->grid, x, y);

  unmark (self);
  if (cell == NULL)
    return 0;
  gtk_widget_add_css_class (gtk_widget_get_parent (cell),
                            is_behind (self, cell, x, y) ? AFTER : BEFORE);
  return GDK_ACTION_MOVE;
}

static void
leave_cb (GtkDropTarget *drop, TwDesignPage *self)
{
  unmark (self);
}

static gboolean
drop_cb (GtkDropTarget *drop, const GValue *value, double x, double y, TwDesignPage *self)
{
  GtkWidget *cell = tw_tile_grid_cell_at (self->grid, x, y);
  TwTileItem *item = g_value_get_object (value);
  int position;

  unmark (self);
  /* A tile of another window is no tile of this set. */
  if (cell == NULL || item == NULL || tw_tile_item_get_position (item) < 0
      || tw_tile_list_get (tw_document_get_tiles (self->document),
                           (guint) tw_tile_item_get_position (item))
             != item)
    return FALSE;
  position = tw_tile_item_get_position (tw_tile_cell_get_item (TW_TILE_CELL (cell)));
  tw_design_page_move_tile (self, item, (guint) position + (is_behind (self, cell, x, y) ? 1 : 0));
  return TRUE;
}

void
tw_design_page_add_order (TwDesignPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "move-earlier", .activate = move_earlier_cb },
    { .name = "move-later", .activate = move_later_cb },
    { .name = "move-first", .activate = move_first_cb },
    { .name = "move-last", .activate = move_last_cb },
  };
  /* As on the Set page. */
  static const TwHintedKey keys[] = {
    { "<Alt>Left|<Alt>Up", "design.move-earlier", N_ ("earlier, later") },
    { "<Alt>Right|<Alt>Down", "design.move-later", N_ ("earlier, later") },
    { "<Alt><Shift>Home", "design.move-first", NULL },
    { "<Alt><Shift>End", "design.move-last", NULL },
  };
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *drop = gtk_drop_target_new (TW_TYPE_TILE_ITEM, GDK_ACTION_MOVE);
  GtkEventController *bindings = tw_hinted_keys_new (keys, G_N_ELEMENTS (keys));

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (source), GTK_PHASE_CAPTURE);
  g_signal_connect (source, "prepare", G_CALLBACK (prepare_cb), self);
  g_signal_connect (drop, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect (drop, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect (drop, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect (drop, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->grid), GTK_EVENT_CONTROLLER (source));
  gtk_widget_add_controller (GTK_WIDGET (self->grid), GTK_EVENT_CONTROLLER (drop));
  gtk_event_controller_set_propagation_phase (bindings, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self->grid), bindings);
}
