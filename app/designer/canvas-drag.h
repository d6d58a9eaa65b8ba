/* A drag on the canvas, by pointer or keys: finding its tool, and ending it. */
#pragma once

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/**
 * TwCanvasBegin:
 * @model: a canvas with a tile
 * @press: how a drag begins
 * @out_tool: (out) (transfer full) (nullable): the tool, %NULL if there is nothing to drag
 *
 * Asks a tool whether it takes the press.
 *
 * Returns: %FALSE if another tool may take it
 */
typedef gboolean (*TwCanvasBegin) (TwCanvasModel *model, const TwCanvasPress *press,
                                   TwCanvasTool **out_tool);

/** tw_canvas_drag_begin: begins a drag with the tool that takes @press. Returns: whether there is
 * one */
gboolean tw_canvas_drag_begin (TwCanvasModel *model, const TwCanvasPress *press);

/** tw_canvas_drag_end: ends the drag; keeps what it shows if @keep, else restores the tile. */
void tw_canvas_drag_end (TwCanvasModel *model, gboolean keep);

G_END_DECLS
