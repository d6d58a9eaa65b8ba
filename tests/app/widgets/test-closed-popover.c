/* A popover that is closed by key while the pointer rests in it. */
#include "app/widgets/closed-popover.h"
#include "tests/app/hand.h"
#include "tests/app/wait.h"

static void
count_cb (gpointer source, guint *n)
{
  (*n)++;
}

static gboolean
has_any (gpointer n)
{
  return *(guint *) n > 0;
}

/* What the surfaces of the program are told. */
static struct
{
  GtkWidget *window;
  guint n_hidden;  /* motions, made up, of a surface that nobody sees */
  guint n_entered; /* times that the pointer came into the window */
  guint n_moved;   /* true motions in the window */
} told;

static gboolean
event_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GdkSurface *surface = g_value_get_object (&values[0]);
  GdkEvent *event = g_value_get_pointer (&values[1]);
  GtkNative *native = gtk_native_get_for_surface (surface);

  if (native == NULL)
    return TRUE;
  if (gdk_event_get_event_type (event) == GDK_MOTION_NOTIFY
      && !gtk_widget_get_mapped (GTK_WIDGET (native)))
    told.n_hidden++;
  else if (gdk_event_get_event_type (event) == GDK_ENTER_NOTIFY
           && GTK_WIDGET (native) == told.window)
    told.n_entered++;
  else if (gdk_event_get_event_type (event) == GDK_MOTION_NOTIFY
           && gdk_event_get_time (event) != GDK_CURRENT_TIME && GTK_WIDGET (native) == told.window)
    told.n_moved++;
  return TRUE;
}

/* Lets the window have so many frames. */
static void
wait_for_frames (GtkWidget *window, guint n)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  while (n-- > 0)
    {
      guint n_frames = 0;
      gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (count_cb), &n_frames);

      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
      wait_until (has_any, &n_frames);
      g_signal_handler_disconnect (clock, handler);
    }
}

/* As in a frame; who is below the pointer then is to be told of it in the next one. */
static void
lay_out (GtkWidget *window)
{
  gtk_widget_queue_allocate (window);
  g_signal_emit_by_name (gtk_widget_get_frame_clock (window), "layout");
}

static GtkWidget *
new_popover (GtkWidget *button, GtkWidget *entry)
{
  GtkWidget *popover = gtk_popover_new ();

  gtk_widget_set_size_request (entry, 150, 120);
  gtk_popover_set_child (GTK_POPOVER (popover), entry);
  gtk_widget_set_parent (popover, button);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &(GdkRectangle){ 150, 100, 1, 1 });
  return popover;
}

static GtkWidget *
new_window (GtkWidget *button)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 300);
  gtk_window_present (GTK_WINDOW (window));
  told.window = window;
  wait_until (hand_is_laid_out, button);
  return window;
}

/* Closes @popover, below the pointer, while the window is being laid out, so that its surface is
 * told of a motion after the window has been told that the pointer is there. */
static void
close_popover (GtkWidget *popover)
{
  told.n_hidden = told.n_entered = 0;
  /* There is time before the next one. */
  wait_for_frames (told.window, 1);
  lay_out (told.window);
  gtk_popover_popdown (GTK_POPOVER (popover));
  gdk_display_sync (gtk_widget_get_display (popover));
  wait_until (has_any, &told.n_entered);
  wait_until (has_any, &told.n_hidden);
}

/* As it closes the window is laid out; so it is before the pointer, which rested in it, is moved.
 * What the pointer is over then is pressed. */
static void
test_press (void)
{
  GtkWidget *button = gtk_button_new_with_label ("On"), *window = new_window (button);
  GtkWidget *entry = gtk_button_new_with_label ("An entry"), *popover = new_popover (button, entry);
  guint n_clicks = 0;

  g_signal_connect (button, "clicked", G_CALLBACK (count_cb), &n_clicks);
  gtk_popover_popup (GTK_POPOVER (popover));
  wait_until (hand_is_laid_out, entry);
  hand_point_at (entry);
  wait_until (hand_is_over, entry);
  close_popover (popover);
  told.n_moved = 0;
  lay_out (window);
  /* Where the popover has been: GTK makes up no motion elsewhere. */
  hand_point (button, 130, 150);
  wait_until (has_any, &told.n_moved);
  wait_for_frames (window, 3);
  hand_do ("click", "1");
  wait_until (has_any, &n_clicks);
  gtk_widget_unparent (popover);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Opened again it hears of the pointer. */
static void
test_again (void)
{
  GtkWidget *button = gtk_button_new_with_label ("On"), *window = new_window (button);
  GtkWidget *entry = gtk_button_new_with_label ("An entry"), *popover = new_popover (button, entry);
  guint n_clicks = 0;

  g_signal_connect (entry, "clicked", G_CALLBACK (count_cb), &n_clicks);
  for (guint i = 0; i < 2; i++)
    {
      gtk_popover_popup (GTK_POPOVER (popover));
      wait_until (hand_is_laid_out, entry);
      hand_point (entry, 20 + i, 20);
      wait_until (hand_is_over, entry);
      hand_do ("click", "1");
      wait_until (has_any, &n_clicks);
      n_clicks = 0;
      close_popover (popover);
    }
  gtk_widget_unparent (popover);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  tw_closed_popover_init ();
  g_type_class_ref (GDK_TYPE_SURFACE);
  g_signal_add_emission_hook (g_signal_lookup ("event", GDK_TYPE_SURFACE), 0, event_cb, NULL, NULL);
  g_test_add_func ("/widgets/closed-popover/press", test_press);
  g_test_add_func ("/widgets/closed-popover/again", test_again);
  return g_test_run ();
}
