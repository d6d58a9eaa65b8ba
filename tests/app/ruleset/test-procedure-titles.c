/* The Rules page: titles of what rules give names to, and of rules that others start. */
#include "tests/app/ruleset/procedures-fixture.h"

#define NAME "What it is called"

static const char named[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
    "<procedure id='rain' at='laid'><each as='first' what='seat'><title>Who is wet</title>\n"
    "<each as='second' what='seat'><give what='points' n='1' to='second'/></each></each>\n"
    "<do procedure='dry'/></procedure>\n"
    "<procedure id='dry'><give what='points' n='1' to='player'/></procedure>\n"
    "</rules>\n"
    "<tile id='A' count='2' start='1'><road edges='E W'/></tile>\n"
    "</tile-set>\n";

static void
set_up_named (PageFixture *f, gconstpointer data)
{
  page_show_text (f, named, tw_rules_page_new, 1100);
}

/* Types the title of line @n, which is open, and leaves it. */
static void
call (PageFixture *f, const char *words)
{
  GtkWidget *row = part_row (f, NAME);

  g_assert_true (ADW_IS_ENTRY_ROW (row));
  gtk_editable_set_text (GTK_EDITABLE (row), words);
  g_signal_emit_by_name (row, "apply");
}

static void
test_titles (PageFixture *f, gconstpointer data)
{
  g_test_summary ("What a rule gives a name to, and a rule that others start, are called by words");
  choose (f, "When a tile has been laid:");
  toggle (f, 1);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (part_row (f, NAME))), ==, "Who is wet");
  call (f, "Who gets wet");
  wait_says (f, 1, "For each player (“Who gets wet”):");
  toggle (f, 1);
  /* What has none gets one, and says so until it is typed. */
  toggle (f, 2);
  g_assert_null (part_row (f, NAME));
  take_offer (f, "Add a Line", NAME);
  wait_until (page_is_quiet, f);
  g_assert_nonnull (part_row (f, NAME));
  call (f, "Who is beside");
  wait_says (f, 2, "For each player (“Who is beside”):");
  wait_says (f, 3, "The player “Who is beside” gets 1 point.");
}

static void
test_rule_title (PageFixture *f, gconstpointer data)
{
  g_test_summary ("A rule that others start is called by words wherever it is named");
  choose (f, "“Dry”, when another rule calls for it:");
  toggle (f, 0);
  take_offer (f, "Add a Line", NAME);
  wait_until (page_is_quiet, f);
  call (f, "The drying");
  wait_says (f, 0, "“The drying”, when another rule calls for it:");
  choose (f, "When a tile has been laid:");
  wait_says (f, 4, "What “The drying” says is done.");
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/ruleset/titles/names", PageFixture, NULL, set_up_named, test_titles,
              page_tear_down);
  g_test_add ("/ruleset/titles/rule", PageFixture, NULL, set_up_named, test_rule_title,
              page_tear_down);
  return g_test_run ();
}
