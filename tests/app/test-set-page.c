/* The Set page: cells, actions, keyboard names, filter, patterns. */
#include "app/gallery/set-page.h"

#include "app/gallery/edge-coverage.h"
#include "app/gallery/selection-bar.h"
#include "app/tile-cell.h"
#include "app/tile-picture.h"
#include "engine/format/shipped-sets.h"
#include "tests/app/find-widget.h"
#include "tests/app/wait.h"

typedef struct
{
  TwDocument *document;
  TwTileTextures *textures;
  GtkWidget *window;
  GtkWidget *page;
  GtkGridView *grid;
} Fixture;

static gboolean
is_quiet (gpointer data)
{
  Fixture *f = data;

  return tw_tile_textures_is_idle (f->textures) && tw_document_get_problems (f->document) != NULL
         && !g_main_context_pending (NULL);
}

static void
set_up (Fixture *f, gconstpointer set_id)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load (set_id, NULL);

  f->document = tw_document_new_for_set (set, NULL, set_id);
  f->textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  f->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (f->window), 1280, 760);
  f->page = tw_set_page_new (f->document, f->textures);
  gtk_window_set_child (GTK_WINDOW (f->window), f->page);
  gtk_window_present (GTK_WINDOW (f->window));
  gtk_test_widget_wait_for_draw (f->window);
  wait_until (is_quiet, f);
  f->grid = GTK_GRID_VIEW (nth_widget (f->page, GTK_TYPE_GRID_VIEW, 0));
  g_assert_nonnull (f->grid);
}

static void
tear_down (Fixture *f, gconstpointer set_id)
{
  /* A search for problems holds the document. */
  wait_until (is_quiet, f);
  gtk_window_destroy (GTK_WINDOW (f->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (f->document);
  g_assert_finalize_object (f->textures);
}

static guint
n_shown (Fixture *f)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_grid_view_get_model (f->grid)));
}

static void
select_tile (Fixture *f, guint position)
{
  gtk_selection_model_select_item (gtk_grid_view_get_model (f->grid), position, TRUE);
}

static gboolean
is_enabled (Fixture *f, const char *action)
{
  GtkWidget *button = find_actionable (f->page, action);

  g_assert_nonnull (button);
  return gtk_widget_is_sensitive (button);
}

static void
do_action (Fixture *f, const char *action)
{
  g_assert_true (gtk_widget_activate_action (f->page, action, NULL));
  wait_until (is_quiet, f);
}

static void
test_cells (Fixture *f, gconstpointer set_id)
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
test_actions (Fixture *f, gconstpointer set_id)
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
test_edit (Fixture *f, gconstpointer set_id)
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
test_several (Fixture *f, gconstpointer set_id)
{
  GtkSelectionModel *selection = gtk_grid_view_get_model (f->grid);
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

static gboolean
has_spin_button (gpointer data)
{
  return nth_widget (((Fixture *) data)->page, GTK_TYPE_SPIN_BUTTON, 0) != NULL;
}

static void
test_copies (Fixture *f, gconstpointer set_id)
{
  GtkSelectionModel *selection = gtk_grid_view_get_model (f->grid);
  GtkWidget *spin;

  g_test_summary ("One number for many tiles, as one step");
  gtk_selection_model_select_range (selection, 0, 3, TRUE);
  wait_until (has_spin_button, f);
  spin = nth_widget (f->page, GTK_TYPE_SPIN_BUTTON, 0);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 6);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 7);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (tw_document_get_set (f->document)->tiles[i]->count, ==, 7);
  tw_document_undo (f->document);
  g_assert_cmpuint (tw_document_get_set (f->document)->tiles[0]->count, ==, 2);
  g_assert_cmpuint (tw_document_get_set (f->document)->tiles[1]->count, ==, 4);
  /* What undo changed is shown, and showing it changes nothing. */
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 2);
  g_assert_false (tw_document_is_modified (f->document));
}

static void
test_rename (Fixture *f, gconstpointer set_id)
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
test_start_and_order (Fixture *f, gconstpointer set_id)
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
test_unknown_word (Fixture *f, gconstpointer set_id)
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

static void
test_filter (Fixture *f, gconstpointer set_id)
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
  do_action (f, "set.clear-filter");
  g_assert_cmpuint (n_shown (f), ==, 24);
  gtk_widget_activate_action (f->page, "set.order", "s", "copies");
  select_tile (f, 0);
  g_assert_cmpstr (tw_tile_item_get_tile (tw_page_get_item (TW_PAGE (f->page)))->id, ==, "V");
}

static void
test_patterns (Fixture *f, gconstpointer set_id)
{
  GtkWidget *coverage = nth_widget (f->page, TW_TYPE_EDGE_COVERAGE, 0);
  GtkWidget *entry = nth_widget (f->page, GTK_TYPE_SEARCH_ENTRY, 0);
  GtkWidget *first = nth_widget (coverage, GTK_TYPE_BUTTON, 0);
  GtkWidget *last = nth_widget (coverage, GTK_TYPE_BUTTON, 23);

  g_assert_cmpuint (count_widgets (coverage, GTK_TYPE_BUTTON), ==, 24);
  gtk_test_accessible_assert_property (first, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "city, city, city, city: 1 tile");
  gtk_test_accessible_assert_property (last, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "city, field, field, road: none, add");
  g_signal_emit_by_name (first, "clicked");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "CCCC");
  g_signal_emit_by_name (last, "clicked");
  wait_until (is_quiet, f);
  g_assert_cmpuint (n_shown (f), ==, 25);
  g_assert_cmpuint (tw_topology_edge_codes (
                        &tw_tile_item_get_tile (tw_page_get_item (TW_PAGE (f->page)))->topology),
                    ==,
                    TW_KIND_CITY | TW_KIND_FIELD << 8 | TW_KIND_FIELD << 16 | TW_KIND_ROAD << 24);
}

static void
test_problems (Fixture *f, gconstpointer set_id)
{
  guint n_rows = count_widgets (f->page, ADW_TYPE_ACTION_ROW);
  GtkWidget *row;

  select_tile (f, 6);
  do_action (f, "set.fewer-copies");
  g_assert_cmpuint (count_widgets (f->page, ADW_TYPE_ACTION_ROW), ==, n_rows + 1);
  /* The worst stands first, and its button mends it or shows the tile. */
  row = nth_widget (f->page, ADW_TYPE_ACTION_ROW, 0);
  select_tile (f, 0);
  g_signal_emit_by_name (nth_widget (row, GTK_TYPE_BUTTON, 0), "clicked");
  wait_until (is_quiet, f);
  g_assert_true (tw_document_get_set (f->document)->tiles[6]->count > 0
                 || tw_page_get_item (TW_PAGE (f->page))
                        == tw_tile_list_get (tw_document_get_tiles (f->document), 6));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
#define ADD(name, func)                                                                            \
  g_test_add ("/gallery/set-page/" name, Fixture, "base", set_up, func, tear_down)
  ADD ("cells", test_cells);
  ADD ("actions", test_actions);
  ADD ("edit", test_edit);
  ADD ("several", test_several);
  ADD ("copies", test_copies);
  ADD ("rename", test_rename);
  ADD ("start-and-order", test_start_and_order);
  ADD ("unknown-word", test_unknown_word);
  ADD ("filter", test_filter);
  ADD ("patterns", test_patterns);
  ADD ("problems", test_problems);
#undef ADD
  return g_test_run ();
}
