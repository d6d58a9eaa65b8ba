/* Pulling at shapes: bends, walls, places, ends of roads, and with Alt whole things. */
#pragma once

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** tw_pull_tool_begin: Returns: whether something is pulled at there, see #TwCanvasBegin */
gboolean tw_pull_tool_begin (TwCanvasModel *model, const TwCanvasPress *press,
                             TwCanvasTool **out_tool);

/** tw_pull_tool_line_at: Returns: the segment of @spot, or beside the field @spot, whose wall or
 *   line is there, in widget pixels, and can be pulled; else -1 */
int tw_pull_tool_line_at (TwCanvasModel *model, TwCanvasSpot spot, double x, double y);

/** tw_pull_tool_nudge: moves what is at @spot one step of a key that way; steps one after another
 *   are undone together. Says if there is nothing to move. */
void tw_pull_tool_nudge (TwCanvasModel *model, TwCanvasSpot spot, TwCanvasDirection direction);

G_END_DECLS
