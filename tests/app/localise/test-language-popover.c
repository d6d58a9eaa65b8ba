/* The question for a further language, or for how one counts. */
#include "app/localise/language-popover.h"

#include "engine/format/tile-set-writer.h"
#include "tests/app/localise/texts-page-fixture.h"

static gboolean
is_popover_gone (gpointer page)
{
  return nth_widget (page, TW_TYPE_LANGUAGE_POPOVER, 0) == NULL;
}

/* Opens the question for a language, or how it counts; its entries are the language's and the
 * rule's. */
static GtkWidget *
open_popover (PageFixture *f, const char *action)
{
  GtkWidget *popover;

  gtk_widget_activate_action (f->page, action, NULL);
  wait_until (page_is_quiet, f);
  popover = nth_widget (f->page, TW_TYPE_LANGUAGE_POPOVER, 0);
  g_assert_nonnull (popover);
  return popover;
}

static void
type_in (GtkWidget *popover, guint entry, const char *words)
{
  gtk_editable_set_text (GTK_EDITABLE (nth_widget (popover, GTK_TYPE_ENTRY, entry)), words);
}

static GtkWidget *
button_of (GtkWidget *popover)
{
  return nth_widget (popover, GTK_TYPE_BUTTON, 0);
}

/* How the language shown counts is changed, and the texts know it; the focus is theirs again. */
static void
test_rule (PageFixture *f, gconstpointer data)
{
  GtkWidget *popover;
  TwTileSet *set;

  popover = open_popover (f, "texts.plural-rule");
  g_assert_false (
      gtk_editable_get_editable (GTK_EDITABLE (nth_widget (popover, GTK_TYPE_ENTRY, 0))));
  type_in (popover, 1, "nplurals=2; plural=n");
  g_assert_true (says (popover, "This is no rule"));
  g_assert_false (gtk_widget_get_sensitive (button_of (popover)));
  type_in (popover, 1, "nplurals=2; plural=n>2;");
  g_assert_true (says (popover, "2 forms: 0, 1, 2 · 3, 4"));
  g_signal_emit_by_name (button_of (popover), "clicked");
  wait_until (is_popover_gone, f->page);
  wait_until (has_focus, cell_at (f, 0));
  set = tw_document_get_set (f->document);
  {
    g_autofree char *xml = tw_tile_set_file_to_xml (set, NULL);

    g_assert_nonnull (strstr (xml, "xml:lang=\"cs\" plural-forms=\"nplurals=2; plural=n&gt;2;\""));
  }
  tw_document_undo (f->document);
  /* A language may count as another one does. */
  popover = open_popover (f, "texts.plural-rule");
  g_assert_true (says (popover, "Same Plurals As"));
  gtk_popover_popdown (GTK_POPOVER (popover));
  wait_until (is_popover_gone, f->page);
}

static void
press_return (GtkWidget *popover)
{
  g_signal_emit_by_name (nth_widget (popover, GTK_TYPE_ENTRY, 0), "activate");
}

/* A known language is found by all that people call it, and Return takes it. */
static void
test_find_language (PageFixture *f, gconstpointer data)
{
  static const char *const typed[] = { "Deutsch", "german", "germ", "de", "deu", "ger", "deut" };

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      GtkWidget *popover = open_popover (f, "texts.add-language");

      type_in (popover, 0, typed[i]);
      g_assert_false (says (popover, "Plural Rule"));
      press_return (popover);
      wait_until (is_popover_gone, f->page);
      g_assert_true (says (f->page, "Deutsch"));
      gtk_widget_activate_action (f->page, "texts.remove-language", NULL);
      wait_until (page_is_quiet, f);
      g_assert_false (says (f->page, "Deutsch"));
    }
}

static void
test_add_language (PageFixture *f, gconstpointer data)
{
  GtkWidget *popover = open_popover (f, "texts.add-language");

  /* The beginning of a name is nothing wrong; where several are found Return makes one whole. */
  type_in (popover, 0, "norw");
  g_assert_false (says (popover, "No language"));
  g_assert_false (gtk_widget_get_sensitive (button_of (popover)));
  press_return (popover);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (nth_widget (popover, GTK_TYPE_ENTRY, 0))),
                   ==, "norsk bokmål");
  g_assert_true (gtk_widget_get_sensitive (button_of (popover)));
  /* Neither is the beginning of one that is there a new one. */
  type_in (popover, 0, "češt");
  g_assert_true (says (popover, "čeština is there already."));
  g_assert_false (says (popover, "Plural Rule"));
  g_assert_false (gtk_widget_get_sensitive (button_of (popover)));
  /* A code that the program does not know is told, beside what it may be the beginning of. */
  type_in (popover, 0, "esp");
  g_assert_true (says (popover, "Add “esp”"));
  type_in (popover, 0, "spa");
  g_assert_false (says (popover, "“spa”"));
  type_in (popover, 0, "x y");
  g_assert_true (says (popover, "Unknown language."));
  g_assert_false (gtk_widget_get_sensitive (button_of (popover)));
  type_in (popover, 0, "čeština");
  g_assert_true (says (popover, "čeština is there already."));
  g_assert_false (gtk_widget_get_sensitive (button_of (popover)));
  type_in (popover, 0, "polski");
  g_assert_false (says (popover, "3 forms"));
  g_assert_false (says (popover, "Same Plurals As"));
  g_assert_false (says (popover, "Plural Rule"));
  g_assert_true (gtk_widget_get_sensitive (button_of (popover)));
  type_in (popover, 0, "szl");
  g_assert_true (says (popover, "Same Plurals As"));
  g_assert_true (says (popover, "Plural Rule"));
  {
    GtkListBox *known = GTK_LIST_BOX (nth_widget (popover, GTK_TYPE_LIST_BOX, 0));
    guint i = 0;

    while (!says (GTK_WIDGET (gtk_list_box_get_row_at_index (known, (int) i)), "polski"))
      i++;
    g_signal_emit_by_name (known, "row-activated", gtk_list_box_get_row_at_index (known, (int) i));
  }
  g_assert_true (says (popover, "3 forms: 1 · 2, 3, 4, 22, 23"));
  g_signal_emit_by_name (button_of (popover), "clicked");
  wait_until (is_popover_gone, f->page);
  wait_until (has_focus, cell_at (f, 0));
  g_assert_cmpuint (count_widgets (f->page, TW_TYPE_TEXT_CELL), ==, 4);
  g_assert_cmpstr (gtk_editable_get_text (entry_at (f, 0)), ==, "");
}

/* What is taken out comes back by undo, and is shown again. */

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/language-popover/rule", PageFixture, NULL, set_up, test_rule, page_tear_down);
  g_test_add ("/language-popover/add", PageFixture, NULL, set_up, test_add_language,
              page_tear_down);
  g_test_add ("/language-popover/find", PageFixture, NULL, set_up, test_find_language,
              page_tear_down);
  return g_test_run ();
}
