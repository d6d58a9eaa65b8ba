/* What can be done on the canvas, as actions. */
#include "app/designer/canvas-actions.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/designer/canvas-drag.h"
#include "app/designer/canvas-edit.h"
#include "app/designer/canvas-sight.h"
#include "app/designer/canvas-words.h"
#include "app/designer/pull-tool.h"
#include "app/designer/reference-tool.h"
#include "app/widgets/action.h"

/* One step of a key when panning, in pixels. */
#define PAN_STEP 40
/* By what a key scales the reference picture. */
#define REFERENCE_FACTOR 1.02

static TwCanvasDirection
direction_of (GVariant *parameter)
{
  static const char *const names[] = { "up", "right", "down", "left" };
  guint i = 0;

  while (i + 1 < G_N_ELEMENTS (names)
         && strcmp (names[i], g_variant_get_string (parameter, NULL)) != 0)
    i++;
  return (TwCanvasDirection) i;
}

static void
pen_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  tw_canvas_model_set_pen (model, tw_kind_from_name (g_variant_get_string (parameter, NULL)));
}

/* The next kind of land that the set invents. */
static void
own_pen_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  const TwCanvasState *state = tw_canvas_model_get (model);
  guint first = MAX ((guint) state->pen + 1, TW_KIND_OWN) - TW_KIND_OWN;

  for (guint i = 0; state->document != NULL && i < TW_N_OWN_KINDS; i++)
    {
      guint kind = TW_KIND_OWN + (first + i) % TW_N_OWN_KINDS;

      if (tw_vocabulary_land_of (tw_canvas_model_own (model), kind) != NULL)
        {
          tw_canvas_model_set_pen (model, (TwKind) kind);
          return;
        }
    }
  tw_canvas_model_say (model, _ ("The set has no land of its own. Add it on the Rules page."));
}

static void
toggle_fields (TwCanvasModel *model)
{
  tw_canvas_model_toggle (model, TW_CANVAS_FIELDS);
  tw_canvas_model_say (model, (tw_canvas_model_get (model)->layers & TW_CANVAS_FIELDS)
                                  ? _ ("The fields are shown.")
                                  : _ ("The fields are hidden."));
}

static void
fields_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  toggle_fields (model);
}

static void
grid_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  tw_canvas_model_toggle (model, TW_CANVAS_LINES);
  tw_canvas_model_say (model, (tw_canvas_model_get (model)->layers & TW_CANVAS_LINES)
                                  ? _ ("Bends lie on the grid.")
                                  : _ ("Bends lie where you pull them."));
}

static void
reference_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  const TwCanvasState *state = tw_canvas_model_get (model);

  tw_canvas_model_toggle (model, TW_CANVAS_REFERENCE);
  if (state->tile == NULL
      || (state->tile->reference.picture.file == NULL && state->tile->picture.file == NULL))
    tw_canvas_model_say (model, _ ("There is no reference picture. Choose one in the inspector."));
  else
    tw_canvas_model_say (model, (state->layers & TW_CANVAS_REFERENCE)
                                    ? _ ("The reference picture shows through.")
                                    : _ ("The reference picture is hidden."));
}

static void
move_reference_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  tw_reference_tool_step (model, direction_of (parameter));
}

static void
scale_reference_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  const TwTile *tile = tw_canvas_model_get (model)->tile;

  if (tile != NULL)
    tw_reference_tool_scale (model,
                             g_variant_get_int32 (parameter) > 0 ? REFERENCE_FACTOR
                                                                 : 1 / REFERENCE_FACTOR,
                             tile->reference.x / 1000., tile->reference.y / 1000.);
}

static void
arm_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  const char *symbol = g_variant_get_string (parameter, NULL);

  /* What is in hand already is put back. */
  if (*symbol == '\0' || g_strcmp0 (symbol, tw_canvas_model_get (model)->armed) == 0)
    symbol = NULL;
  tw_canvas_model_set_armed (model, symbol);
}

static void
variant_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  int variant = g_variant_get_int32 (parameter);

  tw_canvas_model_set_variant (model,
                               variant == tw_canvas_model_get (model)->variant ? -1 : variant);
}

static void
next_variant_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  const TwCanvasState *state = tw_canvas_model_get (model);

  if (state->value == NULL || state->value->n_variants == 0)
    tw_canvas_model_say (model, _ ("The tile has no variants. Add one in the inspector."));
  else
    tw_canvas_model_set_variant (model, state->variant + 1);
}

/* The tool that the arrow keys drag with, if one is. */
static TwCanvasTool *
tool_of_keys (TwCanvasModel *model)
{
  TwCanvasTool *tool = tw_canvas_model_get (model)->tool;

  return tool != NULL && tool->press.by_keys ? tool : NULL;
}

/* What is dragged by keys goes with the focus. */
static void
drag_to_focus (TwCanvasModel *model)
{
  TwCanvasTool *tool = tool_of_keys (model);

  if (tool != NULL && tool->klass->over != NULL)
    tool->klass->over (tool, tw_canvas_model_get (model)->focus);
}

static void
walk_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  const TwCanvasState *state = tw_canvas_model_get (model);
  const TwCanvasOffer *offer = &state->offer;
  TwCanvasDirection direction = direction_of (parameter);
  TwCanvasTool *tool = tool_of_keys (model);

  if (state->tile == NULL)
    return;
  if (tool != NULL && tool->klass->step != NULL)
    tool->klass->step (tool, direction);
  else if (offer->n_readings > 0 && direction == TW_CANVAS_RIGHT)
    tw_canvas_model_choose (model, (offer->now + 1) % offer->n_readings);
  else if (offer->n_readings > 0 && direction == TW_CANVAS_LEFT)
    tw_canvas_model_choose (model, (offer->now + offer->n_readings - 1) % offer->n_readings);
  else
    {
      /* Whoever goes on has chosen, and has all arrows again. */
      tw_canvas_model_offer (model, NULL);
      tw_canvas_model_walk (model, direction);
      drag_to_focus (model);
    }
}

static void
cycle_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  const TwCanvasState *state = tw_canvas_model_get (model);
  TwCanvasScene scene;

  if (state->tile == NULL)
    return;
  tw_canvas_model_offer (model, NULL);
  tw_canvas_sight_scene (tw_canvas_model_get (model), &scene);
  tw_canvas_model_set_focus (
      model, tw_canvas_cycle (&scene, state->focus, g_variant_get_int32 (parameter)), TRUE);
  drag_to_focus (model);
}

static void
press_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  const TwCanvasSpot focus = tw_canvas_model_get (model)->focus;

  tw_canvas_model_set_focus (model, focus, TRUE);
  if (tool_of_keys (model) != NULL)
    tw_canvas_drag_end (model, TRUE);
  else
    tw_canvas_edit_click (model, focus, g_variant_get_boolean (parameter));
}

static void
grab_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  const TwCanvasState *state = tw_canvas_model_get (model);
  TwCanvasPress press = { .spot = state->focus, .by_keys = TRUE };
  g_autofree char *thing = NULL, *words = NULL;

  if (state->tool != NULL)
    return;
  tw_canvas_model_set_focus (model, state->focus, TRUE);
  tw_canvas_sight_locate (tw_canvas_model_get (model), press.spot, &press.x, &press.y);
  if (!tw_canvas_drag_begin (model, &press))
    {
      tw_canvas_model_say (model, _ ("There is nothing to drag here."));
      return;
    }
  thing = tw_canvas_spot_words (tw_canvas_model_own (model), state->tile, press.spot);
  /* Translators: %s is what is dragged by keys, "West edge, Road" */
  words = g_strdup_printf (_ ("Dragging: %s. Arrows choose where to, Enter leaves it there, Esc "
                              "goes back."),
                           thing);
  tw_canvas_model_say (model, words);
}

static void
drop_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  if (tool_of_keys (model) != NULL)
    tw_canvas_drag_end (model, TRUE);
  else
    tw_canvas_edit_click (model, tw_canvas_model_get (model)->focus, FALSE);
}

static void
escape_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  const TwCanvasState *state = tw_canvas_model_get (model);

  if (state->tool != NULL)
    tw_canvas_drag_end (model, FALSE);
  else if (state->offer.n_readings > 0)
    tw_canvas_model_offer (model, NULL);
  else if (state->armed != NULL)
    {
      tw_canvas_model_set_armed (model, NULL);
      tw_canvas_model_say (model, "");
    }
  else if (tw_canvas_selection_spot (&state->selection).kind != TW_CANVAS_NOWHERE)
    tw_canvas_model_select (model, TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0), FALSE);
  else if (state->variant >= 0)
    tw_canvas_model_set_variant (model, -1);
  else if (state->layers & TW_CANVAS_FIELDS)
    toggle_fields (model);
}

static void
choose_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  tw_canvas_model_choose (model, (guint) g_variant_get_int32 (parameter));
}

static void
nudge_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  const TwCanvasState *state = tw_canvas_model_get (model);
  TwCanvasSpot selected = tw_canvas_selection_spot (&state->selection), spot = selected;

  if (state->tile == NULL || state->tool != NULL)
    return;
  if (state->uses_keys && state->focus.kind != TW_CANVAS_NOWHERE
      && state->focus.kind != TW_CANVAS_EDGE && state->focus.kind != TW_CANVAS_CORNER)
    spot = state->focus;
  if (spot.kind == TW_CANVAS_MIDDLE)
    {
      int segment = tw_canvas_spot_segment (&state->tile->topology, spot, NULL);

      if (segment >= 0)
        spot = TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, segment);
    }
  tw_pull_tool_nudge (model, spot, direction_of (parameter));
}

static void
turn_view_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  TwCanvasLens lens = tw_canvas_model_get (model)->lens;
  g_autofree char *words = NULL;

  tw_canvas_lens_turn (&lens, g_variant_get_int32 (parameter));
  tw_canvas_model_look (model, &lens);
  words = lens.view.quarter_turns == 0
              ? g_strdup (_ ("The view is not turned."))
              : g_strdup_printf (_ ("The view is turned by %u degrees; the tile is not."),
                                 90 * lens.view.quarter_turns);
  tw_canvas_model_say (model, words);
}

static void
turn_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  if (!tw_canvas_edit_turn (model, g_variant_get_int32 (parameter)))
    turn_view_cb (action, parameter, model);
}

static void
zoom_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  TwCanvasLens lens = tw_canvas_model_get (model)->lens;
  double zoom = CLAMP (lens.zoom * (g_variant_get_int32 (parameter) > 0 ? 1.25 : .8),
                       TW_CANVAS_LEAST_ZOOM, TW_CANVAS_MOST_ZOOM);
  double factor = zoom / lens.zoom;

  tw_canvas_lens_set (&lens, zoom, lens.pan_x * factor, lens.pan_y * factor);
  tw_canvas_model_look (model, &lens);
}

/* What is seen moves against the arrow, as when one looks that way. */
static void
pan_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  TwCanvasLens lens = tw_canvas_model_get (model)->lens;
  const char *way = g_variant_get_string (parameter, NULL);
  int dx = g_str_equal (way, "left") - g_str_equal (way, "right");
  int dy = g_str_equal (way, "up") - g_str_equal (way, "down");

  tw_canvas_lens_set (&lens, lens.zoom, lens.pan_x + dx * PAN_STEP, lens.pan_y + dy * PAN_STEP);
  tw_canvas_model_look (model, &lens);
}

static void
fit_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  TwCanvasLens lens = tw_canvas_model_get (model)->lens;

  tw_canvas_lens_set (&lens, 1, 0, 0);
  tw_canvas_model_look (model, &lens);
}

static void
delete_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  const TwCanvasState *state = tw_canvas_model_get (model);
  const TwCanvasSpot focus = state->focus;

  if (state->tile == NULL)
    return;
  if (__builtin_popcount (state->selection.segments) < 2 && state->uses_keys
      && (tw_canvas_selection_spot (&state->selection).kind == TW_CANVAS_NOWHERE
          || focus.kind == TW_CANVAS_BEND || focus.kind == TW_CANVAS_FIGURE))
    tw_canvas_edit_delete (model, focus);
  else
    tw_canvas_edit_delete_selected (model);
}

static void
reset_shapes_cb (GSimpleAction *action, GVariant *parameter, gpointer model)
{
  tw_canvas_edit_reset_shapes (model);
}

static const GActionEntry entries[] = {
  { .name = "pen", .activate = pen_cb, .parameter_type = "s", .state = "'city'" },
  { .name = "own-pen", .activate = own_pen_cb },
  { .name = "fields", .activate = fields_cb, .state = "false" },
  { .name = "grid", .activate = grid_cb, .state = "false" },
  { .name = "reference", .activate = reference_cb, .state = "true" },
  { .name = "move-reference", .activate = move_reference_cb, .parameter_type = "s" },
  { .name = "scale-reference", .activate = scale_reference_cb, .parameter_type = "i" },
  { .name = "arm", .activate = arm_cb, .parameter_type = "s", .state = "''" },
  { .name = "variant", .activate = variant_cb, .parameter_type = "i", .state = "-1" },
  { .name = "next-variant", .activate = next_variant_cb },
  { .name = "walk", .activate = walk_cb, .parameter_type = "s" },
  { .name = "cycle", .activate = cycle_cb, .parameter_type = "i" },
  { .name = "press", .activate = press_cb, .parameter_type = "b" },
  { .name = "grab", .activate = grab_cb },
  { .name = "drop", .activate = drop_cb },
  { .name = "escape", .activate = escape_cb },
  { .name = "choose", .activate = choose_cb, .parameter_type = "i" },
  { .name = "nudge", .activate = nudge_cb, .parameter_type = "s" },
  { .name = "turn", .activate = turn_cb, .parameter_type = "i" },
  { .name = "turn-view", .activate = turn_view_cb, .parameter_type = "i" },
  { .name = "zoom", .activate = zoom_cb, .parameter_type = "i" },
  { .name = "fit", .activate = fit_cb },
  { .name = "pan", .activate = pan_cb, .parameter_type = "s" },
  { .name = "delete", .activate = delete_cb },
  { .name = "reset-shapes", .activate = reset_shapes_cb },
};

void
tw_canvas_actions_add (GActionMap *actions, TwCanvasModel *model)
{
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), model);
}

void
tw_canvas_actions_update (GActionMap *actions, const TwCanvasState *state)
{
  const struct
  {
    const char *name;
    gboolean enabled;
  } sensitive[] = {
    { "arm", state->tile != NULL },
    { "fields", state->tile != NULL },
    { "turn-view", state->tile != NULL },
    { "zoom", state->tile != NULL },
    { "fit", state->tile != NULL },
    { "reset-shapes", state->tile != NULL && state->tile->shape.n_points > 0 },
    { "reset-fields", state->tile != NULL && state->tile->topology.n_overrides > 0 },
  };

  tw_action_set_state (actions, "pen", g_variant_new_string (tw_kind_info (state->pen)->name));
  tw_action_set_state (actions, "reference",
                       g_variant_new_boolean ((state->layers & TW_CANVAS_REFERENCE) != 0));
  tw_action_set_state (actions, "variant", g_variant_new_int32 (state->variant));
  tw_action_set_state (actions, "grid",
                       g_variant_new_boolean ((state->layers & TW_CANVAS_LINES) != 0));
  tw_action_set_state (actions, "fields",
                       g_variant_new_boolean ((state->layers & TW_CANVAS_FIELDS) != 0));
  tw_action_set_state (actions, "arm",
                       g_variant_new_string (state->armed != NULL ? state->armed : ""));
  for (guint i = 0; i < G_N_ELEMENTS (sensitive); i++)
    tw_action_enable (actions, sensitive[i].name, sensitive[i].enabled);
}
