/* What the lines of lists are called. */
#include "app/widgets/line-names.h"

#include <adwaita.h>

#include "tests/app/wait.h"

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

/* The line of the list that opens from @widget, once it is there. */
static GtkWidget *
nth_line (GtkWidget *widget, guint nth)
{
  GtkWidget *list = find (find (widget, GTK_TYPE_POPOVER), GTK_TYPE_LIST_VIEW), *line;

  wait_until (is_mapped, list);
  line = gtk_widget_get_first_child (list);
  for (guint i = 0; i < nth; i++)
    line = gtk_widget_get_next_sibling (line);
  return line;
}

static gboolean
has_focus (gpointer widget)
{
  return gtk_widget_has_focus (widget);
}

static void
focus (GtkWidget *line)
{
  gtk_widget_grab_focus (line);
  wait_until (has_focus, line);
}

static void
assert_name (GtkWidget *line, const char *name)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

static GtkWindow *
show (GtkWidget *child)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  gtk_window_set_child (window, child);
  gtk_window_present (window);
  wait_until (is_mapped, child);
  return window;
}

static const char *const spoken[] = { "Everything", "What others do", NULL };

/* A choice is called by its words, and not by what stood in its place before. */
static void
test_drop_down (void)
{
  static const char *const other[] = { "Nothing", NULL };
  g_autoptr (GtkStringList) model = gtk_string_list_new (spoken);
  GtkWidget *drop_down = gtk_drop_down_new (g_object_ref (G_LIST_MODEL (model)), NULL);
  GtkWindow *window = show (drop_down);
  GtkWidget *line;

  gtk_widget_activate (drop_down);
  line = nth_line (drop_down, 1);
  focus (line);
  assert_name (line, "What others do");
  focus (nth_line (drop_down, 0));
  assert_name (nth_line (drop_down, 0), "Everything");
  gtk_string_list_splice (model, 0, 2, other);
  focus (nth_line (drop_down, 0));
  assert_name (nth_line (drop_down, 0), "Nothing");
  gtk_window_destroy (window);
}

/* So is one of a row. */
static void
test_row (void)
{
  g_autoptr (GtkStringList) model = gtk_string_list_new (spoken);
  GtkWidget *list = gtk_list_box_new (), *row = adw_combo_row_new ();
  GtkWindow *window;

  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  window = show (list);
  gtk_widget_activate (row);
  focus (nth_line (row, 1));
  assert_name (nth_line (row, 1), "What others do");
  gtk_window_destroy (window);
}

/* What has a name keeps it. */
static void
test_named (void)
{
  g_autoptr (GtkStringList) model = gtk_string_list_new (spoken);
  GtkWidget *drop_down = gtk_drop_down_new (g_object_ref (G_LIST_MODEL (model)), NULL);
  GtkWindow *window = show (drop_down);
  GtkWidget *line;

  gtk_widget_activate (drop_down);
  line = nth_line (drop_down, 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, "Others",
                                  -1);
  focus (line);
  assert_name (line, "Others");
  gtk_window_destroy (window);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  tw_line_names_init ();
  g_test_add_func ("/line-names/drop-down", test_drop_down);
  g_test_add_func ("/line-names/row", test_row);
  g_test_add_func ("/line-names/named", test_named);
  return g_test_run ();
}
