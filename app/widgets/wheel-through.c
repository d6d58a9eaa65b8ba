/* Scrolled windows that take the wheel only when they need it. */
#include "app/widgets/wheel-through.h"

/* What comes to a scroll controller of GTK, %GTK_PHASE_NONE for nothing; as GTK made it is kept
 * with it. */
static void
let_scroll (GtkWidget *scrolled, gboolean scrolls)
{
  static const char key[] = "tw-phase";
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (scrolled);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        continue;
      if (g_object_get_data (G_OBJECT (controller), key) == NULL)
        g_object_set_data (G_OBJECT (controller), key,
                           GINT_TO_POINTER (gtk_event_controller_get_propagation_phase (controller)
                                            + 1));
      gtk_event_controller_set_propagation_phase (
          controller,
          scrolls ? (
              GtkPropagationPhase) (GPOINTER_TO_INT (g_object_get_data (G_OBJECT (controller), key))
                                    - 1)
                  : GTK_PHASE_NONE);
    }
}

static void
changed_cb (GtkWidget *scrolled, GtkAdjustment *adjustment)
{
  let_scroll (scrolled,
              gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_lower (adjustment)
                  > gtk_adjustment_get_page_size (adjustment));
}

void
tw_wheel_through (GtkWidget *scrolled)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));

  g_signal_connect_object (adjustment, "changed", G_CALLBACK (changed_cb), scrolled,
                           G_CONNECT_SWAPPED);
  changed_cb (scrolled, adjustment);
}
