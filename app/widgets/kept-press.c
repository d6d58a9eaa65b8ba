/* Quick clicks that GTK would lose. */
#include "app/widgets/kept-press.h"

#include "app/widgets/every-window.h"

#define BUTTON_BIT(button) (GDK_BUTTON1_MASK << ((button) -1))
/* Modifiers know of no others. */
#define N_BUTTONS 5

/* The buttons of @window that have been pressed, and not been released as far as it has heard. */
static GdkModifierType *
held_of (GtkEventController *controller)
{
  return g_object_get_data (G_OBJECT (controller), "tw-held");
}

static gboolean
event_cb (GtkEventController *controller, GdkEvent *event)
{
  GdkModifierType *held = held_of (controller);
  guint button;

  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_BUTTON_PRESS:
      button = gdk_button_event_get_button (event);
      if (button <= N_BUTTONS)
        *held |= BUTTON_BIT (button);
      break;
    case GDK_BUTTON_RELEASE:
      button = gdk_button_event_get_button (event);
      if (button <= N_BUTTONS)
        *held &= ~BUTTON_BIT (button);
      break;
    case GDK_MOTION_NOTIFY:
      /* Only what is made up has no time. */
      if (gdk_event_get_time (event) == GDK_CURRENT_TIME)
        return (*held & ~gdk_event_get_modifier_state (event)) != 0;
      /* Whoever took the pointer, such as a drag, has kept the release. */
      *held &= gdk_event_get_modifier_state (event);
      break;
    default:
      break;
    }
  return GDK_EVENT_PROPAGATE;
}

static void
keep_presses (GtkWidget *window)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  g_object_set_data_full (G_OBJECT (controller), "tw-held", g_new0 (GdkModifierType, 1), g_free);
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "event", G_CALLBACK (event_cb), NULL);
  gtk_widget_add_controller (window, controller);
}

void
tw_kept_press_init (void)
{
  tw_every_window (keep_presses);
}
