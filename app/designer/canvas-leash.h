/* Symbols on the canvas: whose they are, and where they point. Cairo in widget pixels. */
#pragma once

#include "app/designer/canvas-overlay.h"

G_BEGIN_DECLS

/** tw_canvas_draw_leash: leads from a symbol to its owner. */
void tw_canvas_draw_leash (const TwCanvasOverlay *overlay, cairo_t *cr, guint symbol);

/** tw_canvas_draw_refusal: a barred ring round the pointer: it cannot stand there. */
void tw_canvas_draw_refusal (const TwCanvasOverlay *overlay, cairo_t *cr);

/** tw_canvas_draw_ring: a ring round the pointer: it may stand there, and belongs to the tile. */
void tw_canvas_draw_ring (const TwCanvasOverlay *overlay, cairo_t *cr);

/** tw_canvas_draw_leash_to: leads from the pointer to the segment that a symbol would stand on. */
void tw_canvas_draw_leash_to (const TwCanvasOverlay *overlay, cairo_t *cr, guint segment);

/** tw_canvas_draw_direction: an arrow beside a symbol that points. */
void tw_canvas_draw_direction (const TwCanvasOverlay *overlay, cairo_t *cr, guint symbol);

G_END_DECLS
