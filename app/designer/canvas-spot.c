/* What can be pointed at on the tile canvas. */
#include "app/designer/canvas-spot.h"

#include "engine/tile/symbol-table.h"

gboolean
tw_canvas_corner_has_dot (const TwTopology *topology, TwRimPlace corner)
{
  TwEdgeCodes codes = tw_topology_edge_codes (topology);
  guint before = corner / 4, after = (before + 1) & 3;

  return (tw_edge_code (codes, (TwEdge) before) & ~TW_EDGE_MISTY) == TW_KIND_CITY
         && (tw_edge_code (codes, (TwEdge) after) & ~TW_EDGE_MISTY) == TW_KIND_CITY;
}

int
tw_canvas_corner_reached (const TwTopology *topology, TwRimPlace corner)
{
  TwEdgeSet beside = (TwEdgeSet) (1u << (corner / 4) | 1u << ((corner / 4 + 1) & 3));

  for (guint i = 0; i < topology->n_segments; i++)
    if ((topology->segments[i].rim & TW_RIM_BIT (corner))
        && (topology->segments[i].kind == TW_KIND_CITY
                ? !(tw_rim_edges (topology->segments[i].rim) & beside)
                : tw_canvas_is_way (topology->segments[i].kind)))
      return (int) i;
  return -1;
}

int
tw_canvas_edge_segment (const TwTopology *topology, TwEdge edge)
{
  TwRimPlace middle = (TwRimPlace) (4 * edge + 1);
  int segment = tw_topology_segment_at (topology, middle, 0);

  return segment >= 0 ? segment : tw_topology_segment_at (topology, middle, 1);
}

int
tw_canvas_spot_segment (const TwTopology *topology, TwCanvasSpot spot, const char *symbol)
{
  int segment = -1;

  switch (spot.kind)
    {
    case TW_CANVAS_EDGE:
      for (guint layer = 2; layer-- > 0 && segment < 0;)
        {
          segment = tw_topology_segment_at (topology, (TwRimPlace) (4 * spot.index + 1), layer);
          if (segment >= 0 && layer == 1
              && (symbol == NULL || !tw_symbol_table_allowed (topology, symbol, segment)))
            segment = -1;
        }
      return segment >= 0 ? segment : tw_canvas_edge_segment (topology, (TwEdge) spot.index);
    case TW_CANVAS_SEGMENT:
    case TW_CANVAS_HANDLE:
    case TW_CANVAS_FIGURE:
      return spot.index;
    case TW_CANVAS_SYMBOL:
      return spot.index < topology->n_symbols ? MAX (topology->symbols[spot.index].segment, -1)
                                              : -1;
    case TW_CANVAS_JUNCTION:
      /* A gate belongs to its city, a crossing to none of its roads in particular. */
      for (guint i = 0; i < topology->n_segments; i++)
        if ((topology->junctions[spot.index].members & TW_SEGMENT_BIT (i))
            && (segment < 0
                || (symbol != NULL && tw_symbol_table_allowed (topology, symbol, (int) i))))
          segment = (int) i;
      return segment;
    case TW_CANVAS_CORNER:
      segment = tw_topology_segment_at (topology, (TwRimPlace) (spot.index - 2), 0);
      return segment;
    case TW_CANVAS_MIDDLE:
      for (guint i = 0; i < topology->n_segments && segment < 0; i++)
        if (tw_kind_info ((TwKind) topology->segments[i].kind)->breadth == TW_BREADTH_NONE)
          segment = (int) i;
      return segment;
    default:
      return -1;
    }
}

gboolean
tw_canvas_has_handle (const TwTopology *topology, guint segment)
{
  return segment < topology->n_segments && tw_canvas_is_way (topology->segments[segment].kind)
         && __builtin_popcount (tw_rim_edges (topology->segments[segment].rim)) == 1
         && tw_topology_end_of (topology, segment) >= 0;
}

gboolean
tw_canvas_spot_is_stale (const TwTile *tile, TwCanvasSpot spot)
{
  switch (spot.kind)
    {
    case TW_CANVAS_SEGMENT:
    case TW_CANVAS_FIGURE:
      return spot.index >= tile->topology.n_segments;
    case TW_CANVAS_HANDLE:
      return !tw_canvas_has_handle (&tile->topology, (guint) spot.index);
    case TW_CANVAS_BEND:
      return spot.index >= TW_CANVAS_MAX_BENDS;
    case TW_CANVAS_JUNCTION:
      return spot.index >= tile->topology.n_junctions;
    case TW_CANVAS_SYMBOL:
      return spot.index >= tile->topology.n_symbols;
    case TW_CANVAS_FIELD:
    case TW_CANVAS_BADGE:
      return spot.index >= tile->fields.n_fields;
    default:
      return FALSE;
    }
}

gboolean
tw_canvas_touch (const TwTopology *topology, guint a, guint b)
{
  TwSegmentSet both = TW_SEGMENT_BIT (a) | TW_SEGMENT_BIT (b);

  for (guint i = 0; i < topology->n_junctions; i++)
    if (topology->junctions[i].kind == TW_JUNCTION_CONTACT
        && topology->junctions[i].members == both)
      return TRUE;
  return FALSE;
}
