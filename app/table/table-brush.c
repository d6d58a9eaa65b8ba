/* What the table is painted with. */
#include "app/table/table-brush.h"

GdkRGBA
tw_table_brush_seat (const TwTableBrush *brush, guint seat)
{
  const TwTableSetup *setup = tw_table_model_get_setup (brush->scene->model);
  guint32 rgb = tw_player_colour_fill (seat < TW_MAX_SEATS ? setup->seats[seat].colour : 0);

  return (GdkRGBA){ (float) (rgb >> 16) / 255.0f, (float) (rgb >> 8 & 255) / 255.0f,
                    (float) (rgb & 255) / 255.0f, 1 };
}

void
tw_table_brush_frame (const TwTableBrush *brush,
                      const graphene_rect_t *rect,
                      float radius,
                      float width,
                      const GdkRGBA *colour)
{
  GskRoundedRect round;
  const GdkRGBA colours[4] = { *colour, *colour, *colour, *colour };
  const float widths[4] = { width, width, width, width };

  gsk_rounded_rect_init_from_rect (&round, rect, radius);
  gtk_snapshot_append_border (brush->snapshot, &round, widths, colours);
}

PangoLayout *
tw_table_brush_layout (const TwTableBrush *brush, const char *text, double size)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (brush->widget, text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes,
                          size > 0 ? pango_attr_size_new_absolute ((int) (size * PANGO_SCALE))
                                   : pango_attr_scale_new (1.25));
  pango_layout_set_attributes (layout, attributes);
  return layout;
}

void
tw_table_brush_words (const TwTableBrush *brush,
                      PangoLayout *layout,
                      float x,
                      float y,
                      const GdkRGBA *ink)
{
  gtk_snapshot_save (brush->snapshot);
  gtk_snapshot_translate (brush->snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_layout (brush->snapshot, layout, ink);
  gtk_snapshot_restore (brush->snapshot);
}

void
tw_table_brush_pill (const TwTableBrush *brush, const graphene_rect_t *rect, const GdkRGBA *fill)
{
  GskRoundedRect round;

  gsk_rounded_rect_init_from_rect (&round, rect, rect->size.height / 2);
  gtk_snapshot_push_rounded_clip (brush->snapshot, &round);
  gtk_snapshot_append_color (brush->snapshot, fill, rect);
  gtk_snapshot_pop (brush->snapshot);
}
