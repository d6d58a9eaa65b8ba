/* Whether a finger hits what it is to hit, where windows know that one is at work: the third way of
 * look.h. */
#include "tests/walk/look.h"

#include "app/widgets/touch.h"

/* The least side of a spot on the table, in pixels, with a mouse and with a finger. */
#define LEAST_SPOT_PX 24

static gboolean
is_named (GtkWidget *widget, const char *class)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), class);
}

static gboolean
is_target (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || is_named (widget, "GtkModelButton") || GTK_IS_SWITCH (widget)
         || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_ENTRY (widget) || GTK_IS_SEARCH_ENTRY (widget)
         || GTK_IS_SPIN_BUTTON (widget) || GTK_IS_SCALE (widget)
         || (GTK_IS_LIST_BOX_ROW (widget)
             && gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget)))
         || is_named (widget, "GtkListItemWidget");
}

/* What may be smaller, and why. */
static gboolean
may_be_small (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW);

  /* The row does what they do. */
  if ((GTK_IS_SWITCH (widget) || GTK_IS_CHECK_BUTTON (widget)) && row != NULL
      && gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)))
    return TRUE;
  /* Never drawn, see canvas-accessible.c. */
  if (gtk_widget_has_css_class (widget, "canvas-part"))
    return TRUE;
  return FALSE;
}

/* On the table spots would cover tiles, and a finger that is beside one chooses it, see
 * table-pointer.h. */
static float
least_of (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "spot") && !gtk_widget_has_css_class (widget, "beside")
             ? LEAST_SPOT_PX
             : TW_TOUCH_PX;
}

static const char *
words_of (GtkWidget *widget)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (tooltip != NULL)
    return tooltip;
  return GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) != NULL
             ? gtk_button_get_label (GTK_BUTTON (widget))
             : "";
}

static void
measure (Walk *walk, GtkWidget *widget, GtkWidget *top)
{
  graphene_rect_t box;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget))
    return;
  walk->n_texts += GTK_IS_LABEL (widget);
  if (is_target (widget) && !may_be_small (widget) && gtk_widget_compute_bounds (widget, top, &box)
      && MIN (box.size.width, box.size.height) < least_of (widget))
    {
      g_autoptr (GString) where = g_string_new (NULL);

      for (GtkWidget *at = widget; at != NULL; at = gtk_widget_get_parent (at))
        {
          g_auto (GStrv) classes = gtk_widget_get_css_classes (at);
          g_autofree char *all = g_strjoinv (".", classes);

          g_string_append_printf (where, " < %s%s%s", G_OBJECT_TYPE_NAME (at),
                                  *all != '\0' ? "." : "", all);
        }
      g_test_message ("%s: too small for a finger, %g by %g: “%s”%s", walk->place,
                      (double) box.size.width, (double) box.size.height, words_of (widget),
                      where->str);
      g_test_fail ();
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child))
      measure (walk, child, top);
}

void
look_at_window (Walk *walk, GtkWindow *window)
{
  measure (walk, GTK_WIDGET (window), GTK_WIDGET (window));
}

void
look_at_popover (Walk *walk, GtkWidget *popover)
{
  measure (walk, popover, popover);
}
