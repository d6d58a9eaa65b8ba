/* What a finger that stays is told, and what it does not do. */
#include <adwaita.h>

#include "app/widgets/long-press.h"
#include "app/widgets/touch.h"
#include "tests/app/find-widget.h"
#include "tests/app/finger.h"
#include "tests/app/wait.h"

typedef struct
{
  GtkWidget *window, *box, *button, *entry;
  guint n_clicked, n_asked;
  gboolean is_wanted;
  double x, y;
} Fixture;

static void
clicked_cb (Fixture *f)
{
  f->n_clicked++;
}

static gboolean
stays_cb (double x, double y, gpointer data)
{
  Fixture *f = data;

  f->n_asked++;
  f->x = x;
  f->y = y;
  return f->is_wanted;
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->window = gtk_window_new ();
  f->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 30);
  f->button = gtk_button_new_from_icon_name ("edit-undo-symbolic");
  f->entry = gtk_entry_new ();
  gtk_widget_set_tooltip_text (f->button, "Undo");
  gtk_widget_set_tooltip_text (f->entry, "Name");
  gtk_widget_set_margin_top (f->box, 20);
  gtk_widget_set_margin_start (f->box, 20);
  gtk_box_append (GTK_BOX (f->box), f->button);
  gtk_box_append (GTK_BOX (f->box), f->entry);
  gtk_window_set_child (GTK_WINDOW (f->window), f->box);
  gtk_window_set_default_size (GTK_WINDOW (f->window), 300, 200);
  g_signal_connect_swapped (f->button, "clicked", G_CALLBACK (clicked_cb), f);
  gtk_window_present (GTK_WINDOW (f->window));
  wait_until (hand_is_laid_out, f->button);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  tw_touch_set (FALSE);
}

static gboolean
at_middle_of (Fixture *f, GtkWidget *widget)
{
  graphene_rect_t box;

  g_assert_true (gtk_widget_compute_bounds (widget, f->window, &box));
  return tw_long_press_at (f->window, (double) (box.origin.x + box.size.width / 2),
                           (double) (box.origin.y + box.size.height / 2));
}

static GtkWidget *
popover_of (Fixture *f)
{
  return nth_widget (f->window, GTK_TYPE_POPOVER, 0);
}

static gboolean
is_told (gpointer data)
{
  return popover_of (data) != NULL;
}

static gboolean
is_told_nothing (gpointer data)
{
  return popover_of (data) == NULL;
}

static void
assert_words (Fixture *f, const char *words)
{
  GtkWidget *label = nth_widget (popover_of (f), GTK_TYPE_LABEL, 0);

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, words);
}

/* What a tooltip has to say is said of the innermost one; text is for the toolkit. */
static void
test_words (Fixture *f, gconstpointer data)
{
  gtk_widget_set_tooltip_text (f->box, "Around");
  g_assert_true (at_middle_of (f, f->button));
  wait_until (is_told, f);
  assert_words (f, "Undo");
  hand_point_at (popover_of (f));
  hand_do ("mousedown", "1");
  hand_do ("mouseup", "1");
  wait_until (is_told_nothing, f);
  /* So does a key. */
  g_assert_true (at_middle_of (f, f->button));
  wait_until (is_told, f);
  hand_do ("key", "F12");
  wait_until (is_told_nothing, f);
  gtk_widget_set_tooltip_text (f->button, NULL);
  gtk_widget_set_sensitive (f->button, FALSE);
  g_assert_true (at_middle_of (f, f->button));
  wait_until (is_told, f);
  assert_words (f, "Around");
  /* Another one takes its place. */
  g_assert_true (at_middle_of (f, f->button));
  g_assert_cmpuint (count_widgets (f->window, GTK_TYPE_POPOVER), ==, 1);
  g_assert_false (at_middle_of (f, f->entry));
}

/* Who has a menu goes before words, if it wants to. */
static void
test_asked (Fixture *f, gconstpointer data)
{
  graphene_rect_t bounds;

  tw_long_press_add (f->box, stays_cb, f);
  g_assert_true (at_middle_of (f, f->button));
  g_assert_cmpuint (f->n_asked, ==, 1);
  wait_until (is_told, f);
  f->is_wanted = TRUE;
  g_assert_true (at_middle_of (f, f->button));
  g_assert_cmpuint (f->n_asked, ==, 2);
  g_assert_true (gtk_widget_compute_bounds (f->button, f->box, &bounds));
  g_assert_cmpfloat_with_epsilon (f->y, (double) (bounds.origin.y + bounds.size.height / 2), 1);
  g_assert_null (popover_of (f));
}

static gboolean
is_down (gpointer widget)
{
  return (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_ACTIVE) != 0;
}

static gboolean
is_clicked (gpointer data)
{
  return ((Fixture *) data)->n_clicked > 0;
}

/* A touch is a click, one that stays is none. */
static void
test_held (Fixture *f, gconstpointer data)
{
  finger_is (TRUE);
  hand_point_at (f->button);
  hand_do ("mousedown", "1");
  wait_until (is_down, f->button);
  hand_do ("mouseup", "1");
  wait_until (is_clicked, f);
  g_assert_true (gtk_widget_has_css_class (f->window, "touch"));
  f->n_clicked = 0;
  hand_do ("mousedown", "1");
  wait_until (is_told, f);
  assert_words (f, "Undo");
  hand_do ("mouseup", "1");
  gdk_display_sync (gdk_display_get_default ());
  for (guint i = 0; i < 100; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_true (is_told (f));
  g_assert_cmpuint (f->n_clicked, ==, 0);
  finger_is (FALSE);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  tw_touch_init ();
  tw_long_press_init ();
  g_test_add ("/widgets/long-press/words", Fixture, NULL, set_up, test_words, tear_down);
  g_test_add ("/widgets/long-press/asked", Fixture, NULL, set_up, test_asked, tear_down);
  g_test_add ("/widgets/long-press/held", Fixture, NULL, set_up, test_held, tear_down);
  return g_test_run ();
}
