/* The canvas for who has a single switch. */
#include "app/designer/canvas-scanned.h"

#include <glib/gi18n.h>

#include "app/designer/canvas-sight.h"
#include "app/designer/canvas-walk.h"

static const struct
{
  const char *words;
  const char *action;
} deeds[] = {
  { N_ ("Click here"), "drop" },
  { N_ ("Drag from here"), "grab" },
  { N_ ("Another place"), NULL },
};

static guint
list (TwCanvasScanned *self, TwCanvasSpot *out_spots)
{
  const TwCanvasState *state = tw_canvas_model_get (self->model);
  TwCanvasScene scene;

  if (state->tile == NULL)
    return 0;
  tw_canvas_sight_scene (state, &scene);
  return tw_canvas_list (&scene, out_spots);
}

guint
tw_canvas_scanned_count (TwCanvasScanned *self)
{
  TwCanvasSpot spots[TW_CANVAS_MAX_SPOTS];
  guint n = list (self, spots);

  return n > 0 && self->deeds ? G_N_ELEMENTS (deeds) : n;
}

void
tw_canvas_scanned_show (TwCanvasScanned *self, guint index)
{
  TwCanvasSpot spots[TW_CANVAS_MAX_SPOTS], focus = tw_canvas_model_get (self->model)->focus;
  guint n = list (self, spots), at = 0;

  if (self->deeds)
    {
      tw_canvas_model_say (self->model, _ (deeds[index].words));
      return;
    }
  while (at < n && !tw_canvas_spot_equal (spots[at], focus))
    at++;
  /* As the key does it: what is dragged goes with it. */
  if (index < n)
    g_action_group_activate_action (self->actions, "cycle",
                                    g_variant_new_int32 (at < n ? (int) ((index + n - at) % n)
                                                                : (int) index + 1));
}

void
tw_canvas_scanned_choose (TwCanvasScanned *self, guint index)
{
  gboolean is_dragging = tw_canvas_model_get (self->model)->tool != NULL;

  if (is_dragging)
    g_action_group_activate_action (self->actions, "drop", NULL);
  else if (!self->deeds)
    {
      self->deeds = TRUE;
      return;
    }
  else if (deeds[index].action != NULL)
    g_action_group_activate_action (self->actions, deeds[index].action, NULL);
  self->deeds = FALSE;
}

void
tw_canvas_scanned_leave (TwCanvasScanned *self)
{
  self->deeds = FALSE;
  if (tw_canvas_model_get (self->model)->tool != NULL)
    g_action_group_activate_action (self->actions, "escape", NULL);
}
