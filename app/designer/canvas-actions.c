/* What can be done on the canvas, as actions: keys, menus, buttons and tests use them.
 *
 *   pen 's'         chooses the kind of land a click lays (state)
 *   fields          shows the fields (state)
 *   arm 's'         takes a symbol in hand, "" puts it back (state)
 *   walk 's'        moves the focus: up right down left
 *   cycle 'i'       moves the focus through everything there is
 *   press 'b'       a click at the focus; with true as if Shift was held
 *   grab            begins a drag at the focus, drop ends it
 *   escape          steps back one thing
 *   turn 'i'        turns the selected symbol by 45 degrees, else the view by 90
 *   turn-view 'i'   turns the view
 *   zoom 'i'        1 in, -1 out; fit: as big as there is room
 *   pan 's'         looks up right down left
 *   delete          what is selected, else what has the focus
 *   symbols, menu   the list and the menu for what has the focus
 *
 * What a menu or the inspector does to one part is in canvas-part-actions.c.
 */
#include <string.h>

#include <glib/gi18n.h>

#include "app/designer/canvas-words.h"
#include "app/designer/tile-canvas-private.h"

/* One step of a key when panning, in pixels. */
#define PAN_STEP 40

static TwTileCanvas *
canvas (gpointer data)
{
  return TW_TILE_CANVAS (data);
}

static void
pen_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  tile_canvas_set_pen (canvas (data), tw_kind_from_name (g_variant_get_string (parameter, NULL)));
}

/* The next kind of land that the set invents. */
static void
own_pen_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = canvas (data);
  const TwTileSet *set = self->document != NULL ? tw_document_get_set (self->document) : NULL;
  guint first = MAX ((guint) self->pen + 1, TW_KIND_OWN) - TW_KIND_OWN;

  for (guint i = 0; set != NULL && i < TW_N_OWN_KINDS; i++)
    {
      guint kind = TW_KIND_OWN + (first + i) % TW_N_OWN_KINDS;

      if (tw_vocabulary_land_of (set->own, kind) != NULL)
        {
          tile_canvas_set_pen (self, (TwKind) kind);
          return;
        }
    }
}

static void
fields_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  tile_canvas_set_shows_fields (canvas (data), !canvas (data)->shows_fields);
}

static void
arm_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const char *symbol = g_variant_get_string (parameter, NULL);

  /* What is in hand already is put back. */
  if (*symbol == '\0' || g_strcmp0 (symbol, canvas (data)->armed) == 0)
    symbol = NULL;
  tile_canvas_set_armed (canvas (data), symbol);
}

/* The pointer follows the focus, so that a drag by keys shows its line. */
static void
canvas_focus_moved (TwTileCanvas *self, TwCanvasSpot spot)
{
  tile_canvas_set_focus (self, spot, TRUE);
  if (self->drag != TW_CANVAS_DRAG_KEYS)
    return;
  tw_tile_canvas_get_spot_point (self, spot, &self->pointer_x, &self->pointer_y);
  tile_canvas_drag_move (self, spot);
}

static void
walk_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  static const char *const names[] = { "up", "right", "down", "left" };
  TwTileCanvas *self = data;
  TwCanvasDirection direction = TW_CANVAS_UP;
  TwCanvasScene scene;

  if (self->tile == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (strcmp (names[i], g_variant_get_string (parameter, NULL)) == 0)
      direction = (TwCanvasDirection) i;
  if (self->drag == TW_CANVAS_DRAG_KEYS && self->is_pulling)
    {
      tile_canvas_pull_step (self, direction);
      return;
    }
  if ((direction == TW_CANVAS_RIGHT && tile_canvas_choose_next (self, 1))
      || (direction == TW_CANVAS_LEFT && tile_canvas_choose_next (self, -1)))
    return;
  tile_canvas_scene (self, &scene);
  canvas_focus_moved (self, tw_canvas_walk (&scene, self->view.quarter_turns, &self->trail,
                                            self->focus, direction));
}

static void
cycle_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;
  TwCanvasScene scene;

  if (self->tile == NULL)
    return;
  tile_canvas_scene (self, &scene);
  canvas_focus_moved (self, tw_canvas_cycle (&scene, self->focus, g_variant_get_int32 (parameter)));
}

static void
press_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;

  tile_canvas_set_focus (self, self->focus, TRUE);
  if (self->drag == TW_CANVAS_DRAG_KEYS)
    tile_canvas_drag_end (self, TRUE);
  else
    tile_canvas_click (self, self->focus, g_variant_get_boolean (parameter));
}

static void
grab_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;

  if (self->drag != TW_CANVAS_DRAG_NONE)
    return;
  tile_canvas_set_focus (self, self->focus, TRUE);
  if (!tile_canvas_drag_begin (self, self->focus, TW_CANVAS_DRAG_KEYS))
    {
      tile_canvas_say (self, _ ("There is nothing to drag here."));
      return;
    }
  if (tw_tile_canvas_get_spot_point (self, self->focus, &self->press_x, &self->press_y))
    {
      self->pointer_x = self->press_x;
      self->pointer_y = self->press_y;
    }
  tile_canvas_say (self, _ ("Arrows choose where to, Enter leaves it there, Esc goes back."));
}

static void
drop_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;

  if (self->drag == TW_CANVAS_DRAG_KEYS)
    tile_canvas_drag_end (self, TRUE);
  else
    tile_canvas_click (self, self->focus, FALSE);
}

static void
escape_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  tile_canvas_escape (canvas (data));
}

static void
turn_view_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;
  guint turns = (self->view.quarter_turns + (guint) (4 + g_variant_get_int32 (parameter))) & 3;
  g_autofree char *words = NULL;

  tile_canvas_set_view (self, turns, self->zoom, self->pan_x, self->pan_y);
  words = turns == 0 ? g_strdup (_ ("The view is not turned."))
                     : g_strdup_printf (_ ("The view is turned by %u degrees; the tile is not."),
                                        90 * turns);
  tile_canvas_say (self, words);
}

static void
turn_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;
  TwTopology topology;
  TwCanvasDeed deed;

  if (self->tile != NULL && self->selected_symbol >= 0)
    {
      topology = self->tile->topology;
      if (tw_canvas_turn_symbol (&topology, (guint) self->selected_symbol,
                                 g_variant_get_int32 (parameter), &deed))
        {
          tile_canvas_commit (self, &topology, &deed);
          return;
        }
    }
  turn_view_cb (action, parameter, data);
}

static void
zoom_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;
  double zoom = CLAMP (self->zoom * (g_variant_get_int32 (parameter) > 0 ? 1.25 : .8),
                       TW_CANVAS_LEAST_ZOOM, TW_CANVAS_MOST_ZOOM);
  double factor = zoom / self->zoom;

  tile_canvas_set_view (self, self->view.quarter_turns, zoom, self->pan_x * factor,
                        self->pan_y * factor);
}

/* What is seen moves against the arrow, as when one looks that way. */
static void
pan_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;
  const char *way = g_variant_get_string (parameter, NULL);
  int dx = g_str_equal (way, "left") - g_str_equal (way, "right");
  int dy = g_str_equal (way, "up") - g_str_equal (way, "down");

  tile_canvas_set_view (self, self->view.quarter_turns, self->zoom, self->pan_x + dx * PAN_STEP,
                        self->pan_y + dy * PAN_STEP);
}

static void
fit_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  tile_canvas_set_view (canvas (data), canvas (data)->view.quarter_turns, 1, 0, 0);
}

void
tile_canvas_delete_spot (TwTileCanvas *self, TwCanvasSpot spot)
{
  TwTopology topology = self->tile->topology;
  TwCanvasDeed deed;

  if (spot.kind == TW_CANVAS_BEND || spot.kind == TW_CANVAS_FIGURE)
    {
      if (!tile_canvas_reset_shape (self, spot))
        tile_canvas_say (self, _ ("There is nothing to delete here."));
    }
  else if (tw_canvas_delete (&topology, spot, &deed))
    tile_canvas_commit (self, &topology, &deed);
  else
    tile_canvas_say (self, _ ("There is nothing to delete here."));
}

void
tw_tile_canvas_delete_selected (TwTileCanvas *self)
{
  TwTopology topology;
  TwCanvasDeed deed;

  if (self->tile == NULL)
    return;
  if (__builtin_popcount (self->selected) < 2)
    {
      tile_canvas_delete_spot (self, tile_canvas_selected_spot (self));
      return;
    }
  /* Several: one step. From the last, because later numbers move down. */
  topology = self->tile->topology;
  for (guint i = TW_MAX_SEGMENTS; i-- > 0;)
    if ((self->selected & TW_SEGMENT_BIT (i)) && i < topology.n_segments)
      tw_canvas_delete (&topology, TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, i), &deed);
  tile_canvas_commit (self, &topology, &deed);
}

static void
delete_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;
  TwCanvasSpot spot = tile_canvas_selected_spot (self);

  if (self->tile == NULL)
    return;
  if (__builtin_popcount (self->selected) < 2 && self->uses_keys
      && (spot.kind == TW_CANVAS_NOWHERE || self->focus.kind == TW_CANVAS_BEND
          || self->focus.kind == TW_CANVAS_FIGURE))
    tile_canvas_delete_spot (self, self->focus);
  else
    tw_tile_canvas_delete_selected (self);
}

/* Shows something at what a key speaks of: the selection, else the focus. */
static void
show_by_key (TwTileCanvas *self, void (*show) (TwTileCanvas *, TwCanvasSpot, double, double))
{
  TwCanvasSpot spot;
  double x = self->view.x + self->view.side / 2, y = self->view.y + self->view.side / 2;

  if (self->tile == NULL)
    return;
  spot = tile_canvas_selected_spot (self);
  if (spot.kind == TW_CANVAS_NOWHERE || self->uses_keys)
    spot = self->focus;
  tw_tile_canvas_get_spot_point (self, spot, &x, &y);
  show (self, spot, x, y);
}

static void
symbols_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  show_by_key (data, tile_canvas_show_symbols);
}

static void
menu_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  show_by_key (data, tile_canvas_show_menu);
}

static const GActionEntry entries[] = {
  { .name = "pen", .activate = pen_cb, .parameter_type = "s", .state = "'city'" },
  { .name = "own-pen", .activate = own_pen_cb },
  { .name = "fields", .activate = fields_cb, .state = "false" },
  { .name = "arm", .activate = arm_cb, .parameter_type = "s", .state = "''" },
  { .name = "walk", .activate = walk_cb, .parameter_type = "s" },
  { .name = "cycle", .activate = cycle_cb, .parameter_type = "i" },
  { .name = "press", .activate = press_cb, .parameter_type = "b" },
  { .name = "grab", .activate = grab_cb },
  { .name = "drop", .activate = drop_cb },
  { .name = "escape", .activate = escape_cb },
  { .name = "turn", .activate = turn_cb, .parameter_type = "i" },
  { .name = "turn-view", .activate = turn_view_cb, .parameter_type = "i" },
  { .name = "zoom", .activate = zoom_cb, .parameter_type = "i" },
  { .name = "fit", .activate = fit_cb },
  { .name = "pan", .activate = pan_cb, .parameter_type = "s" },
  { .name = "delete", .activate = delete_cb },
  { .name = "symbols", .activate = symbols_cb },
  { .name = "menu", .activate = menu_cb },
};

static void
action_set_state (TwTileCanvas *self, const char *name, GVariant *state)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_state (G_SIMPLE_ACTION (action), state);
}

static void
action_set_enabled (TwTileCanvas *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

void
tile_canvas_update_actions (TwTileCanvas *self)
{
  gboolean has_tile = self->tile != NULL;

  if (self->actions == NULL)
    return;
  action_set_state (self, "pen", g_variant_new_string (tw_kind_info (self->pen)->name));
  action_set_state (self, "reference", g_variant_new_boolean (!self->hides_reference));
  action_set_state (self, "variant", g_variant_new_int32 (self->variant));
  action_set_state (self, "grid", g_variant_new_boolean (self->shows_grid));
  action_set_enabled (self, "reset-shapes", has_tile && self->tile->shape.n_points > 0);
  action_set_state (self, "fields", g_variant_new_boolean (self->shows_fields));
  action_set_state (self, "arm", g_variant_new_string (self->armed != NULL ? self->armed : ""));
  action_set_enabled (self, "arm", has_tile);
  action_set_enabled (self, "fields", has_tile);
  action_set_enabled (self, "turn-view", has_tile);
  action_set_enabled (self, "zoom", has_tile);
  action_set_enabled (self, "fit", has_tile);
  action_set_enabled (self, "reset-fields", has_tile && self->tile->topology.n_overrides > 0);
}

void
tile_canvas_add_actions (TwTileCanvas *self)
{
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  tile_canvas_add_part_actions (self);
  tile_canvas_add_pull_actions (self);
  tile_canvas_add_chip_actions (self);
  tile_canvas_add_line_actions (self);
  tile_canvas_add_reference_actions (self);
  tile_canvas_add_variant_actions (self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "canvas", G_ACTION_GROUP (self->actions));
  tile_canvas_update_actions (self);
}
