/* The list of a row that offers a choice. */
#include "app/widgets/choice-row.h"

#include "tests/app/wait.h"

#define N_CHOICES 40
#define FOCUSED   12
#define HOVERED   3

static guint n_changes;

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

static void
count_cb (void)
{
  n_changes++;
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

/* The list that opens; the row has another one that shows what is chosen. */
static GtkWidget *
list_of (GtkWidget *row)
{
  return find (find (row, GTK_TYPE_POPOVER), GTK_TYPE_LIST_VIEW);
}

static const char *
words_of (GtkWidget *line)
{
  GtkWidget *label = find (line, GTK_TYPE_LABEL);

  return label != NULL ? gtk_label_get_label (GTK_LABEL (label)) : NULL;
}

/* Gives the keyboard to the line that says @words, once it is there. */
static void
focus (GtkWidget *list, const char *words)
{
  GtkWidget *line = NULL;

  while (line == NULL)
    {
      g_main_context_iteration (NULL, TRUE);
      for (GtkWidget *child = gtk_widget_get_first_child (list); child != NULL && line == NULL;
           child = gtk_widget_get_next_sibling (child))
        line = g_strcmp0 (words_of (child), words) == 0 ? child : NULL;
    }
  while (!gtk_widget_has_focus (line))
    {
      gtk_widget_grab_focus (line);
      g_main_context_iteration (NULL, FALSE);
    }
}

/* As a key does that nothing takes on its way to the line that has the keyboard. */
static void
press (GtkWidget *list, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (list);
  gboolean is_done = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !is_done; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &is_done);
    }
  if (!is_done)
    gtk_widget_activate (gtk_widget_get_focus_child (list));
}

/* The list has moved below the pointer, which selects what lies there: Return takes what has the
 * keyboard all the same, and nothing is chosen in between. */
static void
test_pointer_rests (void)
{
  GtkWidget *window = adw_window_new (), *row = adw_combo_row_new ();
  GtkWidget *group = adw_preferences_group_new (), *list;
  g_autoptr (GtkStringList) choices = gtk_string_list_new (NULL);

  for (guint i = 0; i < N_CHOICES; i++)
    {
      g_autofree char *words = g_strdup_printf ("Choice %u", i);

      gtk_string_list_append (choices, words);
    }
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (choices));
  tw_choice_list (ADW_COMBO_ROW (row));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  adw_window_set_content (ADW_WINDOW (window), group);
  gtk_window_present (GTK_WINDOW (window));
  wait_until (is_mapped, row);
  g_signal_connect (row, "notify::selected", G_CALLBACK (count_cb), NULL);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  list = list_of (row);
  g_assert_nonnull (list);
  wait_until (is_mapped, list);
  gtk_widget_activate_action (list, "list.scroll-to-item", "u", FOCUSED);
  focus (list, "Choice 12");
  gtk_widget_activate_action (list, "list.select-item", "(ubb)", HOVERED, FALSE, FALSE);
  press (list, GDK_KEY_Return);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, FOCUSED);
  g_assert_cmpuint (n_changes, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/choice-row/pointer-rests", test_pointer_rests);
  return g_test_run ();
}
