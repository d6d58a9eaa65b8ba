/* Drags on the canvas: what a press, a way and a release make of the drawing. */
#include "app/designer/canvas-gesture.h"

#include <string.h>

#include "engine/tile/field-place.h"
#include "engine/tile/symbol-table.h"
#include "engine/tile/tile-edit-mark.h"
#include "engine/tile/tile-edit-road.h"

static TwCanvasDeed
deed (TwEditNote note, TwKind kind, int segment, int edge)
{
  TwCanvasDeed result = { .note = note, .kind = kind, .segment = segment, .edge = edge };

  return result;
}

static int
land_at (const TwTopology *topology, int edge, TwKind pen)
{
  guint layer = tw_kind_info (pen)->layer;

  return edge < 0 ? -1 : tw_topology_segment_at (topology, (TwRimPlace) (4 * edge + 1), layer);
}

/* The edge that a drag begins at: that of a handle's road, or the first of a segment's. */
static int
gesture_edge (const TwCanvasGesture *gesture)
{
  TwEdgeSet edges;

  switch (gesture->from.kind)
    {
    case TW_CANVAS_EDGE:
      return gesture->from.index;
    case TW_CANVAS_HANDLE:
    case TW_CANVAS_SEGMENT:
      edges = tw_rim_edges (gesture->before.segments[gesture->from.index].rim);
      return edges != 0 ? __builtin_ctz (edges) : -1;
    default:
      return -1;
    }
}

/* The kind of land that the drag is about. */
static TwKind
gesture_kind (const TwCanvasGesture *gesture)
{
  int edge = gesture_edge (gesture), segment = land_at (&gesture->before, edge, gesture->pen);

  if (gesture->from.kind == TW_CANVAS_SEGMENT || gesture->from.kind == TW_CANVAS_HANDLE)
    return (TwKind) gesture->before.segments[gesture->from.index].kind;
  return segment >= 0 ? (TwKind) gesture->before.segments[segment].kind : gesture->pen;
}

gboolean
tw_canvas_gesture_begin (TwCanvasGesture *gesture,
                         const TwTopology *topology,
                         TwCanvasSpot from,
                         TwKind pen)
{
  memset (gesture, 0, sizeof *gesture);
  gesture->before = gesture->now = *topology;
  tw_fields_derive (topology, TW_FIELDS_DEFAULT, &gesture->fields);
  gesture->pen = pen;
  if (from.kind == TW_CANVAS_JUNCTION && pen == TW_KIND_PATH
      && tw_junction_ends_roads ((TwJunctionKind) topology->junctions[from.index].kind))
    {
      gesture->from = gesture->over = from;
      gesture->deed = deed (TW_EDIT_NOTHING, pen, -1, -1);
      return TRUE;
    }
  /* What hangs on a junction by itself is the end of its road. */
  if (from.kind == TW_CANVAS_JUNCTION)
    {
      TwSegmentSet members = topology->junctions[from.index].members;

      from.kind = TW_CANVAS_NOWHERE;
      for (; members != 0; members &= members - 1)
        if (tw_canvas_has_handle (topology, (guint) __builtin_ctz (members)))
          {
            /* Several roads end there: one has to be selected and its handle taken. */
            if (from.kind == TW_CANVAS_HANDLE)
              return FALSE;
            from = TW_CANVAS_SPOT (TW_CANVAS_HANDLE, __builtin_ctz (members));
          }
    }
  gesture->from = gesture->over = from;
  gesture->deed = deed (TW_EDIT_NOTHING, pen, -1, -1);
  switch (from.kind)
    {
    case TW_CANVAS_EDGE:
    case TW_CANVAS_HANDLE:
    case TW_CANVAS_SYMBOL:
    case TW_CANVAS_BADGE:
      return TRUE;
    case TW_CANVAS_SEGMENT:
      return gesture_edge (gesture) >= 0;
    default:
      return FALSE;
    }
}

gboolean
tw_canvas_gesture_drags_end (const TwCanvasGesture *gesture)
{
  return gesture_edge (gesture) >= 0 && tw_canvas_is_way (gesture_kind (gesture))
         && __builtin_popcount (gesture->edges) < 2;
}

/* Ends the road at @edge as the place under the pointer says; lays it first if need be. */
static void
gesture_end_road (TwCanvasGesture *gesture, int edge, TwCanvasSpot over)
{
  TwTopology *now = &gesture->now;
  int road = land_at (now, edge, TW_KIND_ROAD), city = -1;
  TwJunctionKind end = tw_tile_edit_default_end (now);
  TwKind kind = gesture_kind (gesture);
  TwEditNote note = TW_EDIT_NOTHING, laid = TW_EDIT_NOTHING;

  if (road < 0 || !tw_canvas_is_way (now->segments[road].kind))
    {
      laid = tw_tile_edit_click_edge (now, (TwEdge) edge, kind);
      road = land_at (now, edge, kind);
    }
  if (road < 0)
    return;
  if (over.kind == TW_CANVAS_JUNCTION)
    {
      const TwJunction *junction = &gesture->before.junctions[over.index];

      if (!tw_junction_ends_roads ((TwJunctionKind) junction->kind))
        return;
      end = (TwJunctionKind) junction->kind;
      /* The road's own end, or that of others: both are where it ends now. */
      if (end == TW_JUNCTION_VILLAGE)
        end = TW_JUNCTION_CROSSING;
      for (guint i = 0; i < gesture->before.n_segments && end == TW_JUNCTION_GATE; i++)
        if ((junction->members & TW_SEGMENT_BIT (i))
            && gesture->before.segments[i].kind == TW_KIND_CITY)
          over = TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, i);
    }
  else if (over.kind == TW_CANVAS_FIELD)
    end = TW_JUNCTION_COTTAGE;
  else if (over.kind == TW_CANVAS_SYMBOL)
    end = TW_JUNCTION_CROP;
  if (over.kind == TW_CANVAS_SEGMENT)
    {
      const TwSegment *there = &gesture->before.segments[over.index];

      switch ((TwKind) there->kind)
        {
        case TW_KIND_CITY:
          end = TW_JUNCTION_GATE;
          /* Laying the road may have taken the city's edge and moved its number. */
          for (guint i = 0; i < now->n_segments; i++)
            if (now->segments[i].kind == TW_KIND_CITY && (now->segments[i].rim & there->rim))
              city = (int) i;
          if (city < 0)
            return;
          break;
        case TW_KIND_ROAD:
        case TW_KIND_PATH:
          for (guint i = 0; i < now->n_segments && note == TW_EDIT_NOTHING; i++)
            if ((int) i != road && tw_canvas_is_way (now->segments[i].kind)
                && (now->segments[i].rim & there->rim))
              note = tw_tile_edit_cross_roads (now, (guint) road, i);
          road = land_at (now, edge, kind);
          gesture->deed = deed (note != TW_EDIT_NOTHING ? note : laid, kind, road, edge);
          gesture->deed.end = TW_JUNCTION_CROSSING;
          return;
        case TW_KIND_ENCLAVE:
          end = TW_JUNCTION_ENCLAVE;
          break;
        case TW_KIND_RIVER:
        case TW_KIND_MIST:
          gesture->deed = deed (laid, kind, road, edge);
          gesture->deed.refused = laid == TW_EDIT_NOTHING;
          return;
        default:
          /* A place in the middle: what the default says. */
          break;
        }
    }
  note = tw_tile_edit_end_road (now, (guint) road, (TwEdge) edge, end, city);
  road = land_at (now, edge, kind);
  gesture->deed = deed (note != TW_EDIT_NOTHING ? note : laid, kind, road, edge);
  gesture->deed.end = end;
}

/* The handle of a road: the road goes elsewhere with this end. */
static void
gesture_move_handle (TwCanvasGesture *gesture, int edge)
{
  TwTopology *now = &gesture->now;
  TwKind kind = gesture_kind (gesture);
  TwEditNote note;

  if (gesture->over.kind == TW_CANVAS_EDGE && gesture->over.index == edge)
    {
      note = tw_tile_edit_click_edge (now, (TwEdge) edge, TW_KIND_FIELD);
      gesture->deed = deed (note, kind, -1, edge);
      gesture->deed.removed = TRUE;
      return;
    }
  if (gesture->over.kind == TW_CANVAS_EDGE)
    {
      TwEdgeSet edges = (TwEdgeSet) ((1u << edge) | (1u << gesture->over.index));

      note = tw_tile_edit_drag_edges (now, (TwEdge) edge, edges, kind);
      gesture->deed = deed (note, kind, land_at (now, edge, kind), edge);
      return;
    }
  gesture_end_road (gesture, edge, gesture->over);
}

/* Same land dragged to same land: one feature. */
static gboolean
gesture_join (TwCanvasGesture *gesture, int edge)
{
  TwTopology *now = &gesture->now;
  int other = tw_canvas_spot_segment (&gesture->before, gesture->over, NULL);
  TwKind kind = gesture_kind (gesture);
  int own;
  TwEditNote note;

  if (gesture->over.kind != TW_CANVAS_SEGMENT || other < 0
      || gesture->before.segments[other].kind != kind)
    return FALSE;
  own = land_at (now, edge, kind);
  if (own < 0 || now->segments[own].kind != kind)
    {
      tw_tile_edit_click_edge (now, (TwEdge) edge, kind);
      own = land_at (now, edge, kind);
    }
  for (guint i = 0; i < now->n_segments; i++)
    if (own >= 0 && (int) i != own && now->segments[i].kind == kind
        && (now->segments[i].rim & gesture->before.segments[other].rim))
      {
        note = tw_tile_edit_join (now, (guint) own, i);
        gesture->deed = deed (note, kind, land_at (now, edge, kind), edge);
        return TRUE;
      }
  return FALSE;
}

/* What is drawn from the rim inwards, and is no road, lies as a click would lay it. */
static void
gesture_lay_land (TwCanvasGesture *gesture, int edge, TwKind kind)
{
  TwTopology *now = &gesture->now;
  int at = land_at (now, edge, kind);
  TwEditNote note;

  if (kind == TW_KIND_FIELD || (at >= 0 && now->segments[at].kind == kind))
    return;
  note = tw_tile_edit_click_edge (now, (TwEdge) edge, kind);
  gesture->deed = deed (note, kind, land_at (now, edge, kind), edge);
}

static void
gesture_move_edge (TwCanvasGesture *gesture, int edge)
{
  TwTopology *now = &gesture->now;
  TwKind kind = gesture_kind (gesture);
  TwEditNote note;

  if (gesture->over.kind == TW_CANVAS_EDGE)
    {
      /* Back at the start: as if it had not left. */
      if (gesture->over.index == edge)
        gesture->edges = 0;
      gesture->edges |= (TwEdgeSet) ((1u << edge) | (1u << gesture->over.index));
    }
  if (__builtin_popcount (gesture->edges) > 1)
    {
      note = tw_tile_edit_drag_edges (now, (TwEdge) edge, gesture->edges, gesture->pen);
      gesture->deed = deed (note, kind, land_at (now, edge, kind), edge);
    }
  else if (gesture->over.kind == TW_CANVAS_NOWHERE && kind != TW_KIND_MIST)
    {
      /* Off the tile: the edge leaves the others. */
      note = tw_tile_edit_tear_off (now, (TwEdge) edge, tw_kind_info (kind)->layer);
      gesture->deed = deed (note, kind, land_at (now, edge, kind), edge);
    }
  else if (gesture->over.kind == TW_CANVAS_EDGE)
    return;
  else if (tw_canvas_is_way (kind))
    gesture_end_road (gesture, edge, gesture->over);
  else if (!gesture_join (gesture, edge))
    gesture_lay_land (gesture, edge, kind);
}

/* A symbol goes to other land: one of it, if several stand together. */
static void
gesture_move_symbol (TwCanvasGesture *gesture)
{
  TwTopology *now = &gesture->now;
  const TwSymbol symbol = gesture->before.symbols[gesture->from.index];
  int segment;

  if (gesture->over.kind == TW_CANVAS_NOWHERE
      || !tw_canvas_symbol_target (gesture->own, now, symbol.id, gesture->over, &segment))
    {
      if (gesture->over.kind == TW_CANVAS_NOWHERE)
        return;
      gesture->deed.refused = TRUE;
      g_strlcpy (gesture->deed.symbol, symbol.id, sizeof gesture->deed.symbol);
      return;
    }
  if (segment == symbol.segment)
    return;
  tw_tile_edit_set_symbol (now, symbol.id, symbol.segment, symbol.count - 1u,
                           (TwDirection) symbol.direction);
  gesture->deed =
      deed (tw_tile_edit_set_symbol (now, symbol.id, segment,
                                     tw_topology_symbol_count (now, symbol.id, segment) + 1,
                                     (TwDirection) symbol.direction),
            TW_KIND_NONE, segment, -1);
  g_strlcpy (gesture->deed.symbol, symbol.id, sizeof gesture->deed.symbol);
}

static void
gesture_move_badge (TwCanvasGesture *gesture)
{
  TwTopology *now = &gesture->now;
  guint field = (guint) gesture->from.index;
  int city = tw_canvas_spot_segment (now, gesture->over, NULL);
  gboolean changed = FALSE;

  if (gesture->over.kind == TW_CANVAS_BADGE || gesture->over.kind == TW_CANVAS_FIELD)
    changed = tw_canvas_join_fields (now, &gesture->fields, field, (guint) gesture->over.index);
  else if (city >= 0 && now->segments[city].kind == TW_KIND_CITY)
    {
      changed = tw_canvas_toggle_link (now, &gesture->fields, field, (guint) city);
      gesture->deed.removed = (gesture->fields.fields[field].cities & TW_SEGMENT_BIT (city)) != 0;
      gesture->deed.segment = city;
    }
  gesture->deed.note = changed ? TW_EDIT_LAID : TW_EDIT_NOTHING;
  gesture->deed.kind = TW_KIND_FIELD;
}

/* A path from where roads meet to a wall. */
static void
gesture_lay_path (TwCanvasGesture *gesture)
{
  int city = tw_canvas_spot_segment (&gesture->before, gesture->over, NULL);

  if (city < 0 || gesture->before.segments[city].kind != TW_KIND_CITY)
    return;
  gesture->deed =
      deed (tw_tile_edit_lay_path (&gesture->now, (guint) gesture->from.index, (guint) city),
            TW_KIND_PATH, -1, -1);
  gesture->deed.segment = gesture->now.n_segments - 1;
}

/* The field that a symbol stands in. */
static TwCanvasSpot
spot_of_field (const TwTopology *topology, int place)
{
  TwFields fields;
  int field;

  tw_fields_derive (topology, TW_FIELDS_DEFAULT, &fields);
  field = tw_fields_find_place (&fields, place);
  return field >= 0 ? TW_CANVAS_SPOT (TW_CANVAS_FIELD, field)
                    : TW_CANVAS_SPOT (TW_CANVAS_MIDDLE, 0);
}

/* Small things stand for what they lie on when land is dragged. */
static TwCanvasSpot
spot_for_land (const TwTopology *topology, TwCanvasSpot spot)
{
  const TwSymbol *symbol;

  switch (spot.kind)
    {
    case TW_CANVAS_BADGE:
      return TW_CANVAS_SPOT (TW_CANVAS_FIELD, spot.index);
    case TW_CANVAS_HANDLE:
      return TW_CANVAS_SPOT (TW_CANVAS_JUNCTION, tw_topology_end_of (topology, (guint) spot.index));
    case TW_CANVAS_CORNER:
      return TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0);
    case TW_CANVAS_SYMBOL:
      symbol = &topology->symbols[spot.index];
      if (symbol->segment >= 0)
        return TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, symbol->segment);
      if (tw_place_is_field (symbol->segment))
        return spot_of_field (topology, symbol->segment);
      return g_str_has_prefix (symbol->id, "crop-") ? spot : TW_CANVAS_SPOT (TW_CANVAS_MIDDLE, 0);
    default:
      return spot;
    }
}

gboolean
tw_canvas_gesture_move (TwCanvasGesture *gesture, TwCanvasSpot over)
{
  TwTopology was = gesture->now;
  int edge = gesture_edge (gesture);

  if (edge >= 0)
    over = spot_for_land (&gesture->before, over);
  if (tw_canvas_spot_equal (over, gesture->over))
    return FALSE;
  gesture->over = over;
  gesture->now = gesture->before;
  gesture->deed = deed (TW_EDIT_NOTHING, gesture->pen, -1, edge);
  switch (gesture->from.kind)
    {
    case TW_CANVAS_SYMBOL:
      gesture_move_symbol (gesture);
      break;
    case TW_CANVAS_BADGE:
      gesture_move_badge (gesture);
      break;
    case TW_CANVAS_HANDLE:
      gesture_move_handle (gesture, edge);
      break;
    case TW_CANVAS_JUNCTION:
      gesture_lay_path (gesture);
      break;
    default:
      gesture_move_edge (gesture, edge);
      break;
    }
  if (gesture->deed.note == TW_EDIT_NOTHING || gesture->deed.note == TW_EDIT_FULL)
    gesture->now = gesture->before;
  return !tw_topology_equal (&was, &gesture->now);
}

gboolean
tw_canvas_click (TwTopology *topology, TwCanvasSpot spot, TwKind pen, TwCanvasDeed *out_deed)
{
  TwEditNote note;

  *out_deed = deed (TW_EDIT_NOTHING, pen, -1, -1);
  switch (spot.kind)
    {
    case TW_CANVAS_EDGE:
      note = tw_tile_edit_click_edge (topology, (TwEdge) spot.index, pen);
      *out_deed = deed (note, pen, land_at (topology, spot.index, pen), spot.index);
      out_deed->removed = note == TW_EDIT_CLEARED || note == TW_EDIT_SEPARATED;
      break;
    case TW_CANVAS_CORNER:
      note = tw_tile_edit_toggle_joined (topology, (TwRimPlace) spot.index);
      *out_deed = deed (note, TW_KIND_CITY, land_at (topology, spot.index / 4, TW_KIND_CITY), -1);
      break;
    default:
      break;
    }
  return out_deed->note != TW_EDIT_NOTHING && out_deed->note != TW_EDIT_FULL;
}

int
tw_canvas_click_selects (const TwTopology *topology,
                         TwCanvasSpot spot,
                         TwKind pen,
                         TwSegmentSet selected)
{
  int there;

  if (spot.kind != TW_CANVAS_EDGE || pen == TW_KIND_FIELD)
    return -1;
  there = land_at (topology, spot.index, pen);
  return there >= 0 && !(selected & TW_SEGMENT_BIT (there)) ? there : -1;
}
