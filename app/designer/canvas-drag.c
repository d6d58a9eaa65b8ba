/* A drag on the canvas. */
#include "app/designer/canvas-drag.h"

#include "app/designer/arrow-tool.h"
#include "app/designer/brush-tool.h"
#include "app/designer/pull-tool.h"
#include "app/designer/reference-tool.h"
#include "app/designer/stroke-tool.h"

/* In the order in which they are asked. */
static const TwCanvasBegin begin[] = {
  tw_arrow_tool_begin, tw_reference_tool_begin, tw_brush_tool_begin,
  tw_pull_tool_begin,  tw_stroke_tool_begin,
};

gboolean
tw_canvas_drag_begin (TwCanvasModel *model, const TwCanvasPress *press)
{
  TwCanvasTool *tool = NULL;

  if (tw_canvas_model_get (model)->tile == NULL)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (begin); i++)
    if (begin[i](model, press, &tool))
      break;
  if (tool == NULL)
    return FALSE;
  tw_canvas_model_offer (model, NULL);
  tw_canvas_model_set_tool (model, tool);
  return TRUE;
}

void
tw_canvas_drag_end (TwCanvasModel *model, gboolean keep)
{
  TwCanvasTool *tool = tw_canvas_model_take_tool (model);

  if (tool == NULL)
    return;
  tool->klass->end (tool, keep);
  tw_canvas_tool_free (tool);
  tw_canvas_model_set_tool (model, NULL);
}
