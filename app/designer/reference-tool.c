/* Where the reference picture lies. */
#include "app/designer/canvas-sight.h"
#include "app/designer/reference-tool.h"

#include <math.h>

#include <glib/gi18n.h>

/* One step of a key, in thousandths of a tile's edge. */
#define KEY_STEP 10

typedef struct
{
  TwCanvasTool tool;
  TwTileReference reference; /* where to; its picture is the tile's */
} ReferenceTool;

static void
commit (TwCanvasModel *model, const TwTileReference *reference, const char *merge)
{
  const TwCanvasState *state = tw_canvas_model_get (model);
  g_autoptr (TwTile) tile = tw_tile_with_reference (state->value, reference);
  g_autofree char *key = merge != NULL ? tw_document_merge_key (state->item, merge) : NULL;

  tw_canvas_model_replace_value (model, tile, _ ("Move Reference Picture"), key);
}

static void
reference_move (TwCanvasTool *tool, double x, double y)
{
  ReferenceTool *self = (ReferenceTool *) tool;
  const TwCanvasState *state = tw_canvas_model_get (tool->model);
  double from_u, from_v, u, v;

  tw_canvas_view_to_tile (&state->lens.view, tool->press.x, tool->press.y, &from_u, &from_v);
  tw_canvas_view_to_tile (&state->lens.view, x, y, &u, &v);
  self->reference.x = (gint16) (state->tile->reference.x + lround (1000 * (u - from_u)));
  self->reference.y = (gint16) (state->tile->reference.y + lround (1000 * (v - from_v)));
  tw_tile_reference_clamp (&self->reference);
}

static void
reference_end (TwCanvasTool *tool, gboolean keep)
{
  const TwTileReference reference = ((ReferenceTool *) tool)->reference;

  if (keep)
    commit (tool->model, &reference, NULL);
  tw_canvas_model_say (tool->model,
                       keep ? _ ("The reference picture lies there now.") : _ ("Left as it was."));
}

static void
reference_paint (const TwCanvasTool *tool, TwCanvasOverlay *overlay)
{
  overlay->is_pulling = TRUE;
}

static const TwCanvasToolClass reference_class = { .move = reference_move,
                                                   .end = reference_end,
                                                   .paint = reference_paint };

gboolean
tw_reference_tool_begin (TwCanvasModel *model, const TwCanvasPress *press, TwCanvasTool **out_tool)
{
  ReferenceTool *self;

  if (!press->moves_reference || !tw_canvas_sight_has_reference (tw_canvas_model_get (model)))
    return FALSE;
  self = tw_canvas_tool_new (sizeof *self, &reference_class, model, press);
  self->tool.press.spot = TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0);
  self->reference = tw_canvas_model_get (model)->tile->reference;
  *out_tool = &self->tool;
  return TRUE;
}

const TwTileReference *
tw_reference_tool_dragged (const TwCanvasTool *tool)
{
  return tool != NULL && tool->klass == &reference_class
             ? &((const ReferenceTool *) tool)->reference
             : NULL;
}

void
tw_reference_tool_step (TwCanvasModel *model, TwCanvasDirection direction)
{
  const TwCanvasState *state = tw_canvas_model_get (model);
  TwEdge towards = tw_canvas_edge_towards (state->lens.view.quarter_turns, direction);
  TwTileReference reference;

  if (!tw_canvas_sight_has_reference (tw_canvas_model_get (model)) || state->tool != NULL)
    return;
  reference = state->tile->reference;
  reference.x = (gint16) (reference.x + KEY_STEP * tw_direction_x (2u * towards));
  reference.y = (gint16) (reference.y + KEY_STEP * tw_direction_y (2u * towards));
  commit (model, &reference, "reference");
}

void
tw_reference_tool_scale (TwCanvasModel *model, double factor, double u, double v)
{
  TwTileReference reference;
  gint16 width;

  if (!tw_canvas_sight_has_reference (tw_canvas_model_get (model)))
    return;
  reference = tw_canvas_model_get (model)->tile->reference;
  width = reference.width;
  reference.width = (gint16) CLAMP (lround (width * factor), TW_REFERENCE_LEAST, TW_REFERENCE_MAX);
  if (reference.width == width && width < TW_REFERENCE_MAX / 2)
    reference.width = (gint16) (width + (factor > 1 ? 1 : -1));
  factor = reference.width / (double) width;
  reference.x = (gint16) lround (1000 * u + factor * (reference.x - 1000 * u));
  reference.y = (gint16) lround (1000 * v + factor * (reference.y - 1000 * v));
  commit (model, &reference, "reference");
}
