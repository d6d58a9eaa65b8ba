/* The arrow of the selected symbol: dragging it round the symbol changes the direction. */
#pragma once

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** tw_arrow_tool_is_at: Returns: whether the arrow is at that point, in widget pixels */
gboolean tw_arrow_tool_is_at (TwCanvasModel *model, double x, double y);

/** tw_arrow_tool_begin: Returns: whether the press is on the arrow, see #TwCanvasBegin */
gboolean tw_arrow_tool_begin (TwCanvasModel *model, const TwCanvasPress *press,
                              TwCanvasTool **out_tool);

G_END_DECLS
