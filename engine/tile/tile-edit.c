/* Gestures on edges: laying, dragging, joining, parting, touching. */
#include "engine/tile/tile-edit-private.h"

static guint
kind_layer (TwKind kind)
{
  return tw_kind_info (kind)->layer;
}

/* The segment at the middle of @edge, or -1. */
static int
edge_segment (const TwTopology *topology, TwEdge edge, guint layer)
{
  return tw_topology_segment_at (topology, (TwRimPlace) (4 * edge + 1), layer);
}

static gboolean
kind_reaches_edges (TwKind kind)
{
  return kind != TW_KIND_FIELD && tw_kind_info (kind)->breadth != TW_BREADTH_NONE;
}

TwEditNote
tw_tile_edit_click_edge (TwTopology *topology, TwEdge edge, TwKind pen)
{
  TwTopology work = *topology;
  guint layer = kind_layer (pen);
  int at;

  g_return_val_if_fail (edge < TW_N_EDGES, TW_EDIT_NOTHING);

  if (pen == TW_KIND_FIELD)
    {
      if (!edit_take_edge (&work, edge, 0))
        edit_take_edge (&work, edge, 1);
      return edit_finish (topology, &work, -1, TW_EDIT_CLEARED);
    }
  if (!kind_reaches_edges (pen))
    return TW_EDIT_NOTHING;
  at = edge_segment (&work, edge, layer);
  if (at >= 0 && work.segments[at].kind == pen)
    {
      gboolean is_joined = edit_n_edges (&work, (guint) at) > 1;

      edit_take_edge (&work, edge, layer);
      return edit_finish (topology, &work, -1, is_joined ? TW_EDIT_SEPARATED : TW_EDIT_CLEARED);
    }
  edit_take_edge (&work, edge, layer);
  at = tw_topology_add_segment (&work, pen, (TwEdgeSet) (1u << edge));
  if (at < 0)
    return TW_EDIT_FULL;
  return edit_finish (topology, &work, at, TW_EDIT_LAID);
}

static TwEditNote
edges_erase (TwTopology *topology, TwEdgeSet edges)
{
  TwTopology work = *topology;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (edges & (1u << edge))
      edit_take_edge (&work, (TwEdge) edge, 0);
  return edit_finish (topology, &work, -1, TW_EDIT_CLEARED);
}

/* Makes room: takes the edges from all segments of other kinds. Returns those that
 * segments of @kind have already. */
static TwEdgeSet
edges_clear_others (TwTopology *topology, TwEdgeSet edges, TwKind kind)
{
  TwEdgeSet same = 0;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      int at = edge_segment (topology, (TwEdge) edge, kind_layer (kind));

      if (!(edges & (1u << edge)) || at < 0)
        continue;
      if (topology->segments[at].kind == kind)
        same |= (TwEdgeSet) (1u << edge);
      else
        edit_take_edge (topology, (TwEdge) edge, kind_layer (kind));
    }
  return same;
}

TwEditNote
tw_tile_edit_drag_edges (TwTopology *topology, TwEdge first, TwEdgeSet edges, TwKind pen)
{
  TwTopology work = *topology;
  TwKind kind = pen;
  TwEdgeSet same;
  int at;

  g_return_val_if_fail (first < TW_N_EDGES, TW_EDIT_NOTHING);

  edges |= (TwEdgeSet) (1u << first);
  at = edge_segment (&work, first, kind_layer (pen));
  if (at >= 0)
    kind = (TwKind) work.segments[at].kind;
  if ((edges & (edges - 1)) == 0)
    return TW_EDIT_NOTHING;
  if (kind == TW_KIND_FIELD)
    return edges_erase (topology, edges);
  if (!kind_reaches_edges (kind))
    return TW_EDIT_NOTHING;

  same = edges_clear_others (&work, edges, kind);
  at = edge_segment (&work, first, kind_layer (kind));
  if (at < 0 && same != 0)
    at = edge_segment (&work, (TwEdge) __builtin_ctz (same), kind_layer (kind));
  if (at < 0)
    at = tw_topology_add_segment (&work, kind, 0);
  if (at < 0)
    return TW_EDIT_FULL;
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      int other = edge_segment (&work, (TwEdge) edge, kind_layer (kind));

      if (!(edges & (1u << edge)))
        continue;
      if (other < 0)
        work.segments[at].rim |= edit_edge_rim (kind, (TwEdgeSet) (1u << edge));
      else if (other != at)
        at = (int) edit_merge (&work, (guint) at, (guint) other);
    }
  if (edit_is_way (&work, (guint) at))
    edit_leave_ends (&work, (guint) at);
  return edit_finish (topology, &work, at, same != 0 ? TW_EDIT_JOINED : TW_EDIT_LAID);
}

TwEditNote
tw_tile_edit_join (TwTopology *topology, guint a, guint b)
{
  TwTopology work = *topology;
  guint at;

  if (a >= work.n_segments || b >= work.n_segments || a == b
      || work.segments[a].kind != work.segments[b].kind
      || !kind_reaches_edges ((TwKind) work.segments[a].kind))
    return TW_EDIT_NOTHING;
  at = edit_merge (&work, a, b);
  return edit_finish (topology, &work, (int) at, TW_EDIT_JOINED);
}

/* Of @edges those that lie in one run with @edge. */
static TwEdgeSet
edges_run (TwEdgeSet edges, guint edge)
{
  TwEdgeSet run = 0;

  for (guint i = 0; i < TW_N_EDGES && (edges & (1u << ((edge + i) & 3))); i++)
    run |= (TwEdgeSet) (1u << ((edge + i) & 3));
  for (guint i = 0; i < TW_N_EDGES && (edges & (1u << ((edge - i) & 3))); i++)
    run |= (TwEdgeSet) (1u << ((edge - i) & 3));
  return run;
}

TwEditNote
tw_tile_edit_part (TwTopology *topology, guint segment)
{
  TwTopology work = *topology;
  TwEdgeSet edges;
  gboolean is_one_run;
  int part = (int) segment;

  if (segment >= work.n_segments || edit_n_edges (&work, segment) < 2)
    return TW_EDIT_NOTHING;
  edges = edit_edges (&work, segment);
  is_one_run = edges_run (edges, (guint) __builtin_ctz (edges)) == edges;
  while (edges != 0)
    {
      guint edge = (guint) __builtin_ctz (edges);
      TwEdgeSet run = is_one_run ? (TwEdgeSet) (1u << edge) : edges_run (edges, edge);

      edges &= (TwEdgeSet) ~run;
      part = edges != 0 ? edit_part_edges (&work, (guint) part, edges) : part;
      if (part < 0)
        return TW_EDIT_FULL;
    }
  return edit_finish (topology, &work, -1, TW_EDIT_PARTED);
}

TwEditNote
tw_tile_edit_toggle_joined (TwTopology *topology, TwRimPlace corner)
{
  TwTopology work = *topology;
  guint before = corner / 4, after = (before + 1) & 3;
  int a = edge_segment (&work, (TwEdge) before, 0), b = edge_segment (&work, (TwEdge) after, 0);
  TwEdgeSet run = 0, edges;

  g_return_val_if_fail (TW_RIM_BIT (corner) & TW_RIM_CORNERS, TW_EDIT_NOTHING);

  if (a < 0 || b < 0 || work.segments[a].kind != TW_KIND_CITY
      || work.segments[b].kind != TW_KIND_CITY)
    return TW_EDIT_NOTHING;
  if (a != b)
    return tw_tile_edit_join (topology, (guint) a, (guint) b);
  /* What lies clockwise of the dot leaves; of a city all round just the next edge. */
  edges = edit_edges (&work, (guint) a);
  for (guint i = after; (edges & (1u << i)) && i != before; i = (i + 1) & 3)
    run |= (TwEdgeSet) (1u << i);
  if (edges == 0xf)
    run = (TwEdgeSet) (1u << after);
  if (edit_part_edges (&work, (guint) a, run) < 0)
    return TW_EDIT_FULL;
  return edit_finish (topology, &work, -1, TW_EDIT_PARTED);
}

/* The junction of @kind that has exactly these two, or -1. */
static int
pair_find (const TwTopology *topology, TwJunctionKind kind, guint a, guint b)
{
  TwSegmentSet members = TW_SEGMENT_BIT (a) | TW_SEGMENT_BIT (b);

  for (guint i = 0; i < topology->n_junctions; i++)
    if (topology->junctions[i].kind == kind && topology->junctions[i].members == members)
      return (int) i;
  return -1;
}

static gboolean
pair_is_possible (const TwTopology *topology, guint a, guint b)
{
  return a < topology->n_segments && b < topology->n_segments && a != b
         && tw_kind_info ((TwKind) topology->segments[a].kind)->is_barrier
         && tw_kind_info ((TwKind) topology->segments[b].kind)->is_barrier;
}

TwEditNote
tw_tile_edit_set_contact (TwTopology *topology, guint a, guint b, gboolean touching)
{
  TwTopology work = *topology;
  int contact;

  if (!pair_is_possible (&work, a, b))
    return TW_EDIT_NOTHING;
  contact = pair_find (&work, TW_JUNCTION_CONTACT, a, b);
  if ((contact >= 0) == (touching != FALSE))
    return TW_EDIT_NOTHING;
  if (!touching)
    tw_topology_remove_junction (&work, (guint) contact);
  else if (tw_topology_add_junction (&work, TW_JUNCTION_CONTACT,
                                     TW_SEGMENT_BIT (a) | TW_SEGMENT_BIT (b))
           < 0)
    return TW_EDIT_FULL;
  return edit_finish (topology, &work, -1, touching ? TW_EDIT_TOUCHED : TW_EDIT_UNTOUCHED);
}

TwEditNote
tw_tile_edit_set_corner (TwTopology *topology, guint segment, TwRimPlace corner, gboolean owned)
{
  TwTopology work = *topology;
  TwRim bit = TW_RIM_BIT (corner);

  g_return_val_if_fail (bit & TW_RIM_CORNERS, TW_EDIT_NOTHING);

  if (segment >= work.n_segments || !kind_reaches_edges ((TwKind) work.segments[segment].kind))
    return TW_EDIT_NOTHING;
  for (guint i = 0; i < work.n_segments; i++)
    if (kind_layer ((TwKind) work.segments[i].kind)
        == kind_layer ((TwKind) work.segments[segment].kind))
      if (i == segment || owned)
        work.segments[i].rim &= (TwRim) ~bit;
  if (owned)
    work.segments[segment].rim |= bit;
  return edit_finish (topology, &work, (int) segment, owned ? TW_EDIT_TOUCHED : TW_EDIT_UNTOUCHED);
}

TwEditNote
tw_tile_edit_clear_bridge (TwTopology *topology, guint a, guint b)
{
  TwTopology work = *topology;
  int bridge;

  if (!pair_is_possible (&work, a, b))
    return TW_EDIT_NOTHING;
  bridge = pair_find (&work, TW_JUNCTION_BRIDGE, a, b);
  if (bridge < 0)
    return TW_EDIT_NOTHING;
  tw_topology_remove_junction (&work, (guint) bridge);
  /* Where nothing else connects the two they would cross: then the bridge stays. */
  if (edit_crosses (&work))
    return TW_EDIT_NOTHING;
  return edit_finish (topology, &work, -1, TW_EDIT_UNTOUCHED);
}
