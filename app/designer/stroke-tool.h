/* A stroke: lays land from edge to edge, or drags ends of roads, symbols and badges elsewhere. */
#pragma once

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** tw_stroke_tool_begin: Returns: whether the press begins a stroke, see #TwCanvasBegin */
gboolean tw_stroke_tool_begin (TwCanvasModel *model, const TwCanvasPress *press,
                               TwCanvasTool **out_tool);

/**
 * tw_stroke_tool_new:
 * @model: a canvas with a tile
 * @press: how the drag begins
 * @pick: (nullable): finds the spot for a point of the widget, in pixels; %NULL for the visible
 *   spot
 *
 * Returns: (transfer full) (nullable): a stroke, %NULL if nothing can be dragged from there
 */
TwCanvasTool *tw_stroke_tool_new (TwCanvasModel *model, const TwCanvasPress *press,
                                  TwCanvasSpot (*pick) (TwCanvasModel *, double, double));

G_END_DECLS
