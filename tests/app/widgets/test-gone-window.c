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

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  tw_gone_window_init ();
  g_test_add_func ("/gone-window/size", test_size);
  g_test_add_func ("/gone-window/again", test_again);
  return g_test_run ();
}
