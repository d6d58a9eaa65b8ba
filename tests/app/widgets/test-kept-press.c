/* Quick clicks: the button is released before the program has heard of it, and a layout comes in
 * between. */
#include <gdk/x11/gdkx.h>
#include <gtk/gtk.h>

#include "app/widgets/kept-press.h"
#include "tests/app/wait.h"

/* Lets the display server act as if a hand did; returns once it has. */
static void
by_hand (const char *action, const char *button)
{
  const char *argv[] = { "xdotool", action, button, NULL };
  int status;

  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                               NULL, &status, NULL));
  g_assert_cmpint (status, ==, 0);
}

static void
point_at (GtkWidget *widget)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (widget));
  g_autofree char *xid = g_strdup_printf ("%lu", gdk_x11_surface_get_xid (surface));
  g_autofree char *x = NULL, *y = NULL;
  const char *argv[] = { "xdotool", "mousemove", "--window", xid, NULL, NULL, NULL };
  double left, top;
  graphene_rect_t bounds;

  gtk_native_get_surface_transform (gtk_widget_get_native (widget), &left, &top);
  g_assert_true (
      gtk_widget_compute_bounds (widget, GTK_WIDGET (gtk_widget_get_native (widget)), &bounds));
  argv[4] = x = g_strdup_printf ("%d", (int) (left + bounds.origin.x + bounds.size.width / 2));
  argv[5] = y = g_strdup_printf ("%d", (int) (top + bounds.origin.y + bounds.size.height / 2));
  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                               NULL, NULL, NULL));
}

static gboolean
is_laid_out (gpointer widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0;
}

static gboolean
is_hovered (gpointer widget)
{
  return (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT) != 0;
}

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
  wait_until (is_laid_out, button);
  point_at (button);
  wait_until (is_hovered, button);
  for (guint i = 1; i <= 3; i++)
    {
      by_hand ("mousedown", "1");
      wait_until (is_down, button);
      by_hand ("mouseup", "1");
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
