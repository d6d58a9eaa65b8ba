/* Menus where the pointer or the keyboard is. */
#include "app/widgets/popup-menu.h"

#include "app/widgets/long-press.h"

/* Who is asked. */
typedef struct
{
  TwPopupMenuAsked asked;
  gpointer data;
} Watch;

static void
watch_free (gpointer watch, GClosure *closure)
{
  g_free (watch);
}

static void
pressed_cb (GtkGestureClick *gesture, int n_press, double x, double y, Watch *watch)
{
  if (watch->asked (x, y, watch->data))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

void
tw_popup_menu_on_press (GtkWidget *widget, TwPopupMenuAsked asked, gpointer data)
{
  GtkGesture *click = gtk_gesture_click_new ();
  Watch *watch = g_new (Watch, 1);

  *watch = (Watch){ asked, data };
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_data (click, "pressed", G_CALLBACK (pressed_cb), watch, watch_free, 0);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  tw_long_press_add (widget, asked, data);
}

void
tw_popup_menu_show (GtkWidget **menu, GtkWidget *parent, GMenuModel *model, double x, double y)
{
  if (*menu == NULL)
    {
      *menu = gtk_popover_menu_new_from_model (model);
      gtk_widget_set_parent (*menu, parent);
      gtk_popover_set_has_arrow (GTK_POPOVER (*menu), FALSE);
      gtk_popover_set_position (GTK_POPOVER (*menu), GTK_POS_RIGHT);
    }
  gtk_popover_set_pointing_to (GTK_POPOVER (*menu), &(GdkRectangle){ (int) x, (int) y, 1, 1 });
  gtk_popover_popup (GTK_POPOVER (*menu));
}

void
tw_popup_menu_show_on (GtkWidget **menu, GtkWidget *parent, GMenuModel *model, GtkWidget *widget)
{
  graphene_rect_t box;

  if (gtk_widget_compute_bounds (widget, parent, &box))
    tw_popup_menu_show (menu, parent, model, (double) (box.origin.x + box.size.width / 2),
                        (double) (box.origin.y + box.size.height / 2));
}
