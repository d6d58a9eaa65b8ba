/* A stroke from one thing to another. */
#include "app/designer/stroke-tool.h"

#include <glib/gi18n.h>

#include "app/designer/canvas-gesture.h"
#include "app/designer/canvas-shape.h"
#include "app/designer/canvas-sight.h"
#include "engine/tile/field-place.h"

typedef struct
{
  TwCanvasTool tool;
  TwCanvasGesture gesture;
  TwCanvasPull pull;  /* of a symbol, where it is drawn on its own land */
  gboolean can_pull;  /* by the pointer alone: keys go from land to land */
  gboolean is_pulled; /* it is shown there */
  TwCanvasSpot (*pick) (TwCanvasModel *, double, double);
} StrokeTool;

/* On its own land, or the tile that it belongs to, a symbol stays whose it is. */
static gboolean
is_at_home (const TwCanvasGesture *gesture)
{
  return gesture->over.kind != TW_CANVAS_NOWHERE && !gesture->deed.refused
         && gesture->deed.note == TW_EDIT_NOTHING;
}

/* What is dragged within its land is drawn where it is let go. */
static void
stroke_pull (StrokeTool *self, double x, double y)
{
  TwCanvasModel *model = self->tool.model;
  const TwCanvasState *state = tw_canvas_model_get (model);
  gboolean was_pulled = self->is_pulled;
  double u, v;

  self->is_pulled = self->can_pull && is_at_home (&self->gesture);
  if (!self->is_pulled)
    {
      /* The stroke shows what it makes of the tile when that changes only. */
      if (was_pulled)
        tw_canvas_model_show (model, &self->gesture.now);
      if (was_pulled && self->gesture.over.kind == TW_CANVAS_NOWHERE)
        tw_canvas_model_say (model, "");
      return;
    }
  tw_canvas_view_to_tile (&state->lens.view, x, y, &u, &v);
  if (tw_canvas_pull_move (&self->pull, u, v, 0, (state->layers & TW_CANVAS_LINES) != 0)
      || !was_pulled)
    tw_canvas_model_show_tile (model, tw_tile_with_shape (state->tile, &self->pull.shape));
  tw_canvas_model_say (model, _ ("Shape only: the tile means what it did."));
}

static void
stroke_to (StrokeTool *self, TwCanvasSpot spot)
{
  TwCanvasModel *model = self->tool.model;
  gboolean was_refused = self->gesture.deed.refused;

  if (tw_canvas_gesture_move (&self->gesture, spot))
    {
      tw_canvas_model_show (model, &self->gesture.now);
      tw_canvas_model_say_deed (model, &self->gesture.deed);
    }
  else if (self->gesture.deed.refused)
    tw_canvas_model_say_deed (model, &self->gesture.deed);
  else if (was_refused)
    tw_canvas_model_say (model, "");
}

static void
stroke_move (TwCanvasTool *tool, double x, double y)
{
  StrokeTool *self = (StrokeTool *) tool;
  TwCanvasScene scene;

  tool->x = x;
  tool->y = y;
  if (self->pick != NULL)
    {
      stroke_to (self, self->pick (tool->model, x, y));
      stroke_pull (self, x, y);
      return;
    }
  tw_canvas_sight_scene (tw_canvas_model_get (tool->model), &scene);
  stroke_to (self,
             (tw_canvas_gesture_drags_end (&self->gesture)
                  ? tw_canvas_pick_end
                  : tw_canvas_pick) (&scene, &tw_canvas_model_get (tool->model)->lens.view, x, y));
  stroke_pull (self, x, y);
}

/* The pointer follows the focus, so that a drag by keys shows its line. */
static void
stroke_over (TwCanvasTool *tool, TwCanvasSpot spot)
{
  tw_canvas_sight_locate (tw_canvas_model_get (tool->model), spot, &tool->x, &tool->y);
  stroke_to ((StrokeTool *) tool, spot);
}

/* Where nothing came of it, whoever goes by keys is told: the pointer was seen all the way. */
static void
say_nothing_done (const StrokeTool *self)
{
  const TwCanvasGesture *gesture = &self->gesture;
  gboolean is_land =
      gesture->from.kind != TW_CANVAS_SYMBOL && gesture->from.kind != TW_CANVAS_BADGE;

  if (!self->tool.press.by_keys || *tw_canvas_model_get (self->tool.model)->message != '\0')
    return;
  tw_canvas_model_say (self->tool.model,
                       is_land && !tw_canvas_spot_equal (gesture->over, gesture->from)
                           ? _ ("Nothing can be joined here.")
                           : _ ("Left as it was."));
}

static void
stroke_end (TwCanvasTool *tool, gboolean keep)
{
  StrokeTool *self = (StrokeTool *) tool;

  tw_canvas_model_set_hover (tool->model, self->gesture.over);
  tw_canvas_model_set_done (tool->model, self->gesture.over);
  if (keep && self->is_pulled)
    {
      g_autoptr (TwTile) tile = tw_tile_ref (tw_canvas_model_get (tool->model)->shown);

      tw_canvas_model_reshape (tool->model, tile, _ ("Change Shape"), NULL);
      tw_canvas_model_say (tool->model, _ ("Shape only: the tile means what it did."));
      return;
    }
  if (keep)
    {
      tw_canvas_model_commit (tool->model, &self->gesture.now, &self->gesture.deed);
      say_nothing_done (self);
      return;
    }
  tw_canvas_model_show (tool->model, NULL);
  tw_canvas_model_say (tool->model, _ ("Left as it was."));
}

/* A symbol that is dragged: its leash jumps to whose it would be before it is let go, or it shows
 * that the symbol cannot stand there. */
static void
paint_symbol (const StrokeTool *self, TwCanvasOverlay *overlay)
{
  const TwCanvasGesture *gesture = &self->gesture;
  const TwSymbol *symbol = &gesture->before.symbols[gesture->from.index];
  int segment = gesture->deed.note == TW_EDIT_SYMBOL ? gesture->deed.segment : symbol->segment;

  overlay->refused = gesture->deed.refused;
  if (!overlay->refused && segment >= 0 && segment < overlay->scene.tile->topology.n_segments)
    overlay->leash = (guint) segment + 1;
  if (!overlay->refused)
    overlay->over_field =
        (guint) (tw_fields_find_place (&overlay->scene.tile->fields, segment) + 1);
  overlay->ring = !overlay->refused && gesture->over.kind != TW_CANVAS_NOWHERE;
  tw_canvas_overlay_allow (overlay, gesture->own, symbol->id);
}

static void
stroke_paint (const TwCanvasTool *tool, TwCanvasOverlay *overlay)
{
  const StrokeTool *self = (const StrokeTool *) tool;

  if (self->gesture.deed.segment >= 0)
    overlay->selected = TW_SEGMENT_BIT (self->gesture.deed.segment);
  if (self->gesture.from.kind == TW_CANVAS_SYMBOL)
    paint_symbol (self, overlay);
}

static void
stroke_clear (TwCanvasTool *tool)
{
  tw_canvas_pull_end (&((StrokeTool *) tool)->pull);
}

static void
begin_pull (StrokeTool *self)
{
  TwCanvasModel *model = self->tool.model;
  const TwCanvasPress *press = &self->tool.press;
  TwCanvasScene scene;
  double u, v;

  if (press->spot.kind != TW_CANVAS_SYMBOL || press->by_keys)
    return;
  tw_canvas_sight_scene (tw_canvas_model_get (model), &scene);
  tw_canvas_view_to_tile (&tw_canvas_model_get (model)->lens.view, press->x, press->y, &u, &v);
  self->can_pull = tw_canvas_pull_begin (&self->pull, &scene, tw_canvas_model_id_of_set (model),
                                         press->spot, 0, TRUE, u, v);
}

TwCanvasTool *
tw_stroke_tool_new (TwCanvasModel *model,
                    const TwCanvasPress *press,
                    TwCanvasSpot (*pick) (TwCanvasModel *, double, double))
{
  static const TwCanvasToolClass klass = { .move = stroke_move,
                                           .over = stroke_over,
                                           .end = stroke_end,
                                           .paint = stroke_paint,
                                           .clear = stroke_clear,
                                           .counts_way = TRUE };
  const TwCanvasState *state = tw_canvas_model_get (model);
  StrokeTool *self = tw_canvas_tool_new (sizeof *self, &klass, model, press);

  self->pick = pick;
  /* What is in hand is laid down by a click. */
  if (state->armed != NULL
      || !tw_canvas_gesture_begin (&self->gesture, &state->tile->topology, press->spot, state->pen))
    {
      tw_canvas_tool_free (&self->tool);
      return NULL;
    }
  self->gesture.own = tw_canvas_model_own (model);
  begin_pull (self);
  return &self->tool;
}

gboolean
tw_stroke_tool_begin (TwCanvasModel *model, const TwCanvasPress *press, TwCanvasTool **out_tool)
{
  *out_tool = tw_stroke_tool_new (model, press, NULL);
  return *out_tool != NULL;
}
