/* Boxes of many buttons that are one Tab stop. */
#include "app/widgets/arrow-box.h"

static GtkWidget *
button_at (GtkFlowBox *box, int at)
{
  GtkFlowBoxChild *child = at >= 0 ? gtk_flow_box_get_child_at_index (box, at) : NULL;

  return child != NULL ? gtk_flow_box_child_get_child (child) : NULL;
}

static int
n_buttons (GtkFlowBox *box)
{
  int n = 0;

  while (gtk_flow_box_get_child_at_index (box, n) != NULL)
    n++;
  return n;
}

/* How many stand in the first line. */
static int
n_columns (GtkFlowBox *box)
{
  graphene_rect_t first, other;
  GtkWidget *button = button_at (box, 0);
  int n = 1;

  if (button == NULL || !gtk_widget_compute_bounds (button, GTK_WIDGET (box), &first))
    return 1;
  while ((button = button_at (box, n)) != NULL
         && gtk_widget_compute_bounds (button, GTK_WIDGET (box), &other)
         && other.origin.y < first.origin.y + first.size.height)
    n++;
  return n;
}

/* The button that Tab comes to, by its number. */
static int
stop_of (GtkFlowBox *box)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (box), "tab-stop"));
}

static void
set_stop (GtkFlowBox *box, int stop)
{
  GtkWidget *button;

  g_object_set_data (G_OBJECT (box), "tab-stop", GINT_TO_POINTER (stop));
  for (int i = 0; (button = button_at (box, i)) != NULL; i++)
    {
      gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
      gtk_widget_set_focusable (button, i == stop);
    }
}

static gboolean
key_pressed_cb (GtkFlowBox *box, guint keyval, guint keycode, GdkModifierType state)
{
  gboolean is_mirrored = gtk_widget_get_direction (GTK_WIDGET (box)) == GTK_TEXT_DIR_RTL;
  int n = n_buttons (box), at = stop_of (box), to = at;

  if (n == 0 || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      to += is_mirrored ? 1 : -1;
      break;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      to += is_mirrored ? -1 : 1;
      break;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      to -= n_columns (box);
      break;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      to += n_columns (box);
      break;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      to = 0;
      break;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      to = n - 1;
      break;
    default:
      return GDK_EVENT_PROPAGATE;
    }
  if (to >= 0 && to < n)
    {
      /* What has the focus keeps it until the other one can take it. */
      gtk_widget_set_focusable (button_at (box, to), TRUE);
      gtk_widget_grab_focus (button_at (box, to));
      set_stop (box, to);
    }
  return GDK_EVENT_STOP;
}

void
tw_arrow_box_update (GtkFlowBox *box)
{
  set_stop (box, CLAMP (stop_of (box), 0, MAX (n_buttons (box) - 1, 0)));
}

void
tw_arrow_box_set_up (GtkFlowBox *box)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), box);
  gtk_widget_add_controller (GTK_WIDGET (box), keys);
  tw_arrow_box_update (box);
}

gboolean
tw_arrow_box_focus (GtkFlowBox *box)
{
  GtkWidget *button = button_at (box, stop_of (box));

  return button != NULL && gtk_widget_grab_focus (button);
}
