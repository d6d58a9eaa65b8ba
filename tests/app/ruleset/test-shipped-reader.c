/* The Rules page: the rules of expansions, read, searched, copied. */
#include "app/ruleset/rule-desk.h"
#include "app/ruleset/shipped-reader.h"
#include "app/ruleset/shipped-row.h"
#include "tests/app/ruleset/rules-page-fixture.h"

static TwShippedRow *
rule_of (PageFixture *f, const char *title)
{
  GtkWidget *row;

  for (guint i = 0; (row = nth_widget (f->page, TW_TYPE_SHIPPED_ROW, i)) != NULL; i++)
    if (strcmp (tw_shipped_row_get_title (TW_SHIPPED_ROW (row)), title) == 0
        && gtk_widget_get_child_visible (row))
      return TW_SHIPPED_ROW (row);
  return NULL;
}

static GtkWidget *
button_of (TwShippedRow *row, const char *label)
{
  GtkWidget *button;

  for (guint i = 0; (button = nth_widget (GTK_WIDGET (row), GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) == 0)
      return button;
  return NULL;
}

/* The first rule of an expansion. */
static const char *
first_of (PageFixture *f, const char *part)
{
  GtkWidget *row;

  for (guint i = 0; (row = nth_widget (f->page, TW_TYPE_SHIPPED_ROW, i)) != NULL; i++)
    if (strcmp (tw_shipped_row_get_part (TW_SHIPPED_ROW (row))->id, part) == 0)
      return tw_shipped_row_get_title (TW_SHIPPED_ROW (row));
  g_assert_not_reached ();
}

static TwShippedRow *
open_rule (PageFixture *f, const char *title)
{
  TwShippedRow *row;

  gtk_widget_activate_action (f->page, "rules.expansions", NULL);
  wait_until (page_is_quiet, f);
  row = rule_of (f, title);
  g_assert_nonnull (row);
  g_signal_emit_by_name (gtk_widget_get_parent (GTK_WIDGET (row)), "row-activated", row);
  return row;
}

static const char volcano[] = "When a tile with the symbol “Volcano” has been laid:";

/* Nothing of it is made before somebody wants to read it. */
static void
test_lazy (PageFixture *f, gconstpointer data)
{
  g_assert_null (nth_widget (f->page, TW_TYPE_SHIPPED_ROW, 0));
  gtk_widget_activate_action (f->page, "rules.expansions", NULL);
  wait_until (page_is_quiet, f);
  g_assert_cmpuint (count_widgets (f->page, TW_TYPE_SHIPPED_ROW), >, 150);
  g_assert_false (tw_document_is_modified (f->document));
}

static void
test_search (PageFixture *f, gconstpointer data)
{
  GtkWidget *reader, *entry;

  gtk_widget_activate_action (f->page, "rules.expansions", NULL);
  wait_until (page_is_quiet, f);
  reader = nth_widget (f->page, TW_TYPE_SHIPPED_READER, 0);
  entry = nth_widget (reader, GTK_TYPE_SEARCH_ENTRY, 0);
  g_assert_nonnull (rule_of (f, volcano));
  gtk_editable_set_text (GTK_EDITABLE (entry), "volcano");
  g_signal_emit_by_name (entry, "search-changed");
  g_assert_nonnull (rule_of (f, volcano));
  g_assert_null (rule_of (f, "Mist bounds fields as a city does."));
  /* Without headings each says of which expansion it is. */
  g_assert_true (says (GTK_WIDGET (rule_of (f, volcano)), "The Princess & the Dragon"));
  gtk_editable_set_text (GTK_EDITABLE (entry), "qqq");
  g_signal_emit_by_name (entry, "search-changed");
  g_assert_null (rule_of (f, volcano));
  g_assert_true (says (reader, "No rule says that."));
}

/* What was copied is shown, to be changed; undo takes all of it back. */
static void
test_copy (PageFixture *f, gconstpointer data)
{
  TwShippedRow *row = open_rule (f, volcano);
  g_autofree char *before = xml_of (f), *after = NULL;
  GtkWidget *desk;

  g_signal_emit_by_name (button_of (row, "Copy to This Set"), "clicked");
  wait_until (page_is_quiet, f);
  g_assert_true (document_says (f, "<procedure id=\"volcano-2\""));
  g_assert_true (document_says (f, "<figure id=\"dragon-2\""));
  desk = nth_widget (f->page, TW_TYPE_RULE_DESK, 0);
  g_assert_nonnull (desk);
  g_assert_true (says (desk, "Volcano"));
  tw_document_undo (f->document);
  after = xml_of (f);
  g_assert_cmpstr (after, ==, before);
}

static void
test_copy_with (PageFixture *f, gconstpointer data)
{
  TwShippedRow *row = open_rule (f, "When a tile with the symbol “Dragon” has been drawn:");

  g_assert_true (says (GTK_WIDGET (row), "It needs 1 other rule"));
  g_signal_emit_by_name (button_of (row, "Copy to This Set"), "clicked");
  wait_until (page_is_quiet, f);
  g_assert_true (document_says (f, "<procedure id=\"dragon-sleeps-2\""));
  g_assert_true (document_says (f, "<procedure id=\"volcano-2\""));
}

/* What is needed is ticked, what can stay away is not; both as the user likes. */
static void
test_ticks (PageFixture *f, gconstpointer data)
{
  TwShippedRow *row =
      open_rule (f,
                 "After a figure could be placed on a tile with the symbol “Dragon”, if the game "
                 "is played with “When the dragon moves: Before the counting”:");
  GtkWidget *tick;
  gboolean are_ticked[3];

  for (guint i = 0; i < G_N_ELEMENTS (are_ticked); i++)
    {
      tick = nth_widget (GTK_WIDGET (row), GTK_TYPE_CHECK_BUTTON, i);
      g_assert_nonnull (tick);
      are_ticked[i] = gtk_check_button_get_active (GTK_CHECK_BUTTON (tick));
    }
  g_assert_null (nth_widget (GTK_WIDGET (row), GTK_TYPE_CHECK_BUTTON, 3));
  g_assert_true (are_ticked[0] && are_ticked[1] && !are_ticked[2]);
  g_assert_true (says (GTK_WIDGET (row), "It can do without these."));
  /* Not the rule that lays tiles aside, but the fairy. */
  for (guint i = 1; i < G_N_ELEMENTS (are_ticked); i++)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (
                                     nth_widget (GTK_WIDGET (row), GTK_TYPE_CHECK_BUTTON, i)),
                                 i == 2);
  g_signal_emit_by_name (button_of (row, "Copy to This Set"), "clicked");
  wait_until (page_is_quiet, f);
  g_assert_true (document_says (f, "<procedure id=\"volcano-2\""));
  g_assert_true (document_says (f, "<procedure id=\"fairy-2\""));
  g_assert_false (document_says (f, "dragon-sleeps"));
}

static void
test_copy_all (PageFixture *f, gconstpointer data)
{
  TwShippedRow *row = open_rule (f, volcano);

  g_signal_emit_by_name (button_of (row, "Copy All Rules of the Expansion"), "clicked");
  wait_until (page_is_quiet, f);
  g_assert_true (document_says (f, "<procedure id=\"volcano-2\""));
  g_assert_true (document_says (f, "<procedure id=\"princess-2\""));
}

/* A set cannot have two pairs of counting figures. */
static void
test_refused (PageFixture *f, gconstpointer data)
{
  TwShippedRow *row;
  g_autofree char *id = NULL, *before = NULL, *after = NULL;
  g_autoptr (GError) error = NULL;

  id = tw_own_thing_add (f->document, TW_OWN_COUNTING, "Cat", &error);
  g_assert_nonnull (id);
  wait_until (page_is_quiet, f);
  before = xml_of (f);
  gtk_widget_activate_action (f->page, "rules.expansions", NULL);
  wait_until (page_is_quiet, f);
  row = open_rule (f, first_of (f, "messages"));
  g_signal_emit_by_name (button_of (row, "Copy All Rules of the Expansion"), "clicked");
  after = xml_of (f);
  g_assert_cmpstr (after, ==, before);
  g_assert_true (says (GTK_WIDGET (row), "This cannot be copied into the set: Counting figures"));
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (PageFixture *f, gconstpointer data);
  } tests[] = {
    { "/shipped-reader/lazy", test_lazy },       { "/shipped-reader/search", test_search },
    { "/shipped-reader/copy", test_copy },       { "/shipped-reader/copy-with", test_copy_with },
    { "/shipped-reader/ticks", test_ticks },     { "/shipped-reader/copy-all", test_copy_all },
    { "/shipped-reader/refused", test_refused },
  };

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, PageFixture, NULL, set_up, tests[i].test, page_tear_down);
  return g_test_run ();
}
