/* What a surface still asks of a window that is gone. */
#include <adwaita.h>

#include "app/widgets/gone-window.h"
#include "tests/app/wait.h"

static gboolean
is_mapped (gpointer window)
{
  return gtk_widget_get_mapped (window);
}

/* Whether @surface would ask @window for its size. */
static gboolean
asks_size (GdkSurface *surface, gpointer window)
{
  guint signal = g_signal_lookup ("compute-size", G_OBJECT_TYPE (surface));

  return g_signal_handler_find (surface, G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA, signal, 0, NULL,
                                NULL, window)
         != 0;
}

/* Its surface outlives a window that is closed while a frame is under way. */
static void
test_size (void)
{
  GtkWidget *window = gtk_window_new ();
  g_autoptr (GdkSurface) surface = NULL;

  gtk_window_present (GTK_WINDOW (window));
  wait_until (is_mapped, window);
  surface = g_object_ref (gtk_native_get_surface (GTK_NATIVE (window)));
  g_assert_true (asks_size (surface, window));
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_false (asks_size (surface, window));
}

/* A window that is hidden and shown again is asked anew. */
static void
test_again (void)
{
  GtkWidget *window = gtk_window_new ();

  for (guint i = 0; i < 2; i++)
    {
      gtk_window_present (GTK_WINDOW (window));
      wait_until (is_mapped, window);
      g_assert_true (asks_size (gtk_native_get_surface (GTK_NATIVE (window)), window));
      gtk_widget_set_visible (window, FALSE);
      gtk_widget_unrealize (window);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_past (gpointer time)
{
  return g_get_monotonic_time () > *(gint64 *) time;
}

static void
wait_ms (guint ms)
{
  gint64 time = g_get_monotonic_time () + ms * G_TIME_SPAN_MILLISECOND;

  wait_until (is_past, &time);
}

/* The tooltip that waits while the pointer rests on a popover finds the window gone, though
 * somebody keeps the popover. */
static void
test_tooltip (void)
{
  GtkWidget *window = gtk_window_new (), *content = gtk_label_new ("a"), *popover;
  GdkDevice *pointer;
  double x, y;

  gtk_window_set_default_size (GTK_WINDOW (window), 4000, 4000);
  gtk_window_set_child (GTK_WINDOW (window), content);
  gtk_window_present (GTK_WINDOW (window));
  wait_until (is_mapped, content);
  pointer = gdk_seat_get_pointer (gdk_display_get_default_seat (gtk_widget_get_display (window)));
  gdk_surface_get_device_position (gtk_native_get_surface (GTK_NATIVE (window)), pointer, &x, &y,
                                   NULL);
  popover = g_object_ref_sink (gtk_popover_new ());
  gtk_popover_set_autohide (GTK_POPOVER (popover), FALSE);
  gtk_widget_set_size_request (popover, 200, 200);
  gtk_widget_set_parent (popover, content);
  gtk_popover_set_has_arrow (GTK_POPOVER (popover), FALSE);
  gtk_popover_set_position (GTK_POPOVER (popover), GTK_POS_TOP);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover),
                               &(GdkRectangle){ (int) x - 1, (int) y - 1, 1, 1 });
  gtk_popover_set_offset (GTK_POPOVER (popover), 0, 60);
  gtk_popover_popup (GTK_POPOVER (popover));
  wait_until (is_mapped, popover);
  /* GTK takes half a second to show one, and is told of the pointer within that. */
  wait_ms (300);
  gtk_widget_unparent (popover);
  gtk_window_destroy (GTK_WINDOW (window));
  wait_ms (700);
  g_object_unref (popover);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  tw_gone_window_init ();
  g_test_add_func ("/gone-window/size", test_size);
  g_test_add_func ("/gone-window/again", test_again);
  g_test_add_func ("/gone-window/tooltip", test_tooltip);
  return g_test_run ();
}
