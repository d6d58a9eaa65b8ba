/* A drag on the canvas, from whichever of pointer and keys it comes: whose it is, and its end. */
#pragma once

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/**
 * TwCanvasBegin:
 * @model: a canvas with a tile
 * @press: how a drag begins
 * @out_tool: (out) (transfer full) (nullable): the tool, %NULL if it finds nothing to drag there
 *
 * How each tool is asked whether a press is its own.
 *
 * Returns: %FALSE if another tool may have it
 */
typedef gboolean (*TwCanvasBegin) (TwCanvasModel *model, const TwCanvasPress *press,
                                   TwCanvasTool **out_tool);

/** tw_canvas_drag_begin: Returns: whether something is dragged now */
gboolean tw_canvas_drag_begin (TwCanvasModel *model, const TwCanvasPress *press);

/** tw_canvas_drag_end: leaves it at what is shown, or at what was if not @keep. */
void tw_canvas_drag_end (TwCanvasModel *model, gboolean keep);

G_END_DECLS
