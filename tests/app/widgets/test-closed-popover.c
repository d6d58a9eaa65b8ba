/* A popover that is closed by key while the pointer rests in it. */
#include "app/widgets/closed-popover.h"
#include "tests/app/hand.h"
#include "tests/app/wait.h"

static void
count_cb (GtkButton *button, guint *n)
{
  (*n)++;
}

static gboolean
is_clicked (gpointer n)
{
  return *(guint *) n > 0;
}

static gboolean
is_gone (gpointer popover)
{
  return !gtk_widget_get_realized (popover);
}

/* Motions that a surface hears of while nobody sees it. */
static gboolean
motion_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer n)
{
  if (gdk_event_get_event_type (g_value_get_pointer (&values[1])) == GDK_MOTION_NOTIFY
      && !gdk_surface_get_mapped (g_value_get_object (&values[0])))
    (*(guint *) n)++;
  return TRUE;
}

/* The window is laid out as the popover closes: the popover's surface is to say where the pointer
 * is. */
static void
test_press (void)
{
  GtkWidget *window = gtk_window_new (), *button = gtk_button_new_with_label ("On");
  GtkWidget *popover = gtk_popover_new (), *entry = gtk_button_new_with_label ("An entry");
  guint n_clicks = 0, n_motions = 0, signal = g_signal_lookup ("event", GDK_TYPE_SURFACE);
  gulong hook = g_signal_add_emission_hook (signal, 0, motion_cb, &n_motions, NULL);

  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 300);
  gtk_popover_set_child (GTK_POPOVER (popover), entry);
  gtk_widget_set_parent (popover, button);
  g_signal_connect (button, "clicked", G_CALLBACK (count_cb), &n_clicks);
  gtk_window_present (GTK_WINDOW (window));
  wait_until (hand_is_laid_out, button);
  gtk_popover_popup (GTK_POPOVER (popover));
  wait_until (hand_is_laid_out, entry);
  hand_point_at (entry);
  wait_until (hand_is_over, entry);
  gtk_widget_queue_allocate (window);
  g_signal_emit_by_name (gtk_widget_get_frame_clock (window), "layout");
  gtk_popover_popdown (GTK_POPOVER (popover));
  wait_until (is_gone, popover);
  hand_point (button, 20, 20);
  wait_until (hand_is_over, button);
  hand_do ("click", "1");
  wait_until (is_clicked, &n_clicks);
  g_assert_cmpuint (n_motions, ==, 0);
  g_signal_remove_emission_hook (signal, hook);
  gtk_widget_unparent (popover);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Opened again at once it stays. */
static void
test_again (void)
{
  GtkWidget *window = gtk_window_new (), *button = gtk_button_new_with_label ("On");
  GtkWidget *popover = gtk_popover_new ();

  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_popover_set_child (GTK_POPOVER (popover), gtk_label_new ("Words"));
  gtk_widget_set_parent (popover, button);
  gtk_window_present (GTK_WINDOW (window));
  wait_until (hand_is_laid_out, button);
  gtk_popover_popup (GTK_POPOVER (popover));
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_popover_popup (GTK_POPOVER (popover));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_true (gtk_widget_get_mapped (popover));
  gtk_popover_popdown (GTK_POPOVER (popover));
  wait_until (is_gone, popover);
  gtk_popover_popup (GTK_POPOVER (popover));
  g_assert_true (gtk_widget_get_mapped (popover));
  /* Taken away before it has given its surface back. */
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_unparent (popover);
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  tw_closed_popover_init ();
  g_test_add_func ("/widgets/closed-popover/press", test_press);
  g_test_add_func ("/widgets/closed-popover/again", test_again);
  return g_test_run ();
}
