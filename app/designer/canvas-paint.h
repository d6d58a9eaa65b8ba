/* Selection, joints, leashes, hover and focus drawn over the tile. Cairo in widget pixels. */
#pragma once

#include "app/designer/canvas-overlay.h"

G_BEGIN_DECLS

/** tw_canvas_draw_overlay: draws everything over the tile except its fields. */
void tw_canvas_draw_overlay (const TwCanvasOverlay *overlay, cairo_t *cr, PangoContext *context);

G_END_DECLS
