/* Presses that a closed popover would take. */
#include "app/widgets/closed-popover.h"

static gboolean
give_back_cb (gpointer popover)
{
  if (gtk_widget_get_realized (popover) && !gtk_widget_get_visible (popover))
    gtk_widget_unrealize (popover);
  return G_SOURCE_REMOVE;
}

/* The event that closed it may be on its way through the popover still. Nothing else comes before
 * what is done then. */
static gboolean
closed_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  g_idle_add_full (G_PRIORITY_HIGH, give_back_cb, g_value_dup_object (&values[0]), g_object_unref);
  return TRUE;
}

void
tw_closed_popover_init (void)
{
  /* The signal is known once there is the class, which stays. */
  g_type_class_ref (GTK_TYPE_POPOVER);
  g_signal_add_emission_hook (g_signal_lookup ("closed", GTK_TYPE_POPOVER), 0, closed_cb, NULL,
                              NULL);
}
