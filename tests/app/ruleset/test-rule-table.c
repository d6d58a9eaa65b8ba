/* The Rules page: the little table beside a rule. */
#include "app/ruleset/rule-table.h"
#include "app/table/game-table.h"
#include "tests/app/ruleset/rules-page-fixture.h"

#define FRUIT "When a tile with the symbol “orchards” has been laid:"
#define WINE  "When a tile with the symbol “vines” has been laid:"

static const char orchards[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='orchards'>\n"
    "<title>Orchards</title>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
    "<symbol id='orchard' on='tile'><title>orchards</title></symbol>\n"
    "<symbol id='vine' on='tile'><title>vines</title></symbol>\n"
    "<procedure id='fruit' at='laid' if-symbol='orchard'>"
    "<give what='points' n='2' to='player'/></procedure>\n"
    "<procedure id='wine' at='laid' if-symbol='vine'>"
    "<give what='points' n='3' to='player'/></procedure>\n"
    "<effect features='road' events='complete' stage='credit' to='all' points='4' scope='tiles' "
    "if-symbol='orchard'/>\n"
    "</rules>\n"
    "<tile id='A' count='4' symbols='orchard'><road edges='E W'/></tile>\n"
    "</tile-set>\n";

static void
set_up_orchards (PageFixture *f, gconstpointer data)
{
  page_show_text (f, orchards, tw_rules_page_new, 1200);
}

static GtkWidget *
table_of (PageFixture *f)
{
  return nth_widget (f->page, TW_TYPE_RULE_TABLE, 0);
}

/* Whether the table, and not what else is on the page, says @words. */
static gboolean
table_says (PageFixture *f, const char *words)
{
  GtkWidget *label;

  for (guint i = 0; (label = nth_widget (table_of (f), GTK_TYPE_LABEL, i)) != NULL; i++)
    if (gtk_widget_get_mapped (label)
        && strstr (gtk_label_get_text (GTK_LABEL (label)), words) != NULL)
      return TRUE;
  return FALSE;
}

static void
wait_for (PageFixture *f, const char *words)
{
  while (!table_says (f, words))
    g_main_context_iteration (NULL, TRUE);
}

static void
do_action (PageFixture *f, const char *name)
{
  g_assert_true (gtk_widget_activate_action (f->page, name, NULL));
}

static void
test_try (PageFixture *f, gconstpointer data)
{
  choose (f, FRUIT);
  wait_for (f, "The next move can set the rule off.");
  g_assert_true (table_says (f, "With 1 tile on the table · Red 0 · Blue 0"));
  g_assert_nonnull (nth_widget (table_of (f), TW_TYPE_GAME_TABLE, 0));
  do_action (f, "rules.try-rule");
  g_assert_true (table_says (f, "+2"));
  g_assert_true (table_says (f, "Back to the Position"));
  g_assert_true (table_says (f, "With 2 tiles on the table · Red 2 · Blue 0"));
  do_action (f, "rules.try-rule");
  g_assert_true (table_says (f, "Show What It Does"));
  g_assert_false (table_says (f, "+2"));
}

/* The dial changes the file, and what is seen at the table. */
static void
test_dial (PageFixture *f, gconstpointer data)
{
  GtkSpinButton *dial;

  choose (f, FRUIT);
  wait_for (f, "The next move can set the rule off.");
  do_action (f, "rules.try-rule");
  dial = GTK_SPIN_BUTTON (nth_widget (table_of (f), GTK_TYPE_SPIN_BUTTON, 0));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (dial), ==, 2);
  gtk_spin_button_set_value (dial, 7);
  g_assert_true (document_says (f, "n=\"7\""));
  wait_for (f, "+7");
  g_assert_true (table_says (f, "The player on turn gets 7 points."));
  tw_document_undo (f->document);
  wait_for (f, "+2");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (dial), ==, 2);
}

static void
test_nowhere (PageFixture *f, gconstpointer data)
{
  choose (f, WINE);
  wait_for (f, "No tile has “vines” yet, so the rule does nothing.");
  /* A button leads on to where it can be put on one. */
  g_assert_true (table_says (f, "Put It on a Tile"));
  do_action (f, "rules.try-rule");
  do_action (f, "rules.save-case");
  g_assert_true (table_says (f, "No tile has “vines” yet,"));
  choose (f, FRUIT);
  wait_for (f, "The next move can set the rule off.");
  g_assert_false (table_says (f, "Put It on a Tile"));
}

/* The row of the only effect. */
static GtkWidget *
nth_effect_row (PageFixture *f)
{
  GtkWidget *row;

  for (guint i = 0; (row = nth_widget (f->page, ADW_TYPE_ACTION_ROW, i)) != NULL; i++)
    if (g_str_has_prefix (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), "Road (when"))
      return row;
  g_assert_not_reached ();
}

/* An effect is tried and turned like a rule in sentences. */
static void
test_effect (PageFixture *f, gconstpointer data)
{
  GtkSpinButton *dial;
  GtkWidget *row = nth_effect_row (f);

  adw_action_row_activate (ADW_ACTION_ROW (row));
  wait_for (f, "The next move can set the rule off.");
  do_action (f, "rules.try-rule");
  g_assert_true (table_says (f, "+4"));
  dial = GTK_SPIN_BUTTON (nth_widget (table_of (f), GTK_TYPE_SPIN_BUTTON, 0));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (dial), ==, 4);
  gtk_spin_button_set_value (dial, 6);
  g_assert_true (document_says (f, "points=\"6\""));
  wait_for (f, "+6");
  tw_document_undo (f->document);
  wait_for (f, "+4");
  choose (f, FRUIT);
  wait_for (f, "The next move can set the rule off.");
}

static void
set_up_losses (PageFixture *f, gconstpointer data)
{
  g_auto (GStrv) parts = g_strsplit (orchards, "n='2'", 2);
  g_autofree char *lost = g_strjoinv ("n='-2'", parts);
  g_auto (GStrv) halves = g_strsplit (lost, "points='4'", 2);
  g_autofree char *text = g_strjoinv ("points='-4'", halves);

  page_show_text (f, text, tw_rules_page_new, 1200);
}

static GtkSpinButton *
first_dial (PageFixture *f)
{
  return GTK_SPIN_BUTTON (nth_widget (table_of (f), GTK_TYPE_SPIN_BUTTON, 0));
}

/* Points that are taken away are below 0 on every dial, and can be turned into a gain. */
static void
test_loss (PageFixture *f, gconstpointer data)
{
  choose (f, FRUIT);
  wait_for (f, "The next move can set the rule off.");
  g_assert_true (table_says (f, "The player on turn loses 2 points."));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (first_dial (f)), ==, -2);
  g_assert_true (table_says (f, "Below 0: taken away"));
  gtk_spin_button_set_value (first_dial (f), -5);
  g_assert_true (document_says (f, "n=\"-5\""));
  gtk_spin_button_set_value (first_dial (f), 3);
  g_assert_true (document_says (f, "n=\"3\""));
  adw_action_row_activate (ADW_ACTION_ROW (nth_effect_row (f)));
  wait_for (f, "-4");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (first_dial (f)), ==, -4);
  gtk_spin_button_set_value (first_dial (f), -3);
  g_assert_true (document_says (f, "points=\"-3\""));
}

static void
set_up_tokens (PageFixture *f, gconstpointer data)
{
  g_auto (GStrv) parts = g_strsplit (orchards, "what='points' n='2'", 2);
  g_autofree char *given = g_strjoinv ("what='cider' n='2'", parts);
  g_auto (GStrv) halves = g_strsplit (given, "<procedure", 2);
  g_autofree char *text =
      g_strjoinv ("<token id='cider' supply='9'><title>Cider</title></token>\n<procedure", halves);

  page_show_text (f, text, tw_rules_page_new, 1200);
}

/* Tokens that are given are none that are taken away: their dial ends at 0. */
static void
test_tokens (PageFixture *f, gconstpointer data)
{
  double least;

  choose (f, FRUIT);
  wait_for (f, "The next move can set the rule off.");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (first_dial (f)), ==, 2);
  g_assert_false (table_says (f, "Below 0"));
  gtk_spin_button_get_range (first_dial (f), &least, NULL);
  g_assert_cmpfloat (least, ==, 0);
}

/* One Tab leads to the table, another one on, wherever on it the focus is by then. */
static void
test_one_stop (PageFixture *f, gconstpointer data)
{
  GtkWidget *table, *focus;
  GtkRoot *root = gtk_widget_get_root (f->page);

  choose (f, FRUIT);
  wait_for (f, "The next move can set the rule off.");
  table = nth_widget (table_of (f), TW_TYPE_GAME_TABLE, 0);
  gtk_widget_grab_focus (table);
  g_assert_true (gtk_root_get_focus (root) == table);
  gtk_widget_child_focus (GTK_WIDGET (root), GTK_DIR_TAB_FORWARD);
  focus = gtk_root_get_focus (root);
  g_assert_false (gtk_widget_is_ancestor (focus, table));
  g_assert_true (gtk_widget_is_ancestor (focus, table_of (f)));
  gtk_widget_child_focus (GTK_WIDGET (root), GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_root_get_focus (root) == table);
  gtk_widget_child_focus (GTK_WIDGET (root), GTK_DIR_TAB_BACKWARD);
  focus = gtk_root_get_focus (root);
  g_assert_false (focus == table || gtk_widget_is_ancestor (focus, table));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/ruleset/rule-table/try", PageFixture, NULL, set_up_orchards, test_try,
              page_tear_down);
  g_test_add ("/ruleset/rule-table/dial", PageFixture, NULL, set_up_orchards, test_dial,
              page_tear_down);
  g_test_add ("/ruleset/rule-table/nowhere", PageFixture, NULL, set_up_orchards, test_nowhere,
              page_tear_down);
  g_test_add ("/ruleset/rule-table/effect", PageFixture, NULL, set_up_orchards, test_effect,
              page_tear_down);
  g_test_add ("/ruleset/rule-table/loss", PageFixture, NULL, set_up_losses, test_loss,
              page_tear_down);
  g_test_add ("/ruleset/rule-table/tokens", PageFixture, NULL, set_up_tokens, test_tokens,
              page_tear_down);
  g_test_add ("/ruleset/rule-table/one-stop", PageFixture, NULL, set_up_orchards, test_one_stop,
              page_tear_down);
  return g_test_run ();
}
