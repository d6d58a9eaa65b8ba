/* What a menu or the inspector does to one part of the tile, as actions.
 *
 * What the menu has been opened for (the model's context) is meant by:
 *   land 's'        lays that kind there; on a segment, on all edges of it
 *   end 's'         ends the road there
 *   corner          joins or parts the cities at the corner, or takes a wall out of it
 *   part            one segment becomes several
 *   join 'i'        becomes one with that segment
 *   contact 'i'     touches that segment, or does not any more
 *   symbol 's'      one more of that symbol, or that place
 *   link 'i'        the field feeds that city, or does not
 *   join-field 'i'  the fields are one
 *   remove          takes it off
 *   reset-shape     it lies by default again
 * and by their number:
 *   remove-symbol 'i', add-symbol 'i' (one of it off, one more); reset-fields
 */
#include "app/designer/canvas-part-actions.h"

#include <glib/gi18n.h>

#include "app/designer/canvas-edit.h"
#include "app/designer/canvas-gesture.h"
#include "engine/tile/tile-edit-mark.h"
#include "engine/tile/tile-edit-road.h"

/* Carries one edit out on a copy of the drawing and commits it. */
static void
finish (TwCanvasModel *self, const TwTopology *topology, TwCanvasDeed *deed)
{
  if (deed->note == TW_EDIT_FULL)
    tw_canvas_model_say_deed (self, deed);
  else if (deed->note != TW_EDIT_NOTHING)
    tw_canvas_model_commit (self, topology, deed);
}

static int
context_segment (TwCanvasModel *self)
{
  const TwCanvasState *state = tw_canvas_model_get (self);

  return state->tile != NULL ? tw_canvas_spot_segment (&state->tile->topology, state->context, NULL)
                             : -1;
}

/* All edges of a segment get other land, which is one segment again. */
static void
change_segment (TwCanvasModel *self, int segment, TwKind kind)
{
  TwTopology topology = tw_canvas_model_get (self)->tile->topology;
  TwCanvasDeed deed = { .note = TW_EDIT_LAID, .kind = kind, .segment = -1, .edge = -1 };
  TwEdgeSet edges, left;
  TwEdge first;

  if (segment < 0 || topology.segments[segment].kind == kind)
    return;
  left = edges = tw_rim_edges (topology.segments[segment].rim);
  if (edges == 0)
    return;
  first = (TwEdge) __builtin_ctz (edges);
  for (; left != 0; left &= (TwEdgeSet) (left - 1))
    deed.note = tw_tile_edit_click_edge (&topology, (TwEdge) __builtin_ctz (left), kind);
  if (kind != TW_KIND_FIELD && (edges & (edges - 1)) != 0
      && tw_tile_edit_drag_edges (&topology, first, edges, kind) == TW_EDIT_FULL)
    deed.note = TW_EDIT_FULL;
  if (kind != TW_KIND_FIELD)
    deed.segment = tw_topology_segment_at (&topology, (TwRimPlace) (4 * first + 1),
                                           tw_kind_info (kind)->layer);
  finish (self, &topology, &deed);
}

static void
land_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwCanvasModel *self = data;
  const TwCanvasState *state = tw_canvas_model_get (self);
  TwTopology topology;
  TwKind kind = tw_kind_from_name (g_variant_get_string (parameter, NULL));
  TwCanvasDeed deed;
  int there;

  if (state->tile == NULL)
    return;
  topology = state->tile->topology;
  if (state->context.kind != TW_CANVAS_EDGE)
    {
      change_segment (self, context_segment (self), kind);
      return;
    }
  there = tw_topology_segment_at (&topology, (TwRimPlace) (4 * state->context.index + 1),
                                  tw_kind_info (kind)->layer);
  /* A menu says what shall be; it never takes off what is there already. */
  if (there >= 0 && topology.segments[there].kind == kind)
    return;
  tw_canvas_click (&topology, state->context, kind, &deed);
  finish (self, &topology, &deed);
}

static void
end_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwCanvasModel *self = data;
  const TwCanvasState *state = tw_canvas_model_get (self);
  TwTopology topology;
  TwCanvasDeed deed = { .kind = TW_KIND_ROAD, .segment = -1, .edge = -1 };
  int segment = context_segment (self);
  TwEdgeSet edges;

  if (segment < 0 || !tw_junction_from_name (g_variant_get_string (parameter, NULL), &deed.end))
    return;
  topology = state->tile->topology;
  edges = tw_rim_edges (topology.segments[segment].rim);
  if (edges == 0)
    return;
  deed.edge = state->context.kind == TW_CANVAS_EDGE ? state->context.index : __builtin_ctz (edges);
  deed.note = tw_tile_edit_end_road (&topology, (guint) segment, (TwEdge) deed.edge, deed.end, -1);
  deed.segment = tw_canvas_edge_segment (&topology, (TwEdge) deed.edge);
  finish (self, &topology, &deed);
}

static void
corner_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwCanvasModel *self = data;
  const TwCanvasState *state = tw_canvas_model_get (self);
  TwTopology topology;
  TwCanvasDeed deed = { .kind = TW_KIND_CITY, .edge = -1, .removed = TRUE };
  TwRimPlace corner = (TwRimPlace) state->context.index;

  if (state->tile == NULL || state->context.kind != TW_CANVAS_CORNER)
    return;
  topology = state->tile->topology;
  deed.segment = tw_canvas_corner_reached (&topology, corner);
  if (deed.segment < 0 || tw_canvas_corner_has_dot (&topology, corner))
    {
      tw_canvas_edit_click (self, state->context, FALSE);
      return;
    }
  deed.note = tw_tile_edit_set_corner (&topology, (guint) deed.segment, corner, FALSE);
  finish (self, &topology, &deed);
}

static void
part_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwCanvasModel *self = data;
  const TwCanvasState *state = tw_canvas_model_get (self);
  TwTopology topology;
  TwCanvasDeed deed = { .edge = -1 };
  int segment = context_segment (self);

  if (segment < 0)
    return;
  topology = state->tile->topology;
  deed.kind = (TwKind) topology.segments[segment].kind;
  deed.segment = segment;
  deed.note = tw_tile_edit_part (&topology, (guint) segment);
  finish (self, &topology, &deed);
}

static void
join_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwCanvasModel *self = data;
  const TwCanvasState *state = tw_canvas_model_get (self);
  TwTopology topology;
  TwCanvasDeed deed = { .edge = -1 };
  int segment = context_segment (self), other = g_variant_get_int32 (parameter);

  if (segment < 0 || other < 0 || other >= state->tile->topology.n_segments)
    return;
  topology = state->tile->topology;
  deed.kind = (TwKind) topology.segments[segment].kind;
  deed.note = tw_tile_edit_join (&topology, (guint) segment, (guint) other);
  deed.segment = segment - (other < segment ? 1 : 0);
  finish (self, &topology, &deed);
}

static void
contact_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwCanvasModel *self = data;
  const TwCanvasState *state = tw_canvas_model_get (self);
  TwTopology topology;
  TwCanvasDeed deed = { .edge = -1 };
  int segment = context_segment (self), other = g_variant_get_int32 (parameter);

  if (segment < 0 || other < 0 || other >= state->tile->topology.n_segments)
    return;
  topology = state->tile->topology;
  deed.kind = (TwKind) topology.segments[segment].kind;
  deed.segment = segment;
  deed.note = tw_tile_edit_set_contact (&topology, (guint) segment, (guint) other, TRUE);
  if (deed.note == TW_EDIT_NOTHING)
    deed.note = tw_tile_edit_set_contact (&topology, (guint) segment, (guint) other, FALSE);
  finish (self, &topology, &deed);
}

static void
symbol_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwCanvasModel *self = data;
  const TwCanvasState *state = tw_canvas_model_get (self);
  TwTopology topology;
  TwCanvasDeed deed;

  if (state->tile == NULL)
    return;
  topology = state->tile->topology;
  tw_canvas_drop_symbol (tw_canvas_model_own (self), &topology,
                         g_variant_get_string (parameter, NULL), state->context, &deed);
  tw_canvas_model_commit (self, &topology, &deed);
}

static void
change_symbol (TwCanvasModel *self, int index, int by)
{
  const TwCanvasState *state = tw_canvas_model_get (self);
  TwTopology topology;
  TwCanvasDeed deed = { .edge = -1, .removed = by < 0 };
  TwSymbol symbol;

  if (state->tile == NULL || index < 0 || index >= state->tile->topology.n_symbols)
    return;
  topology = state->tile->topology;
  symbol = topology.symbols[index];
  g_strlcpy (deed.symbol, symbol.id, sizeof deed.symbol);
  deed.segment = symbol.segment;
  deed.note =
      tw_tile_edit_set_symbol (&topology, symbol.id, symbol.segment,
                               (guint) MAX (0, symbol.count + by), (TwDirection) symbol.direction);
  tw_canvas_model_commit (self, &topology, &deed);
}

static void
remove_symbol_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  change_symbol (data, g_variant_get_int32 (parameter), -1);
}

static void
add_symbol_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  change_symbol (data, g_variant_get_int32 (parameter), 1);
}

/* A change of the field that the menu was opened for, with another field or a city. */
static void
change_field (TwCanvasModel *self,
              gboolean (*change) (TwTopology *, const TwFields *, guint, guint),
              guint other)
{
  const TwCanvasState *state = tw_canvas_model_get (self);
  TwTopology topology;
  TwCanvasDeed deed = { .note = TW_EDIT_LAID, .kind = TW_KIND_FIELD, .segment = -1, .edge = -1 };

  if (state->tile == NULL || state->context.kind != TW_CANVAS_BADGE)
    return;
  topology = state->tile->topology;
  if (change (&topology, &state->tile->fields, (guint) state->context.index, other))
    finish (self, &topology, &deed);
}

static void
link_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  change_field (data, tw_canvas_toggle_link, (guint) g_variant_get_int32 (parameter));
}

static void
join_field_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  change_field (data, tw_canvas_join_fields, (guint) g_variant_get_int32 (parameter));
}

static void
reset_fields_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwCanvasModel *self = data;
  const TwCanvasState *state = tw_canvas_model_get (self);
  TwTopology topology;
  TwCanvasDeed deed = { .note = TW_EDIT_CLEARED, .kind = TW_KIND_FIELD, .segment = -1, .edge = -1 };

  if (state->tile == NULL)
    return;
  topology = state->tile->topology;
  if (tw_tile_edit_clear_overrides (&topology) == TW_EDIT_NOTHING)
    return;
  tw_canvas_model_commit (self, &topology, &deed);
  tw_canvas_model_say (self, _ ("The fields are as drawn again."));
}

static void
remove_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const TwCanvasState *state = tw_canvas_model_get (data);

  if (state->tile != NULL)
    tw_canvas_edit_delete (data, state->context);
}

static void
reset_shape_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  tw_canvas_edit_reset_shape (data, tw_canvas_model_get (data)->context);
}

static const GActionEntry entries[] = {
  { .name = "land", .activate = land_cb, .parameter_type = "s" },
  { .name = "end", .activate = end_cb, .parameter_type = "s" },
  { .name = "corner", .activate = corner_cb },
  { .name = "part", .activate = part_cb },
  { .name = "join", .activate = join_cb, .parameter_type = "i" },
  { .name = "contact", .activate = contact_cb, .parameter_type = "i" },
  { .name = "symbol", .activate = symbol_cb, .parameter_type = "s" },
  { .name = "link", .activate = link_cb, .parameter_type = "i" },
  { .name = "join-field", .activate = join_field_cb, .parameter_type = "i" },
  { .name = "remove", .activate = remove_cb },
  { .name = "reset-shape", .activate = reset_shape_cb },
  { .name = "remove-symbol", .activate = remove_symbol_cb, .parameter_type = "i" },
  { .name = "add-symbol", .activate = add_symbol_cb, .parameter_type = "i" },
  { .name = "reset-fields", .activate = reset_fields_cb },
};

void
tw_canvas_part_actions_add (GActionMap *actions, TwCanvasModel *model)
{
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), model);
}
