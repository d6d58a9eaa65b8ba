/* Windows that are gone, and are asked no more. */
#include "app/widgets/gone-window.h"

static gboolean
unrealize_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  gpointer widget = g_value_get_object (values);
  GdkSurface *surface = GTK_IS_WINDOW (widget) ? gtk_native_get_surface (widget) : NULL;

  if (surface != NULL)
    g_signal_handlers_disconnect_matched (surface, G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA,
                                          g_signal_lookup ("compute-size", G_OBJECT_TYPE (surface)),
                                          0, NULL, NULL, widget);
  /* What the tooltip waits for goes with it; there is a new one when the pointer moves. */
  if (GTK_IS_WINDOW (widget) || GTK_IS_POPOVER (widget))
    g_object_set_data (G_OBJECT (gtk_widget_get_display (widget)), "gdk-display-current-tooltip",
                       NULL);
  return TRUE;
}

void
tw_gone_window_init (void)
{
  static gsize is_done;

  if (!g_once_init_enter (&is_done))
    return;
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  /* Before the window itself hears of it, while it has its surface. */
  g_signal_add_emission_hook (g_signal_lookup ("unrealize", GTK_TYPE_WIDGET), 0, unrealize_cb, NULL,
                              NULL);
  g_once_init_leave (&is_done, 1);
}
