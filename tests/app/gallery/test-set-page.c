/* The Set page: cells, actions, keyboard names, filter, patterns. */
#include "app/gallery/set-page.h"

#include "app/gallery/edge-coverage.h"
#include "app/gallery/pattern-demand.h"
#include "app/gallery/selection-bar.h"
#include "app/widgets/tile-cell.h"
#include "app/widgets/tile-grid.h"
#include "app/widgets/tile-picture.h"
#include "engine/format/shipped-sets.h"
#include "tests/app/find-widget.h"
#include "tests/app/finger.h"
#include "tests/app/page-fixture.h"

static void
set_up (PageFixture *f, gconstpointer set_id)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load (set_id, NULL);

  page_show (f, set, set_id, tw_set_page_new, 1280, 760);
}

static GtkGridView *
grid_of (PageFixture *f)
{
  GtkWidget *grid = nth_widget (f->page, GTK_TYPE_GRID_VIEW, 0);

  g_assert_nonnull (grid);
  return GTK_GRID_VIEW (grid);
}

/* Where nothing is found, words stand in place of the grid. */
static guint
n_shown (PageFixture *f)
{
  if (nth_widget (f->page, GTK_TYPE_GRID_VIEW, 0) == NULL)
    return 0;
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_grid_view_get_model (grid_of (f))));
}

static void
select_tile (PageFixture *f, guint position)
{
  gtk_selection_model_select_item (gtk_grid_view_get_model (grid_of (f)), position, TRUE);
}

static gboolean
is_enabled (PageFixture *f, const char *action)
{
  GtkWidget *button = find_actionable (f->page, action);

  g_assert_nonnull (button);
  return gtk_widget_is_sensitive (button);
}

static void
do_action (PageFixture *f, const char *action)
{
  g_assert_true (gtk_widget_activate_action (f->page, action, NULL));
  wait_until (page_is_quiet, f);
}

static void
test_cells (PageFixture *f, gconstpointer set_id)
{
  GtkWidget *cell = nth_widget (f->page, TW_TYPE_TILE_CELL, 3);

  g_assert_cmpuint (n_shown (f), ==, 24);
  g_assert_cmpuint (count_widgets (f->page, TW_TYPE_TILE_CELL), >=, 12);
  gtk_test_accessible_assert_role (cell, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (cell, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Tile D, edges CRFR, 4 copies");
  gtk_test_accessible_assert_property (gtk_widget_get_parent (cell), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Tile D, edges CRFR, 4 copies");
  gtk_test_accessible_assert_role (nth_widget (cell, TW_TYPE_TILE_PICTURE, 0),
                                   GTK_ACCESSIBLE_ROLE_IMG);
}

static void
test_actions (PageFixture *f, gconstpointer set_id)
{
  g_assert_true (is_enabled (f, "set.add-tile"));
  g_assert_false (is_enabled (f, "set.delete"));
  g_assert_false (is_enabled (f, "set.duplicate"));
  select_tile (f, 2);
  g_assert_true (is_enabled (f, "set.delete"));
  g_assert_true (is_enabled (f, "set.duplicate"));
  g_assert_cmpstr (tw_tile_item_get_tile (tw_page_get_item (TW_PAGE (f->page)))->id, ==, "C");
}

static void
test_edit (PageFixture *f, gconstpointer set_id)
{
  select_tile (f, 2);
  do_action (f, "set.delete");
  g_assert_cmpuint (n_shown (f), ==, 23);
  /* The one behind it is selected now, so Delete can be repeated. */
  g_assert_cmpstr (tw_tile_item_get_tile (tw_page_get_item (TW_PAGE (f->page)))->id, ==, "D");
  do_action (f, "set.duplicate");
  g_assert_cmpuint (n_shown (f), ==, 24);
  g_assert_cmpstr (tw_tile_item_get_tile (tw_page_get_item (TW_PAGE (f->page)))->id, ==, "D1");
  for (guint i = 0; i < 3; i++)
    do_action (f, "set.more-copies");
  g_assert_cmpuint (tw_tile_item_get_tile (tw_page_get_item (TW_PAGE (f->page)))->count, ==, 7);
  do_action (f, "set.fewer-copies");
  g_assert_cmpuint (tw_tile_item_get_tile (tw_page_get_item (TW_PAGE (f->page)))->count, ==, 6);
  do_action (f, "set.add-tile");
  g_assert_cmpuint (n_shown (f), ==, 25);
  g_assert_cmpint (tw_tile_item_get_position (tw_page_get_item (TW_PAGE (f->page))), ==, 4);
}

static void
test_several (PageFixture *f, gconstpointer set_id)
{
  GtkSelectionModel *selection = gtk_grid_view_get_model (grid_of (f));
  TwTileSet *before = tw_tile_set_ref (tw_document_get_set (f->document));

  g_test_summary ("What is done to several tiles is one step");
  gtk_selection_model_select_range (selection, 20, 4, TRUE);
  g_assert_null (tw_page_get_item (TW_PAGE (f->page)));
  do_action (f, "set.more-copies");
  for (guint i = 20; i < 24; i++)
    g_assert_cmpuint (tw_document_get_set (f->document)->tiles[i]->count, ==,
                      before->tiles[i]->count + 1);
  tw_document_undo (f->document);
  for (guint i = 0; i < 24; i++)
    g_assert_true (tw_document_get_set (f->document)->tiles[i] == before->tiles[i]);
  gtk_selection_model_select_range (selection, 20, 4, TRUE);
  do_action (f, "set.delete");
  g_assert_cmpuint (n_shown (f), ==, 20);
  tw_document_undo (f->document);
  g_assert_cmpuint (n_shown (f), ==, 24);
  gtk_selection_model_select_all (selection);
  do_action (f, "set.delete");
  g_assert_cmpuint (n_shown (f), ==, 0);
  g_assert_cmpuint (count_widgets (f->page, ADW_TYPE_STATUS_PAGE), ==, 1);
  do_action (f, "set.add-tile");
  g_assert_cmpuint (n_shown (f), ==, 1);
  tw_tile_set_unref (before);
}

static void
reveal_cb (TwPage *page, TwTileItem *item)
{
  tw_page_show_item (page, item, NULL);
}

static guint
n_selected (PageFixture *f)
{
  g_autoptr (GtkBitset) selected =
      gtk_selection_model_get_selection (gtk_grid_view_get_model (grid_of (f)));

  return (guint) gtk_bitset_get_size (selected);
}

/* What was selected and is still there stays selected, else what has come in its place is. */
static void
test_undo (PageFixture *f, gconstpointer set_id)
{
  GtkSelectionModel *selection = gtk_grid_view_get_model (grid_of (f));

  /* As the window does. */
  g_signal_connect_object (f->document, "reveal", G_CALLBACK (reveal_cb), f->page,
                           G_CONNECT_SWAPPED);
  gtk_selection_model_select_range (selection, 2, 3, TRUE);
  do_action (f, "set.more-copies");
  tw_document_undo (f->document);
  g_assert_cmpuint (n_selected (f), ==, 3);
  tw_document_redo (f->document);
  g_assert_cmpuint (n_selected (f), ==, 3);
  g_assert_true (gtk_selection_model_is_selected (selection, 2));
  /* The copy of C stood where D is. */
  select_tile (f, 2);
  do_action (f, "set.duplicate");
  g_assert_true (gtk_selection_model_is_selected (selection, 3));
  tw_document_undo (f->document);
  g_assert_cmpuint (n_selected (f), ==, 1);
  g_assert_cmpstr (tw_tile_item_get_tile (tw_page_get_item (TW_PAGE (f->page)))->id, ==, "D");
  /* One that goes back to where it stood. */
  do_action (f, "set.move-later");
  g_assert_true (gtk_selection_model_is_selected (selection, 4));
  tw_document_undo (f->document);
  g_assert_true (gtk_selection_model_is_selected (selection, 3));
  g_assert_cmpuint (n_selected (f), ==, 1);
}

static gboolean
has_spin_button (gpointer data)
{
  return nth_widget (((PageFixture *) data)->page, GTK_TYPE_SPIN_BUTTON, 0) != NULL;
}

static void
test_copies (PageFixture *f, gconstpointer set_id)
{
  GtkSelectionModel *selection = gtk_grid_view_get_model (grid_of (f));
  GtkWidget *spin;

  g_test_summary ("One number for many tiles, as one step");
  gtk_selection_model_select_range (selection, 0, 3, TRUE);
  wait_until (has_spin_button, f);
  spin = nth_widget (f->page, GTK_TYPE_SPIN_BUTTON, 0);
  gtk_editable_set_text (GTK_EDITABLE (spin), "6");
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 7);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (tw_document_get_set (f->document)->tiles[i]->count, ==, 7);
  tw_document_undo (f->document);
  g_assert_cmpuint (tw_document_get_set (f->document)->tiles[0]->count, ==, 2);
  g_assert_cmpuint (tw_document_get_set (f->document)->tiles[1]->count, ==, 4);
  /* What undo changed is shown, and showing it changes nothing. */
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "");
  g_assert_false (tw_document_is_modified (f->document));
}

static void
test_rename (PageFixture *f, gconstpointer set_id)
{
  TwTileSet *set;

  select_tile (f, 3);
  gtk_widget_activate_action (f->page, "set.rename", "s", "A");
  gtk_widget_activate_action (f->page, "set.rename", "s", "two words");
  g_assert_false (tw_document_is_modified (f->document));
  gtk_widget_activate_action (f->page, "set.rename", "s", "Gate");
  set = tw_document_get_set (f->document);
  g_assert_cmpstr (set->tiles[3]->id, ==, "Gate");
  g_assert_cmpstr (tw_tile_name_problem (set, set->tiles[3], "E"), ==,
                   "Another tile has that name.");
  g_assert_null (tw_tile_name_problem (set, set->tiles[3], "Gate"));
  g_assert_nonnull (tw_tile_name_problem (set, set->tiles[3], ""));
  g_assert_nonnull (tw_tile_name_problem (set, set->tiles[3], "a,b"));
  tw_document_undo (f->document);
  g_assert_cmpstr (tw_document_get_set (f->document)->tiles[3]->id, ==, "D");
}

static void
test_start_and_order (PageFixture *f, gconstpointer set_id)
{
  select_tile (f, 0);
  g_assert_false (is_enabled (f, "set.move-earlier"));
  g_assert_true (is_enabled (f, "set.move-later"));
  do_action (f, "set.move-later");
  g_assert_cmpstr (tw_document_get_set (f->document)->tiles[1]->id, ==, "A");
  /* It stays selected, so that it can be moved on. */
  g_assert_cmpint (tw_tile_item_get_position (tw_page_get_item (TW_PAGE (f->page))), ==, 1);
  gtk_widget_activate_action (f->page, "set.order", "s", "name");
  g_assert_false (is_enabled (f, "set.move-later"));
  gtk_widget_activate_action (f->page, "set.order", "s", "set");
  do_action (f, "set.start");
  g_assert_cmpuint (tw_document_get_set (f->document)->tiles[1]->n_start, ==, 1);
  do_action (f, "set.start");
  g_assert_cmpuint (tw_document_get_set (f->document)->tiles[1]->n_start, ==, 0);
}

static void
test_unknown_word (PageFixture *f, gconstpointer set_id)
{
  GtkWidget *entry = nth_widget (f->page, GTK_TYPE_SEARCH_ENTRY, 0);

  gtk_editable_set_text (GTK_EDITABLE (entry), "raod=3");
  g_signal_emit_by_name (entry, "search-changed");
  g_assert_cmpuint (n_shown (f), ==, 0);
  g_assert_true (gtk_widget_has_css_class (entry, "error"));
  gtk_editable_set_text (GTK_EDITABLE (entry), "road=3");
  g_signal_emit_by_name (entry, "search-changed");
  g_assert_cmpuint (n_shown (f), ==, 2);
  g_assert_false (gtk_widget_has_css_class (entry, "error"));
}

/* What is said instead of tiles. */
static const char *
said_instead (PageFixture *f)
{
  GtkWidget *status = nth_widget (f->page, ADW_TYPE_STATUS_PAGE, 0);

  return status != NULL ? adw_status_page_get_title (ADW_STATUS_PAGE (status)) : NULL;
}

/* (nullable): what stands below it */
static const char *
reason_told (PageFixture *f)
{
  return adw_status_page_get_description (
      ADW_STATUS_PAGE (nth_widget (f->page, ADW_TYPE_STATUS_PAGE, 0)));
}

static void
add_odd_lesson (PageFixture *f)
{
  g_autoptr (TwTileSet) set = tw_tile_set_copy (tw_document_get_set (f->document));
  g_autoptr (TwLesson) odd = tw_lesson_new ("odd", "turn P1 E@5,5/0 -\nexpect score P1=1");

  tw_tile_set_insert_lesson (set, 0, odd);
  tw_document_replace_set (f->document, set, "Add", NULL);
}

static void
test_filter (PageFixture *f, gconstpointer set_id)
{
  GtkWidget *entry = nth_widget (f->page, GTK_TYPE_SEARCH_ENTRY, 0);

  gtk_test_accessible_assert_property (entry, GTK_ACCESSIBLE_PROPERTY_LABEL, "Filter Tiles");
  gtk_editable_set_text (GTK_EDITABLE (entry), "monastery");
  g_signal_emit_by_name (entry, "search-changed");
  g_assert_cmpuint (n_shown (f), ==, 2);
  /* A tile that the filter hides can still be shown. */
  tw_page_show_item (TW_PAGE (f->page), tw_tile_list_get (tw_document_get_tiles (f->document), 23),
                     NULL);
  g_assert_cmpuint (n_shown (f), ==, 24);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  gtk_widget_activate_action (f->page, "set.scope", "s", "changed");
  g_assert_cmpuint (n_shown (f), ==, 0);
  g_assert_cmpstr (said_instead (f), ==, "No Tile Is Changed");
  gtk_widget_activate_action (f->page, "set.scope", "s", "problems");
  wait_until (page_is_quiet, f);
  /* K is the mirror image of J, which is a hint. */
  g_assert_cmpuint (n_shown (f), ==, 1);
  select_tile (f, 0);
  do_action (f, "set.delete");
  wait_until (page_is_quiet, f);
  g_assert_cmpuint (n_shown (f), ==, 0);
  g_assert_cmpstr (said_instead (f), ==, "No Tile Has a Problem");
  g_assert_cmpstr (reason_told (f), ==, "");
  /* What is wrong with the set itself is not denied: a lesson without a task, which cannot be done.
   */
  add_odd_lesson (f);
  wait_until (page_is_quiet, f);
  g_assert_cmpstr (reason_told (f), ==,
                   "2 problems concern the set itself: see Totals and Problems (F9).");
  tw_document_undo (f->document);
  tw_document_undo (f->document);
  /* Words restrict what has problems further: then it is not said that nothing has. */
  gtk_editable_set_text (GTK_EDITABLE (entry), "monastery");
  g_signal_emit_by_name (entry, "search-changed");
  g_assert_cmpstr (said_instead (f), ==, "No Tile Passes the Filter");
  do_action (f, "set.clear-filter");
  g_assert_cmpuint (n_shown (f), ==, 24);
  gtk_widget_activate_action (f->page, "set.order", "s", "copies");
  select_tile (f, 0);
  g_assert_cmpstr (tw_tile_item_get_tile (tw_page_get_item (TW_PAGE (f->page)))->id, ==, "V");
}

static gboolean
is_counted (gpointer demand)
{
  return tw_pattern_demand_get_state (demand) == TW_PATTERN_DEMAND_KNOWN;
}

static GtkWidget *
pattern_named (GtkWidget *coverage, const char *beginning)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *button = nth_widget (coverage, GTK_TYPE_BUTTON, i);
      const char *words = button != NULL ? gtk_widget_get_tooltip_text (button) : NULL;

      g_assert_nonnull (button);
      if (words != NULL && g_str_has_prefix (words, beginning))
        return button;
    }
}

static void
test_patterns (PageFixture *f, gconstpointer set_id)
{
  GtkWidget *coverage = nth_widget (f->page, TW_TYPE_EDGE_COVERAGE, 0);
  GtkWidget *entry = nth_widget (f->page, GTK_TYPE_SEARCH_ENTRY, 0);
  GtkWidget *first, *last;

  wait_until (is_counted, tw_pattern_demand_of (f->document));
  first = nth_widget (coverage, GTK_TYPE_BUTTON, 0);
  last = pattern_named (coverage, "city, field, field, road: none, asked for by ");
  /* With the one that draws all. */
  g_assert_cmpuint (count_widgets (coverage, GTK_TYPE_BUTTON), ==, 24 + 1);
  gtk_test_accessible_assert_property (first, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "city, city, city, city: 1 tile");
  /* A missing one is drawn as the tile that it would be, and faded. */
  g_assert_false (
      gtk_widget_has_css_class (nth_widget (first, TW_TYPE_TILE_PICTURE, 0), "missing"));
  g_assert_true (gtk_widget_has_css_class (nth_widget (last, TW_TYPE_TILE_PICTURE, 0), "missing"));
  /* CCCC, CCCF, CCCR, CCFF, CCRR, CFCF, CFFF, CFRR, CRFR, CRRF, CRRR, FFFF, RFFF, RFRF, RRFF, RRRF
   * and RRRR are there. */
  g_assert_cmpstr (adw_preferences_group_get_description (ADW_PREFERENCES_GROUP (
                       gtk_widget_get_ancestor (coverage, ADW_TYPE_PREFERENCES_GROUP))),
                   ==, "7 of the 24 patterns are missing. Click a faded one to draw it.");
  g_signal_emit_by_name (first, "clicked");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "CCCC");
  g_signal_emit_by_name (last, "clicked");
  wait_until (page_is_quiet, f);
  g_assert_cmpuint (n_shown (f), ==, 25);
  g_assert_cmpuint (tw_topology_edge_codes (
                        &tw_tile_item_get_tile (tw_page_get_item (TW_PAGE (f->page)))->topology),
                    ==,
                    TW_KIND_CITY | TW_KIND_FIELD << 8 | TW_KIND_FIELD << 16 | TW_KIND_ROAD << 24);
  /* It stays where it was pressed, and shows its tile when it is pressed again. */
  gtk_test_accessible_assert_property (last, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "city, field, field, road: 1 tile");
  g_assert_false (gtk_widget_has_css_class (nth_widget (last, TW_TYPE_TILE_PICTURE, 0), "missing"));
  g_signal_emit_by_name (last, "clicked");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "CFFR");
  g_assert_cmpuint (n_shown (f), ==, 1);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Each tooltip that is set costs an answer of the server: typing the set's title sets none. */
static void
test_quiet_title (PageFixture *f, gconstpointer set_id)
{
  g_autoptr (TwTileSet) set = tw_tile_set_copy (tw_document_get_set (f->document));
  guint n_cells = count_widgets (f->page, TW_TYPE_TILE_CELL), n_set = 0;
  TwTileCell *cell = TW_TILE_CELL (nth_widget (f->page, TW_TYPE_TILE_CELL, 0));

  g_assert_cmpuint (n_cells, >, 12);
  for (guint i = 0; i < n_cells; i++)
    g_signal_connect_swapped (nth_widget (f->page, TW_TYPE_TILE_CELL, i), "notify::tooltip-text",
                              G_CALLBACK (count_cb), &n_set);
  tw_texts_unref (set->titles);
  set->titles = tw_texts_with (NULL, "", "Another");
  tw_document_replace_set (f->document, set, "Title", NULL);
  g_assert_cmpuint (n_set, ==, 0);
  /* What is said of a tile follows, of that one alone. */
  {
    TwTileItem *item = tw_tile_cell_get_item (cell);
    g_autoptr (TwTile) tile = tw_tile_with_count (tw_tile_item_get_tile (item), 7);

    tw_document_replace_tile (f->document, item, tile, "Copies", NULL);
  }
  g_assert_cmpuint (n_set, >, 0);
  g_assert_cmpuint (n_set, <=, 2);
}

static TwTileItem *
item_at (PageFixture *f, guint position)
{
  return tw_tile_list_get (tw_document_get_tiles (f->document), position);
}

/* A tile that is moved by keys keeps the focus, and Undo between leaves it in the grid. */
static void
test_order_by_keys (PageFixture *f, gconstpointer set_id)
{
  static const char *const actions[] = { "set.move-later", "set.move-later", "set.move-first",
                                         "set.move-later", "set.move-last",  "set.move-earlier" };
  TwTileItem *item = item_at (f, 2);

  select_tile (f, 2);
  tw_tile_grid_focus (grid_of (f), item);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      do_action (f, actions[i]);
      g_assert_true (tw_tile_grid_item_of (tw_tile_grid_focused (grid_of (f))) == item);
    }
  g_assert_cmpint (tw_tile_item_get_position (item), ==, 22);
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  g_assert_cmpint (tw_tile_item_get_position (item), ==, 23);
  g_assert_true (tw_tile_grid_has_focus (grid_of (f)));
}

/* The menu speaks of the selection; a tile beside it becomes that. */
static void
test_menu (PageFixture *f, gconstpointer set_id)
{
  GtkSelectionModel *selection = gtk_grid_view_get_model (grid_of (f));
  GtkWidget *menu;
  int height;

  gtk_selection_model_select_range (selection, 0, 2, TRUE);
  tw_tile_grid_focus (grid_of (f), item_at (f, 1));
  g_assert_cmpuint (n_selected (f), ==, 2);
  do_action (f, "set.menu");
  menu = nth_widget (f->page, GTK_TYPE_POPOVER_MENU, 0);
  g_assert_nonnull (menu);
  g_assert_cmpuint (n_selected (f), ==, 2);
  /* A window of 800 by 600 has room for it. */
  gtk_widget_measure (menu, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  g_assert_cmpint (height, <, 560);
  gtk_popover_popdown (GTK_POPOVER (menu));
  wait_until (page_is_quiet, f);
  tw_tile_grid_focus (grid_of (f), item_at (f, 4));
  do_action (f, "set.menu");
  g_assert_true (gtk_widget_get_mapped (menu));
  g_assert_cmpuint (n_selected (f), ==, 1);
  g_assert_true (gtk_selection_model_is_selected (selection, 4));
  gtk_popover_popdown (GTK_POPOVER (menu));
}

/* So does a finger that stays on a tile. */
static void
test_finger (PageFixture *f, gconstpointer set_id)
{
  GtkWidget *cell = nth_widget (f->page, TW_TYPE_TILE_CELL, 3), *menu;

  g_assert_true (finger_stays_on (cell));
  menu = nth_widget (f->page, GTK_TYPE_POPOVER_MENU, 0);
  g_assert_nonnull (menu);
  g_assert_cmpuint (n_selected (f), ==, 1);
  g_assert_true (gtk_selection_model_is_selected (gtk_grid_view_get_model (grid_of (f)), 3));
  gtk_popover_popdown (GTK_POPOVER (menu));
}

/* Where no tile is meant, it is of the ground: with what needs none. */
static void
test_ground_menu (PageFixture *f, gconstpointer set_id)
{
  GtkSelectionModel *selection = gtk_grid_view_get_model (grid_of (f));
  GtkWidget *menu;

  gtk_selection_model_unselect_all (selection);
  gtk_root_set_focus (gtk_widget_get_root (f->page), NULL);
  do_action (f, "set.menu");
  menu = nth_widget (f->page, GTK_TYPE_POPOVER_MENU, 0);
  g_assert_nonnull (menu);
  g_assert_true (says (menu, "New Tile"));
  g_assert_true (says (menu, "Paste"));
  g_assert_true (says (menu, "Select All"));
  g_assert_true (says (menu, "Ctrl+A"));
  g_assert_false (says (menu, "Rename…"));
  gtk_popover_popdown (GTK_POPOVER (menu));
  wait_until (page_is_quiet, f);
  do_action (f, "set.select-all");
  g_assert_cmpuint (n_selected (f), ==, n_shown (f));
}

static gboolean
is_pasted (gpointer data)
{
  return n_shown (data) == 26;
}

/* Several tiles go over the clipboard, in order; they are selected, and one step takes them off. */
static void
test_clipboard (PageFixture *f, gconstpointer set_id)
{
  GtkSelectionModel *selection = gtk_grid_view_get_model (grid_of (f));

  gtk_selection_model_select_range (selection, 3, 2, TRUE);
  do_action (f, "set.copy");
  do_action (f, "set.paste");
  wait_until (is_pasted, f);
  g_assert_cmpstr (tw_tile_item_get_tile (item_at (f, 5))->id, ==, "D1");
  g_assert_cmpuint (tw_tile_item_get_tile (item_at (f, 5))->count, ==, 4);
  g_assert_cmpuint (tw_tile_item_get_tile (item_at (f, 5))->n_start, ==, 0);
  g_assert_cmpstr (tw_tile_item_get_tile (item_at (f, 6))->id, ==, "E1");
  g_assert_cmpuint (n_selected (f), ==, 2);
  g_assert_true (gtk_selection_model_is_selected (selection, 6));
  wait_until (page_is_quiet, f);
  tw_document_undo (f->document);
  g_assert_cmpuint (n_shown (f), ==, 24);
  gtk_selection_model_select_range (selection, 3, 2, TRUE);
  do_action (f, "set.cut");
  g_assert_cmpuint (n_shown (f), ==, 22);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
#define ADD(name, func)                                                                            \
  g_test_add ("/gallery/set-page/" name, PageFixture, "base", set_up, func, page_tear_down)
  ADD ("cells", test_cells);
  ADD ("actions", test_actions);
  ADD ("edit", test_edit);
  ADD ("several", test_several);
  ADD ("undo", test_undo);
  ADD ("copies", test_copies);
  ADD ("rename", test_rename);
  ADD ("start-and-order", test_start_and_order);
  ADD ("unknown-word", test_unknown_word);
  ADD ("filter", test_filter);
  ADD ("patterns", test_patterns);
  ADD ("quiet-title", test_quiet_title);
  ADD ("order-by-keys", test_order_by_keys);
  ADD ("menu", test_menu);
  ADD ("finger", test_finger);
  ADD ("ground-menu", test_ground_menu);
  ADD ("clipboard", test_clipboard);
#undef ADD
  return g_test_run ();
}
