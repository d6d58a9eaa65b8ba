/* What a menu or the inspector does to one part of the tile, as actions.
 *
 * What the menu has been opened for (TwTileCanvas.context) is meant by:
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
 *   move            begins to drag it, by keys
 * and by their number:
 *   remove-symbol 'i', add-symbol 'i' (one of it off, one more); reset-fields
 */
#include <glib/gi18n.h>

#include "app/designer/tile-canvas-private.h"

/* Carries one edit out on a copy of the drawing and commits it. */
static void
canvas_finish (TwTileCanvas *self, const TwTopology *topology, TwCanvasDeed *deed)
{
  if (deed->note == TW_EDIT_FULL)
    tile_canvas_say_deed (self, deed);
  else if (deed->note != TW_EDIT_NOTHING)
    tile_canvas_commit (self, topology, deed);
}

static int
context_segment (TwTileCanvas *self)
{
  return self->tile != NULL ? tw_canvas_spot_segment (&self->tile->topology, self->context, NULL)
                            : -1;
}

/* All edges of a segment get other land, which is one segment again. */
static void
change_segment (TwTileCanvas *self, int segment, TwKind kind)
{
  TwTopology topology = self->tile->topology;
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
    deed.note = tw_edit_click_edge (&topology, (TwEdge) __builtin_ctz (left), kind);
  if (kind != TW_KIND_FIELD && (edges & (edges - 1)) != 0
      && tw_edit_drag_edges (&topology, first, edges, kind) == TW_EDIT_FULL)
    deed.note = TW_EDIT_FULL;
  if (kind != TW_KIND_FIELD)
    deed.segment = tw_topology_segment_at (&topology, (TwRimPlace) (4 * first + 1),
                                           tw_kind_info (kind)->layer);
  canvas_finish (self, &topology, &deed);
}

static void
land_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;
  TwTopology topology;
  TwKind kind = tw_kind_from_name (g_variant_get_string (parameter, NULL));
  TwCanvasDeed deed;
  int there;

  if (self->tile == NULL)
    return;
  topology = self->tile->topology;
  if (self->context.kind != TW_CANVAS_EDGE)
    {
      change_segment (self, context_segment (self), kind);
      return;
    }
  there = tw_topology_segment_at (&topology, (TwRimPlace) (4 * self->context.index + 1),
                                  tw_kind_info (kind)->layer);
  /* A menu says what shall be; it never takes off what is there already. */
  if (there >= 0 && topology.segments[there].kind == kind)
    return;
  tw_canvas_click (&topology, self->context, kind, &deed);
  canvas_finish (self, &topology, &deed);
}

static void
end_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;
  TwTopology topology;
  TwCanvasDeed deed = { .kind = TW_KIND_ROAD, .segment = -1, .edge = -1 };
  int segment = context_segment (self);
  TwEdgeSet edges;

  if (segment < 0 || !tw_junction_from_name (g_variant_get_string (parameter, NULL), &deed.end))
    return;
  topology = self->tile->topology;
  edges = tw_rim_edges (topology.segments[segment].rim);
  if (edges == 0)
    return;
  deed.edge = self->context.kind == TW_CANVAS_EDGE ? self->context.index : __builtin_ctz (edges);
  deed.note = tw_edit_end_road (&topology, (guint) segment, (TwEdge) deed.edge, deed.end, -1);
  deed.segment = tw_canvas_edge_segment (&topology, (TwEdge) deed.edge);
  canvas_finish (self, &topology, &deed);
}

static void
corner_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;
  TwTopology topology;
  TwCanvasDeed deed = { .kind = TW_KIND_CITY, .edge = -1, .removed = TRUE };
  TwRimPlace corner = (TwRimPlace) self->context.index;

  if (self->tile == NULL || self->context.kind != TW_CANVAS_CORNER)
    return;
  topology = self->tile->topology;
  deed.segment = tw_canvas_corner_reached (&topology, corner);
  if (deed.segment < 0 || tw_canvas_corner_has_dot (&topology, corner))
    {
      tile_canvas_click (self, self->context, FALSE);
      return;
    }
  deed.note = tw_edit_set_corner (&topology, (guint) deed.segment, corner, FALSE);
  canvas_finish (self, &topology, &deed);
}

static void
part_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;
  TwTopology topology;
  TwCanvasDeed deed = { .edge = -1 };
  int segment = context_segment (self);

  if (segment < 0)
    return;
  topology = self->tile->topology;
  deed.kind = (TwKind) topology.segments[segment].kind;
  deed.segment = segment;
  deed.note = tw_edit_part (&topology, (guint) segment);
  canvas_finish (self, &topology, &deed);
}

static void
join_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;
  TwTopology topology;
  TwCanvasDeed deed = { .edge = -1 };
  int segment = context_segment (self), other = g_variant_get_int32 (parameter);

  if (segment < 0 || other < 0 || other >= self->tile->topology.n_segments)
    return;
  topology = self->tile->topology;
  deed.kind = (TwKind) topology.segments[segment].kind;
  deed.note = tw_edit_join (&topology, (guint) segment, (guint) other);
  deed.segment = segment - (other < segment ? 1 : 0);
  canvas_finish (self, &topology, &deed);
}

static void
contact_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;
  TwTopology topology;
  TwCanvasDeed deed = { .edge = -1 };
  int segment = context_segment (self), other = g_variant_get_int32 (parameter);

  if (segment < 0 || other < 0 || other >= self->tile->topology.n_segments)
    return;
  topology = self->tile->topology;
  deed.kind = (TwKind) topology.segments[segment].kind;
  deed.segment = segment;
  deed.note = tw_edit_set_contact (&topology, (guint) segment, (guint) other, TRUE);
  if (deed.note == TW_EDIT_NOTHING)
    deed.note = tw_edit_set_contact (&topology, (guint) segment, (guint) other, FALSE);
  canvas_finish (self, &topology, &deed);
}

static void
symbol_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;
  TwTopology topology;
  TwCanvasDeed deed;

  if (self->tile == NULL)
    return;
  topology = self->tile->topology;
  tw_canvas_drop_symbol (tw_document_get_set (self->document)->own, &topology,
                         g_variant_get_string (parameter, NULL), self->context, &deed);
  tile_canvas_commit (self, &topology, &deed);
}

static void
change_symbol (TwTileCanvas *self, int index, int by)
{
  TwTopology topology;
  TwCanvasDeed deed = { .edge = -1, .removed = by < 0 };
  TwSymbol symbol;

  if (self->tile == NULL || index < 0 || index >= self->tile->topology.n_symbols)
    return;
  topology = self->tile->topology;
  symbol = topology.symbols[index];
  g_strlcpy (deed.symbol, symbol.id, sizeof deed.symbol);
  deed.segment = symbol.segment;
  deed.note =
      tw_edit_set_symbol (&topology, symbol.id, symbol.segment, (guint) MAX (0, symbol.count + by),
                          (TwDirection) symbol.direction);
  tile_canvas_commit (self, &topology, &deed);
}

static void
remove_symbol_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  change_symbol (TW_TILE_CANVAS (data), g_variant_get_int32 (parameter), -1);
}

static void
add_symbol_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  change_symbol (TW_TILE_CANVAS (data), g_variant_get_int32 (parameter), 1);
}

/* A change of the field that the menu was opened for, with another field or a city. */
static void
change_field (TwTileCanvas *self,
              gboolean (*change) (TwTopology *, const TwFields *, guint, guint),
              guint other)
{
  TwTopology topology;
  TwCanvasDeed deed = { .note = TW_EDIT_LAID, .kind = TW_KIND_FIELD, .segment = -1, .edge = -1 };

  if (self->tile == NULL || self->context.kind != TW_CANVAS_BADGE)
    return;
  topology = self->tile->topology;
  if (change (&topology, &self->tile->fields, (guint) self->context.index, other))
    canvas_finish (self, &topology, &deed);
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
  TwTileCanvas *self = data;
  TwTopology topology;
  TwCanvasDeed deed = { .note = TW_EDIT_CLEARED, .kind = TW_KIND_FIELD, .segment = -1, .edge = -1 };

  if (self->tile == NULL)
    return;
  topology = self->tile->topology;
  if (tw_edit_clear_overrides (&topology) == TW_EDIT_NOTHING)
    return;
  tile_canvas_commit (self, &topology, &deed);
  tile_canvas_say (self, _ ("The fields are as drawn again."));
}

static void
remove_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;

  if (self->tile != NULL)
    tile_canvas_delete_spot (self, self->context);
}

/* Into the hand, as J does: arrows and Enter lay it down. */
static void
move_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;

  if (self->tile == NULL)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  tile_canvas_set_focus (self, self->context, TRUE);
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), "grab", NULL);
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
  { .name = "move", .activate = move_cb },
  { .name = "remove-symbol", .activate = remove_symbol_cb, .parameter_type = "i" },
  { .name = "add-symbol", .activate = add_symbol_cb, .parameter_type = "i" },
  { .name = "reset-fields", .activate = reset_fields_cb },
};

void
tile_canvas_add_part_actions (TwTileCanvas *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
}
