/* What is to be seen on the canvas, and where. */
#include "app/designer/canvas-sight.h"

void
tw_canvas_sight_scene (const TwCanvasState *state, TwCanvasScene *out_scene)
{
  out_scene->tile = state->tile;
  out_scene->layout = state->layout;
  out_scene->shows_fields = tw_canvas_sight_has_fields (state);
  out_scene->handles = state->tool == NULL && state->armed == NULL ? state->selection.segments : 0;
  out_scene->reach = state->reach;
}

TwCanvasSpot
tw_canvas_sight_pick (const TwCanvasState *state, double x, double y)
{
  TwCanvasScene scene;

  if (state->tile == NULL)
    return TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0);
  tw_canvas_sight_scene (state, &scene);
  return tw_canvas_pick (&scene, &state->lens.view, x, y);
}

gboolean
tw_canvas_sight_locate (const TwCanvasState *state, TwCanvasSpot spot, double *out_x, double *out_y)
{
  TwCanvasScene scene;
  double u, v;

  if (state->tile == NULL)
    return FALSE;
  tw_canvas_sight_scene (state, &scene);
  if (!tw_canvas_locate (&scene, spot, &u, &v))
    return FALSE;
  tw_canvas_view_from_tile (&state->lens.view, u, v, out_x, out_y);
  return TRUE;
}

gboolean
tw_canvas_sight_has_fields (const TwCanvasState *state)
{
  if ((state->layers & TW_CANVAS_FIELDS) || state->selection.field >= 0)
    return TRUE;
  if (state->tool != NULL)
    return state->tool->press.spot.kind == TW_CANVAS_BADGE;
  if (state->armed != NULL)
    return FALSE;
  return state->hover.kind == TW_CANVAS_FIELD || state->hover.kind == TW_CANVAS_BADGE
         || (state->uses_keys && state->focus.kind == TW_CANVAS_BADGE);
}

gboolean
tw_canvas_sight_has_reference (const TwCanvasState *state)
{
  return state->tile != NULL && (state->layers & TW_CANVAS_REFERENCE)
         && state->tile->reference.picture.bytes != NULL;
}
