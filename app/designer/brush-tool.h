/* The mist brush: a stroke lays mist on the quarters of the tile that it passes, by their edges. */
#pragma once

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** tw_brush_tool_begin: Returns: whether the press begins a stroke of mist, see #TwCanvasBegin */
gboolean tw_brush_tool_begin (TwCanvasModel *model, const TwCanvasPress *press,
                              TwCanvasTool **out_tool);

G_END_DECLS
