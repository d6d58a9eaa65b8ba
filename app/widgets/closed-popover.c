/* Presses that a closed popover would take. */
#include "app/widgets/closed-popover.h"

/* On a surface whose next event is kept from GTK. */
#define KEY "tw-kept-from-gtk"

static guint event_signal;

/* Before anything else hears of an event. A hook cannot stop it, but whoever is blocked does not
 * hear it; all other events, such as the one that the keys have gone elsewhere, are to be heard. */
static gboolean
event_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  gpointer surface = g_value_get_object (&values[0]);
  GdkEventType type = gdk_event_get_event_type (g_value_get_pointer (&values[1]));
  GtkNative *native = gtk_native_get_for_surface (surface);
  gboolean was_kept = g_object_get_data (surface, KEY) != NULL;
  /* The surface itself says so later only. */
  gboolean is_kept =
      type == GDK_MOTION_NOTIFY && native != NULL && !gtk_widget_get_mapped (GTK_WIDGET (native));

  if (native == NULL || is_kept == was_kept)
    return TRUE;
  if (is_kept)
    g_signal_handlers_block_matched (surface, G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA, event_signal,
                                     0, NULL, NULL, native);
  else
    g_signal_handlers_unblock_matched (surface, G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA,
                                       event_signal, 0, NULL, NULL, native);
  g_object_set_data (surface, KEY, GINT_TO_POINTER (is_kept));
  return TRUE;
}

void
tw_closed_popover_init (void)
{
  /* The signal is known once there is the class, which stays. */
  g_type_class_ref (GDK_TYPE_SURFACE);
  event_signal = g_signal_lookup ("event", GDK_TYPE_SURFACE);
  g_signal_add_emission_hook (event_signal, 0, event_cb, NULL, NULL);
}
