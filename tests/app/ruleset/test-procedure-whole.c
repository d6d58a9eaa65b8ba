/* The Rules page: what is added to a rule in one go, and what is put under a condition. */
#include "app/ruleset/rule-desk.h"
#include "tests/app/ruleset/procedures-fixture.h"

#define AMOUNT "By how much it is raised"
#define KINDS  "Land of these kinds"

/* A rule can stand no deeper. */
#define DEEP 10

/* A rule that looks at features. */
static void
set_up_features (PageFixture *f, gconstpointer data)
{
  page_show_text (f,
                  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
                  "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
                  "<procedure id='rain' at='laid'>\n"
                  "<each as='what' what='feature'>"
                  "<give what='points' n='1' to='player'/></each>"
                  "</procedure></rules>\n"
                  "<tile id='A' count='2' start='1'><road edges='E W'/></tile>\n"
                  "</tile-set>\n",
                  tw_rules_page_new, 1100);
}

/* What has been added opens, has the keyboard, and is known by its button's label. */
static gboolean
has_keyboard (PageFixture *f, guint n)
{
  return nth_widget (view_of (f), GTK_TYPE_TOGGLE_BUTTON, n)
         == gtk_root_get_focus (gtk_widget_get_root (f->page));
}

static gboolean
has_added (gpointer data)
{
  return part_row (data, "Whose it is") != NULL;
}

/* The last condition goes, and one is added again as easily; it has the keyboard. */
static void
test_condition (PageFixture *f, gconstpointer data)
{
  static const char types[] = "Figures of these types";
  GtkWidget *row, *button = NULL;

  choose (f, "When a tile has been laid:");
  toggle (f, 1);
  row = part_row (f, types);
  for (guint i = 0;
       button == NULL
       || g_strcmp0 (gtk_widget_get_tooltip_text (button), "Remove: Figures of these types") != 0;
       i++)
    button = nth_widget (row, GTK_TYPE_BUTTON, i);
  g_signal_emit_by_name (button, "clicked");
  wait_says (f, 1, "For each figure:");
  wait_until (page_is_quiet, f);
  g_assert_null (part_row (f, types));
  take_offer (f, "Add a Condition", "Whose it is");
  wait_until (has_added, f);
  wait_until (page_is_quiet, f);
  g_assert_true (part_row (f, "Whose it is") == gtk_root_get_focus (gtk_widget_get_root (f->page)));
  tw_document_undo (f->document);
  tw_document_undo (f->document);
  g_assert_false (tw_document_is_modified (f->document));
  wait_until (page_is_quiet, f);
}

/* As deep as sentences go. */
static void
set_up_deep (PageFixture *f, gconstpointer data)
{
  g_autoptr (GString) xml = g_string_new (
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n<procedure id='rain' at='laid'>\n");

  for (guint i = 0; i < DEEP; i++)
    g_string_append (xml, "<if the='tile' occupied='true'>");
  g_string_append (xml, "<give what='points' n='1' to='player'/>");
  for (guint i = 0; i < DEEP; i++)
    g_string_append (xml, "</if>");
  g_string_append (xml, "</procedure></rules>\n<tile id='A' count='2' start='1'>"
                        "<road edges='E W'/></tile>\n</tile-set>\n");
  page_show_text (f, xml->str, tw_rules_page_new, 1280);
}

/* However deep a line stands, its rows leave the little table its half of a window of 1280 pixels.
 */
static void
test_deep (PageFixture *f, gconstpointer data)
{
  int least, half;

  choose (f, "When a tile has been laid:");
  half = gtk_widget_get_width (nth_widget (f->page, TW_TYPE_RULE_DESK, 0)) / 2;
  toggle (f, DEEP);
  toggle (f, DEEP + 1);
  gtk_widget_measure (view_of (f), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, half);
}

static gboolean
has_kinds (gpointer data)
{
  return part_row (data, KINDS) != NULL;
}

/* A condition that says several things has the keyboard as well. */
static void
test_kinds (PageFixture *f, gconstpointer data)
{
  GtkWidget *focus;

  choose (f, "When a tile has been laid:");
  toggle (f, 1);
  gtk_widget_grab_focus (part_row (f, "Add a Condition"));
  take_offer (f, "Add a Condition", KINDS);
  wait_until (has_kinds, f);
  wait_until (page_is_quiet, f);
  focus = gtk_root_get_focus (gtk_widget_get_root (f->page));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, part_row (f, KINDS)));
  tw_document_undo (f->document);
  g_assert_false (tw_document_is_modified (f->document));
  wait_until (page_is_quiet, f);
}

/* All that happens is put under a condition, or one line, which is open where it stands then. */
static void
test_under (PageFixture *f, gconstpointer data)
{
  choose (f, RAIN);
  toggle (f, 0);
  take_offer (f, "Put All of This under a Condition", "A city is on it, or other land");
  wait_says (f, 1, "If the tile just laid has a city:");
  wait_until (page_is_quiet, f);
  g_assert_true (has_keyboard (f, 1));
  g_assert_nonnull (part_row (f, "What the condition is about"));
  g_assert_true (told (f, 2, "“Flood” rises by 1."));
  tw_document_undo (f->document);
  wait_says (f, 1, "“Flood” rises by 1.");
  wait_until (page_is_quiet, f);
  take_offer (f, "Put This Line under a Condition", "A player has a figure on the table");
  wait_says (f, 2, "“Flood” rises by 1.");
  wait_until (page_is_quiet, f);
  g_assert_true (has_keyboard (f, 1));
  g_assert_nonnull (part_row (f, AMOUNT));
  tw_document_undo (f->document);
  g_assert_false (tw_document_is_modified (f->document));
  wait_until (page_is_quiet, f);
}

/* A number is counted in one step. */
static void
test_each (PageFixture *f, gconstpointer data)
{
  choose (f, RAIN);
  toggle (f, 1);
  take_offer (f, "So Much for Each…", "For each city on it, or other land");
  wait_until (is_modified, f);
  wait_until (page_is_quiet, f);
  g_assert_null (part_row (f, "So Much for Each…"));
  g_assert_nonnull (part_row (f, "Add a Condition"));
  g_assert_nonnull (part_row (f, "What it has in common with the other thing"));
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
}

/* Who opens a line sees what came, however far down it is. */
static void
test_seen (PageFixture *f, gconstpointer data)
{
  GtkWidget *button, *scrolled, *last;
  graphene_rect_t box;

  choose (f, RAIN);
  gtk_window_set_default_size (GTK_WINDOW (f->window), 1200, 450);
  wait_until (page_is_quiet, f);
  button = nth_widget (view_of (f), GTK_TYPE_TOGGLE_BUTTON, 1);
  g_signal_emit_by_name (button, "clicked");
  wait_until (page_is_quiet, f);
  for (guint i = 0; i < 6; i++)
    gtk_test_widget_wait_for_draw (f->window);
  scrolled = gtk_widget_get_ancestor (button, GTK_TYPE_SCROLLED_WINDOW);
  last = button_of (f, "Remove This Line");
  g_assert_true (gtk_widget_compute_bounds (last, scrolled, &box));
  g_assert_cmpfloat (box.origin.y + box.size.height, <=, gtk_widget_get_height (scrolled));
}

/* A toast lies over nothing that cannot be scrolled away from below it. */
static void
test_clear (PageFixture *f, gconstpointer data)
{
  GtkWidget *last, *scrolled;
  GtkAdjustment *down;
  graphene_rect_t box;

  choose (f, RAIN);
  gtk_window_set_default_size (GTK_WINDOW (f->window), 1200, 300);
  wait_until (page_is_quiet, f);
  last = button_of (f, "Remove Rule");
  scrolled = gtk_widget_get_ancestor (last, GTK_TYPE_SCROLLED_WINDOW);
  down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  for (guint i = 0; i < 4; i++)
    gtk_test_widget_wait_for_draw (f->window);
  gtk_adjustment_set_value (down, gtk_adjustment_get_upper (down));
  for (guint i = 0; i < 4; i++)
    gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (gtk_widget_compute_bounds (last, scrolled, &box));
  g_assert_cmpfloat (box.origin.y + box.size.height, <=, gtk_widget_get_height (scrolled) - 70);
}

static void
set_up_question (PageFixture *f, gconstpointer data)
{
  page_show_text (
      f,
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
      "<procedure id='rain' at='laid'><choose as='who' what='figure' word='who'>"
      "<where owner='player'/><move what='who' to='home'/></choose></procedure></rules>\n"
      "<tile id='A' count='2' start='1'><road edges='E W'/></tile>\n"
      "</tile-set>\n",
      tw_rules_page_new, 1100);
}

static gboolean
has_question (gpointer data)
{
  return told (data, 2, "Question: “Which figure?”") || told (data, 3, "Question: “Which figure?”");
}

/* The words of a question stand where it is asked, until it has some. */
static void
test_question (PageFixture *f, gconstpointer data)
{
  static const char add[] = "Add the Question in Words";

  choose (f, "When a tile has been laid:");
  toggle (f, 0);
  g_assert_null (part_row (f, add));
  toggle (f, 0);
  toggle (f, 1);
  g_assert_nonnull (part_row (f, add));
  gtk_widget_activate (part_row (f, add));
  wait_until (is_modified, f);
  wait_until (page_is_quiet, f);
  g_assert_null (part_row (f, add));
  g_assert_true (has_question (f));
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/ruleset/procedure-whole/condition", PageFixture, NULL, set_up_asking,
              test_condition, page_tear_down);
  g_test_add ("/ruleset/procedure-whole/kinds", PageFixture, NULL, set_up_features, test_kinds,
              page_tear_down);
  g_test_add ("/ruleset/procedure-whole/deep", PageFixture, NULL, set_up_deep, test_deep,
              page_tear_down);
  g_test_add ("/ruleset/procedure-whole/under", PageFixture, NULL, set_up_wet, test_under,
              page_tear_down);
  g_test_add ("/ruleset/procedure-whole/question", PageFixture, NULL, set_up_question,
              test_question, page_tear_down);
  g_test_add ("/ruleset/procedure-whole/clear", PageFixture, NULL, set_up_wet, test_clear,
              page_tear_down);
  g_test_add ("/ruleset/procedure-whole/seen", PageFixture, NULL, set_up_wet, test_seen,
              page_tear_down);
  g_test_add ("/ruleset/procedure-whole/each", PageFixture, NULL, set_up_wet, test_each,
              page_tear_down);
  return g_test_run ();
}
