/* What buttons are called, and that it is said once. */
#include "app/widgets/button-names.h"

#include <adwaita.h>

#include "tests/app/wait.h"

typedef struct
{
  GtkWindow *window;
  GtkWidget *box;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->window = GTK_WINDOW (gtk_window_new ());
  f->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_window_set_child (f->window, f->box);
  gtk_window_present (f->window);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  gtk_window_destroy (f->window);
}

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

static GtkWidget *
add (Fixture *f, GtkWidget *widget)
{
  gtk_box_append (GTK_BOX (f->box), widget);
  wait_until (is_mapped, widget);
  return widget;
}

static GtkWidget *
add_button (Fixture *f, const char *name, const char *tooltip)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("edit-find-symbolic");

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_tooltip_text (button, tooltip);
  return add (f, button);
}

static void
assert_described (GtkWidget *widget, const char *words)
{
  g_autofree char *different = NULL;

  if (words == NULL)
    {
      g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                                        GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
      return;
    }
  different = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);
  g_assert_cmpstr (different, ==, NULL);
}

/* Of a tooltip with the name in it the rest is said. */
static void
test_tooltip (Fixture *f, gconstpointer data)
{
  GtkWidget *button = add_button (f, "Fit", "Fit (Ctrl+0)");

  assert_described (button, "Ctrl+0");
  gtk_widget_set_tooltip_text (button, "Fit (F)");
  assert_described (button, "F");
  gtk_widget_set_tooltip_text (button, "Shows all of it");
  assert_described (button, "Shows all of it");
  assert_described (add_button (f, "Meeple, 7", "Meeple"), NULL);
  assert_described (add_button (f, "Meanwhile: Eva +4", "Meanwhile: Eva +4\nPlay It Again (V)"),
                    "Play It Again (V)");
  /* Another word that only begins so is no name. */
  assert_described (add_button (f, "Fit", "Fitting tiles"), "Fitting tiles");
}

/* What is described by somebody is not by its tooltip. */
static void
test_given (Fixture *f, gconstpointer data)
{
  GtkWidget *button = add_button (f, "Fit", NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  "Nothing to fit", -1);
  gtk_widget_unmap (button);
  gtk_widget_map (button);
  assert_described (button, "Nothing to fit");
}

/* What has a name of its own is not called by the title of its row as well. */
static void
test_row (Fixture *f, gconstpointer data)
{
  GtkWidget *row = adw_action_row_new (), *named = gtk_switch_new (),
            *other = adw_action_row_new ();
  GtkWidget *nameless = gtk_switch_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), "Fields");
  gtk_accessible_update_property (GTK_ACCESSIBLE (named), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  "Show Fields", -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), named);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), named);
  add (f, row);
  g_assert_false (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (named),
                                                    GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  adw_action_row_add_suffix (ADW_ACTION_ROW (other), nameless);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (other), nameless);
  add (f, other);
  g_assert_true (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (nameless),
                                                   GTK_ACCESSIBLE_RELATION_LABELLED_BY));
}

static GtkWidget *
find_close (GtkWidget *widget)
{
  GtkWidget *found =
      GTK_IS_BUTTON (widget)
              && g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), "window-close-symbolic")
                     == 0
          ? widget
          : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_close (child);
  return found;
}

/* What closes a toast is not called after its picture. */
static void
test_toast (Fixture *f, gconstpointer data)
{
  GtkWidget *overlay = add (f, adw_toast_overlay_new ()), *close = NULL;

  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), adw_toast_new ("Saved"));
  while ((close = find_close (overlay)) == NULL || !gtk_widget_get_mapped (close))
    g_main_context_iteration (NULL, TRUE);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (close), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Close");
  g_assert_false (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (close),
                                                    GTK_ACCESSIBLE_RELATION_LABELLED_BY));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  tw_button_names_init ();
#define ADD(name, function)                                                                        \
  g_test_add ("/button-names/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("tooltip", test_tooltip);
  ADD ("given", test_given);
  ADD ("row", test_row);
  ADD ("toast", test_toast);
#undef ADD
  return g_test_run ();
}
