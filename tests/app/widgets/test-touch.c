/* What is larger where a finger is at work, from when on and until when. */
#include "app/widgets/touch.h"

#define SECOND 1000

static gboolean
is_marked (gpointer window)
{
  return gtk_widget_has_css_class (window, "touch");
}

/* From the end of a touch until a mouse has long been without one. */
static void
test_noticed (void)
{
  GtkWidget *window = gtk_window_new (), *later;

  tw_touch_note (GDK_MOTION_NOTIFY, 5 * SECOND);
  tw_touch_note (GDK_BUTTON_PRESS, 6 * SECOND);
  tw_touch_note (GDK_BUTTON_RELEASE, 6 * SECOND);
  g_assert_false (is_marked (window));
  tw_touch_note (GDK_TOUCH_BEGIN, 10 * SECOND);
  /* Nothing goes away from below it. */
  g_assert_false (is_marked (window));
  tw_touch_note (GDK_TOUCH_END, 11 * SECOND);
  g_assert_true (is_marked (window));
  later = gtk_window_new ();
  g_assert_true (is_marked (later));
  /* Whoever brushes the mouse, and the toolkit, which makes motions up. */
  tw_touch_note (GDK_MOTION_NOTIFY, 12 * SECOND);
  tw_touch_note (GDK_MOTION_NOTIFY, GDK_CURRENT_TIME);
  g_assert_true (is_marked (window));
  tw_touch_note (GDK_MOTION_NOTIFY, 20 * SECOND);
  g_assert_false (is_marked (window));
  g_assert_false (is_marked (later));
  gtk_window_destroy (GTK_WINDOW (later));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Who hears of no event goes by what windows are like. */
static void
test_reach (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkEventController *controller = gtk_event_controller_motion_new ();

  gtk_widget_add_controller (window, controller);
  g_assert_false (tw_touch_does (controller));
  g_assert_cmpfloat (tw_touch_reach (controller, 5), ==, 5);
  tw_touch_set (TRUE);
  g_assert_true (tw_touch_does (controller));
  g_assert_cmpfloat (tw_touch_reach (controller, 5), ==, TW_TOUCH_REACH_PX);
  g_assert_cmpfloat (tw_touch_reach (controller, 30), ==, 30);
  tw_touch_set (FALSE);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  tw_touch_init ();
  g_test_add_func ("/widgets/touch/noticed", test_noticed);
  g_test_add_func ("/widgets/touch/reach", test_reach);
  return g_test_run ();
}
