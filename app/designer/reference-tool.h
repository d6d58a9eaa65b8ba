/* Where the reference picture lies: dragged with Ctrl, moved and scaled by steps. */
#pragma once

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** tw_reference_tool_begin: Returns: whether the picture is to be moved, see #TwCanvasBegin */
gboolean tw_reference_tool_begin (TwCanvasModel *model, const TwCanvasPress *press,
                                  TwCanvasTool **out_tool);

/** tw_reference_tool_dragged: Returns: (transfer none) (nullable): where the picture is being
 *   dragged to, %NULL if @tool drags something else */
const TwTileReference *tw_reference_tool_dragged (const TwCanvasTool *tool);

/** tw_reference_tool_step: one step of a key that way. */
void tw_reference_tool_step (TwCanvasModel *model, TwCanvasDirection direction);

/** tw_reference_tool_scale: makes it larger or smaller; what lies at a point of the tile stays
 *   there. */
void tw_reference_tool_scale (TwCanvasModel *model, double factor, double u, double v);

G_END_DECLS
