/* A finger that stays where it is. */
#include "app/widgets/long-press.h"

#include "app/widgets/every-window.h"
#include "app/widgets/tooltip.h"

#define PRESSED "tw-long-pressed"
#define WORDS   "tw-words-popover"
/* As wide as GTK makes tooltips, in characters. */
#define MOST_CHARS 50

/* Who is asked. */
typedef struct
{
  TwLongPressed pressed;
  gpointer data;
} Asked;

void
tw_long_press_add (GtkWidget *widget, TwLongPressed pressed, gpointer data)
{
  Asked *asked = g_new (Asked, 1);

  *asked = (Asked){ pressed, data };
  g_object_set_data_full (G_OBJECT (widget), PRESSED, asked, g_free);
}

static gboolean
ask (GtkWidget *window, GtkWidget *picked, double x, double y)
{
  for (GtkWidget *widget = picked; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      const Asked *asked = g_object_get_data (G_OBJECT (widget), PRESSED);
      double inner_x, inner_y;

      if (asked != NULL
          && gtk_widget_translate_coordinates (window, widget, x, y, &inner_x, &inner_y)
          && asked->pressed (inner_x, inner_y, asked->data))
        return TRUE;
    }
  return FALSE;
}

/* ---- words ----------------------------------------------------------------------------------- */

static void
unparent (gpointer popover)
{
  gtk_widget_unparent (popover);
}

static void
forget (GtkWidget *window)
{
  g_object_set_data (G_OBJECT (window), WORDS, NULL);
}

/* They take neither the focus nor the next touch from what is below; a touch on them takes them
 * away. */
static void
show_words (GtkWidget *window, GtkWidget *widget, const char *words)
{
  GtkWidget *popover = gtk_popover_new (), *label = gtk_label_new (words);
  GtkGesture *click = gtk_gesture_click_new ();
  graphene_rect_t box;

  if (!gtk_widget_compute_bounds (widget, window, &box))
    box = GRAPHENE_RECT_INIT (0, 0, 1, 1);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_CHARS);
  gtk_popover_set_child (GTK_POPOVER (popover), label);
  gtk_popover_set_autohide (GTK_POPOVER (popover), FALSE);
  gtk_widget_set_parent (popover, window);
  g_object_set_data_full (G_OBJECT (window), WORDS, popover, unparent);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover),
                               &(GdkRectangle){ (int) box.origin.x, (int) box.origin.y,
                                                (int) box.size.width, (int) box.size.height });
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (gtk_popover_popdown), popover);
  gtk_widget_add_controller (popover, GTK_EVENT_CONTROLLER (click));
  g_signal_connect_object (window, "destroy", G_CALLBACK (forget), popover, 0);
  gtk_popover_popup (GTK_POPOVER (popover));
}

static gboolean
tell (GtkWidget *window, GtkWidget *picked, double x, double y)
{
  for (GtkWidget *widget = picked; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      double inner_x, inner_y;
      g_autofree char *words = NULL;

      if (gtk_widget_translate_coordinates (window, widget, x, y, &inner_x, &inner_y))
        words = tw_tooltip_words_at (widget, (int) inner_x, (int) inner_y);
      if (words == NULL)
        continue;
      show_words (window, widget, words);
      return TRUE;
    }
  return FALSE;
}

/* ---- fingers --------------------------------------------------------------------------------- */

/* There it selects words. */
static gboolean
is_for_text (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_TEXT) != NULL
         || gtk_widget_get_ancestor (widget, GTK_TYPE_TEXT_VIEW) != NULL;
}

gboolean
tw_long_press_at (GtkWidget *window, double x, double y)
{
  GtkWidget *picked = gtk_widget_pick (window, x, y, GTK_PICK_INSENSITIVE);

  forget (window);
  return picked != NULL && !is_for_text (picked)
         && (ask (window, picked, x, y) || tell (window, picked, x, y));
}

static void
pressed_cb (GtkGesture *gesture, double x, double y)
{
  if (tw_long_press_at (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)), x, y))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

/* Words are there until somebody does something. */
static gboolean
event_cb (GtkEventController *controller, GdkEvent *event)
{
  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_TOUCH_BEGIN:
    case GDK_BUTTON_PRESS:
    case GDK_KEY_PRESS:
    case GDK_SCROLL:
      forget (gtk_event_controller_get_widget (controller));
      break;
    default:
      break;
    }
  return GDK_EVENT_PROPAGATE;
}

static void
watch (GtkWidget *window)
{
  GtkGesture *gesture = gtk_gesture_long_press_new ();
  GtkEventController *events = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect (events, "event", G_CALLBACK (event_cb), NULL);
  gtk_widget_add_controller (window, events);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (gesture), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  g_signal_connect (gesture, "pressed", G_CALLBACK (pressed_cb), NULL);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (gesture));
}

void
tw_long_press_init (void)
{
  tw_every_window (watch);
}
