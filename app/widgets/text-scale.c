#include "app/widgets/text-scale.h"

/* What the setting is where texts are as large as usual: 96 dots per inch, in 1024ths. */
#define USUAL (96 * 1024)

double
tw_text_scale_of (GtkSettings *settings)
{
  int dpi = 0;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  return MAX (dpi, USUAL) / (double) USUAL;
}

double
tw_text_scale (GtkWidget *widget)
{
  return tw_text_scale_of (gtk_widget_get_settings (widget));
}
