/* What is heard of entries: their names, what stands in them, and that they have the keyboard at
 * all. */
#include "app/widgets/entry-names.h"

#include <adwaita.h>

#include "tests/app/wait.h"

typedef struct
{
  GtkWindow *window;
  GtkWidget *box, *row, *entry;
  guint n_moves;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  GtkWidget *list = gtk_list_box_new ();

  f->window = GTK_WINDOW (gtk_window_new ());
  f->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  f->row = adw_entry_row_new ();
  f->entry = gtk_entry_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (f->row), "Id");
  gtk_editable_set_text (GTK_EDITABLE (f->row), "T1");
  gtk_editable_set_text (GTK_EDITABLE (f->entry), "new-set.xml");
  gtk_list_box_append (GTK_LIST_BOX (list), f->row);
  gtk_box_append (GTK_BOX (f->box), list);
  gtk_box_append (GTK_BOX (f->box), f->entry);
  gtk_window_set_child (f->window, f->box);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  gtk_window_destroy (f->window);
}

static void
assert_property (GtkEditable *text, GtkAccessibleProperty property, const char *words)
{
  g_autofree char *different =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (text), property, words);

  g_assert_cmpstr (different, ==, NULL);
}

static gboolean
has_focus (gpointer widget)
{
  return gtk_widget_has_focus (widget);
}

/* What has the focus in a row has its title, also when that changes, and tells what it holds. */
static void
test_row (Fixture *f, gconstpointer data)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (f->row));

  g_assert_true (
      gtk_test_accessible_has_role (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_ROLE_TEXT_BOX));
  assert_property (text, GTK_ACCESSIBLE_PROPERTY_LABEL, "Id");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (f->row), "Id of the tile");
  assert_property (text, GTK_ACCESSIBLE_PROPERTY_LABEL, "Id of the tile");
  gtk_window_present (f->window);
  gtk_widget_grab_focus (f->row);
  wait_until (has_focus, text);
  assert_property (text, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "T1");
  gtk_widget_grab_focus (f->entry);
  gtk_widget_set_tooltip_text (f->row, "No blanks");
  gtk_widget_grab_focus (f->row);
  assert_property (text, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "T1. No blanks");
  gtk_editable_set_text (GTK_EDITABLE (f->row), "");
  gtk_widget_grab_focus (f->entry);
  gtk_widget_grab_focus (f->row);
  assert_property (text, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "No blanks");
}

static void
moved_cb (Fixture *f)
{
  f->n_moves++;
}

static gboolean
has_moved (gpointer data)
{
  Fixture *f = data;

  return f->n_moves >= 2;
}

/* An entry that has the focus when its window opens gets it anew, once, and what is selected in it
 * stays so. */
static void
test_window (Fixture *f, gconstpointer data)
{
  GtkWidget *text = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (f->entry)));
  int start, end;

  gtk_widget_grab_focus (f->entry);
  gtk_editable_select_region (GTK_EDITABLE (f->entry), 0, 7);
  g_signal_connect_swapped (f->window, "notify::focus-widget", G_CALLBACK (moved_cb), f);
  gtk_window_present (f->window);
  wait_until (has_moved, f);
  g_assert_true (gtk_window_get_focus (f->window) == text);
  g_assert_true (gtk_editable_get_selection_bounds (GTK_EDITABLE (f->entry), &start, &end));
  g_assert_cmpint (start, ==, 0);
  g_assert_cmpint (end, ==, 7);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  tw_entry_names_init ();
#define ADD(name, function)                                                                        \
  g_test_add ("/entry-names/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("row", test_row);
  ADD ("window", test_window);
#undef ADD
  return g_test_run ();
}
