/* Steps that gestures are made of: taking, merging, parting, ending. */
#include "engine/tile/handles.h"
#include "engine/tile/symbol-table.h"
#include "engine/tile/tile-edit-mark.h"
#include "engine/tile/tile-edit-private.h"
#include "engine/tile/tile-edit-road.h"

gboolean
edit_is_way (const TwTopology *topology, guint segment)
{
  guint kind = topology->segments[segment].kind;

  return kind == TW_KIND_ROAD || kind == TW_KIND_PATH;
}

TwEdgeSet
edit_edges (const TwTopology *topology, guint segment)
{
  return tw_rim_edges (topology->segments[segment].rim);
}

guint
edit_n_edges (const TwTopology *topology, guint segment)
{
  return (guint) __builtin_popcount (edit_edges (topology, segment));
}

TwRim
edit_edge_rim (TwKind kind, TwEdgeSet edges)
{
  switch (tw_kind_info (kind)->breadth)
    {
    case TW_BREADTH_LINE:
      return tw_rim_middles (edges);
    case TW_BREADTH_EDGE:
      return tw_rim_from_edges (edges);
    case TW_BREADTH_NONE:
    default:
      return 0;
    }
}

/* The two corners beside each of @edges. */
TwRim
edit_rim_corners_beside (TwEdgeSet edges)
{
  TwRim after = 0;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (edges & (1u << edge))
      after |= TW_RIM_BIT (4 * edge + 3);
  return after | tw_rim_rotate (after, 3);
}

TwSegmentSet
edit_junction_ways (const TwTopology *topology, guint junction)
{
  TwSegmentSet ways = 0;

  for (guint i = 0; i < topology->n_segments; i++)
    if ((topology->junctions[junction].members & TW_SEGMENT_BIT (i)) && edit_is_way (topology, i))
      ways |= TW_SEGMENT_BIT (i);
  return ways;
}

guint
edit_way_n_ends (const TwTopology *topology, guint segment, TwRim rim)
{
  guint n_ends = (guint) __builtin_popcount (rim & (TW_RIM_MIDDLES | TW_RIM_CORNERS));

  for (guint i = 0; i < topology->n_junctions; i++)
    if ((topology->junctions[i].members & TW_SEGMENT_BIT (segment))
        && tw_junction_ends_roads ((TwJunctionKind) topology->junctions[i].kind))
      n_ends++;
  return n_ends;
}

void
edit_leave_ends (TwTopology *topology, guint segment)
{
  TwSegmentSet needed = edit_bridges_needed (topology, segment);

  for (guint i = topology->n_junctions; i-- > 0;)
    {
      TwJunction *junction = &topology->junctions[i];
      TwSegmentSet ways;

      if (!(junction->members & TW_SEGMENT_BIT (segment))
          || !tw_junction_ends_roads ((TwJunctionKind) junction->kind))
        continue;
      junction->members &= ~TW_SEGMENT_BIT (segment);
      ways = edit_junction_ways (topology, i);
      if (ways == 0)
        tw_topology_remove_junction (topology, i);
      else if (junction->kind == TW_JUNCTION_CROSSING && (ways & (ways - 1)) == 0)
        junction->kind = TW_JUNCTION_VILLAGE;
    }
  edit_bridges_drop (topology, segment, needed);
}

/* Takes the segment out. Roads that ended at it are loose then. */
static void
segment_remove (TwTopology *topology, guint segment)
{
  if (edit_is_way (topology, segment))
    edit_leave_ends (topology, segment);
  for (guint i = topology->n_junctions; i-- > 0;)
    if (i < topology->n_junctions && (topology->junctions[i].members & TW_SEGMENT_BIT (segment))
        && tw_junction_ends_roads ((TwJunctionKind) topology->junctions[i].kind))
      {
        TwSegmentSet ways = edit_junction_ways (topology, i);

        for (; ways != 0; ways &= ways - 1)
          edit_leave_ends (topology, (guint) __builtin_ctz (ways));
      }
  tw_topology_remove_segment (topology, segment);
}

gboolean
edit_take_edge (TwTopology *topology, TwEdge edge, guint layer)
{
  int at = tw_topology_segment_at (topology, (TwRimPlace) (4 * edge + 1), layer);
  TwSegmentSet needed;
  TwSegment *segment;
  TwRim rim;

  if (at < 0)
    return FALSE;
  segment = &topology->segments[at];
  rim = segment->rim
        & (TwRim) ~(TW_RIM_EDGE (edge) | edit_rim_corners_beside ((TwEdgeSet) (1u << edge)));
  /* A path may live on inside the tile. */
  if (!(rim & TW_RIM_PORTS)
      && (segment->kind != TW_KIND_PATH || edit_way_n_ends (topology, (guint) at, rim) < 2))
    {
      segment_remove (topology, (guint) at);
      return TRUE;
    }
  needed = edit_bridges_needed (topology, (guint) at);
  segment->rim = rim;
  edit_bridges_drop (topology, (guint) at, needed);
  return TRUE;
}

static void
symbols_move (TwTopology *topology, guint into, guint from)
{
  guint i = 0;

  while (i < topology->n_symbols)
    {
      TwSymbol symbol = topology->symbols[i];
      const TwSymbolInfo *info = tw_symbol_table_find (symbol.id);
      guint there, most = info != NULL ? info->max_count : 255;

      if (symbol.segment != (int) from)
        {
          i++;
          continue;
        }
      /* They add up, but two cathedrals in one city are one. */
      there = tw_topology_symbol_count (topology, symbol.id, (int) into);
      tw_topology_remove_symbol (topology, i);
      if (there < most)
        tw_topology_add_symbol (topology, symbol.id, (int) into, MIN (symbol.count, most - there),
                                (TwDirection) symbol.direction);
    }
}

static void
junctions_move (TwTopology *topology, guint into, guint from)
{
  for (guint i = topology->n_junctions; i-- > 0;)
    {
      TwJunction *junction = &topology->junctions[i];
      gboolean is_pair = !tw_junction_ends_roads ((TwJunctionKind) junction->kind);
      gboolean is_repeated = FALSE;

      if (!(junction->members & TW_SEGMENT_BIT (from)))
        continue;
      junction->members &= ~TW_SEGMENT_BIT (from);
      junction->members |= TW_SEGMENT_BIT (into);
      if (junction->over == (int) from)
        junction->over = (gint8) into;
      for (guint k = 0; k < topology->n_junctions && is_pair; k++)
        is_repeated |= k != i && topology->junctions[k].kind == junction->kind
                       && topology->junctions[k].members == junction->members;
      if (is_pair && (is_repeated || (junction->members & (junction->members - 1)) == 0))
        tw_topology_remove_junction (topology, i);
    }
}

guint
edit_merge (TwTopology *topology, guint into, guint from)
{
  TwSegment *kept = &topology->segments[into];
  const TwSegment *gone = &topology->segments[from];

  kept->rim |= gone->rim;
  if (kept->handle[0] == '\0')
    g_strlcpy (kept->handle, gone->handle, sizeof kept->handle);
  symbols_move (topology, into, from);
  junctions_move (topology, into, from);
  for (guint i = 0; i < topology->n_overrides; i++)
    if (topology->overrides[i].city == (int) from)
      topology->overrides[i].city = (gint8) into;
  tw_topology_remove_segment (topology, from);
  if (into > from)
    into--;
  if (edit_is_way (topology, into)
      && __builtin_popcount (topology->segments[into].rim & (TW_RIM_MIDDLES | TW_RIM_CORNERS)) > 1)
    edit_leave_ends (topology, into);
  return into;
}

int
edit_part_edges (TwTopology *topology, guint segment, TwEdgeSet edges)
{
  TwKind kind = (TwKind) topology->segments[segment].kind;
  TwEdgeSet rest = (TwEdgeSet) (edit_edges (topology, segment) & ~edges);
  TwRim moved = (TwRim) (edit_rim_corners_beside (edges) & ~edit_rim_corners_beside (rest));
  TwSegmentSet needed = edit_bridges_needed (topology, segment);
  int part = tw_topology_add_segment (topology, kind, 0);

  if (part < 0)
    return -1;
  moved |= tw_rim_from_edges (edges);
  topology->segments[part].rim = topology->segments[segment].rim & moved;
  topology->segments[segment].rim &= (TwRim) ~moved;
  edit_bridges_drop (topology, segment, needed);
  return part;
}

int
edit_city_in_the_middle (const TwTopology *topology)
{
  for (guint i = 0; i < topology->n_segments; i++)
    {
      guint edges = edit_edges (topology, i);

      if (topology->segments[i].kind == TW_KIND_CITY && (edges & (edges >> 2) & 3) != 0)
        return (int) i;
    }
  return -1;
}

/* The first junction of the kind, or -1. */
static int
junction_find (const TwTopology *topology, TwJunctionKind kind)
{
  for (guint i = 0; i < topology->n_junctions; i++)
    if (topology->junctions[i].kind == kind)
      return (int) i;
  return -1;
}

/* What a road that ends there runs into beside other roads: -1 nothing, -2 the
 * tile does not have it. */
static int
end_partner (const TwTopology *topology, TwJunctionKind end, int city)
{
  if (end == TW_JUNCTION_GATE)
    {
      if (city < 0)
        city = edit_city_in_the_middle (topology);
      if (city < 0)
        city = tw_topology_find_kind (topology, TW_KIND_CITY);
      if (city < 0 || city >= topology->n_segments || topology->segments[city].kind != TW_KIND_CITY)
        return -2;
      return city;
    }
  if (tw_junction_place (end) != TW_KIND_NONE)
    {
      int place = tw_topology_find_kind (topology, tw_junction_place (end));

      if (place < 0)
        return -2;
      return end == TW_JUNCTION_ENCLAVE ? place : -1;
    }
  return -1;
}

int
edit_end_at (TwTopology *topology, guint segment, TwJunctionKind end, int city)
{
  TwSegmentSet partner = 0;
  gboolean is_alone =
      end == TW_JUNCTION_GATE || end == TW_JUNCTION_COTTAGE || end == TW_JUNCTION_ENCLAVE;
  int with = end_partner (topology, end, city);
  int now = tw_topology_end_of (topology, segment);
  int at = -1;

  if (with == -2 || !edit_is_way (topology, segment) || !tw_junction_ends_roads (end))
    return -1;
  if (with >= 0)
    partner = TW_SEGMENT_BIT (with);
  if (now >= 0 && topology->junctions[now].kind == end
      && (partner == 0 || (topology->junctions[now].members & partner)))
    return now;
  edit_leave_ends (topology, segment);
  if (!is_alone)
    at = junction_find (topology, end);
  if (at < 0 && end == TW_JUNCTION_CROSSING)
    {
      at = junction_find (topology, TW_JUNCTION_VILLAGE);
      if (at >= 0)
        topology->junctions[at].kind = TW_JUNCTION_CROSSING;
      else
        end = TW_JUNCTION_VILLAGE;
    }
  if (at < 0)
    at = tw_topology_add_junction (topology, end, partner);
  if (at < 0)
    return -2;
  topology->junctions[at].members |= TW_SEGMENT_BIT (segment);
  return at;
}

/* Where a road goes that goes nowhere: to the default end, or to one of its own if
 * it would have to cross something on the way there. */
static int
end_by_default (TwTopology *topology, guint segment)
{
  gboolean is_path = topology->segments[segment].kind == TW_KIND_PATH;
  TwJunctionKind end = tw_tile_edit_default_end (topology);
  TwTopology tried = *topology;
  int at;

  if (is_path && end == TW_JUNCTION_VILLAGE)
    end = tw_topology_find_kind (topology, TW_KIND_CITY) >= 0 ? TW_JUNCTION_GATE
                                                              : TW_JUNCTION_COTTAGE;
  at = edit_end_at (&tried, segment, end, -1);
  if (at >= 0 && (!edit_crosses (&tried) || edit_crosses (topology)))
    {
      *topology = tried;
      return at;
    }
  return tw_topology_add_junction (topology, is_path ? TW_JUNCTION_COTTAGE : TW_JUNCTION_VILLAGE,
                                   TW_SEGMENT_BIT (segment));
}

TwEditNote
edit_finish (TwTopology *topology, TwTopology *work, int newest, TwEditNote note)
{
  int n_bridges, n_more;

  for (guint i = 0; i < work->n_segments; i++)
    if (edit_is_way (work, i) && work->segments[i].rim != 0
        && edit_way_n_ends (work, i, work->segments[i].rim) == 1 && end_by_default (work, i) < 0)
      return TW_EDIT_FULL;
  n_bridges = edit_bridge_what_crosses (work, newest);
  if (n_bridges < 0)
    return TW_EDIT_FULL;
  edit_tidy_land (work);
  /* A path that lost its last place is gone now, and with it the bridge that it carried. */
  n_more = edit_bridge_what_crosses (work, -1);
  if (n_more < 0)
    return TW_EDIT_FULL;
  if (n_more > 0)
    edit_tidy_land (work);
  tw_tile_edit_follow_fields (work, topology);
  edit_tidy_marks (work);
  if (tw_topology_equal (topology, work))
    return TW_EDIT_NOTHING;
  tw_topology_assign_handles (work, 0);
  *topology = *work;
  return n_bridges > 0 && (note == TW_EDIT_LAID || note == TW_EDIT_JOINED) ? TW_EDIT_BRIDGED : note;
}
