/* Pulling shapes: bends, walls, places, ends of roads; with Alt whole things. */
#pragma once

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** tw_pull_tool_begin: Returns: whether the press begins a pull, see #TwCanvasBegin */
gboolean tw_pull_tool_begin (TwCanvasModel *model, const TwCanvasPress *press,
                             TwCanvasTool **out_tool);

/** tw_pull_tool_line_at: Returns: the segment of @spot, or beside the field @spot, with a wall or
 *   line to pull at that point in widget pixels; -1 for none */
int tw_pull_tool_line_at (TwCanvasModel *model, TwCanvasSpot spot, double x, double y);

/** tw_pull_tool_nudge: moves what is at @spot one key step in @direction; successive steps are
 * undone together. Shows a message if there is nothing to move. */
void tw_pull_tool_nudge (TwCanvasModel *model, TwCanvasSpot spot, TwCanvasDirection direction);

G_END_DECLS
