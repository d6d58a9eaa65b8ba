/* Bridges: which are needed, and making them where something crosses. */
#include "engine/tile/field-derivation.h"
#include "engine/tile/tile-edit-private.h"

static TwSegmentSet
segments_crossing (const TwTopology *topology)
{
  TwFields fields;

  tw_fields_derive (topology, TW_FIELDS_NO_OVERRIDES, &fields);
  return fields.crossing;
}

gboolean
edit_crosses (const TwTopology *topology)
{
  return segments_crossing (topology) != 0;
}

static gboolean
bridge_is_needed (const TwTopology *topology, guint junction)
{
  TwTopology without = *topology;

  tw_topology_remove_junction (&without, junction);
  return edit_crosses (&without);
}

TwSegmentSet
edit_bridges_needed (const TwTopology *topology, guint segment)
{
  TwSegmentSet partners = 0;

  for (guint i = 0; i < topology->n_junctions; i++)
    if (topology->junctions[i].kind == TW_JUNCTION_BRIDGE
        && (topology->junctions[i].members & TW_SEGMENT_BIT (segment))
        && bridge_is_needed (topology, i))
      partners |= topology->junctions[i].members & ~TW_SEGMENT_BIT (segment);
  return partners;
}

void
edit_bridges_drop (TwTopology *topology, guint segment, TwSegmentSet partners)
{
  for (guint i = topology->n_junctions; i-- > 0;)
    {
      const TwJunction *junction = &topology->junctions[i];

      if (junction->kind == TW_JUNCTION_BRIDGE && (junction->members & TW_SEGMENT_BIT (segment))
          && (junction->members & partners) && !bridge_is_needed (topology, i))
        tw_topology_remove_junction (topology, i);
    }
}

/* What lies higher goes over: roads over rivers and cities, the newest over its like. */
static guint
bridge_height (const TwTopology *topology, guint segment)
{
  if (edit_is_way (topology, segment))
    return 2;
  return topology->segments[segment].kind == TW_KIND_RIVER ? 1 : 0;
}

static gboolean
segments_share_end (const TwTopology *topology, guint a, guint b)
{
  TwSegmentSet both = TW_SEGMENT_BIT (a) | TW_SEGMENT_BIT (b);

  for (guint i = 0; i < topology->n_junctions; i++)
    if ((topology->junctions[i].members & both) == both
        && tw_junction_ends_roads ((TwJunctionKind) topology->junctions[i].kind))
      return TRUE;
  return FALSE;
}

/* Which segment of a crossing cluster lies over or under the other cluster: the one
 * found, if it reaches two edges itself, else the newest, else a road that ends at it. */
static guint
crossing_piece (const TwTopology *topology, guint segment, int newest)
{
  if ((int) segment == newest || edit_n_edges (topology, segment) > 1)
    return segment;
  if (newest >= 0 && segments_share_end (topology, segment, (guint) newest))
    return (guint) newest;
  for (guint i = 0; i < topology->n_segments && !edit_is_way (topology, segment); i++)
    if (edit_is_way (topology, i) && segments_share_end (topology, segment, i))
      return i;
  return segment;
}

int
edit_bridge_what_crosses (TwTopology *topology, int newest)
{
  TwSegmentSet crossing;
  int n_made = 0;

  /* Each bridge makes one of two clusters, so this ends. */
  while ((crossing = segments_crossing (topology)) != 0)
    {
      guint a = crossing_piece (topology, (guint) __builtin_ctz (crossing), newest);
      guint b =
          crossing_piece (topology, (guint) __builtin_ctz (crossing & (crossing - 1)), newest);
      int junction;

      junction = tw_topology_add_junction (topology, TW_JUNCTION_BRIDGE,
                                           TW_SEGMENT_BIT (a) | TW_SEGMENT_BIT (b));
      if (junction < 0)
        return -1;
      if (bridge_height (topology, a) != bridge_height (topology, b))
        topology->junctions[junction].over =
            (gint8) (bridge_height (topology, a) > bridge_height (topology, b) ? a : b);
      else
        topology->junctions[junction].over = (gint8) ((int) a == newest ? a : b);
      n_made++;
    }
  return n_made;
}
