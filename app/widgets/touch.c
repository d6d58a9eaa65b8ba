/* Whether a finger is what works at the program: then what it is to hit is larger. */
#include "app/widgets/touch.h"

#include "app/widgets/every-window.h"

#define STYLE "touch"
/* So long after a touch no motion is one of a mouse that somebody has taken into the hand. */
#define REST_MS 3000

static gboolean is_on;
/* When the last touch was, as events count. */
static guint32 last_touch;

void
tw_touch_set (gboolean on)
{
  GListModel *windows = gtk_window_get_toplevels ();

  is_on = on;
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (on)
        gtk_widget_add_css_class (window, STYLE);
      else
        gtk_widget_remove_css_class (window, STYLE);
    }
}

/* GTK can be told to take a mouse for a finger, where there is no other. */
static gboolean
is_of_finger (GdkEventType type)
{
  gboolean is_mouse_finger = (gtk_get_debug_flags () & GTK_DEBUG_TOUCHSCREEN) != 0;

  switch ((int) type)
    {
    case GDK_TOUCH_BEGIN:
    case GDK_TOUCH_UPDATE:
    case GDK_TOUCH_END:
    case GDK_TOUCH_CANCEL:
      return TRUE;
    case GDK_BUTTON_PRESS:
    case GDK_BUTTON_RELEASE:
    case GDK_MOTION_NOTIFY:
      return is_mouse_finger;
    default:
      return FALSE;
    }
}

void
tw_touch_note (GdkEventType type, guint32 time)
{
  if (is_of_finger (type))
    {
      last_touch = time;
      /* Not before it has done what it was for: nothing goes away from below a finger. */
      if (!is_on && (type == GDK_TOUCH_END || type == GDK_BUTTON_RELEASE))
        tw_touch_set (TRUE);
    }
  /* Only what is made up has no time. */
  else if (is_on && type == GDK_MOTION_NOTIFY && time != GDK_CURRENT_TIME
           && time - last_touch > REST_MS)
    tw_touch_set (FALSE);
}

static gboolean
event_cb (GtkEventController *controller, GdkEvent *event)
{
  tw_touch_note (gdk_event_get_event_type (event), gdk_event_get_time (event));
  return GDK_EVENT_PROPAGATE;
}

static void
watch (GtkWidget *window)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "event", G_CALLBACK (event_cb), NULL);
  gtk_widget_add_controller (window, controller);
  if (is_on)
    gtk_widget_add_css_class (window, STYLE);
}

void
tw_touch_init (void)
{
  tw_every_window (watch);
}

gboolean
tw_touch_does (GtkEventController *controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);

  return event != NULL ? is_of_finger (gdk_event_get_event_type (event)) : is_on;
}

double
tw_touch_reach (GtkEventController *controller, double reach)
{
  return tw_touch_does (controller) ? MAX (reach, TW_TOUCH_REACH_PX) : reach;
}
