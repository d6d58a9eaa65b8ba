/* A bin that is one stop for Tab. */
#include "app/widgets/one-stop.h"

struct _TwOneStop
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (TwOneStop, tw_one_stop, ADW_TYPE_BIN)

static gboolean
one_stop_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (tw_one_stop_parent_class)->focus (widget, direction);
  return child != NULL && gtk_widget_get_focus_child (widget) == NULL
         && gtk_widget_get_mapped (child) && gtk_widget_grab_focus (child);
}

static void
tw_one_stop_class_init (TwOneStopClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = one_stop_focus;
}

static void
tw_one_stop_init (TwOneStop *self)
{
}

GtkWidget *
tw_one_stop_new (GtkWidget *child)
{
  return g_object_new (TW_TYPE_ONE_STOP, "child", child, NULL);
}
