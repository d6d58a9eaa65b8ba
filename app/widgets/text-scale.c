#include "app/widgets/text-scale.h"

/* What the setting is where texts are as large as usual: 96 dots per inch, in 1024ths. */
#define USUAL (96 * 1024)

double
tw_text_scale (GtkWidget *widget)
{
  int dpi = 0;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return MAX (dpi, USUAL) / (double) USUAL;
}
