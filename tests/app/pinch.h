/* Two fingers on a widget: a display without a touch screen has none, so what GTK says of them is
 * said by the test. */
#pragma once

#include <gtk/gtk.h>

/* The gesture of @widget that zooms. */
static inline GtkGesture *
pinch_of (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_ZOOM (controller))
        return GTK_GESTURE (controller);
    }
  g_error ("a %s has no zoom gesture", G_OBJECT_TYPE_NAME (widget));
}

/* Fingers that part (@scale above 1) or meet, and are lifted. */
static inline void
pinch (GtkWidget *widget, double scale)
{
  GtkGesture *gesture = pinch_of (widget);

  g_signal_emit_by_name (gesture, "begin", NULL);
  g_signal_emit_by_name (gesture, "scale-changed", (1 + scale) / 2);
  g_signal_emit_by_name (gesture, "scale-changed", scale);
  g_signal_emit_by_name (gesture, "end", NULL);
}
