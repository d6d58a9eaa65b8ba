/* One switch: what is framed, step by step, and what a press does. */
#include "app/widgets/scanner.h"

#include <adwaita.h>

#include "app/widgets/settings.h"
#include "tests/app/wait.h"

typedef struct
{
  GtkWidget *window;
  GtkWidget *left;  /* a group of two */
  GtkWidget *right; /* one of two, and one of a button and a field */
  GtkWidget *field;
  guint n_clicked;
} Fixture;

static void
clicked_cb (Fixture *f)
{
  f->n_clicked++;
}

static GtkWidget *
button_new (Fixture *f, const char *label)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), f);
  return button;
}

static GtkWidget *
group_new (GtkWidget *first, GtkWidget *second)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), second);
  return box;
}

static gboolean
is_active (gpointer window)
{
  return gtk_window_is_active (window);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GSettings) settings = tw_settings_new ();

  f->window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (f->window), FALSE);
  f->left = group_new (button_new (f, "A"), button_new (f, "B"));
  f->field = gtk_entry_new ();
  f->right = group_new (group_new (button_new (f, "C"), button_new (f, "D")),
                        group_new (button_new (f, "E"), f->field));
  gtk_window_set_child (GTK_WINDOW (f->window), group_new (f->left, f->right));
  gtk_window_present (GTK_WINDOW (f->window));
  wait_until (is_active, f->window);
  /* Longer than any test. */
  g_settings_set_string (settings, "one-switch", "five-seconds");
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_autoptr (GSettings) settings = tw_settings_new ();

  g_settings_set_string (settings, "one-switch", "off");
  gtk_window_destroy (GTK_WINDOW (f->window));
}

/* "AB": the labels of what is framed, from the left. */
static void
add_framed (GtkWidget *widget, gboolean is_inside, GString *out)
{
  gboolean is_framed = is_inside || gtk_widget_has_css_class (widget, "framed");

  if (is_framed && GTK_IS_BUTTON (widget))
    g_string_append (out, gtk_button_get_label (GTK_BUTTON (widget)));
  else if (is_framed && GTK_IS_TEXT (widget))
    g_string_append (out, "_");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_framed (child, is_framed && !GTK_IS_POPOVER (child), out);
}

static void
assert_framed (Fixture *f, const char *wanted)
{
  g_autoptr (GString) framed = g_string_new (NULL);

  add_framed (f->window, FALSE, framed);
  g_assert_cmpstr (framed->str, ==, wanted);
}

/* Groups are gone into, and out of again after two rounds; what was chosen can be chosen again. */
static void
test_groups (Fixture *f, gconstpointer data)
{
  assert_framed (f, "");
  tw_scanner_step ();
  assert_framed (f, "AB");
  tw_scanner_step ();
  assert_framed (f, "CDE_");
  tw_scanner_step ();
  assert_framed (f, "AB");
  tw_scanner_press ();
  assert_framed (f, "A");
  tw_scanner_step ();
  assert_framed (f, "B");
  tw_scanner_press ();
  g_assert_cmpuint (f->n_clicked, ==, 1);
  assert_framed (f, "B");
  tw_scanner_press ();
  g_assert_cmpuint (f->n_clicked, ==, 2);
  for (guint i = 0; i < 3; i++)
    tw_scanner_step ();
  assert_framed (f, "CDE_");
  tw_scanner_press ();
  assert_framed (f, "CD");
  tw_scanner_step ();
  tw_scanner_press ();
  tw_scanner_step ();
  assert_framed (f, "_");
  /* A field gets the keyboard, and nothing else. */
  tw_scanner_press ();
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (f->window)), f->field));
  g_assert_cmpuint (f->n_clicked, ==, 2);
}

/* What has gone, or may not be chosen any more, is not framed; what is alone is no group. */
static void
test_changes (Fixture *f, gconstpointer data)
{
  tw_scanner_step ();
  gtk_widget_set_visible (f->left, FALSE);
  tw_scanner_step ();
  assert_framed (f, "CD");
  gtk_widget_set_sensitive (gtk_widget_get_first_child (f->right), FALSE);
  tw_scanner_step ();
  assert_framed (f, "E");
  tw_scanner_press ();
  g_assert_cmpuint (f->n_clicked, ==, 1);
}

/* After long without a press nothing is framed, and the next press chooses nothing. */
static void
test_rests (Fixture *f, gconstpointer data)
{
  for (guint i = 0; i < 60; i++)
    tw_scanner_step ();
  assert_framed (f, "");
  tw_scanner_press ();
  assert_framed (f, "AB");
  g_assert_cmpuint (f->n_clicked, ==, 0);
}

/* Of many a group of groups is made. */
static void
test_many (Fixture *f, gconstpointer data)
{
  gtk_widget_set_visible (f->right, FALSE);
  for (guint i = 0; i < 10; i++)
    gtk_box_append (GTK_BOX (f->left), button_new (f, "x"));
  gtk_test_widget_wait_for_draw (f->window);
  tw_scanner_step ();
  assert_framed (f, "ABxx");
  tw_scanner_step ();
  assert_framed (f, "xxxx");
  tw_scanner_press ();
  assert_framed (f, "x");
}

/* An open popover is gone through in place of what is below it. */
static void
test_popover (Fixture *f, gconstpointer data)
{
  GtkWidget *popover = gtk_popover_new ();

  gtk_popover_set_child (GTK_POPOVER (popover),
                         group_new (button_new (f, "P"), button_new (f, "Q")));
  gtk_widget_set_parent (popover, f->left);
  tw_scanner_step ();
  assert_framed (f, "AB");
  gtk_popover_popup (GTK_POPOVER (popover));
  tw_scanner_step ();
  assert_framed (f, "P");
  gtk_popover_popdown (GTK_POPOVER (popover));
  tw_scanner_step ();
  assert_framed (f, "AB");
  gtk_widget_unparent (popover);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GSettings) settings = NULL;

  g_test_init (&argc, &argv, NULL);
  adw_init ();
  settings = tw_settings_new ();
  tw_scanner_follow (settings);
#define ADD(name, function)                                                                        \
  g_test_add ("/scanner/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("groups", test_groups);
  ADD ("changes", test_changes);
  ADD ("rests", test_rests);
  ADD ("many", test_many);
  ADD ("popover", test_popover);
  return g_test_run ();
}
