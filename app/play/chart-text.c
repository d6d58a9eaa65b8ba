/* Words and colours in charts. */
#include "app/play/chart-text.h"

/* What is left for the least name. */
#define NAME_PX 60

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

void
tw_chart_text_draw_cut (GtkWidget *widget,
                        cairo_t *cr,
                        const char *text,
                        double scale,
                        gboolean bold,
                        double x,
                        double y,
                        int room)
{
  g_autoptr (PangoLayout) layout = tw_chart_text_layout (widget, text, scale, bold);
  int height;

  pango_layout_set_width (layout, room * PANGO_SCALE);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_get_pixel_size (layout, NULL, &height);
  cairo_move_to (cr, x, y - height / 2.0);
  pango_cairo_show_layout (cr, layout);
}

int
tw_chart_text_name_room (GtkWidget *widget,
                         const TwTableSetup *setup,
                         guint n_seats,
                         int width,
                         double scale)
{
  int room = NAME_PX;

  for (guint seat = 0; seat < n_seats; seat++)
    {
      g_autoptr (PangoLayout) layout =
          tw_chart_text_layout (widget, setup->seats[seat].name, scale, TRUE);
      int name;

      pango_layout_get_pixel_size (layout, &name, NULL);
      room = MAX (room, name);
    }
  return MIN (room, MAX (width / 3, NAME_PX));
}

void
tw_chart_colour_set (cairo_t *cr, guint32 rgb)
{
  cairo_set_source_rgb (cr, (rgb >> 16) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
}
