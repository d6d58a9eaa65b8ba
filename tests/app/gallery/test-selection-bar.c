/* The bar below the tiles of the Set page: it says what is selected, whole, at any width. */
#include "app/gallery/selection-bar.h"

#include "app/gallery/set-page.h"
#include "engine/format/shipped-sets.h"
#include "tests/app/find-widget.h"
#include "tests/app/page-fixture.h"

static void
set_up (PageFixture *f, gconstpointer width)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", NULL);

  page_show (f, set, "base", tw_set_page_new, GPOINTER_TO_INT (width), 700);
}

static void
select_tile (PageFixture *f, guint position, gboolean is_only)
{
  GtkWidget *grid = nth_widget (f->page, GTK_TYPE_GRID_VIEW, 0);

  gtk_selection_model_select_item (gtk_grid_view_get_model (GTK_GRID_VIEW (grid)), position,
                                   is_only);
  wait_until (page_is_quiet, f);
}

static GtkWidget *
bar_of (PageFixture *f)
{
  return nth_widget (f->page, TW_TYPE_SELECTION_BAR, 0);
}

static gboolean
has_words (gpointer data)
{
  GtkWidget *bar = bar_of (data);

  return bar != NULL && nth_widget (bar, GTK_TYPE_LABEL, 0) != NULL;
}

/* What is said of the selection; it is whole and in sight. */
static void
assert_words (PageFixture *f, const char *words)
{
  GtkWidget *label;
  graphene_rect_t box;

  wait_until (has_words, f);
  label = nth_widget (bar_of (f), GTK_TYPE_LABEL, 0);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, words);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (label), ==, words);
  wait_until (page_is_quiet, f);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  g_assert_true (gtk_widget_compute_bounds (label, f->page, &box));
  g_assert_cmpfloat (box.origin.x, >=, 0);
  g_assert_cmpfloat (box.origin.x + box.size.width, <=, gtk_widget_get_width (f->page));
}

static gboolean
is_revealed (PageFixture *f)
{
  GtkWidget *bar = bar_of (f);
  GtkWidget *actions = bar != NULL ? nth_widget (bar, GTK_TYPE_ACTION_BAR, 0) : NULL;

  return actions != NULL && gtk_action_bar_get_revealed (GTK_ACTION_BAR (actions));
}

static GtkSpinButton *
copies_of (PageFixture *f)
{
  return GTK_SPIN_BUTTON (nth_widget (bar_of (f), GTK_TYPE_SPIN_BUTTON, 0));
}

static void
assert_copies (PageFixture *f, const char *text, const char *placeholder)
{
  GtkEditable *entry = gtk_editable_get_delegate (GTK_EDITABLE (copies_of (f)));
  const char *words = gtk_text_get_placeholder_text (GTK_TEXT (entry));

  g_assert_cmpstr (gtk_editable_get_text (entry), ==, text);
  g_assert_cmpstr (words != NULL ? words : "", ==, placeholder);
}

/* One tile by its name, several by their numbers; copies are a number where all have the same. */
static void
test_words (PageFixture *f, gconstpointer width)
{
  GtkWidget *grid = nth_widget (f->page, GTK_TYPE_GRID_VIEW, 0);

  select_tile (f, 3, TRUE);
  g_assert_true (is_revealed (f));
  assert_words (f, "D");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (copies_of (f)), ==, 4);
  select_tile (f, 1, FALSE);
  assert_words (f, "2 shapes, 8 copies");
  assert_copies (f, "4", "");
  for (guint i = 0; i < 12; i++)
    select_tile (f, i, FALSE);
  assert_words (f, "12 shapes, 33 copies");
  assert_copies (f, "", "1–5");
  gtk_selection_model_unselect_all (gtk_grid_view_get_model (GTK_GRID_VIEW (grid)));
  wait_until (page_is_quiet, f);
  g_assert_false (is_revealed (f));
}

static void
type_copies (PageFixture *f, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (copies_of (f)), text);
  gtk_spin_button_update (copies_of (f));
  wait_until (page_is_quiet, f);
}

/* A number of copies is that of each selected tile; to be shown it is not set. */
static void
test_copies (PageFixture *f, gconstpointer width)
{
  select_tile (f, 2, TRUE);
  select_tile (f, 3, FALSE);
  assert_words (f, "2 shapes, 5 copies");
  assert_copies (f, "", "1–4");
  g_assert_false (tw_document_is_modified (f->document));
  type_copies (f, "3");
  assert_words (f, "2 shapes, 6 copies");
  assert_copies (f, "3", "");
  gtk_spin_button_set_value (copies_of (f), 2);
  wait_until (page_is_quiet, f);
  assert_words (f, "2 shapes, 4 copies");
  /* One step where one followed the other at once, and two where that took its time. */
  while (tw_document_is_modified (f->document))
    tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  assert_words (f, "2 shapes, 5 copies");
  assert_copies (f, "", "1–4");
}

/* Where they differ only what is typed is taken for all, though the first has that number; a step
 * is one for each. */
static void
test_various (PageFixture *f, gconstpointer width)
{
  select_tile (f, 2, TRUE);
  select_tile (f, 3, FALSE);
  assert_copies (f, "", "1–4");
  /* As when the focus goes on. */
  gtk_spin_button_update (copies_of (f));
  type_copies (f, "nonsense");
  wait_until (page_is_quiet, f);
  g_assert_false (tw_document_is_modified (f->document));
  assert_copies (f, "", "1–4");
  gtk_spin_button_spin (copies_of (f), GTK_SPIN_STEP_FORWARD, 1);
  gtk_spin_button_spin (copies_of (f), GTK_SPIN_STEP_FORWARD, 1);
  wait_until (page_is_quiet, f);
  assert_words (f, "2 shapes, 9 copies");
  assert_copies (f, "", "3–6");
  gtk_spin_button_spin (copies_of (f), GTK_SPIN_STEP_BACKWARD, 1);
  assert_copies (f, "", "2–5");
  type_copies (f, "2");
  assert_words (f, "2 shapes, 4 copies");
  assert_copies (f, "2", "");
}

static gboolean
is_asked_name (gpointer data)
{
  return nth_widget (bar_of (data), GTK_TYPE_ENTRY, 0) != NULL;
}

/* The name is asked for where the bar is, even if it has only been told to slide in. */
static void
test_name_at_once (PageFixture *f, gconstpointer width)
{
  GtkWidget *grid = nth_widget (f->page, GTK_TYPE_GRID_VIEW, 0);
  GtkSelectionModel *tiles = gtk_grid_view_get_model (GTK_GRID_VIEW (grid));

  select_tile (f, 2, TRUE);
  gtk_selection_model_unselect_all (tiles);
  wait_until (page_is_quiet, f);
  g_assert_false (is_revealed (f));
  gtk_selection_model_select_item (tiles, 3, TRUE);
  g_assert_true (gtk_widget_activate_action (f->page, "set.ask-name", NULL));
  wait_until (is_asked_name, f);
  g_assert_true (is_revealed (f));
  gtk_popover_popdown (GTK_POPOVER (nth_widget (bar_of (f), GTK_TYPE_POPOVER, 0)));
  wait_until (page_is_quiet, f);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
#define ADD(name, width, func)                                                                     \
  g_test_add ("/gallery/selection-bar/" name, PageFixture, GINT_TO_POINTER (width), set_up, func,  \
              page_tear_down)
  ADD ("words/wide", 1280, test_words);
  ADD ("words/narrow", 800, test_words);
  ADD ("words/very-narrow", 460, test_words);
  ADD ("copies", 1280, test_copies);
  ADD ("various", 1280, test_various);
  ADD ("name-at-once", 1280, test_name_at_once);
#undef ADD
  return g_test_run ();
}
