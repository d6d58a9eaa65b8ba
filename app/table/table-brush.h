/* What the table is painted with: shared by all that paint a part of it. */
#pragma once

#include <gtk/gtk.h>

#include "app/table/table-scene.h"

G_BEGIN_DECLS

/**
 * TwTableBrush:
 * @scene: what is painted
 * @widget: lends its fonts and its resolution
 * @snapshot: where to paint
 */
typedef struct
{
  TwTableScene *scene;
  GtkWidget *widget;
  GtkSnapshot *snapshot;
} TwTableBrush;

/** tw_table_brush_seat: Returns: the colour of @seat */
GdkRGBA tw_table_brush_seat (const TwTableBrush *brush, guint seat);

/** tw_table_brush_frame: paints a frame, @width pixels wide, inside @rect. */
void tw_table_brush_frame (const TwTableBrush *brush, const graphene_rect_t *rect, float radius,
                           float width, const GdkRGBA *colour);

/** tw_table_brush_layout: Returns: (transfer full): @text in bold, @size pixels high; 0 for a quarter
 * larger than normal */
PangoLayout *tw_table_brush_layout (const TwTableBrush *brush, const char *text, double size);

/** tw_table_brush_words: paints @layout with its upper left corner at @x, @y. */
void tw_table_brush_words (const TwTableBrush *brush, PangoLayout *layout, float x, float y,
                           const GdkRGBA *ink);

/** tw_table_brush_pill: fills @rect with rounded ends. */
void tw_table_brush_pill (const TwTableBrush *brush, const graphene_rect_t *rect,
                          const GdkRGBA *fill);

G_END_DECLS
