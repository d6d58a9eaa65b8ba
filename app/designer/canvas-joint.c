/* The readings of a joint: the drawings it could be. */
#include "app/designer/canvas-joint.h"

#include <glib/gi18n.h>

#include "engine/tile/tile-edit-road.h"
#include "engine/tile/tile-edit.h"

/* The junction of @kind that both are in, or -1. */
static int
junction_of (const TwTopology *t, TwJunctionKind kind, TwSegmentSet members)
{
  for (guint i = 0; i < t->n_junctions; i++)
    if (t->junctions[i].kind == kind && (t->junctions[i].members & members) == members)
      return (int) i;
  return -1;
}

/* Adds a reading if it is another drawing than those before it. */
static void
readings_add (TwCanvasReading *readings,
              guint *n,
              const TwTopology *now,
              const TwTopology *topology,
              const char *label,
              const char *words)
{
  if (*n == TW_CANVAS_MAX_READINGS)
    return;
  for (guint i = 0; i < *n; i++)
    if (tw_topology_equal (&readings[i].topology, topology))
      return;
  readings[(*n)++] =
      (TwCanvasReading){ label, words, *topology, tw_topology_equal (now, topology) };
}

/* The segment that owns the middle of @edge. */
static int
land_at (const TwTopology *t, guint edge)
{
  return tw_topology_segment_at (t, (TwRimPlace) (4 * edge + 1), 0);
}

static guint
city_readings (const TwTopology *t, guint edge_a, guint edge_b, TwCanvasReading *readings)
{
  TwTopology two = *t, joined, touching;
  guint n = 0;
  int a = land_at (&two, edge_a), b = land_at (&two, edge_b);

  /* Neighbours part at their corner, others where the city does. */
  if (a == b && ((edge_a + 1) & 3) == edge_b)
    tw_tile_edit_toggle_joined (&two, (TwRimPlace) (4 * edge_a + 3));
  else if (a == b)
    tw_tile_edit_part (&two, (guint) a);
  else
    tw_tile_edit_set_contact (&two, (guint) a, (guint) b, FALSE);
  a = land_at (&two, edge_a);
  b = land_at (&two, edge_b);
  if (a == b || a < 0 || b < 0)
    return 0;
  joined = touching = two;
  tw_tile_edit_join (&joined, (guint) a, (guint) b);
  tw_tile_edit_set_contact (&touching, (guint) a, (guint) b, TRUE);
  readings_add (readings, &n, t, &joined, _ ("Joined"), _ ("One city."));
  readings_add (readings, &n, t, &touching, _ ("Touching"),
                _ ("They touch and stay two; the field ends there."));
  readings_add (readings, &n, t, &two, _ ("Apart"), _ ("They are apart; field lies between them."));
  return n;
}

/* Crossing roads: the lines that run straight across, then those that end at them. */
static void
roads_through (TwTopology *t, TwEdgeSet edges)
{
  for (guint i = 0; i < 2; i++)
    {
      int a, b;

      if (!(edges >> i & 1) || !(edges >> (i + 2) & 1))
        continue;
      a = land_at (t, i);
      b = land_at (t, i + 2);
      if (a >= 0 && b >= 0 && a != b && tw_canvas_is_way (t->segments[a].kind)
          && tw_canvas_is_way (t->segments[b].kind))
        tw_tile_edit_join (t, (guint) a, (guint) b);
    }
}

static TwEdgeSet
ways_edges (const TwTopology *t, TwSegmentSet members)
{
  TwEdgeSet edges = 0;

  for (; members != 0; members &= members - 1)
    if (tw_canvas_is_way (t->segments[__builtin_ctz (members)].kind))
      edges |= tw_rim_edges (t->segments[__builtin_ctz (members)].rim);
  return edges;
}

static int
bridge_between (const TwTopology *t, guint edge_a, guint edge_b)
{
  int a = land_at (t, edge_a), b = land_at (t, edge_b);

  return a >= 0 && b >= 0 && a != b
             ? junction_of (t, TW_JUNCTION_BRIDGE, TW_SEGMENT_BIT (a) | TW_SEGMENT_BIT (b))
             : -1;
}

/* Roads that meet: whichever reading they have now, all are made from the crossing. */
static guint
road_readings (const TwTopology *t, TwEdgeSet edges, TwCanvasReading *readings)
{
  TwTopology crossing = *t, bridge, other;
  guint n_edges = (guint) __builtin_popcount (edges), n = 0;
  guint first = (guint) __builtin_ctz (edges);
  int a = land_at (t, first), at;

  for (guint i = first + 1; i < TW_N_EDGES; i++)
    if (edges >> i & 1)
      {
        int b = land_at (&crossing, i);

        a = land_at (&crossing, first);
        if (a >= 0 && b >= 0 && a != b
            && junction_of (&crossing, TW_JUNCTION_CROSSING,
                            TW_SEGMENT_BIT (a) | TW_SEGMENT_BIT (b))
                   < 0)
          tw_tile_edit_cross_roads (&crossing, (guint) a, (guint) b);
      }
  readings_add (readings, &n, t, &crossing, _ ("Junction"), _ ("The roads end at one crossing."));
  if (n_edges == 2)
    {
      bridge = crossing;
      tw_tile_edit_join (&bridge, (guint) land_at (&bridge, first),
                         (guint) land_at (&bridge, (guint) (31 - __builtin_clz (edges))));
      readings_add (readings, &n, t, &bridge, _ ("One Road"), _ ("One road, which goes on."));
      return n;
    }
  bridge = crossing;
  roads_through (&bridge, edges);
  if (n_edges == 3)
    {
      /* The one that does not run through ends at its side. */
      for (guint i = 0; i < TW_N_EDGES; i++)
        if ((edges >> i & 1) && !(edges >> ((i + 2) & 3) & 1))
          {
            int own = land_at (&bridge, i), through = land_at (&bridge, (i + 1) & 3);

            if (own >= 0 && through >= 0)
              tw_tile_edit_set_contact (&bridge, (guint) own, (guint) through, TRUE);
          }
      readings_add (readings, &n, t, &bridge, _ ("End Here, Stay Two"),
                    _ ("One road goes on; the other ends at its side."));
      return n;
    }
  at = bridge_between (&bridge, TW_EDGE_N, TW_EDGE_E);
  if (at < 0)
    return n;
  other = bridge;
  bridge.junctions[at].over = (gint8) land_at (&bridge, TW_EDGE_N);
  other.junctions[at].over = (gint8) land_at (&other, TW_EDGE_E);
  /* Translators: from north to south; as short as can be, it stands beside the tile */
  readings_add (readings, &n, t, &bridge, _ ("Bridge N–S"),
                _ ("One goes over the other; nothing joins."));
  readings_add (readings, &n, t, &other, _ ("Bridge E–W"),
                _ ("One goes over the other; nothing joins."));
  return n;
}

static guint
bridge_readings (const TwTopology *t, int at, TwCanvasReading *readings)
{
  TwTopology other = *t;
  TwSegmentSet under = t->junctions[at].members;
  guint n = 0;

  if (t->junctions[at].over < 0 || __builtin_popcount (under) != 2)
    return 0;
  under &= ~TW_SEGMENT_BIT (t->junctions[at].over);
  other.junctions[at].over = (gint8) __builtin_ctz (under);
  readings_add (readings, &n, t, t, _ ("Bridge"), _ ("One goes over the other; nothing joins."));
  readings_add (readings, &n, t, &other, _ ("Other on Top"),
                _ ("One goes over the other; nothing joins."));
  return n;
}

static guint
contact_readings (const TwTopology *t, int a, int b, TwCanvasReading *readings)
{
  TwTopology touching = *t, apart = *t;
  guint n = 0;

  tw_tile_edit_set_contact (&touching, (guint) a, (guint) b, TRUE);
  tw_tile_edit_set_contact (&apart, (guint) a, (guint) b, FALSE);
  readings_add (readings, &n, t, &touching, _ ("Touching"),
                _ ("They touch and stay two; the field ends there."));
  readings_add (readings, &n, t, &apart, _ ("Apart"),
                _ ("They are apart; field lies between them."));
  return n;
}

/* A wall in a corner of the tile. */
static guint
corner_readings (const TwTopology *t, TwRimPlace corner, TwCanvasReading *readings)
{
  TwTopology apart = *t;
  guint n = 0;

  tw_tile_edit_set_corner (&apart, (guint) tw_canvas_corner_reached (t, corner), corner, FALSE);
  readings_add (readings, &n, t, t, _ ("Touching"),
                _ ("The wall reaches the corner; the field ends there."));
  readings_add (readings, &n, t, &apart, _ ("Apart"),
                _ ("The wall stays off the corner; the field goes on there."));
  return n;
}

guint
tw_canvas_joint_readings (const TwTopology *topology,
                          TwCanvasJoint joint,
                          TwCanvasReading *out_readings)
{
  const TwTopology *t = topology;
  TwSegmentSet both;
  TwEdgeSet edges_a, edges_b;
  int at;

  if (joint.corner >= 0 && tw_canvas_corner_reached (t, (TwRimPlace) joint.corner) >= 0
      && !tw_canvas_corner_has_dot (t, (TwRimPlace) joint.corner))
    return corner_readings (t, (TwRimPlace) joint.corner, out_readings);
  if (joint.corner >= 0)
    return tw_canvas_corner_has_dot (t, (TwRimPlace) joint.corner)
               ? city_readings (t, (guint) joint.corner / 4, (guint) (joint.corner / 4 + 1) & 3,
                                out_readings)
               : 0;
  if (joint.a < 0 || joint.a >= t->n_segments || joint.b >= t->n_segments)
    return 0;
  if (joint.b < 0 || joint.a == joint.b)
    {
      /* One city of opposite edges. */
      edges_a = tw_rim_edges (t->segments[joint.a].rim);
      return t->segments[joint.a].kind == TW_KIND_CITY && __builtin_popcount (edges_a) == 2
                 ? city_readings (t, (guint) __builtin_ctz (edges_a),
                                  (guint) (31 - __builtin_clz (edges_a)), out_readings)
                 : 0;
    }
  both = TW_SEGMENT_BIT (joint.a) | TW_SEGMENT_BIT (joint.b);
  edges_a = tw_rim_edges (t->segments[joint.a].rim);
  edges_b = tw_rim_edges (t->segments[joint.b].rim);
  if (t->segments[joint.a].kind == TW_KIND_CITY && t->segments[joint.b].kind == TW_KIND_CITY
      && edges_a != 0 && edges_b != 0)
    return city_readings (t, (guint) __builtin_ctz (edges_a), (guint) __builtin_ctz (edges_b),
                          out_readings);
  if (tw_canvas_is_way (t->segments[joint.a].kind) && tw_canvas_is_way (t->segments[joint.b].kind))
    {
      at = junction_of (t, TW_JUNCTION_CROSSING, both);
      return road_readings (t,
                            at >= 0 ? ways_edges (t, t->junctions[at].members) : edges_a | edges_b,
                            out_readings);
    }
  at = junction_of (t, TW_JUNCTION_BRIDGE, both);
  if (at >= 0)
    return bridge_readings (t, at, out_readings);
  return contact_readings (t, joint.a, joint.b, out_readings);
}

gboolean
tw_canvas_joint_at (const TwTopology *topology, TwCanvasSpot spot, TwCanvasJoint *out_joint)
{
  TwSegmentSet members, ways = 0;

  *out_joint = (TwCanvasJoint){ -1, -1, -1 };
  if (spot.kind == TW_CANVAS_CORNER)
    {
      out_joint->corner = spot.index;
      return tw_canvas_corner_has_dot (topology, (TwRimPlace) spot.index)
             || tw_canvas_corner_reached (topology, (TwRimPlace) spot.index) >= 0;
    }
  if (spot.kind != TW_CANVAS_JUNCTION || spot.index >= topology->n_junctions)
    return FALSE;
  members = topology->junctions[spot.index].members;
  for (guint i = 0; i < topology->n_segments; i++)
    if ((members & TW_SEGMENT_BIT (i)) && tw_canvas_is_way (topology->segments[(int) i].kind)
        && tw_rim_edges (topology->segments[i].rim) != 0)
      ways |= TW_SEGMENT_BIT (i);
  switch (topology->junctions[spot.index].kind)
    {
    case TW_JUNCTION_CROSSING:
      members = ways;
      break;
    case TW_JUNCTION_BRIDGE:
    case TW_JUNCTION_CONTACT:
      break;
    default:
      return FALSE;
    }
  if ((members & (members - 1)) == 0)
    return FALSE;
  out_joint->a = __builtin_ctz (members);
  out_joint->b = __builtin_ctz (members & (members - 1));
  return TRUE;
}

/* Whether a junction with as many members of that kind was there before. */
static gboolean
junction_is_new (const TwTopology *before, const TwJunction *junction)
{
  for (guint i = 0; i < before->n_junctions; i++)
    if (before->junctions[i].kind == junction->kind
        && __builtin_popcount (before->junctions[i].members)
               == __builtin_popcount (junction->members))
      return FALSE;
  return TRUE;
}

gboolean
tw_canvas_joint_made (const TwTopology *before,
                      const TwTopology *now,
                      int segment,
                      int edge,
                      TwCanvasJoint *out_joint)
{
  for (guint i = 0; i < now->n_junctions; i++)
    if (segment >= 0 && (now->junctions[i].members & TW_SEGMENT_BIT (segment))
        && junction_is_new (before, &now->junctions[i])
        && tw_canvas_joint_at (now, TW_CANVAS_SPOT (TW_CANVAS_JUNCTION, i), out_joint))
      return TRUE;
  *out_joint = (TwCanvasJoint){ -1, -1, -1 };
  if (segment < 0 || now->segments[segment].kind != TW_KIND_CITY || edge < 0)
    return FALSE;
  /* A new city beside one that was there: the corner between them. */
  for (guint i = 0; i < 2; i++)
    {
      TwRimPlace corner = (TwRimPlace) (4 * ((guint) (edge + 3 * (int) i) & 3) + 3);

      if (tw_canvas_corner_has_dot (now, corner) && !tw_canvas_corner_has_dot (before, corner))
        {
          out_joint->corner = (int) corner;
          return TRUE;
        }
    }
  /* One city made of two opposite ones. */
  if (__builtin_popcount (tw_rim_edges (now->segments[segment].rim)) == 2
      && now->n_segments < before->n_segments)
    {
      out_joint->a = out_joint->b = segment;
      return TRUE;
    }
  return FALSE;
}

TwCanvasSpot
tw_canvas_joint_spot (const TwTopology *topology, TwCanvasJoint joint)
{
  TwSegmentSet both;

  if (joint.corner >= 0)
    return TW_CANVAS_SPOT (TW_CANVAS_CORNER, joint.corner);
  if (joint.a < 0 || joint.a >= topology->n_segments)
    return TW_CANVAS_SPOT (TW_CANVAS_MIDDLE, 0);
  if (joint.b < 0 || joint.b == joint.a || joint.b >= topology->n_segments)
    return TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, joint.a);
  both = TW_SEGMENT_BIT (joint.a) | TW_SEGMENT_BIT (joint.b);
  for (guint i = 0; i < topology->n_junctions; i++)
    if ((topology->junctions[i].members & both) == both)
      return TW_CANVAS_SPOT (TW_CANVAS_JUNCTION, i);
  return TW_CANVAS_SPOT (TW_CANVAS_MIDDLE, 0);
}
