/* Words in charts. */
#include "app/play/chart-text.h"

PangoLayout *
tw_chart_text_layout (GtkWidget *widget, const char *text, double scale, gboolean bold)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  if (bold)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  return layout;
}

void
tw_chart_text_draw (GtkWidget *widget,
                    cairo_t *cr,
                    const char *text,
                    double scale,
                    gboolean bold,
                    double x,
                    double y,
                    double align)
{
  g_autoptr (PangoLayout) layout = tw_chart_text_layout (widget, text, scale, bold);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (cr, x - width * align, y - height / 2.0);
  pango_cairo_show_layout (cr, layout);
}
