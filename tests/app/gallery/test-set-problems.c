/* Problems on the Set page: their order, what shows the tile, what mends it. */
#include "app/gallery/set-page.h"

#include "app/widgets/problem-row.h"
#include "engine/format/shipped-sets.h"
#include "tests/app/find-widget.h"
#include "tests/app/page-fixture.h"

static void
set_up (PageFixture *f, gconstpointer set_id)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load (set_id, NULL);

  page_show (f, set, set_id, tw_set_page_new, 1280, 760);
}

static void
test_problems (PageFixture *f, gconstpointer set_id)
{
  static const guint emptied[] = { 6, 11 };
  guint n_rows = count_widgets (f->page, TW_TYPE_PROBLEM_ROW);
  GtkWidget *row, *button;

  for (guint i = 0; i < G_N_ELEMENTS (emptied); i++)
    {
      guint at = emptied[i];
      g_autoptr (TwTile) tile =
          tw_tile_with_count (tw_document_get_set (f->document)->tiles[at], 0);

      tw_document_replace_tile (f->document,
                                tw_tile_list_get (tw_document_get_tiles (f->document), at), tile,
                                "Copies", NULL);
    }
  wait_until (page_is_quiet, f);
  g_assert_cmpuint (count_widgets (f->page, TW_TYPE_PROBLEM_ROW), ==, n_rows + 2);
  /* The worst stands first; one button mends it, another one shows the tile. */
  row = nth_widget (f->page, TW_TYPE_PROBLEM_ROW, 0);
  gtk_selection_model_select_item (gtk_grid_view_get_model (
                                       GTK_GRID_VIEW (nth_widget (f->page, GTK_TYPE_GRID_VIEW, 0))),
                                   0, TRUE);
  g_signal_emit_by_name (nth_widget (row, GTK_TYPE_BUTTON, 1), "clicked");
  wait_until (page_is_quiet, f);
  g_assert_true (tw_page_get_item (TW_PAGE (f->page))
                 == tw_tile_list_get (tw_document_get_tiles (f->document), 6));
  row = nth_widget (f->page, TW_TYPE_PROBLEM_ROW, 0);
  button = nth_widget (row, GTK_TYPE_BUTTON, 0);
  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
  wait_until (page_is_quiet, f);
  g_assert_cmpuint (tw_document_get_set (f->document)->tiles[6]->count, ==, 1);
  g_assert_cmpuint (count_widgets (f->page, TW_TYPE_PROBLEM_ROW), ==, n_rows + 1);
  /* By key one goes on with the next one. */
  g_assert_nonnull (gtk_widget_get_focus_child (nth_widget (f->page, TW_TYPE_PROBLEM_ROW, 0)));
}

/* A river that only ends may end in a source or in a lake: a button for each. */
static void
test_two_repairs (PageFixture *f, gconstpointer set_id)
{
  TwTopology river = { 0 };
  g_autoptr (TwTile) tile = NULL;
  GtkWidget *row;
  guint n = 0;

  tw_topology_add_segment (&river, TW_KIND_RIVER, 1u << TW_EDGE_E);
  tile = tw_tile_with_topology (tw_document_get_set (f->document)->tiles[6], &river);
  tw_document_replace_tile (f->document, tw_tile_list_get (tw_document_get_tiles (f->document), 6),
                            tile, "River", NULL);
  wait_until (page_is_quiet, f);
  do
    {
      row = nth_widget (f->page, TW_TYPE_PROBLEM_ROW, n++);
      g_assert_nonnull (row);
    }
  while (strstr (tw_problem_row_get_message (TW_PROBLEM_ROW (row)), "neither source") == NULL);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (nth_widget (row, GTK_TYPE_BUTTON, 0))), ==,
                   "Add a Source");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (nth_widget (row, GTK_TYPE_BUTTON, 1))), ==,
                   "Add a Lake");
  g_signal_emit_by_name (nth_widget (row, GTK_TYPE_BUTTON, 1), "clicked");
  wait_until (page_is_quiet, f);
  g_assert_cmpuint (tw_topology_symbol_count (
                        &tw_document_get_set (f->document)->tiles[6]->topology, "lake-end", -2),
                    ==, 1);
}

/* The panel is narrow: buttons that mend something are below each other rather than that their
 * words are. */
static void
test_repairs_in_one_line (PageFixture *f, gconstpointer set_id)
{
  g_autoptr (TwTile) tile = NULL;
  TwTopology topology = { 0 };
  GtkWidget *row, *button;

  tw_topology_add_segment (&topology, TW_KIND_RIVER, 1u << TW_EDGE_N);
  tile = tw_tile_new ("Z", 1, &topology);
  tw_document_insert_tile (f->document, 0, tile, "River");
  wait_until (page_is_quiet, f);
  gtk_test_widget_wait_for_draw (f->window);
  row = nth_widget (f->page, TW_TYPE_PROBLEM_ROW, 0);
  g_assert_nonnull (row);
  g_assert_cmpuint (count_widgets (row, GTK_TYPE_BUTTON), ==, 3);
  for (guint i = 0; (button = nth_widget (row, GTK_TYPE_BUTTON, i)) != NULL; i++)
    {
      GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

      g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (label)), ==, 1);
      g_assert_cmpint (gtk_widget_get_width (button), <=, gtk_widget_get_width (row));
    }
}

static void
set_up_rules (PageFixture *f, gconstpointer data)
{
  page_show_text (f,
                  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
                  "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
                  "<procedure id='rain' at='laid'><stop/><skip/></procedure></rules>\n"
                  "<tile id='A' count='2' start='1'><road edges='E W'/></tile>\n"
                  "</tile-set>\n",
                  tw_set_page_new, 1280);
}

/* What files write in angle brackets and by ids is said as the Rules page has it, to which a button
 * leads. */
static void
test_rules (PageFixture *f, gconstpointer data)
{
  GtkWidget *row, *label;
  guint n = 0;

  do
    {
      row = nth_widget (f->page, TW_TYPE_PROBLEM_ROW, n++);
      g_assert_nonnull (row);
    }
  while (strstr (tw_problem_row_get_message (TW_PROBLEM_ROW (row)), "never reached") == NULL);
  g_assert_cmpstr (
      tw_problem_row_get_message (TW_PROBLEM_ROW (row)), ==,
      "“When a tile has been laid: No more of this is done. The next turn of…”, “The next "
      "turn of a player is left out”: this is never reached.");
  g_assert_nonnull (find_actionable (row, "win.show-own"));
  for (guint i = 0; (label = nth_widget (row, GTK_TYPE_LABEL, i)) != NULL; i++)
    g_assert_null (strstr (gtk_label_get_label (GTK_LABEL (label)), "<"));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
#define ADD(name, func)                                                                            \
  g_test_add ("/gallery/set-problems/" name, PageFixture, "base", set_up, func, page_tear_down)
  ADD ("problems", test_problems);
  ADD ("two-repairs", test_two_repairs);
  ADD ("repairs-in-one-line", test_repairs_in_one_line);
#undef ADD
  g_test_add ("/gallery/set-problems/rules", PageFixture, NULL, set_up_rules, test_rules,
              page_tear_down);
  return g_test_run ();
}
