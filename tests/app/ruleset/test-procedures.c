/* The Rules page: what happens, in sentences beside the list. */
#include "app/ruleset/procedure-view.h"
#include "tests/app/ruleset/rules-page-fixture.h"

#define RAIN "When a tile with the symbol “Mill” has been laid:"
#define SUN  "After the counting, when a tile with the symbol “Mill” has been laid:"

static const char wet[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
    "<symbol id='mill' on='road'><title>Mill</title></symbol>\n"
    "<counter id='flood' most='3'><title>Flood</title></counter>\n"
    "<procedure id='rain' at='laid' if-symbol='mill'><change what='flood' by='1'/></procedure>\n"
    "<procedure id='sun' at='after-counting' if-symbol='mill'><change what='flood' "
    "n='0'/></procedure>\n"
    "</rules>\n"
    "<tile id='A' count='2' start='1'><road edges='E W' symbols='mill'/></tile>\n"
    "</tile-set>\n";

static void
set_up_wet (PageFixture *f, gconstpointer data)
{
  page_show_text (f, wet, tw_rules_page_new, 1100);
}

/* What happens, if that is what is shown. */
static GtkWidget *
view_of (PageFixture *f)
{
  return nth_widget (f->page, TW_TYPE_PROCEDURE_VIEW, 0);
}

/* The button of the view with that tooltip or label. */
static GtkWidget *
button_of (PageFixture *f, const char *words)
{
  GtkWidget *button;

  for (guint i = 0; (button = nth_widget (view_of (f), GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_widget_get_tooltip_text (button), words) == 0
        || g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), words) == 0)
      return button;
  g_assert_not_reached ();
}

static void
press (PageFixture *f, const char *words)
{
  GtkWidget *button = button_of (f, words);

  g_assert_true (gtk_widget_get_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  wait_until (page_is_quiet, f);
}

static const char *
line (PageFixture *f, guint n)
{
  return gtk_label_get_text (GTK_LABEL (nth_widget (view_of (f), GTK_TYPE_LABEL, n)));
}

static void
test_show (PageFixture *f, gconstpointer data)
{
  choose (f, RAIN);
  g_assert_nonnull (view_of (f));
  g_assert_nonnull (strstr (line (f, 0), "When a tile with the symbol “Mill” has been laid"));
  g_assert_cmpstr (line (f, 1), ==, "“Flood” rises by 1.");
  /* A thing takes its place, and gives it back. */
  choose (f, "Mill");
  g_assert_null (view_of (f));
  choose (f, SUN);
  g_assert_cmpstr (line (f, 1), ==, "“Flood” is set to 0.");
  g_assert_false (gtk_widget_get_sensitive (button_of (f, "Move Down")));
  g_assert_false (tw_document_is_modified (f->document));
}

static void
test_move (PageFixture *f, gconstpointer data)
{
  choose (f, SUN);
  press (f, "Move Up");
  g_assert_cmpstr (line (f, 1), ==, "“Flood” is set to 0.");
  g_assert_true (gtk_widget_get_sensitive (button_of (f, "Move Down")));
  press (f, "Move Up");
  g_assert_false (gtk_widget_get_sensitive (button_of (f, "Move Up")));
  tw_document_undo (f->document);
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  g_assert_false (tw_document_is_modified (f->document));
  g_assert_cmpstr (line (f, 1), ==, "“Flood” is set to 0.");
  g_assert_false (gtk_widget_get_sensitive (button_of (f, "Move Down")));
}

/* While another page is seen nothing is told; what is told then is of now. */
static void
test_hidden (PageFixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  choose (f, SUN);
  gtk_widget_set_visible (f->page, FALSE);
  g_assert_true (tw_own_procedure_move (f->document, 2, FALSE, &error));
  gtk_widget_set_visible (f->page, TRUE);
  wait_until (page_is_quiet, f);
  g_assert_cmpstr (line (f, 1), ==, "“Flood” is set to 0.");
  g_assert_true (gtk_widget_get_sensitive (button_of (f, "Move Down")));
}

static void
test_remove (PageFixture *f, gconstpointer data)
{
  choose (f, RAIN);
  press (f, "Remove Rule");
  g_assert_null (row_of (f, RAIN));
  /* The next one takes its place, and the keyboard is with it. */
  g_assert_nonnull (row_of (f, SUN));
  g_assert_cmpstr (line (f, 1), ==, "“Flood” is set to 0.");
  g_assert_true (row_of (f, SUN) == gtk_root_get_focus (gtk_widget_get_root (f->page)));
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  g_assert_nonnull (row_of (f, RAIN));
  g_assert_cmpstr (line (f, 1), ==, "“Flood” is set to 0.");

  /* What others need stays, and stays shown. */
  choose (f, "There is a counter “Flood” (at most 3).");
  press (f, "Remove Rule");
  g_assert_nonnull (row_of (f, "There is a counter “Flood” (at most 3)."));
  g_assert_nonnull (view_of (f));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/ruleset/procedures/show", PageFixture, NULL, set_up_wet, test_show, page_tear_down);
  g_test_add ("/ruleset/procedures/move", PageFixture, NULL, set_up_wet, test_move, page_tear_down);
  g_test_add ("/ruleset/procedures/hidden", PageFixture, NULL, set_up_wet, test_hidden,
              page_tear_down);
  g_test_add ("/ruleset/procedures/remove", PageFixture, NULL, set_up_wet, test_remove,
              page_tear_down);
  return g_test_run ();
}
