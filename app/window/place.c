/* Where in the program somebody is. */
#include "app/window/place.h"

#include "app/printing/print-window.h"

GtkWindow *
tw_place_active (GtkWindow *window)
{
  GtkApplication *application = gtk_window_get_application (window);

  return application != NULL ? gtk_application_get_active_window (application) : NULL;
}

const char *
tw_place_of (TwModes *modes, TwTableHost *host, GtkWindow *active)
{
  if (active != NULL && active == tw_table_host_get_window (host))
    return "play";
  return TW_IS_PRINT_WINDOW (active) ? "print-tiles" : tw_modes_get_place (modes);
}
