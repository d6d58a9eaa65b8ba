/* The keys, by where they work. */
#include "app/window/shortcuts-window.h"

#include <glib/gi18n.h>

/* The button of the search has a picture alone, that of the sections no name. */
static void
name_buttons (GtkWidget *widget)
{
  if (GTK_IS_MENU_BUTTON (widget))
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    C_ ("keyboard shortcuts", "Section"), -1);
  else if (GTK_IS_TOGGLE_BUTTON (widget))
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    C_ ("keyboard shortcuts", "Search"), -1);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      name_buttons (child);
}

/* Built when it is asked for and destroyed when it is closed, not kept hidden: GTK 4.8 crashes
 * when assistive technology asks the program for one window more than are shown, as it does
 * while a dialog closes, and the last of its windows has never been shown. */
void
tw_shortcuts_window_show (GtkApplicationWindow *window, GtkWindow *active, const char *section)
{
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/org/tilewright/Tilewright/ui/window/shortcuts.ui");
  GtkWindow *shortcuts = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));

  gtk_application_window_set_help_overlay (window, GTK_SHORTCUTS_WINDOW (shortcuts));
  gtk_window_set_hide_on_close (shortcuts, FALSE);
  gtk_window_set_application (shortcuts, gtk_window_get_application (GTK_WINDOW (window)));
  /* Closed, the keyboard goes back to where it was asked for. */
  if (active != NULL)
    gtk_window_set_transient_for (shortcuts, active);
  if (section != NULL)
    g_object_set (shortcuts, "section-name", section, NULL);
  name_buttons (gtk_window_get_titlebar (shortcuts));
  gtk_window_present (shortcuts);
}
