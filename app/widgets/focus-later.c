/* The focus, as soon as GTK has done with a press. */
#include "app/widgets/focus-later.h"

static gboolean
grab_cb (gpointer data)
{
  gtk_widget_grab_focus (data);
  return G_SOURCE_REMOVE;
}

void
tw_focus_later (GtkWidget *widget)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, grab_cb, g_object_ref (widget), g_object_unref);
}
