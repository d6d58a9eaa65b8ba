/* Names for drop-downs. */
#include "app/widgets/drop-down-name.h"

/* The first child of a drop-down is its button; the popover comes after it. */
static GtkAccessible *
button_of (GtkDropDown *self)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self));

  return GTK_IS_TOGGLE_BUTTON (button) ? GTK_ACCESSIBLE (button) : NULL;
}

static void
describe (GtkDropDown *self)
{
  gpointer chosen = gtk_drop_down_get_selected_item (self);
  GtkAccessible *button = button_of (self);

  if (button == NULL)
    return;
  if (GTK_IS_STRING_OBJECT (chosen))
    gtk_accessible_update_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    gtk_string_object_get_string (chosen), -1);
  else
    gtk_accessible_reset_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

void
tw_drop_down_set_name (GtkDropDown *self, const char *name)
{
  g_auto (GStrv) parts = g_strsplit (name, "_", -1);
  g_autofree char *plain = g_strjoinv ("", parts);
  GtkAccessible *button = button_of (self);

  g_return_if_fail (GTK_IS_DROP_DOWN (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, plain, -1);
  if (button != NULL)
    gtk_accessible_update_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, plain, -1);
  g_signal_connect (self, "notify::selected-item", G_CALLBACK (describe), NULL);
  describe (self);
}
