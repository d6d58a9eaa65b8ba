/* A road leaves the exact middle of an edge at a right angle and runs to the middle of
 * another edge or to what ends it: a gate, a village, a yard, a lake. */
#include "app/drawing/way-layout.h"

#include "app/drawing/art-table.h"
#include "app/drawing/cottage-layout.h"
#include "app/drawing/shape-layout.h"
#include "app/drawing/town-outline.h"
#include "app/drawing/way-room.h"

#define MAX_WAYS 64
#define MAX_ENDS 20
/* Grass between a pond and what is beside it, and river between it and the rim. */
#define POND_APART .045
#define POND_MOUTH .06
#define LEAST_POND .05
/* A lake or source: with the stones round it, from when on it is seen, from when on it is easily
 * seen, and as little of a river as there has to be before it. */
#define SPRING_APART .075
#define LEAST_WATER  (TW_RIVER_WIDTH / 2 + .012)
#define SEEN_WATER   (TW_RIVER_WIDTH / 2 + .035)
#define LEAST_MOUTH  .02
/* Between the end of a line and what it does not meet, and its least length, of half a tile. */
#define DEAD_END_APART .08
#define LEAST_DEAD_END .3

/* Where a line of a segment begins or ends. @edge: -1 inside the tile; @in: the
 * direction in which a road arrives, zero if it does not matter. */
typedef struct
{
  TwPoint at;
  TwPoint in;
  int edge;
  int place;
  double beyond;
} End;

typedef struct
{
  TwTileLayout *layout;
  TwDice dice;
  TwEdgeSet cities;
  TwEdgeSet barriers;
  guint n_inner; /* part of the next line that reaches no edge */
} Builder;

static TwWay *
builder_add_way (Builder *b, guint segment)
{
  TwTileLayout *l = b->layout;
  TwWay *way;

  if (l->n_ways == MAX_WAYS)
    return NULL;
  way = &l->ways[l->n_ways++];
  way->segment = segment;
  way->kind = (TwKind) l->topology.segments[segment].kind;
  way->place = -1;
  return way;
}

static int
bridge_of (const TwTopology *t, guint segment)
{
  for (guint j = 0; j < t->n_junctions; j++)
    {
      const TwJunction *junction = &t->junctions[j];
      int over = junction->over;

      if (junction->kind != TW_JUNCTION_BRIDGE)
        continue;
      for (guint i = 0; i < t->n_segments && over < 0; i++)
        if ((junction->members & TW_SEGMENT_BIT (i)) && t->segments[i].kind == TW_KIND_ROAD)
          over = (int) i;
      if (over == (int) segment)
        return (int) j;
    }
  return -1;
}

static TwWayOver
way_over (const TwTopology *t, guint segment)
{
  int j = bridge_of (t, segment);

  if (j < 0)
    return TW_WAY_OVER_NOTHING;
  for (guint i = 0; i < t->n_segments; i++)
    if (i != segment && (t->junctions[j].members & TW_SEGMENT_BIT (i))
        && (t->segments[i].kind == TW_KIND_CITY || t->segments[i].kind == TW_KIND_ENCLAVE))
      return TW_WAY_OVER_TOWN;
  return TW_WAY_OVER_WAYS;
}

static void
line_from_edge (TwLine *line, int edge)
{
  tw_line_add (line, point_sub (TW_MIDDLE[edge], point_scale (TW_INTO[edge], .05)));
}

/* From edge to edge; straight across either with a swing to one side or as a slow S, if it is
 * not said where it passes. */
static void
line_through (TwLine *line,
              int a,
              int b,
              double handle,
              double wobble,
              const TwPoint *via,
              guint n_via)
{
  line_from_edge (line, a);
  if (n_via > 0)
    tw_shape_layout_line_through (line, TW_MIDDLE[a], TW_INTO[a], via, n_via, TW_MIDDLE[b],
                                  point_scale (TW_INTO[b], -1));
  else if (((a + 2) & 3) == b)
    {
      gboolean swing = fabs (wobble) < .075;
      TwPoint m = point_add (point (.5, .5), point_scale (TW_ALONG[a], swing ? wobble * .62 : 0));
      TwPoint t = point_scale (point_turn (TW_INTO[a], swing ? 0 : wobble * 3.4), .20);

      tw_line_bezier (line, TW_MIDDLE[a], point_add (TW_MIDDLE[a], point_scale (TW_INTO[a], .20)),
                      point_sub (m, t), m, 22);
      tw_line_bezier (line, m, point_add (m, t),
                      point_add (TW_MIDDLE[b], point_scale (TW_INTO[b], .20)), TW_MIDDLE[b], 22);
    }
  else
    tw_line_bezier (line, TW_MIDDLE[a], point_add (TW_MIDDLE[a], point_scale (TW_INTO[a], handle)),
                    point_add (TW_MIDDLE[b], point_scale (TW_INTO[b], handle)), TW_MIDDLE[b], 40);
  tw_line_add (line, point_sub (TW_MIDDLE[b], point_scale (TW_INTO[b], .05)));
}

/* From @from to @to, past @via; @to's place may be entered beyond its rim. */
static void
line_towards (TwLine *line, const End *from, const End *to, const TwPoint *via, guint n_via)
{
  double d = point_distance (to->at, from->at);
  TwPoint leave = from->edge >= 0 ? TW_INTO[from->edge] : point_scale (from->in, -1);
  TwPoint arrive = to->in;

  if (from->edge >= 0)
    line_from_edge (line, from->edge);
  else if (from->beyond > 0)
    tw_line_add (line, point_add (from->at, point_scale (from->in, from->beyond)));
  if (point_length (leave) < .5)
    leave = point_unit (point_sub (n_via > 0 ? via[0] : to->at, from->at));
  if (point_length (arrive) < .5)
    arrive = point_unit (point_sub (to->at, n_via > 0 ? via[n_via - 1] : from->at));
  if (n_via > 0)
    tw_shape_layout_line_through (line, from->at, leave, via, n_via, to->at, arrive);
  else
    tw_line_bezier (line, from->at, point_add (from->at, point_scale (leave, d * .42)),
                    point_sub (to->at, point_scale (arrive, d * .36)), to->at, 30);
  if (to->edge >= 0)
    tw_line_add (line, point_sub (to->at, point_scale (TW_INTO[to->edge], .05)));
  else if (to->beyond > 0)
    tw_line_add (line, point_add (to->at, point_scale (to->in, to->beyond)));
}

static int
place_of_junction (const TwTileLayout *l, guint junction)
{
  for (guint i = 0; i < l->n_places; i++)
    if (l->places[i].junction == (int) junction)
      return (int) i;
  return -1;
}

/* A gate for the road that comes from @from; FALSE if the junction has no town. */
static gboolean
end_at_gate (TwTileLayout *l, guint junction, int edge, TwPoint from, End *out)
{
  for (guint i = 0; i < l->n_towns; i++)
    {
      TwTown *town = &l->towns[i];
      TwGate gate;
      TwPoint wish;

      if (l->topology.junctions[junction].kind == TW_JUNCTION_ENCLAVE
              ? !town->is_enclave
              : !(l->topology.junctions[junction].members & TW_SEGMENT_BIT (town->segment)))
        continue;
      if (town->n_walls == 0)
        continue;
      if (tw_shape_layout_at (l, TW_SHAPE_END, (int) junction, 0, &wish))
        gate = tw_town_outline_gate_near (town, wish);
      else
        gate = tw_town_outline_gate (town, edge, from);
      for (guint k = 0; k < town->n_gates; k++)
        if (point_distance (town->gates[k].at, gate.at) < .02)
          gate = town->gates[k];
      if (town->n_gates < TW_MAX_GATES)
        town->gates[town->n_gates++] = gate;
      *out = (End){ gate.at, gate.in, -1, -1, TW_WALL_WIDTH + .02 };
      return TRUE;
    }
  return FALSE;
}

/* Where the line from @from ends that junction @junction stops. */
static void
end_at_junction (Builder *b, guint segment, guint junction, const End *from, End *out)
{
  const End start = *from; /* may be where @out points */
  TwTileLayout *l = b->layout;
  TwJunctionKind kind = (TwJunctionKind) l->topology.junctions[junction].kind;
  int index = place_of_junction (l, junction);
  const TwPlace *place;
  TwPoint out_of;

  *out = (End){ point (.5, .5), { 0, 0 }, -1, index, 0 };
  if ((kind == TW_JUNCTION_GATE || kind == TW_JUNCTION_ENCLAVE)
      && end_at_gate (l, junction, start.edge, start.at, out))
    return;
  if (kind == TW_JUNCTION_COTTAGE && start.edge >= 0)
    {
      TwPoint in = TW_INTO[start.edge], at = tw_cottage_layout_at (l, segment, junction, in);
      gboolean is_moved = tw_shape_layout_at (l, TW_SHAPE_END, (int) junction, 0, &at);
      TwPlace *cottage = tw_tile_layout_add_place (l, TW_PLACE_COTTAGE, at, .07, -1);

      if (is_moved)
        in = point_unit (point_sub (at, start.at));

      if (cottage != NULL)
        {
          cottage->junction = (int) junction;
          cottage->ends_roads = TRUE;
          out->at = point_sub (cottage->at, point_scale (in, .02));
          out->in = in;
          out->place = (int) l->n_places - 1;
          return;
        }
    }
  if (index < 0)
    return;
  place = &l->places[index];
  out_of = point_unit (point_sub (start.at, place->at));
  out->at = place->at;
  if (place->kind == TW_PLACE_LAKE)
    out->at = point_add (place->at, point_scale (out_of, place->r - .015));
  else if (place->kind == TW_PLACE_CROP)
    out->at = point_add (place->at, point_scale (out_of, place->r));
  if (place->kind == TW_PLACE_RUIN && point_room (place->at) < .01)
    out->in = point_unit (point_sub (place->at, point (.5, .5)));
}

static guint
segment_ends (Builder *b, guint segment, End ends[MAX_ENDS])
{
  TwRim rim = b->layout->topology.segments[segment].rim;
  guint n = 0;

  for (int e = 0; e < 4; e++)
    if (rim & TW_RIM_MIDDLE (e))
      ends[n++] = (End){ TW_MIDDLE[e], point_scale (TW_INTO[e], -1), e, -1, .05 };
  for (guint c = 0; c < 4; c++)
    if (rim & TW_RIM_BIT ((4 * c + 15) & 15))
      {
        TwPoint out = point_unit (point_sub (TW_CORNER[c], point (.5, .5)));
        gboolean is_ruin = FALSE;

        for (guint i = 0; i < b->layout->n_places; i++)
          is_ruin |= b->layout->places[i].kind == TW_PLACE_RUIN
                     && b->layout->places[i].segment == (int) segment;
        if (!is_ruin)
          ends[n++] = (End){ TW_CORNER[c], out, -1, -1, .05 };
      }
  return n;
}

static void
builder_connect (Builder *b, guint segment, const End *from, const End *to)
{
  TwWay *way = builder_add_way (b, segment);
  TwPoint via[TW_MAX_SHAPE_POINTS];

  if (way == NULL)
    return;
  way->place = to->place >= 0 ? to->place : from->place;
  way->part = from->edge >= 0 ? (guint) from->edge
              : to->edge >= 0 ? (guint) to->edge
                              : b->n_inner++;
  line_towards (&way->line, from, to, via,
                tw_shape_layout_bends (b->layout, segment, way->part, to->edge, via));
}

/* A line that ends nowhere: towards the middle as far as there is grass round its end, for what it
 * does not meet it does not part fields with. */
static void
builder_add_dead_end (Builder *b, guint segment, const End *from)
{
  End to = { point (.5, .5), { 0, 0 }, -1, -1, 0 };
  TwTileLayout *l = b->layout;
  TwSegmentSet company = tw_way_company (&l->topology, segment);
  TwWay *way = builder_add_way (b, segment);
  TwPoint via[TW_MAX_SHAPE_POINTS];
  guint n_via;

  if (way == NULL)
    return;
  for (double far = 1; far > LEAST_DEAD_END && tw_way_room (l, company, -1, to.at) < DEAD_END_APART;
       far -= .05)
    to.at = point_mix (from->at, point (.5, .5), far);
  way->part = from->edge >= 0 ? (guint) from->edge : b->n_inner++;
  n_via = tw_shape_layout_bends (l, segment, way->part, -1, via);
  to.in = point_unit (point_sub (to.at, n_via > 0 ? via[n_via - 1] : from->at));
  line_towards (&way->line, from, &to, via, n_via);
  way->fades = TRUE;
}

/* Three or more ends meet without a village: those that face each other run through. */
static void
builder_add_star (Builder *b, guint segment, const End *ends, guint n)
{
  End hub = { point (.5, .5), { 0, 0 }, -1, -1, 0 };
  gboolean done[MAX_ENDS] = { FALSE };

  for (guint i = 0; i < n; i++)
    for (guint k = i + 1; k < n; k++)
      if (ends[i].edge >= 0 && ends[k].edge == ends[i].edge + 2)
        {
          TwWay *way = builder_add_way (b, segment);
          TwPoint via[TW_MAX_SHAPE_POINTS];

          if (way != NULL)
            {
              way->part = (guint) ends[i].edge;
              line_through (&way->line, ends[i].edge, ends[k].edge, .25, 0, via,
                            tw_shape_layout_bends (b->layout, segment, way->part, ends[k].edge,
                                                   via));
            }
          done[i] = done[k] = TRUE;
        }
  for (guint i = 0; i < n; i++)
    if (!done[i])
      builder_connect (b, segment, &ends[i], &hub);
}

static void
builder_add_through (Builder *b, guint segment, const End *ends)
{
  TwTileLayout *l = b->layout;
  TwWay *way = builder_add_way (b, segment);
  TwPoint via[TW_MAX_SHAPE_POINTS];
  gboolean is_river = l->topology.segments[segment].kind == TW_KIND_RIVER, tight, straight;
  double wobble, handle;

  if (way == NULL)
    return;
  wobble = tw_dice_in (&b->dice, .05, is_river ? .10 : .11) * (tw_dice (&b->dice) < .5 ? -1 : 1);
  handle = is_river ? .26 : tw_dice_in (&b->dice, .22, .31);
  straight = ((ends[0].edge + 2) & 3) == ends[1].edge;
  tight = b->barriers == 15;
  for (guint i = 0; i < l->n_places; i++)
    tight |= l->places[i].kind != TW_PLACE_POND && l->places[i].kind != TW_PLACE_SPRING;
  for (guint i = 0; i < l->topology.n_segments; i++)
    tight |= l->topology.segments[i].kind == TW_KIND_MONASTERY;
  if (!is_river && tight)
    handle = .15;
  if (!is_river && straight && __builtin_popcount (b->cities) == 1)
    wobble = fabs (wobble) * .5;
  for (guint j = 0; j < l->topology.n_junctions && !is_river; j++)
    if (l->topology.junctions[j].kind == TW_JUNCTION_BRIDGE)
      wobble = 0;
  /* Beside water a road goes straight, so that both have room. */
  for (guint i = 0; i < l->n_places && !is_river && straight; i++)
    if (l->places[i].kind == TW_PLACE_POND || l->places[i].kind == TW_PLACE_SPRING)
      wobble = 0;
  way->part = (guint) ends[0].edge;
  line_through (&way->line, ends[0].edge, ends[1].edge, handle, wobble, via,
                tw_shape_layout_bends (l, segment, way->part, ends[1].edge, via));
}

/* As far in the middle and as large as there is room for between walls and roads, which have @apart
 * of field between them and the water. */
static TwDisc
water_at (const Builder *b, guint segment, const End *from, double want, double apart, double mouth)
{
  TwTileLayout *l = b->layout;
  TwPoint in = from != NULL && from->edge >= 0 ? TW_INTO[from->edge] : point (0, 0);
  TwSegmentSet company = tw_way_company (&l->topology, segment);
  TwDisc best = { point (.5, .5), 0 };

  for (double back = 0; back < .42; back += .02)
    {
      TwPoint at = point_sub (point (.5, .5), point_scale (in, back));
      double r = MIN (want, tw_way_room (l, company, -1, at) - apart);

      if (from != NULL && from->edge >= 0)
        r = MIN (r, .5 - back - mouth);
      if (r > best.r + 1e-6)
        best = (TwDisc){ at, r };
    }
  return best;
}

/* What a river flows into or comes from. A lake or source that is not wider than the river would
 * look like a river without an end: that of a short river may reach the border, if need be. */
static TwDisc
pond_at (Builder *b,
         guint segment,
         const End *from,
         double want,
         TwPlaceKind kind,
         gboolean is_lake)
{
  double apart = kind == TW_PLACE_SPRING ? SPRING_APART : POND_APART;
  double least = is_lake || kind == TW_PLACE_SPRING ? LEAST_WATER : LEAST_POND;
  TwPoint in = from != NULL && from->edge >= 0 ? TW_INTO[from->edge] : point (0, 0);
  TwDisc best = water_at (b, segment, from, want, apart, POND_MOUTH);

  if (best.r < SEEN_WATER && least > LEAST_POND)
    best = water_at (b, segment, from, SEEN_WATER, apart, LEAST_MOUTH);
  if (best.r < least)
    b->layout->is_crowded = TRUE;
  if (best.r < LEAST_POND)
    {
      best.at = point_sub (point (.5, .5), point_scale (in, .42));
      best.r = LEAST_POND;
    }
  return best;
}

static void
builder_add_pond (Builder *b, guint segment, const End *from)
{
  TwTileLayout *l = b->layout;
  gboolean is_lake = tw_art_look_stands (l, TW_LOOK_LAKE, (int) segment)
                     || tw_art_look_stands (l, TW_LOOK_LAKE, -1);
  gboolean is_source = !is_lake && tw_art_look_stands (l, TW_LOOK_SPRING, -2);
  TwPlaceKind kind = is_source ? TW_PLACE_SPRING : TW_PLACE_POND;
  TwDisc water = pond_at (b, segment, from, is_lake ? .27 : .115, kind, is_lake);
  TwPlace *pond = tw_tile_layout_add_place (l, kind, water.at, water.r, -1);
  End to = { water.at, { 0, 0 }, -1, (int) l->n_places - 1, 0 };

  if (from != NULL && pond != NULL)
    builder_connect (b, segment, from, &to);
}

static void
builder_add_segment (Builder *b, guint segment)
{
  const TwTopology *t = &b->layout->topology;
  End ends[MAX_ENDS], hub = { .edge = -1 };
  guint n = segment_ends (b, segment, ends), n_stops = 0, first = 0;
  guint stops[TW_MAX_JUNCTIONS];

  b->n_inner = TW_N_EDGES;
  for (guint j = 0; j < t->n_junctions; j++)
    if ((t->junctions[j].members & TW_SEGMENT_BIT (segment))
        && tw_junction_ends_roads ((TwJunctionKind) t->junctions[j].kind))
      stops[n_stops++] = j;
  if (t->segments[segment].kind == TW_KIND_RIVER && n + n_stops < 2)
    {
      builder_add_pond (b, segment, n > 0 ? ends : NULL);
      return;
    }
  if (n_stops == 0 && n == 2 && ends[1].edge >= 0)
    builder_add_through (b, segment, ends);
  else if (n_stops == 0 && n == 2)
    builder_connect (b, segment, &ends[0], &ends[1]);
  else if (n_stops == 0 && n == 1)
    builder_add_dead_end (b, segment, &ends[0]);
  else if (n_stops == 0 && n > 2)
    builder_add_star (b, segment, ends, n);
  else if (n_stops == 0)
    {
      End from = { point (.36, .5), { 0, 0 }, -1, -1, 0 };

      builder_add_dead_end (b, segment, &from);
    }
  for (guint i = 0; i < n && n_stops > 0; i++)
    {
      end_at_junction (b, segment, stops[0], &ends[i], &hub);
      builder_connect (b, segment, &ends[i], &hub);
      first = 1;
    }
  if (n_stops > 0 && n == 0)
    {
      /* No rim: from the first stop that is a place, else from the middle. */
      hub = (End){ point (.5, .5), { 0, 0 }, -1, -1, 0 };
      for (guint k = 0; k < n_stops; k++)
        if (place_of_junction (b->layout, stops[k]) >= 0)
          {
            guint swap = stops[0];

            stops[0] = stops[k];
            stops[k] = swap;
            end_at_junction (b, segment, stops[0], &hub, &hub);
            first = 1;
            break;
          }
    }
  for (guint k = first; k < n_stops; k++)
    {
      End stop;

      end_at_junction (b, segment, stops[k], &hub, &stop);
      builder_connect (b, segment, &hub, &stop);
    }
}

/* Over which stretch of its line a way needs a bridge. */
static void
way_lay_deck (const TwTileLayout *l, TwWay *way)
{
  double low = 2, high = -1;

  for (guint k = 0; k <= 100; k++)
    {
      TwPoint q = tw_line_at (&way->line, k / 100., NULL);
      gboolean on = FALSE;

      for (guint i = 0; i < l->n_ways && !on; i++)
        if (l->ways[i].over == TW_WAY_OVER_NOTHING)
          {
            double half = l->ways[i].kind == TW_KIND_RIVER ? TW_RIVER_WIDTH / 2 + .03
                                                           : TW_ROAD_WIDTH / 2 + .055;

            on = tw_line_distance (&l->ways[i].line, q, NULL, NULL) < half;
          }
      for (guint i = 0; i < l->n_towns && way->over == TW_WAY_OVER_TOWN; i++)
        on |= tw_line_encloses (&l->towns[i].outline, q);
      if (on)
        {
          low = MIN (low, k / 100.);
          high = MAX (high, k / 100.);
        }
    }
  for (guint k = 0; k <= 40 && high > low; k++)
    tw_line_add (&way->deck, tw_line_at (&way->line, low + (high - low) * k / 40, NULL));
}

void
tw_way_layout (TwTileLayout *layout)
{
  const TwTopology *t = &layout->topology;
  Builder b = { .layout = layout, .dice = { layout->shape_seed } };

  layout->ways = g_new0 (TwWay, MAX_WAYS);
  for (guint i = 0; i < t->n_segments; i++)
    {
      TwEdgeSet edges = tw_rim_edges (t->segments[i].rim);

      if (t->segments[i].kind == TW_KIND_CITY)
        b.cities |= edges;
      if (tw_kind_info (t->segments[i].kind)->breadth == TW_BREADTH_LINE
          && t->segments[i].kind != TW_KIND_PATH)
        b.barriers |= edges;
    }
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < t->n_segments; i++)
      {
        gboolean is_river = t->segments[i].kind == TW_KIND_RIVER;

        if (pass == 0 ? is_river
                      : !is_river && tw_kind_info (t->segments[i].kind)->breadth == TW_BREADTH_LINE)
          builder_add_segment (&b, i);
      }
  for (guint i = 0; i < layout->n_ways; i++)
    layout->ways[i].over = way_over (t, layout->ways[i].segment);
  for (guint i = 0; i < layout->n_ways; i++)
    if (layout->ways[i].over != TW_WAY_OVER_NOTHING)
      way_lay_deck (layout, &layout->ways[i]);
}
