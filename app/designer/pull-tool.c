/* Pulling at shapes, by pointer and by keys. */
#include "app/designer/pull-tool.h"

#include <glib/gi18n.h>

#include "app/designer/canvas-shape.h"
#include "app/designer/canvas-sight.h"

/* So near a bend snaps to a wall, a road or a corner, in pixels. */
#define SNAP_REACH 13
/* So near a wall or line the pointer is on it, in pixels. */
#define LINE_REACH 9
/* One step of the arrow keys, in tile edges. */
#define KEY_STEP (1. / TW_CANVAS_GRID)

typedef struct
{
  TwCanvasTool tool;
  TwCanvasPull pull;
  double u, v; /* where it was pulled to, in tile edges */
} PullTool;

static void
say_result (TwCanvasModel *model, int touched, int corner)
{
  if (touched >= 0)
    tw_canvas_model_say (model, _ ("They touch and stay two; the field ends there."));
  else if (corner >= 0)
    tw_canvas_model_say (model, _ ("The wall reaches the corner; the field ends there."));
  else
    tw_canvas_model_say (model, _ ("Shape only: the tile means what it did."));
}

static void
pull_to (PullTool *self, double u, double v)
{
  TwCanvasModel *model = self->tool.model;
  const TwCanvasState *state = tw_canvas_model_get (model);
  TwCanvasPull *pull = &self->pull;

  self->u = u;
  self->v = v;
  if (tw_canvas_pull_move (pull, u, v, SNAP_REACH / state->lens.view.side,
                           (state->layers & TW_CANVAS_LINES) != 0))
    {
      g_autoptr (TwTile) drawn = tw_tile_with_topology (state->tile, &pull->topology);

      tw_canvas_model_show_tile (model, tw_tile_with_shape (drawn, &pull->shape));
    }
  if (pull->refused)
    tw_canvas_model_say (model, _ ("That would change what the tile means, so it was put back."));
  else
    say_result (model, pull->touched, pull->corner);
}

static void
pull_move (TwCanvasTool *tool, double x, double y)
{
  double u, v;

  tw_canvas_view_to_tile (&tw_canvas_model_get (tool->model)->lens.view, x, y, &u, &v);
  pull_to ((PullTool *) tool, u, v);
}

static void
pull_step (TwCanvasTool *tool, TwCanvasDirection direction)
{
  PullTool *self = (PullTool *) tool;
  TwEdge towards =
      tw_canvas_edge_towards (tw_canvas_model_get (tool->model)->lens.view.quarter_turns,
                              direction);

  pull_to (self, self->u + KEY_STEP * tw_direction_x (2u * towards),
           self->v + KEY_STEP * tw_direction_y (2u * towards));
}

static void
pull_end (TwCanvasTool *tool, gboolean keep)
{
  TwCanvasModel *model = tool->model;
  const TwCanvasPull *pull = &((PullTool *) tool)->pull;
  g_autoptr (TwTile) tile = tw_tile_ref (tw_canvas_model_get (model)->shown);
  int touched = pull->touched, corner = pull->corner;

  if (!keep)
    {
      tw_canvas_model_show (model, NULL);
      tw_canvas_model_say (model, _ ("Left as it was."));
      return;
    }
  tw_canvas_model_reshape (model, tile,
                           touched >= 0  ? _ ("Make Contact")
                           : corner >= 0 ? _ ("Reach Corner")
                                         : _ ("Change Shape"),
                           NULL);
  /* What it is now, wherever the pointer went on to. */
  say_result (model, touched, corner);
  if (corner >= 0 || touched >= 0)
    tw_canvas_model_offer (model, &(TwCanvasJoint){ corner >= 0 ? -1 : pull->start[0].owner,
                                                    corner >= 0 ? -1 : touched, corner });
}

static void
pull_paint (const TwCanvasTool *tool, TwCanvasOverlay *overlay)
{
  overlay->is_pulling = TRUE;
  overlay->contact = ((const PullTool *) tool)->pull.touched >= 0;
  overlay->selected = overlay->scene.handles =
      tw_canvas_model_get (tool->model)->selection.segments;
}

static void
pull_clear (TwCanvasTool *tool)
{
  tw_canvas_pull_end (&((PullTool *) tool)->pull);
}

int
tw_pull_tool_line_at (TwCanvasModel *model, TwCanvasSpot spot, double x, double y)
{
  const TwCanvasState *state = tw_canvas_model_get (model);
  TwCanvasScene scene;
  double u, v;

  /* Mist is brushed over lines. */
  if (state->tile == NULL || state->armed != NULL || state->pen == TW_KIND_MIST
      || (spot.kind != TW_CANVAS_SEGMENT && spot.kind != TW_CANVAS_FIELD))
    return -1;
  tw_canvas_sight_scene (tw_canvas_model_get (model), &scene);
  tw_canvas_view_to_tile (&state->lens.view, x, y, &u, &v);
  /* A wall can be taken from outside, too. */
  for (guint i = 0; i < state->tile->topology.n_segments; i++)
    if ((spot.kind == TW_CANVAS_SEGMENT ? (int) i == spot.index
                                        : state->tile->topology.segments[i].kind == TW_KIND_CITY)
        && tw_canvas_line_is_near (&scene, i, u, v, LINE_REACH / state->lens.view.side))
      return (int) i;
  return -1;
}

/* The wall or line that was pressed, which is selected then. */
static gboolean
begin_line (PullTool *self)
{
  TwCanvasModel *model = self->tool.model;
  TwCanvasPress *press = &self->tool.press;
  int segment = tw_pull_tool_line_at (model, press->spot, press->x, press->y);
  TwCanvasScene scene;

  if (press->by_keys || segment < 0)
    return FALSE;
  tw_canvas_sight_scene (tw_canvas_model_get (model), &scene);
  tw_canvas_view_to_tile (&tw_canvas_model_get (model)->lens.view, press->x, press->y, &self->u,
                          &self->v);
  if (!tw_canvas_pull_begin_line (&self->pull, &scene, tw_canvas_model_id_of_set (model),
                                  (guint) segment, self->u, self->v))
    return FALSE;
  press->spot = TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, segment);
  tw_canvas_model_select (model, press->spot, FALSE);
  return TRUE;
}

/* What was pressed itself. */
static gboolean
begin_thing (PullTool *self)
{
  TwCanvasModel *model = self->tool.model;
  const TwCanvasState *state = tw_canvas_model_get (model);
  const TwCanvasPress *press = &self->tool.press;
  TwCanvasScene scene;

  if (state->armed != NULL)
    return FALSE;
  /* From where roads meet a path is laid. */
  if (!press->moves_whole && press->spot.kind == TW_CANVAS_JUNCTION && state->pen == TW_KIND_PATH)
    return FALSE;
  tw_canvas_sight_scene (tw_canvas_model_get (model), &scene);
  if (!press->by_keys)
    tw_canvas_view_to_tile (&state->lens.view, press->x, press->y, &self->u, &self->v);
  else if (!tw_canvas_locate (&scene, press->spot, &self->u, &self->v))
    return FALSE;
  return tw_canvas_pull_begin (&self->pull, &scene, tw_canvas_model_id_of_set (model), press->spot,
                               state->selection.segments, press->moves_whole, self->u, self->v);
}

gboolean
tw_pull_tool_begin (TwCanvasModel *model, const TwCanvasPress *press, TwCanvasTool **out_tool)
{
  static const TwCanvasToolClass klass = {
    .move = pull_move, .step = pull_step, .end = pull_end, .paint = pull_paint, .clear = pull_clear
  };
  PullTool *self = tw_canvas_tool_new (sizeof *self, &klass, model, press);

  if (begin_thing (self) || (!press->moves_whole && begin_line (self)))
    *out_tool = &self->tool;
  else
    tw_canvas_tool_free (&self->tool);
  return *out_tool != NULL || press->moves_whole;
}

void
tw_pull_tool_nudge (TwCanvasModel *model, TwCanvasSpot spot, TwCanvasDirection direction)
{
  const TwCanvasPress press = { .spot = spot,
                                .by_keys = TRUE,
                                .moves_whole =
                                    spot.kind != TW_CANVAS_BEND && spot.kind != TW_CANVAS_FIGURE };
  const TwCanvasState *state = tw_canvas_model_get (model);
  TwCanvasTool *tool = NULL;
  g_autoptr (TwTile) tile = NULL;
  g_autofree char *key = tw_document_merge_key (state->item, "nudge");

  tw_pull_tool_begin (model, &press, &tool);
  if (tool == NULL)
    {
      tw_canvas_model_say (model, _ ("There is nothing to move here."));
      return;
    }
  pull_step (tool, direction);
  tile = tw_tile_ref (state->shown);
  tw_canvas_tool_free (tool);
  tw_canvas_model_reshape (model, tile, _ ("Change Shape"), key);
}
