/* A hand on the mouse: the display server acts as if there were one. */
#pragma once

#include <gdk/x11/gdkx.h>
#include <gtk/gtk.h>

/* Does @action, "mousedown" or "mouseup" with a @button, or "key"; returns once the server has. */
static inline void
hand_do (const char *action, const char *button)
{
  const char *argv[] = { "xdotool", action, button, NULL };
  int status;

  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                               NULL, &status, NULL));
  g_assert_cmpint (status, ==, 0);
}

/* Moves the pointer to a place of @widget, in its pixels. */
static inline void
hand_point (GtkWidget *widget, double x, double y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  g_autofree char *xid =
      g_strdup_printf ("%lu", gdk_x11_surface_get_xid (gtk_native_get_surface (native)));
  g_autofree char *to_x = NULL, *to_y = NULL;
  const char *argv[] = { "xdotool", "mousemove", "--window", xid, NULL, NULL, NULL };
  double left, top;

  gtk_native_get_surface_transform (native, &left, &top);
  g_assert_true (gtk_widget_translate_coordinates (widget, GTK_WIDGET (native), x, y, &x, &y));
  argv[4] = to_x = g_strdup_printf ("%d", (int) (left + x));
  argv[5] = to_y = g_strdup_printf ("%d", (int) (top + y));
  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                               NULL, NULL, NULL));
}

/* Moves the pointer into the middle of @widget. */
static inline void
hand_point_at (GtkWidget *widget)
{
  hand_point (widget, gtk_widget_get_width (widget) / 2., gtk_widget_get_height (widget) / 2.);
}

static inline gboolean
hand_is_laid_out (gpointer widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0;
}

static inline gboolean
hand_is_over (gpointer widget)
{
  return (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT) != 0;
}
