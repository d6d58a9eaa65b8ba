/* A finger on a widget. There is no touch screen here: the toolkit is told to take the mouse for a finger. */
#pragma once

#include "app/widgets/long-press.h"
#include "tests/app/hand.h"

/* A finger comes down at that place of @widget, in its pixels, and stays. Returns whether that does anything. */
static inline gboolean
finger_stays (GtkWidget *widget, double x, double y)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));

  g_assert_true (gtk_widget_translate_coordinates (widget, window, x, y, &x, &y));
  return tw_long_press_at (window, x, y);
}

static inline gboolean
finger_stays_on (GtkWidget *widget)
{
  return finger_stays (widget, gtk_widget_get_width (widget) / 2.,
                       gtk_widget_get_height (widget) / 2.);
}

static inline void
finger_is (gboolean is_finger)
{
  GtkDebugFlags flags = gtk_get_debug_flags ();

  gtk_set_debug_flags (is_finger ? flags | GTK_DEBUG_TOUCHSCREEN : flags & ~GTK_DEBUG_TOUCHSCREEN);
}

/* A finger comes down there, and is not lifted. */
static inline void
finger_down (GtkWidget *widget, double x, double y)
{
  finger_is (TRUE);
  hand_point (widget, x, y);
  hand_do ("mousedown", "1");
}

/* A click at that place of @widget, in its pixels, by a finger or a mouse. */
static inline void
finger_click (GtkWidget *widget, double x, double y, gboolean is_finger)
{
  finger_is (is_finger);
  hand_point (widget, x, y);
  hand_do ("mousedown", "1");
  hand_do ("mouseup", "1");
}
