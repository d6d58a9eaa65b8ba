/* Moving the reference picture: dragging with Ctrl, moving and scaling by steps. */
#pragma once

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** tw_reference_tool_begin: Returns: whether the press moves the picture, see #TwCanvasBegin */
gboolean tw_reference_tool_begin (TwCanvasModel *model, const TwCanvasPress *press,
                                  TwCanvasTool **out_tool);

/** tw_reference_tool_dragged: Returns: (transfer none) (nullable): the new place of the dragged
 *   picture, %NULL if @tool drags something else */
const TwTileReference *tw_reference_tool_dragged (const TwCanvasTool *tool);

/** tw_reference_tool_step: moves the picture one key step in @direction. */
void tw_reference_tool_step (TwCanvasModel *model, TwCanvasDirection direction);

/** tw_reference_tool_scale: scales the picture; the point of the tile at (@u, @v) keeps its place
 *   in the picture. */
void tw_reference_tool_scale (TwCanvasModel *model, double factor, double u, double v);

G_END_DECLS
