/* Tab on the Texts page, among more texts than are in sight. */
#include "app/localise/texts-page.h"

#include "app/localise/text-cell.h"
#include "tests/app/find-widget.h"
#include "tests/app/page-fixture.h"

#define N_RULES 30

static gboolean
is_in_cell (gpointer page)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (page));

  return focus != NULL && gtk_widget_get_ancestor (focus, TW_TYPE_TEXT_CELL) != NULL;
}

/* The row in whose entry the focus is. */
static TwTextRow *
focused_row (GtkWidget *page)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (page));

  return tw_text_cell_get_row (TW_TEXT_CELL (gtk_widget_get_ancestor (focus, TW_TYPE_TEXT_CELL)));
}

/* Tab comes to each text, also to those that are out of sight, and Shift+Tab back. */
static void
test_all (void)
{
  PageFixture f = { 0 };
  g_autoptr (GString) xml = g_string_new (
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='many'><title>Many</title>"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>");
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  for (guint i = 0; i < N_RULES; i++)
    g_string_append_printf (xml, "<rule id='MANY-%03u'><statement>Road %u.</statement></rule>", i,
                            i);
  g_string_append (xml, "</rules></tile-set>");
  page_show_text (&f, xml->str, tw_texts_page_new, 1280);
  gtk_widget_grab_focus (f.page);
  wait_until (is_in_cell, f.page);
  for (guint i = 0; i < N_RULES; i++)
    {
      g_ptr_array_add (rows, focused_row (f.page));
      g_assert_true (gtk_widget_child_focus (f.page, GTK_DIR_TAB_FORWARD));
      wait_until (is_in_cell, f.page);
      g_assert_false (g_ptr_array_find (rows, focused_row (f.page), NULL));
    }
  for (guint i = N_RULES; i-- > 0;)
    {
      g_assert_true (gtk_widget_child_focus (f.page, GTK_DIR_TAB_BACKWARD));
      wait_until (is_in_cell, f.page);
      g_assert_true (focused_row (f.page) == rows->pdata[i]);
    }
  page_tear_down (&f, NULL);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/texts-page/tab", test_all);
  return g_test_run ();
}
