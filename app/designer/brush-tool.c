/* The brush of mist. */
#include "app/designer/brush-tool.h"

#include <math.h>

#include "app/designer/stroke-tool.h"

/* In the middle of the tile the brush touches no quarter; in tile edges. */
#define BRUSH_HOLE 0.1

static TwCanvasSpot
quarter_at (TwCanvasModel *model, double x, double y)
{
  double u, v;
  gboolean above, left;

  tw_canvas_view_to_tile (&tw_canvas_model_get (model)->lens.view, x, y, &u, &v);
  if (u < 0 || u > 1 || v < 0 || v > 1 || hypot (u - .5, v - .5) < BRUSH_HOLE)
    return TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0);
  above = v < u;
  left = v < 1 - u;
  return TW_CANVAS_SPOT (TW_CANVAS_EDGE,
                         above ? (left ? TW_EDGE_N : TW_EDGE_E) : (left ? TW_EDGE_W : TW_EDGE_S));
}

gboolean
tw_brush_tool_begin (TwCanvasModel *model, const TwCanvasPress *press, TwCanvasTool **out_tool)
{
  TwCanvasPress brushed = *press;

  if (press->by_keys || press->moves_whole || tw_canvas_model_get (model)->pen != TW_KIND_MIST
      || (press->spot.kind != TW_CANVAS_EDGE && press->spot.kind != TW_CANVAS_SEGMENT
          && press->spot.kind != TW_CANVAS_FIELD && press->spot.kind != TW_CANVAS_MIDDLE))
    return FALSE;
  brushed.spot = quarter_at (model, press->x, press->y);
  *out_tool = tw_stroke_tool_new (model, &brushed, quarter_at);
  return TRUE;
}
