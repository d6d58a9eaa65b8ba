/* The arrow of the selected symbol. */
#include "app/designer/arrow-tool.h"
#include "app/designer/canvas-sight.h"

#include <math.h>

/* How near the arrow the pointer must be, in pixels. */
#define ARROW_REACH 17

typedef struct
{
  TwCanvasTool tool;
  TwTopology topology; /* as it would be turned */
  TwCanvasDeed deed;
} ArrowTool;

/* Where the selected symbol is, in pixels. */
static gboolean
find_symbol (TwCanvasModel *model, double *out_x, double *out_y)
{
  const TwCanvasState *state = tw_canvas_model_get (model);
  int symbol = state->selection.symbol;

  return state->tile != NULL && symbol >= 0 && state->armed == NULL
         && state->tile->topology.symbols[symbol].direction != TW_DIRECTION_NONE
         && tw_canvas_sight_locate (tw_canvas_model_get (model),
                                    TW_CANVAS_SPOT (TW_CANVAS_SYMBOL, symbol), out_x, out_y);
}

gboolean
tw_arrow_tool_is_at (TwCanvasModel *model, double x, double y)
{
  const TwCanvasState *state = tw_canvas_model_get (model);
  const TwCanvasView *view = &state->lens.view;
  double at_x, at_y, angle;

  if (!find_symbol (model, &at_x, &at_y))
    return FALSE;
  angle = state->tile->topology.symbols[state->selection.symbol].direction * G_PI / 4
          + view->quarter_turns * G_PI_2;
  at_x += tw_canvas_arrow_distance (view) * sin (angle);
  at_y -= tw_canvas_arrow_distance (view) * cos (angle);
  return hypot (x - at_x, y - at_y) < ARROW_REACH;
}

static void
arrow_move (TwCanvasTool *tool, double x, double y)
{
  ArrowTool *self = (ArrowTool *) tool;
  const TwCanvasState *state = tw_canvas_model_get (tool->model);
  TwTopology topology = state->tile->topology;
  double at_x, at_y, angle;
  int eighths;

  if (!find_symbol (tool->model, &at_x, &at_y) || hypot (x - at_x, y - at_y) < ARROW_REACH)
    return;
  angle = atan2 (x - at_x, at_y - y) - state->lens.view.quarter_turns * G_PI_2;
  eighths = (int) lround (angle / (G_PI / 4)) - topology.symbols[state->selection.symbol].direction;
  if ((eighths & 7) != 0
      && !tw_canvas_turn_symbol (&topology, (guint) state->selection.symbol, eighths & 7,
                                 &self->deed))
    return;
  self->topology = topology;
  tw_canvas_model_show (tool->model, &topology);
}

static void
arrow_end (TwCanvasTool *tool, gboolean keep)
{
  ArrowTool *self = (ArrowTool *) tool;

  if (keep
      && !tw_topology_equal (&self->topology, &tw_canvas_model_get (tool->model)->tile->topology))
    tw_canvas_model_commit (tool->model, &self->topology, &self->deed);
  else
    tw_canvas_model_show (tool->model, NULL);
}

static void
arrow_paint (const TwCanvasTool *tool, TwCanvasOverlay *overlay)
{
  overlay->is_pulling = TRUE;
  overlay->selected_symbol = tw_canvas_model_get (tool->model)->selection.symbol;
}

gboolean
tw_arrow_tool_begin (TwCanvasModel *model, const TwCanvasPress *press, TwCanvasTool **out_tool)
{
  static const TwCanvasToolClass klass = { .move = arrow_move,
                                           .end = arrow_end,
                                           .paint = arrow_paint };
  ArrowTool *self;

  if (press->by_keys || !tw_arrow_tool_is_at (model, press->x, press->y))
    return FALSE;
  self = tw_canvas_tool_new (sizeof *self, &klass, model, press);
  self->tool.press.spot = TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0);
  self->topology = tw_canvas_model_get (model)->tile->topology;
  *out_tool = &self->tool;
  return TRUE;
}
