/* Drawing the tile's fields over it. Cairo in widget pixels. */
#pragma once

#include "app/designer/canvas-overlay.h"

G_BEGIN_DECLS

/** tw_canvas_draw_fields: draws tints, hatches, ticks, threads and badges of all fields. */
void tw_canvas_draw_fields (const TwCanvasOverlay *overlay, cairo_t *cr, PangoContext *context);

/** tw_canvas_draw_field_outline: draws the contour of a field; @width of the line in pixels, @colour
 *   0xrrggbb. */
void tw_canvas_draw_field_outline (const TwCanvasOverlay *overlay,
                                   cairo_t *cr,
                                   guint field,
                                   double width,
                                   guint32 colour);

G_END_DECLS
