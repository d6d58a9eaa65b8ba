/* Quick clicks: the button is released before the program has heard of it, and a layout comes in
 * between. */
#include "app/widgets/kept-press.h"
#include "tests/app/hand.h"
#include "tests/app/wait.h"

static gboolean
is_down (gpointer widget)
{
  return (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_ACTIVE) != 0;
}

static gboolean
is_up (gpointer widget)
{
  return !is_down (widget);
}

static void
count_cb (GtkButton *button, guint *n)
{
  (*n)++;
}

/* What a frame does, without hearing of anything that has come meanwhile. */
static void
lay_out (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  gtk_widget_queue_allocate (window);
  g_signal_emit_by_name (clock, "layout");
  g_signal_emit_by_name (clock, "flush-events");
  g_signal_emit_by_name (clock, "resume-events");
}

static void
test_quick_click (void)
{
  GtkWidget *window = gtk_window_new (), *button = gtk_button_new_with_label ("On");
  guint n = 0;

  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 200);
  g_signal_connect (button, "clicked", G_CALLBACK (count_cb), &n);
  gtk_window_present (GTK_WINDOW (window));
  wait_until (hand_is_laid_out, button);
  hand_point_at (button);
  wait_until (hand_is_over, button);
  for (guint i = 1; i <= 3; i++)
    {
      hand_do ("mousedown", "1");
      wait_until (is_down, button);
      hand_do ("mouseup", "1");
      lay_out (window);
      wait_until (is_up, button);
      /* The release may come after the button has been let up. */
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_assert_cmpuint (n, ==, i);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  tw_kept_press_init ();
  g_test_add_func ("/widgets/kept-press/quick-click", test_quick_click);
  return g_test_run ();
}
