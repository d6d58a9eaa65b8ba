/* Icons that grow with texts. */
#include "app/widgets/large-icons.h"

#include <gtk/gtk.h>

#include "app/widgets/text-scale.h"

/* The side of the mark of a check box beside texts of the usual size, in pixels. */
#define USUAL_CHECK 14

static int
grown (int side, double scale)
{
  return (int) (side * (1 + (scale - 1) / 2) + 0.5);
}

int
tw_large_icons_side (double scale)
{
  return grown (TW_LARGE_ICONS_USUAL, scale);
}

/* Whatever has no size of its own takes that of the window it is in. */
static void
update (GtkSettings *settings, GParamSpec *pspec, GtkCssProvider *provider)
{
  double scale = tw_text_scale_of (settings);
  int check = grown (USUAL_CHECK, scale);
  g_autofree char *style = NULL;

  if (scale > 1)
    style = g_strdup_printf ("window { -gtk-icon-size: %dpx; }\n"
                             "check, radio { -gtk-icon-size: %dpx; min-width: %dpx; "
                             "min-height: %dpx; }\n",
                             tw_large_icons_side (scale), check, check, check);
  gtk_css_provider_load_from_data (provider, style != NULL ? style : "", -1);
}

void
tw_large_icons_init (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_signal_connect_object (settings, "notify::gtk-xft-dpi", G_CALLBACK (update), provider, 0);
  update (settings, NULL, provider);
}
