/* How much room a road or river that ends on the tile has in front of it. */
#include "app/drawing/way-room.h"

/* As tw_way_layout() bends rivers; roads bend much the same. */
#define HANDLE .26
/* How far the houses of a village reach. */
#define VILLAGE .19

static gboolean
is_line (const TwSegment *segment)
{
  return tw_kind_info ((TwKind) segment->kind)->breadth == TW_BREADTH_LINE;
}

/* From its middle line to its bank. */
static double
half_width (const TwSegment *segment)
{
  return segment->kind == TW_KIND_RIVER  ? TW_RIVER_WIDTH / 2 + .02
         : segment->kind == TW_KIND_PATH ? TW_LANE_WIDTH / 2 + .01
                                         : TW_ROAD_WIDTH / 2 + TW_ROAD_EDGE;
}

static gboolean
ends_inside (const TwTopology *t, guint segment)
{
  for (guint j = 0; j < t->n_junctions; j++)
    if ((t->junctions[j].members & TW_SEGMENT_BIT (segment))
        && tw_junction_ends_roads ((TwJunctionKind) t->junctions[j].kind))
      return TRUE;
  return FALSE;
}

TwSegmentSet
tw_way_company (const TwTopology *t, guint segment)
{
  TwSegmentSet company = TW_SEGMENT_BIT (segment);

  for (guint j = 0; j < t->n_junctions; j++)
    if ((t->junctions[j].members & TW_SEGMENT_BIT (segment))
        && t->junctions[j].kind != TW_JUNCTION_COTTAGE)
      company |= t->junctions[j].members;
  return company;
}

static double
distance_to_stretch (TwPoint p, TwPoint a, TwPoint b)
{
  TwPoint d = point_sub (b, a), to = point_sub (p, a);
  double k = CLAMP (point_dot (to, d) / MAX (point_dot (d, d), 1e-9), 0, 1);

  return point_length (point_sub (to, point_scale (d, k)));
}

/* Through two edges that are beside each other; else from each of its edges to the middle. */
static double
distance_to_segment (const TwTileLayout *l, guint segment, TwPoint p)
{
  const TwSegment *s = &l->topology.segments[segment];
  int edges[4];
  guint n = 0;
  double best = 9;

  for (int e = 0; e < 4; e++)
    if (s->rim & TW_RIM_MIDDLE (e))
      edges[n++] = e;
  if (n == 2 && (edges[1] - edges[0]) % 2 == 1 && !ends_inside (&l->topology, segment))
    {
      int a = edges[0], b = edges[1];
      g_auto (TwLine) line = { 0 };

      tw_line_bezier (&line, TW_MIDDLE[a],
                      point_add (TW_MIDDLE[a], point_scale (TW_INTO[a], HANDLE)),
                      point_add (TW_MIDDLE[b], point_scale (TW_INTO[b], HANDLE)), TW_MIDDLE[b], 12);
      return tw_line_distance (&line, p, NULL, NULL);
    }
  for (guint i = 0; i < n; i++)
    best = MIN (best, distance_to_stretch (p, TW_MIDDLE[edges[i]], point (.5, .5)));
  return best;
}

/* With the houses round a village. */
static double
reach (const TwPlace *place)
{
  return place->kind == TW_PLACE_VILLAGE ? MAX (place->r, VILLAGE) : place->r;
}

double
tw_way_room (const TwTileLayout *l, TwSegmentSet company, int junction, TwPoint at)
{
  const TwTopology *t = &l->topology;
  double room = 1;

  for (guint i = 0; i < l->n_towns; i++)
    {
      double far = tw_line_distance (&l->towns[i].outline, at, NULL, NULL);

      room = MIN (room, tw_line_encloses (&l->towns[i].outline, at) ? -far : far);
    }
  for (guint i = 0; i < l->n_places; i++)
    if (l->places[i].r > 0 && l->places[i].kind != TW_PLACE_COTTAGE
        && (junction < 0 || l->places[i].junction != junction))
      room = MIN (room, point_distance (l->places[i].at, at) - reach (&l->places[i]));
  for (guint i = 0; i < t->n_segments; i++)
    if (is_line (&t->segments[i]) && !(company & TW_SEGMENT_BIT (i)))
      room = MIN (room, distance_to_segment (l, i, at) - half_width (&t->segments[i]));
  return room;
}
