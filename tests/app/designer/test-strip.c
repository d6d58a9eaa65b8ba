/* The strip of the Design page with real widgets: its menu, the order of tiles, the clipboard. */
#include <string.h>

#include "app/designer/design-page-private.h"
#include "app/widgets/tile-cell.h"
#include "app/widgets/tile-grid.h"
#include "app/widgets/tooltip.h"
#include "tests/app/designer/design-fixture.h"
#include "tests/app/wait.h"

/* The menu that was opened over the strip, which is round the grid. */
static GtkWidget *
menu_over (GtkWidget *grid)
{
  for (GtkWidget *around = grid; around != NULL; around = gtk_widget_get_parent (around))
    for (GtkWidget *child = gtk_widget_get_first_child (around); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      if (GTK_IS_POPOVER_MENU (child))
        return child;
  return NULL;
}

/* Whether a menu or one of its submenus has an entry for @action. */
static gboolean
offers (GMenuModel *menu, const char *action)
{
  static const char *const links[] = { G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU };
  gboolean is_there = FALSE;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *its_action = NULL;

      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &its_action);
      is_there |= g_strcmp0 (its_action, action) == 0;
      for (guint k = 0; k < G_N_ELEMENTS (links); k++)
        {
          g_autoptr (GMenuModel) link = g_menu_model_get_item_link (menu, i, links[k]);

          is_there |= link != NULL && offers (link, action);
        }
    }
  return is_there;
}

/* The menu of a tile is there for the tile in the strip, too. */
static void
test_strip_menu (DesignFixture *fixture, gconstpointer size)
{
  GtkWidget *grid = design_find_widget (GTK_WIDGET (fixture->page), GTK_TYPE_GRID_VIEW);
  GtkWidget *menu;
  GMenuModel *model;
  int height;

  design_show_tile (fixture, "D");
  gtk_widget_grab_focus (grid);
  design_act (fixture, "design.strip-menu", NULL);
  menu = menu_over (grid);
  g_assert_nonnull (menu);
  model = gtk_popover_menu_get_menu_model (GTK_POPOVER_MENU (menu));
  g_assert_cmpint (g_menu_model_get_n_items (model), >, 1);
  g_assert_true (offers (model, "design.move-earlier"));
  g_assert_true (offers (model, "design.move-last"));
  g_assert_true (offers (model, "design.cut-tile"));
  /* A window of 800 by 600 has room for it with what is around it. */
  gtk_widget_measure (menu, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  g_assert_cmpint (height, <, 560);
}

static GtkWidget *
cell_of (GtkWidget *widget)
{
  return design_find_widget (widget, TW_TYPE_TILE_CELL);
}

static gboolean
tells_of_itself (GtkWidget *cell)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean tells = FALSE;

  g_signal_emit_by_name (cell, "query-tooltip", 5, 5, FALSE, tooltip, &tells);
  return tells;
}

/* No tooltip of a tile lies over a menu. */
static void
test_menu_without_tooltip (DesignFixture *fixture, gconstpointer size)
{
  GtkWidget *grid = design_find_widget (GTK_WIDGET (fixture->page), GTK_TYPE_GRID_VIEW);

  design_show_tile (fixture, "D");
  gtk_widget_grab_focus (grid);
  design_settle ();
  g_assert_true (tells_of_itself (cell_of (grid)));
  design_act (fixture, "design.strip-menu", NULL);
  design_settle ();
  g_assert_false (tells_of_itself (cell_of (grid)));
  gtk_popover_popdown (GTK_POPOVER (menu_over (grid)));
  design_settle ();
  g_assert_true (tells_of_itself (cell_of (grid)));
}

static int
place_of (DesignFixture *fixture, const char *id)
{
  return tw_tile_item_get_position (design_find_item (fixture, id));
}

static gboolean
is_enabled (DesignFixture *fixture, const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->page->actions), action);
}

/* A tile goes to another place of the strip; that can be undone, and at the ends nothing happens.
 */
static void
test_order (DesignFixture *fixture, gconstpointer size)
{
  int place = place_of (fixture, "D");
  int n_tiles = (int) tw_tile_list_get_length (tw_document_get_tiles (fixture->document));

  design_show_tile (fixture, "D");
  design_act (fixture, "design.move-later", NULL);
  g_assert_cmpint (place_of (fixture, "D"), ==, place + 1);
  g_assert_cmpstr (tw_tile_canvas_get_state (fixture->canvas)->tile->id, ==, "D");
  design_assert_undo_label (fixture, "Move Tile");
  design_act (fixture, "design.move-earlier", NULL);
  g_assert_cmpint (place_of (fixture, "D"), ==, place);
  /* Before one that follows, and to the end. */
  tw_design_page_move_tile (fixture->page, design_find_item (fixture, "D"), (guint) place + 3);
  g_assert_cmpint (place_of (fixture, "D"), ==, place + 2);
  tw_document_undo (fixture->document);
  g_assert_cmpint (place_of (fixture, "D"), ==, place);
  tw_design_page_move_tile (fixture->page, design_find_item (fixture, "D"), 0);
  g_assert_cmpint (place_of (fixture, "D"), ==, 0);
  g_assert_false (is_enabled (fixture, "move-earlier"));
  g_assert_false (is_enabled (fixture, "move-first"));
  design_act (fixture, "design.move-last", NULL);
  g_assert_cmpint (place_of (fixture, "D"), ==, n_tiles - 1);
  g_assert_false (is_enabled (fixture, "move-later"));
  g_assert_false (is_enabled (fixture, "move-last"));
  design_act (fixture, "design.move-first", NULL);
  g_assert_cmpint (place_of (fixture, "D"), ==, 0);
}

static gboolean
is_in_sight (gpointer data)
{
  DesignFixture *fixture = data;
  GtkWidget *grid = design_find_widget (GTK_WIDGET (fixture->page), GTK_TYPE_GRID_VIEW);
  GtkWidget *scrolled = gtk_widget_get_ancestor (grid, GTK_TYPE_SCROLLED_WINDOW);
  TwTileItem *item = tw_tile_canvas_get_state (fixture->canvas)->item;

  for (GtkWidget *child = gtk_widget_get_first_child (grid); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *cell = gtk_widget_get_first_child (child);
      graphene_rect_t box;

      if (cell != NULL && TW_IS_TILE_CELL (cell) && gtk_widget_get_mapped (child)
          && tw_tile_cell_get_item (TW_TILE_CELL (cell)) == item
          && gtk_widget_compute_bounds (cell, scrolled, &box))
        /* One that is far off is not laid out at all. */
        return box.size.height > 0 && box.origin.y >= 0
               && box.origin.y + box.size.height <= (float) gtk_widget_get_height (scrolled);
    }
  return FALSE;
}

static gboolean
has_focus (DesignFixture *fixture, const char *id)
{
  GtkGridView *grid =
      GTK_GRID_VIEW (design_find_widget (GTK_WIDGET (fixture->page), GTK_TYPE_GRID_VIEW));

  return tw_tile_grid_item_of (tw_tile_grid_focused (grid)) == design_find_item (fixture, id);
}

/* Whoever moves a tile in the strip stays on it, so that the key can be pressed on and on. */
static void
test_order_by_keys (DesignFixture *fixture, gconstpointer size)
{
  static const char *const actions[] = { "design.move-later", "design.move-later",
                                         "design.move-last",  "design.move-earlier",
                                         "design.move-first", "design.move-later" };
  GtkGridView *grid =
      GTK_GRID_VIEW (design_find_widget (GTK_WIDGET (fixture->page), GTK_TYPE_GRID_VIEW));

  design_show_tile (fixture, "D");
  wait_until (is_in_sight, fixture);
  tw_tile_grid_focus (grid, design_find_item (fixture, "D"));
  g_assert_true (has_focus (fixture, "D"));
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      design_act (fixture, actions[i], NULL);
      design_settle ();
      g_assert_true (has_focus (fixture, "D"));
      g_assert_cmpstr (tw_tile_canvas_get_state (fixture->canvas)->tile->id, ==, "D");
    }
  g_assert_cmpint (place_of (fixture, "D"), ==, 1);
  tw_document_undo (fixture->document);
  design_settle ();
  g_assert_true (tw_tile_grid_has_focus (grid));
  /* Who draws stays there. */
  gtk_widget_grab_focus (GTK_WIDGET (fixture->canvas));
  design_act (fixture, "design.move-later", NULL);
  design_settle ();
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (fixture->canvas)));
}

static int
symbol_of (DesignFixture *fixture, const char *id)
{
  const TwTopology *topology = &tw_tile_canvas_get_state (fixture->canvas)->tile->topology;

  for (guint i = 0; i < topology->n_symbols; i++)
    if (strcmp (topology->symbols[i].id, id) == 0)
      return (int) i;
  return -1;
}

static gboolean
is_pasted (gpointer data)
{
  DesignFixture *fixture = data;
  g_autofree char *label = NULL;

  g_object_get (fixture->document, "undo-label", &label, NULL);
  return g_strcmp0 (label, "Paste") == 0;
}

static gboolean
is_refused (gpointer data)
{
  DesignFixture *fixture = data;

  return g_str_equal (tw_tile_canvas_get_state (fixture->canvas)->message,
                      "Coat of arms: cannot stand here.");
}

/* Keys and menu copy and cut the symbol that is selected, and not its tile. */
static void
test_symbol_over_clipboard (DesignFixture *fixture, gconstpointer size)
{
  guint n_tiles = tw_tile_list_get_length (tw_document_get_tiles (fixture->document));
  GtkWidget *menu;
  int symbol;

  design_show_tile (fixture, "F");
  symbol = symbol_of (fixture, "coat-of-arms");
  tw_tile_canvas_select (fixture->canvas, SPOT (SYMBOL, symbol), FALSE);
  design_act (fixture, "design.copy", NULL);
  g_assert_cmpstr (tw_tile_canvas_get_state (fixture->canvas)->message, ==,
                   "The symbol is copied; paste it onto a tile.");
  design_show_tile (fixture, "G");
  g_assert_cmpint (symbol_of (fixture, "coat-of-arms"), <, 0);
  design_act (fixture, "design.paste", NULL);
  wait_until (is_pasted, fixture);
  symbol = symbol_of (fixture, "coat-of-arms");
  g_assert_cmpint (symbol, >=, 0);
  g_assert_cmpint (tw_tile_canvas_get_state (fixture->canvas)->selection.symbol, ==, symbol);
  g_assert_cmpuint (tw_tile_list_get_length (tw_document_get_tiles (fixture->document)), ==,
                    n_tiles);
  /* Cut off again, and back at the place of the menu. */
  design_walk_to (fixture, SPOT (SYMBOL, symbol));
  design_act (fixture, "canvas.menu", NULL);
  design_settle ();
  menu = design_find_widget (GTK_WIDGET (fixture->canvas), GTK_TYPE_POPOVER_MENU);
  g_assert_nonnull (menu);
  g_assert_true (offers (gtk_popover_menu_get_menu_model (GTK_POPOVER_MENU (menu)), "design.copy"));
  g_assert_true (
      offers (gtk_popover_menu_get_menu_model (GTK_POPOVER_MENU (menu)), "design.paste-there"));
  design_act (fixture, "design.cut", NULL);
  g_assert_cmpint (symbol_of (fixture, "coat-of-arms"), <, 0);
  g_assert_cmpuint (tw_tile_list_get_length (tw_document_get_tiles (fixture->document)), ==,
                    n_tiles);
  design_assert_undo_label (fixture, "Remove Symbol");
  design_act (fixture, "design.paste", NULL);
  wait_until (is_pasted, fixture);
  g_assert_cmpint (symbol_of (fixture, "coat-of-arms"), >=, 0);
  tw_document_undo (fixture->document);
  g_assert_cmpint (symbol_of (fixture, "coat-of-arms"), <, 0);
  /* Where it cannot stand it is not put. */
  design_show_tile (fixture, "V");
  design_act (fixture, "design.paste", NULL);
  wait_until (is_refused, fixture);
  g_assert_cmpint (symbol_of (fixture, "coat-of-arms"), <, 0);
}

/* The strip goes to a tile that is new at its end, and to a copy of it. */
static void
test_strip_follows (DesignFixture *fixture, gconstpointer size)
{
  design_show_tile (fixture, "D");
  design_act (fixture, "design.next-blank", NULL);
  wait_until (is_in_sight, fixture);
  design_show_tile (fixture, "A");
  wait_until (is_in_sight, fixture);
  for (guint i = 0; i < 3; i++)
    {
      design_act (fixture, "design.next-blank", NULL);
      design_act (fixture, "design.duplicate", NULL);
      wait_until (is_in_sight, fixture);
    }
}

static GtkWidget *
label_with (GtkWidget *widget, const char *words)
{
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), words))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = label_with (child, words);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* A name has two lines below the id, is cut at its end where these are too short, and the tooltip
 * has all of it; how many copies there are is never cut. */
static void
test_names (DesignFixture *fixture, gconstpointer size)
{
  TwTileItem *item = design_find_item (fixture, "D");
  g_autoptr (TwTile) tile = tw_tile_copy (tw_tile_item_get_tile (item));
  GtkWidget *grid = design_find_widget (GTK_WIDGET (fixture->page), GTK_TYPE_GRID_VIEW);
  GtkWidget *label, *copies, *cell;
  int natural;

  tile->names = tw_texts_with (NULL, "", "Twin Towns by the Long River");
  tile->count = 12;
  tw_document_replace_tile (fixture->document, item, tile, "Rename", NULL);
  design_show_tile (fixture, "D");
  design_settle ();
  label = label_with (grid, "Twin Towns by the Long River");
  g_assert_nonnull (label);
  g_assert_cmpint (gtk_label_get_lines (GTK_LABEL (label)), ==, 2);
  g_assert_cmpint (gtk_label_get_ellipsize (GTK_LABEL (label)), ==, PANGO_ELLIPSIZE_END);
  /* The strip scrolls to it in a later frame. */
  while (gtk_widget_get_width (label) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (gtk_widget_get_width (label), >=, 24);
  cell = gtk_widget_get_ancestor (label, TW_TYPE_TILE_CELL);
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (cell), "Twin Towns by the Long River"));
  copies = label_with (cell, "×12");
  g_assert_nonnull (copies);
  gtk_widget_measure (copies, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  g_assert_cmpint (gtk_widget_get_width (copies), >=, natural);
}

#define ADD(path, size, test)                                                                      \
  g_test_add ("/designer/strip/" path, DesignFixture, size, design_set_up, test, design_tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  tw_tooltip_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD ("strip-menu/wide", NULL, test_strip_menu);
  ADD ("strip-menu/narrow", "800x600", test_strip_menu);
  ADD ("menu-without-tooltip", NULL, test_menu_without_tooltip);
  ADD ("order", NULL, test_order);
  ADD ("order-by-keys/wide", NULL, test_order_by_keys);
  ADD ("order-by-keys/narrow", "800x600", test_order_by_keys);
  ADD ("symbol-over-the-clipboard", NULL, test_symbol_over_clipboard);
  ADD ("strip-follows/wide", NULL, test_strip_follows);
  ADD ("strip-follows/narrow", "800x600", test_strip_follows);
  ADD ("names/wide", NULL, test_names);
  ADD ("names/narrow", "800x600", test_names);
  return g_test_run ();
}
