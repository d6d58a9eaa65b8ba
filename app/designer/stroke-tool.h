/* A stroke: land laid from edge to edge, ends of roads, symbols and badges dragged elsewhere. */
#pragma once

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** tw_stroke_tool_begin: Returns: whether a stroke can begin there, see #TwCanvasBegin */
gboolean tw_stroke_tool_begin (TwCanvasModel *model, const TwCanvasPress *press,
                               TwCanvasTool **out_tool);

/**
 * tw_stroke_tool_new:
 * @model: a canvas with a tile
 * @press: how it begins
 * @pick: (nullable): what of the tile a point of the widget means to it, in pixels; %NULL for what
 *   is seen there
 *
 * Returns: (transfer full) (nullable): a stroke, %NULL if nothing can be dragged from there
 */
TwCanvasTool *tw_stroke_tool_new (TwCanvasModel *model, const TwCanvasPress *press,
                                  TwCanvasSpot (*pick) (TwCanvasModel *, double, double));

G_END_DECLS
