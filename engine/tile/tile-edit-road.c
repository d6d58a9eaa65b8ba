/* Gestures on what lies inside the tile: ends of roads, crossings, places. */
#include "engine/tile/tile-edit-road.h"

#include "engine/tile/symbol-table.h"
#include "engine/tile/tile-edit-private.h"

/* Places in the middle at which roads end, in order of preference. */
static const struct
{
  TwKind place;
  TwJunctionKind end;
} middle_places[] = {
  { TW_KIND_MONASTERY, TW_JUNCTION_MONASTERY },
  { TW_KIND_LAKE, TW_JUNCTION_LAKE },
  { TW_KIND_CASTLE, TW_JUNCTION_CASTLE },
  { TW_KIND_CEMETERY, TW_JUNCTION_CEMETERY },
};

TwJunctionKind
tw_tile_edit_default_end (const TwTopology *topology)
{
  for (guint i = 0; i < G_N_ELEMENTS (middle_places); i++)
    if (tw_topology_find_kind (topology, middle_places[i].place) >= 0)
      return middle_places[i].end;
  if (edit_city_in_the_middle (topology) >= 0)
    return TW_JUNCTION_GATE;
  for (guint i = 0; i < topology->n_junctions; i++)
    switch (topology->junctions[i].kind)
      {
      case TW_JUNCTION_CROP:
      case TW_JUNCTION_RUIN:
        return (TwJunctionKind) topology->junctions[i].kind;
      case TW_JUNCTION_CROSSING:
      case TW_JUNCTION_VILLAGE:
        return TW_JUNCTION_CROSSING;
      default:
        break;
      }
  return TW_JUNCTION_VILLAGE;
}

TwEditNote
tw_tile_edit_end_road (TwTopology *topology,
                       guint segment,
                       TwEdge edge,
                       TwJunctionKind end,
                       int city)
{
  TwTopology work = *topology;
  TwEdgeSet arm = (TwEdgeSet) (1u << edge);
  int at = (int) segment;
  TwSegmentSet ways;

  if (segment >= work.n_segments || !edit_is_way (&work, segment)
      || !(edit_edges (&work, segment) & arm))
    return TW_EDIT_NOTHING;
  if (edit_n_edges (&work, segment) > 1)
    at = edit_part_edges (&work, segment, arm);
  if (at < 0)
    return TW_EDIT_FULL;
  city = edit_end_at (&work, (guint) at, end, city);
  if (city < 0)
    return city == -1 ? TW_EDIT_NOTHING : TW_EDIT_FULL;
  ways = edit_junction_ways (&work, (guint) city);
  return edit_finish (topology, &work, at,
                      (ways & (ways - 1)) != 0 ? TW_EDIT_CROSSED : TW_EDIT_ENDED);
}

TwEditNote
tw_tile_edit_lay_path (TwTopology *topology, guint junction, guint city)
{
  TwTopology work = *topology;
  int path, gate;

  if (junction >= work.n_junctions || city >= work.n_segments
      || work.segments[city].kind != TW_KIND_CITY
      || !tw_junction_ends_roads ((TwJunctionKind) work.junctions[junction].kind)
      || work.junctions[junction].kind == TW_JUNCTION_GATE)
    return TW_EDIT_NOTHING;
  path = tw_topology_add_segment (&work, TW_KIND_PATH, 0);
  if (path < 0)
    return TW_EDIT_FULL;
  work.junctions[junction].members |= TW_SEGMENT_BIT (path);
  if (work.junctions[junction].kind == TW_JUNCTION_VILLAGE)
    work.junctions[junction].kind = TW_JUNCTION_CROSSING;
  gate = tw_topology_add_junction (&work, TW_JUNCTION_GATE,
                                   TW_SEGMENT_BIT (path) | TW_SEGMENT_BIT (city));
  if (gate < 0)
    return TW_EDIT_FULL;
  return edit_finish (topology, &work, path, TW_EDIT_LAID);
}

TwEditNote
tw_tile_edit_tear_off (TwTopology *topology, TwEdge edge, guint layer)
{
  TwTopology work = *topology;
  int at = tw_topology_segment_at (&work, (TwRimPlace) (4 * edge + 1), layer);

  if (at < 0 || edit_n_edges (&work, (guint) at) < 2)
    return TW_EDIT_NOTHING;
  at = edit_part_edges (&work, (guint) at, (TwEdgeSet) (1u << edge));
  if (at < 0)
    return TW_EDIT_FULL;
  return edit_finish (topology, &work, at, TW_EDIT_PARTED);
}

/* Parts the road into its arms. Returns them all, or 0 when there is no room. */
static TwSegmentSet
road_arms (TwTopology *topology, guint segment)
{
  TwSegmentSet arms = TW_SEGMENT_BIT (segment);
  TwEdgeSet edges = edit_edges (topology, segment);

  /* The first edge stays with the segment. */
  for (edges &= (TwEdgeSet) (edges - 1); edges != 0; edges &= (TwEdgeSet) (edges - 1))
    {
      int arm = edit_part_edges (topology, segment, (TwEdgeSet) (edges & -edges));

      if (arm < 0)
        return 0;
      arms |= TW_SEGMENT_BIT (arm);
    }
  return arms;
}

TwEditNote
tw_tile_edit_cross_roads (TwTopology *topology, guint a, guint b)
{
  TwTopology work = *topology;
  TwSegmentSet arms_a, arms_b, arms;

  if (a >= work.n_segments || b >= work.n_segments || a == b || !edit_is_way (&work, a)
      || !edit_is_way (&work, b))
    return TW_EDIT_NOTHING;
  for (guint i = work.n_junctions; i-- > 0;)
    if (!tw_junction_ends_roads ((TwJunctionKind) work.junctions[i].kind)
        && work.junctions[i].members == (TW_SEGMENT_BIT (a) | TW_SEGMENT_BIT (b)))
      tw_topology_remove_junction (&work, i);
  arms_a = road_arms (&work, a);
  arms_b = road_arms (&work, b);
  if (arms_a == 0 || arms_b == 0)
    return TW_EDIT_FULL;
  /* All leave first: two crossings become one. */
  for (arms = arms_a | arms_b; arms != 0; arms &= arms - 1)
    edit_leave_ends (&work, (guint) __builtin_ctz (arms));
  for (arms = arms_a | arms_b; arms != 0; arms &= arms - 1)
    if (edit_end_at (&work, (guint) __builtin_ctz (arms), TW_JUNCTION_CROSSING, -1) < 0)
      return TW_EDIT_FULL;
  return edit_finish (topology, &work, (int) a, TW_EDIT_CROSSED);
}

/* Roads that end in the middle end at the new place. */
static void
place_takes_roads (TwTopology *topology, TwJunctionKind end)
{
  int first = -1;

  for (guint i = topology->n_junctions; i-- > 0;)
    {
      TwJunction *junction = &topology->junctions[i];

      if (junction->kind != TW_JUNCTION_CROSSING && junction->kind != TW_JUNCTION_VILLAGE)
        continue;
      if (first >= 0)
        {
          junction->members |= topology->junctions[first].members;
          tw_topology_remove_junction (topology, (guint) first);
        }
      junction->kind = (guint8) end;
      junction->handle[0] = '\0';
      first = (int) i;
    }
}

/* The place is gone: its roads end at a village. */
static void
place_leaves_roads (TwTopology *topology, TwJunctionKind end)
{
  for (guint i = topology->n_junctions; i-- > 0;)
    if (topology->junctions[i].kind == end)
      topology->junctions[i].kind = TW_JUNCTION_VILLAGE;
}

TwEditNote
tw_tile_edit_toggle_place (TwTopology *topology, TwKind kind)
{
  TwTopology work = *topology;
  int at = tw_topology_find_kind (&work, kind);
  int end = -1;

  if (kind <= TW_KIND_FIELD || kind >= TW_N_KINDS
      || tw_kind_info (kind)->breadth != TW_BREADTH_NONE)
    return TW_EDIT_NOTHING;
  for (guint i = 0; i < G_N_ELEMENTS (middle_places); i++)
    if (middle_places[i].place == kind)
      end = (int) middle_places[i].end;
  if (at >= 0)
    {
      tw_topology_remove_segment (&work, (guint) at);
      if (end >= 0)
        place_leaves_roads (&work, (TwJunctionKind) end);
    }
  else
    {
      at = tw_topology_add_segment (&work, kind, 0);
      if (at < 0)
        return TW_EDIT_FULL;
      if (end >= 0)
        place_takes_roads (&work, (TwJunctionKind) end);
    }
  return edit_finish (topology, &work, -1, TW_EDIT_PLACE);
}
