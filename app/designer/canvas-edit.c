/* What a click, a key or a menu does to one thing on the canvas. */
#include "app/designer/canvas-edit.h"

#include <glib/gi18n.h>

#include "app/designer/canvas-bend.h"
#include "app/designer/canvas-gesture.h"
#include "app/designer/canvas-sight.h"
#include "app/designer/canvas-words.h"

/* What else the joint at @spot could be, if there is one. */
static void
offer_at (TwCanvasModel *model, TwCanvasSpot spot)
{
  TwCanvasJoint joint;

  if (tw_canvas_joint_at (&tw_canvas_model_get (model)->tile->topology, spot, &joint))
    tw_canvas_model_offer (model, &joint);
}

/* What lies there is looked at first: a second click draws, or takes it off. */
static void
select_there (TwCanvasModel *model, int segment)
{
  const TwCanvasSpot spot = TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, segment);
  const TwCanvasState *state = tw_canvas_model_get (model);
  g_autofree char *name = tw_canvas_spot_words (tw_canvas_model_own (model), state->tile, spot),
                  *words = NULL;

  tw_canvas_model_select (model, spot, FALSE);
  words = state->tile->topology.segments[segment].kind == state->pen
              /* Translators: %s is land, "City north" */
              ? g_strdup_printf (_ ("%s. Click again to clear this edge."), name)
              /* Translators: %s is land, "City north" */
              : g_strdup_printf (_ ("%s. Click again to draw over it."), name);
  tw_canvas_model_say (model, words);
}

/* Lays down what is in hand; it stays there if @add. */
static void
place (TwCanvasModel *model, TwCanvasSpot spot, gboolean add)
{
  const TwCanvasState *state = tw_canvas_model_get (model);
  TwTopology topology = state->tile->topology;
  TwCanvasDeed deed;
  gboolean placed =
      tw_canvas_drop_symbol (tw_canvas_model_own (model), &topology, state->armed, spot, &deed);

  tw_canvas_model_set_done (model, spot);
  tw_canvas_model_commit (model, &topology, &deed);
  /* The place stands there already: what was meant is that one. */
  if (!placed && !deed.refused && deed.kind != TW_KIND_NONE && deed.segment >= 0)
    tw_canvas_model_select (model, TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, deed.segment), FALSE);
  if ((placed || deed.kind != TW_KIND_NONE) && !deed.refused && !add)
    tw_canvas_model_set_armed (model, NULL);
}

void
tw_canvas_edit_click (TwCanvasModel *model, TwCanvasSpot spot, gboolean add)
{
  const TwCanvasState *state = tw_canvas_model_get (model);
  TwTopology topology;
  TwCanvasDeed deed;
  int there;

  if (state->tile == NULL)
    return;
  tw_canvas_model_offer (model, NULL);
  if (state->armed != NULL)
    {
      place (model, spot, add);
      return;
    }
  topology = state->tile->topology;
  there =
      add ? -1 : tw_canvas_click_selects (&topology, spot, state->pen, state->selection.segments);
  if (there >= 0)
    {
      select_there (model, there);
      return;
    }
  if (!add && tw_canvas_click (&topology, spot, state->pen, &deed))
    {
      g_autoptr (TwTile) before = tw_tile_ref (state->value);

      tw_canvas_model_set_done (model, spot);
      if (!tw_canvas_model_bring_back (model, spot, &deed))
        tw_canvas_model_commit (model, &topology, &deed);
      if (deed.note == TW_EDIT_CLEARED)
        tw_canvas_model_keep_cleared (model, spot, before);
      if (spot.kind == TW_CANVAS_CORNER)
        tw_canvas_model_offer (model, &(TwCanvasJoint){ -1, -1, spot.index });
      return;
    }
  if (spot.kind == TW_CANVAS_NOWHERE || !add)
    tw_canvas_model_say (model, "");
  if (!add && (spot.kind == TW_CANVAS_EDGE || spot.kind == TW_CANVAS_CORNER))
    {
      offer_at (model, spot);
      if (spot.kind == TW_CANVAS_CORNER && state->offer.n_readings == 0)
        tw_canvas_model_say (model, _ ("There is nothing to join or to part here."));
      return;
    }
  if (spot.kind == TW_CANVAS_BEND)
    return;
  tw_canvas_model_select (model, spot, add);
  if (!add)
    offer_at (model, spot);
  if (spot.kind != TW_CANVAS_NOWHERE)
    {
      g_autofree char *words =
          tw_canvas_spot_words (tw_canvas_model_own (model), state->tile, spot);

      tw_canvas_model_say (model, words);
    }
}

void
tw_canvas_edit_delete (TwCanvasModel *model, TwCanvasSpot spot)
{
  TwTopology topology = tw_canvas_model_get (model)->tile->topology;
  TwCanvasDeed deed;
  gboolean is_shape = spot.kind == TW_CANVAS_BEND || spot.kind == TW_CANVAS_FIGURE;

  if (is_shape ? !tw_canvas_edit_reset_shape (model, spot)
               : !tw_canvas_delete (&topology, spot, &deed))
    tw_canvas_model_say (model, _ ("There is nothing to delete here."));
  else if (!is_shape)
    tw_canvas_model_commit (model, &topology, &deed);
}

void
tw_canvas_edit_delete_selected (TwCanvasModel *model)
{
  const TwCanvasState *state = tw_canvas_model_get (model);
  TwSegmentSet selected = state->selection.segments;
  TwTopology topology;
  TwCanvasDeed deed;

  if (state->tile == NULL)
    return;
  if (__builtin_popcount (selected) < 2)
    {
      tw_canvas_edit_delete (model, tw_canvas_selection_spot (&state->selection));
      return;
    }
  /* Several: one step. From the last, because later numbers move down. */
  topology = state->tile->topology;
  for (guint i = TW_MAX_SEGMENTS; i-- > 0;)
    if ((selected & TW_SEGMENT_BIT (i)) && i < topology.n_segments)
      tw_canvas_delete (&topology, TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, i), &deed);
  tw_canvas_model_commit (model, &topology, &deed);
}

gboolean
tw_canvas_edit_turn (TwCanvasModel *model, int eighths)
{
  const TwCanvasState *state = tw_canvas_model_get (model);
  TwTopology topology;
  TwCanvasDeed deed;

  if (state->tile == NULL || state->selection.symbol < 0)
    return FALSE;
  topology = state->tile->topology;
  if (!tw_canvas_turn_symbol (&topology, (guint) state->selection.symbol, eighths, &deed))
    return FALSE;
  tw_canvas_model_commit (model, &topology, &deed);
  return TRUE;
}

/* The points of what a spot is, taken out of @shape. Returns how many. */
static guint
reset_spot (TwShape *shape, const TwCanvasScene *scene, TwCanvasSpot spot)
{
  TwCanvasBend bends[TW_CANVAS_MAX_BENDS];
  const TwTopology *topology = &scene->tile->topology;
  guint n = 0;
  int segment;

  switch (spot.kind)
    {
    case TW_CANVAS_BEND:
      if (spot.index >= (int) tw_canvas_bends (scene, bends) || bends[spot.index].point < 0)
        return 0;
      tw_shape_remove (shape, (guint) bends[spot.index].point);
      return 1;
    case TW_CANVAS_FIGURE:
      return tw_shape_reset (shape, TW_SHAPE_FIGURE, spot.index);
    case TW_CANVAS_SYMBOL:
      return tw_shape_reset (shape, TW_SHAPE_PICTURE, spot.index);
    case TW_CANVAS_JUNCTION:
      return tw_shape_reset (shape, TW_SHAPE_END, spot.index);
    case TW_CANVAS_BADGE:
      return tw_shape_reset (shape, TW_SHAPE_FIGURE, -1);
    default:
      segment = tw_canvas_spot_segment (topology, spot, NULL);
      if (segment < 0)
        return 0;
      n += tw_shape_reset (shape, TW_SHAPE_BEND, segment);
      n += tw_shape_reset (shape, TW_SHAPE_WALL, segment);
      n += tw_shape_reset (shape, TW_SHAPE_PLACE, segment);
      n += tw_shape_reset (shape, TW_SHAPE_FIGURE, segment);
      for (guint i = 0; i < topology->n_symbols; i++)
        if (topology->symbols[i].segment == segment)
          n += tw_shape_reset (shape, TW_SHAPE_PICTURE, (int) i);
      for (guint i = 0; i < topology->n_junctions; i++)
        if (topology->junctions[i].members & TW_SEGMENT_BIT (segment))
          n += tw_shape_reset (shape, TW_SHAPE_END, (int) i);
      return n;
    }
}

/* Whether there was something to take out of the tile's @shape. */
static gboolean
reset (TwCanvasModel *model, TwCanvasSpot spot, TwShape *out_shape)
{
  const TwCanvasState *state = tw_canvas_model_get (model);
  TwCanvasScene scene;

  if (state->tile == NULL)
    return FALSE;
  tw_canvas_sight_scene (tw_canvas_model_get (model), &scene);
  *out_shape = state->tile->shape;
  return reset_spot (out_shape, &scene, spot) > 0;
}

static void
commit_shape (TwCanvasModel *model, const TwShape *shape, const char *words)
{
  g_autoptr (TwTile) tile = tw_tile_with_shape (tw_canvas_model_get (model)->tile, shape);

  tw_canvas_model_reshape (model, tile, _ ("Reset Shape"), NULL);
  tw_canvas_model_say (model, words);
}

gboolean
tw_canvas_edit_has_shape (TwCanvasModel *model, TwCanvasSpot spot)
{
  TwShape shape;

  return reset (model, spot, &shape);
}

gboolean
tw_canvas_edit_reset_shape (TwCanvasModel *model, TwCanvasSpot spot)
{
  TwShape shape;

  if (!reset (model, spot, &shape))
    return FALSE;
  commit_shape (model, &shape, _ ("It lies where the program puts it."));
  return TRUE;
}

void
tw_canvas_edit_reset_shapes (TwCanvasModel *model)
{
  if (tw_canvas_model_get (model)->tile != NULL)
    commit_shape (model, &(TwShape){ 0 }, _ ("Everything lies where the program puts it."));
}
