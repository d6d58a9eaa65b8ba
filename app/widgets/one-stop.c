/* A bin that is one stop for Tab. */
#include "app/widgets/one-stop.h"

#include "app/widgets/arrow-box.h"

struct _TwOneStop
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (TwOneStop, tw_one_stop, ADW_TYPE_BIN)

/* A flow box has no focus itself, and for Tab looks at its first button only. */
static gboolean
grab_child (GtkWidget *child)
{
  return GTK_IS_FLOW_BOX (child) ? tw_arrow_box_focus (GTK_FLOW_BOX (child))
                                 : gtk_widget_grab_focus (child);
}

/* What had the focus and is gone leaves its way marked down to where it was: that says nothing. */
static gboolean
has_focus_inside (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

static gboolean
one_stop_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (tw_one_stop_parent_class)->focus (widget, direction);
  return child != NULL && !has_focus_inside (widget) && gtk_widget_get_mapped (child)
         && grab_child (child);
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
