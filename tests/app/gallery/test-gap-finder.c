/* The gap finder: patterns in the page and in the window, their order, and tiles for them. */
#include "app/gallery/coverage-window.h"
#include "app/gallery/edge-coverage.h"
#include "app/gallery/pattern-demand.h"
#include "app/gallery/set-page.h"
#include "app/widgets/tile-picture.h"
#include "tests/app/find-widget.h"
#include "tests/app/page-fixture.h"

#define SET(attributes, rest)                                                                      \
  "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"small\"" attributes ">"      \
  "<title>Small</title>" rest "</tile-set>"
/* A game of one turn: of the four places around the start tile one asks for a city, one for a road
 * and two for fields. */
#define ONE_TURN                                                                                   \
  SET ("",                                                                                         \
       "<tile id=\"S\" start=\"1\"><city edges=\"N\"/><road edges=\"E\" end=\"village\"/></tile>"  \
       "<tile id=\"F\"/>")
/* Canals, and nothing else. */
#define CANALS                                                                                     \
  SET ("", "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">"                              \
           "<land id=\"canal\" pattern=\"canal\" colour=\"#4d8ba6\"><title>Canal</title></land>"   \
           "</rules><tile id=\"T\"><land kind=\"canal\" edges=\"E W\"/></tile>")
#define UNPLAYABLE SET (" requires=\"nowhere\"", "<tile id=\"F\"/>")

static void
set_up (PageFixture *f, gconstpointer xml)
{
  page_show_text (f, xml, tw_set_page_new, 1100);
}

static gboolean
is_over (gpointer demand)
{
  TwPatternDemandState state = tw_pattern_demand_get_state (demand);

  return state == TW_PATTERN_DEMAND_KNOWN || state == TW_PATTERN_DEMAND_UNPLAYABLE;
}

static gboolean
is_playing (gpointer demand)
{
  return tw_pattern_demand_get_state (demand) == TW_PATTERN_DEMAND_PLAYING;
}

static GtkWidget *
coverage_of (PageFixture *f)
{
  wait_until (is_over, tw_pattern_demand_of (f->document));
  wait_until (page_is_quiet, f);
  return nth_widget (f->page, TW_TYPE_EDGE_COVERAGE, 0);
}

static GtkWidget *
button_labelled (GtkWidget *widget, const char *label)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *button = nth_widget (widget, GTK_TYPE_BUTTON, i);

      if (button == NULL || g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) == 0)
        return button;
    }
}

static void
assert_name (GtkWidget *coverage, guint index, const char *name)
{
  gtk_test_accessible_assert_property (nth_widget (coverage, GTK_TYPE_BUTTON, index),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

static void
test_order (PageFixture *f, gconstpointer xml)
{
  GtkWidget *coverage = coverage_of (f);

  g_test_summary ("What most open places ask for comes first, in words");
  /* What is there: that of the start tile, and fields. */
  assert_name (coverage, 0, "city, road, field, field: 1 tile");
  assert_name (coverage, 1, "field, field, field, field: 1 tile");
  /* What fits in all four has a city, a road and a field: CCRF is the first of those. */
  assert_name (coverage, 2,
               "city, city, road, field: none, asked for by 100 of 100 open places; add");
  /* What fits only in one has neither two of these: RRRR is the last of those. */
  assert_name (coverage, 23,
               "road, road, road, road: none, asked for by 25 of 100 open places; add");
}

static void
test_come_back (PageFixture *f, gconstpointer xml)
{
  static const char without_road[] =
      SET ("", "<tile id=\"S\" start=\"1\"><city edges=\"N\"/></tile><tile id=\"F\"/>");
  GtkWidget *coverage = coverage_of (f);
  g_autoptr (TwTileSet) other = tw_tile_set_file_parse ("other", without_road, -1, NULL);
  TwPatternDemand *demand = tw_pattern_demand_of (f->document);

  g_test_summary ("Who comes back after a change finds the order of now, when it is known");
  assert_name (coverage, 2,
               "city, city, road, field: none, asked for by 100 of 100 open places; add");
  gtk_widget_set_visible (f->page, FALSE);
  tw_document_replace_tile (f->document, tw_tile_list_get (tw_document_get_tiles (f->document), 0),
                            other->tiles[0], "Change", NULL);
  gtk_widget_set_visible (f->page, TRUE);
  wait_until (is_playing, demand);
  coverage_of (f);
  /* One of the four places asks for a city, three for a field: no road is needed any more. */
  assert_name (coverage, 2,
               "city, city, city, field: none, asked for by 100 of 100 open places; add");
}

static void
test_page_and_window (PageFixture *f, gconstpointer xml)
{
  GtkWidget *coverage = coverage_of (f), *other;
  TwCoverageWindow *window = tw_coverage_window_new (f->document, f->textures);
  guint n = count_widgets (coverage, TW_TYPE_TILE_PICTURE);

  g_test_summary ("Page and window show the same patterns in the same order, and one number");
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  wait_until (page_is_quiet, f);
  other = nth_widget (GTK_WIDGET (window), TW_TYPE_EDGE_COVERAGE, 0);
  /* 24 without a canal, 42 with one or two edges of it. */
  g_assert_cmpuint (n, ==, 66);
  g_assert_cmpuint (count_widgets (other, TW_TYPE_TILE_PICTURE), ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_cmpstr (gtk_widget_get_tooltip_text (nth_widget (other, GTK_TYPE_BUTTON, i)), ==,
                     gtk_widget_get_tooltip_text (nth_widget (coverage, GTK_TYPE_BUTTON, i)));
  g_assert_true (says (f->page, "65 of the 66 patterns are missing."));
  g_assert_true (says (GTK_WIDGET (window), "65 of the 66 patterns are missing."));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_draw_all (PageFixture *f, gconstpointer xml)
{
  GtkWidget *coverage = coverage_of (f), *draw = button_labelled (coverage, "Draw All Missing");
  GListModel *windows = gtk_window_get_toplevels ();
  guint n_windows = g_list_model_get_n_items (windows);
  g_autoptr (GtkWindow) question = NULL;

  g_test_summary ("Of more than twenty tiles it is asked first; they are one step of undo");
  g_assert_true (says (coverage, "Below a faded one: of 100 open places, how many ask for it"));
  gtk_widget_grab_focus (draw);
  g_signal_emit_by_name (draw, "clicked");
  g_assert_cmpuint (g_list_model_get_n_items (windows), ==, n_windows + 1);
  for (guint i = 0; i <= n_windows && question == NULL; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window))
        question = g_steal_pointer (&window);
    }
  g_assert_cmpstr (gtk_window_get_title (question), ==, "Draw 22 Tiles?");
  g_assert_cmpuint (tw_document_get_set (f->document)->n_tiles, ==, 2);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (question), "draw");
  g_assert_cmpuint (tw_document_get_set (f->document)->n_tiles, ==, 24);
  wait_until (page_is_quiet, f);
  g_assert_true (says (f->page, "None of the 24 patterns is missing."));
  g_assert_false (says (f->page, "faded"));
  g_assert_false (gtk_widget_get_visible (draw));
  /* Who pressed it is still there. */
  g_assert_true (
      gtk_widget_is_ancestor (gtk_root_get_focus (gtk_widget_get_root (coverage)), coverage));
  tw_document_undo (f->document);
  g_assert_cmpuint (tw_document_get_set (f->document)->n_tiles, ==, 2);
  g_assert_false (tw_document_is_modified (f->document));
  g_assert_true (gtk_widget_get_visible (draw));
  gtk_window_destroy (question);
}

static void
test_few (PageFixture *f, gconstpointer xml)
{
  GtkWidget *coverage = coverage_of (f);
  GListModel *windows = gtk_window_get_toplevels ();
  guint n_windows;

  g_test_summary ("Of few tiles nothing is asked");
  for (guint i = 2; i < 4; i++)
    g_signal_emit_by_name (nth_widget (coverage, GTK_TYPE_BUTTON, i), "clicked");
  g_assert_cmpuint (tw_document_get_set (f->document)->n_tiles, ==, 4);
  n_windows = g_list_model_get_n_items (windows);
  g_signal_emit_by_name (button_labelled (coverage, "Draw All Missing"), "clicked");
  g_assert_cmpuint (g_list_model_get_n_items (windows), ==, n_windows);
  g_assert_cmpuint (tw_document_get_set (f->document)->n_tiles, ==, 24);
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
test_focus (PageFixture *f, gconstpointer xml)
{
  GtkWidget *coverage = nth_widget (f->page, TW_TYPE_EDGE_COVERAGE, 0), *focus;

  g_test_summary ("Who is at a pattern by keyboard stays there when the order comes");
  gtk_widget_grab_focus (pattern_named (coverage, "city, city, city, city: "));
  coverage_of (f);
  focus = gtk_root_get_focus (gtk_widget_get_root (coverage));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (focus), ==,
                   "city, city, city, city: none, asked for by 25 of 100 open places; add");
  g_assert_true (focus == pattern_named (coverage, "city, city, city, city: "));
}

static void
test_stopped (PageFixture *f, gconstpointer xml)
{
  GtkWidget *coverage = coverage_of (f);
  TwPatternDemand *demand = tw_pattern_demand_of (f->document);

  g_test_summary ("Who stops the games can have them played again");
  g_assert_null (button_labelled (coverage, "Count Again"));
  tw_pattern_demand_again (demand);
  tw_pattern_demand_stop (demand);
  g_assert_true (says (coverage, "What open places ask for was not counted to the end."));
  g_signal_emit_by_name (button_labelled (coverage, "Count Again"), "clicked");
  g_assert_cmpint (tw_pattern_demand_get_state (demand), ==, TW_PATTERN_DEMAND_PLAYING);
  coverage_of (f);
  g_assert_true (says (coverage, "Below a faded one: "));
}

static void
test_unplayable (PageFixture *f, gconstpointer xml)
{
  GtkWidget *coverage = coverage_of (f);

  g_test_summary ("A set that cannot be played says why, and has cities before roads");
  g_assert_true (
      says (coverage, "Not in the order of what open places ask for: no game can be played. "));
  g_assert_true (says (coverage, "nowhere"));
  assert_name (coverage, 0, "field, field, field, field: 1 tile");
  assert_name (coverage, 1, "city, city, city, city: none, add");
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
#define ADD(name, xml, func)                                                                       \
  g_test_add ("/gallery/gap-finder/" name, PageFixture, xml, set_up, func, page_tear_down)
  ADD ("order", ONE_TURN, test_order);
  ADD ("come-back", ONE_TURN, test_come_back);
  ADD ("page-and-window", CANALS, test_page_and_window);
  ADD ("draw-all", ONE_TURN, test_draw_all);
  ADD ("few", ONE_TURN, test_few);
  ADD ("focus", ONE_TURN, test_focus);
  ADD ("stopped", ONE_TURN, test_stopped);
  ADD ("unplayable", UNPLAYABLE, test_unplayable);
#undef ADD
  return g_test_run ();
}
