/* Symbols on the canvas: their owners, and their directions. Cairo in widget pixels. */
#pragma once

#include "app/designer/canvas-overlay.h"

G_BEGIN_DECLS

/** tw_canvas_draw_leash: draws a line from a symbol to its segment. */
void tw_canvas_draw_leash (const TwCanvasOverlay *overlay, cairo_t *cr, guint symbol);

/** tw_canvas_draw_refusal: draws a barred ring round the pointer: a symbol cannot stand there. */
void tw_canvas_draw_refusal (const TwCanvasOverlay *overlay, cairo_t *cr);

/** tw_canvas_draw_ring: draws a ring round the pointer: a symbol of the tile itself may stand
 * there. */
void tw_canvas_draw_ring (const TwCanvasOverlay *overlay, cairo_t *cr);

/** tw_canvas_draw_leash_to: draws a line from the pointer to the segment that would own the
 * symbol. */
void tw_canvas_draw_leash_to (const TwCanvasOverlay *overlay, cairo_t *cr, guint segment);

/** tw_canvas_draw_direction: draws an arrow beside a symbol with a direction. */
void tw_canvas_draw_direction (const TwCanvasOverlay *overlay, cairo_t *cr, guint symbol);

G_END_DECLS
