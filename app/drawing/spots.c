/* Where a figure stands on a part, and which part lies under a point. */
#include "app/drawing/spots.h"

#include "app/drawing/art-table.h"
#include "app/drawing/part-map.h"
#include "app/drawing/tile-layout.h"

#include "app/drawing/shape-layout.h"

#define N    TW_MAP_NODES
#define STEP (1.0 / (N - 1))
/* A figure's room: from the rim, and from the next spot. */
#define ROOM       .14
#define LEAST_ROOM .095
#define APART      .24
/* Half the width of its body. */
#define FIGURE_HALF .075
#define REACH       .05
#define MIST_REACH  .055
#define MIST_STRIP  .09

const TwSpot *
tw_part_map_spot (const TwTileLayout *l, TwTilePart part, guint index)
{
  for (guint i = 0; i < l->n_spots; i++)
    if (l->spots[i].part == part && l->spots[i].index == index)
      return &l->spots[i];
  return NULL;
}

static void
add_spot (TwTileLayout *l, TwTilePart part, guint index, TwPoint at)
{
  l->spots[l->n_spots++] = (TwSpot){ part, index, at };
}

static double
nearest_spot (const TwTileLayout *l, TwPoint p)
{
  double best = 9;

  for (guint i = 0; i < l->n_spots; i++)
    best = MIN (best, point_distance (l->spots[i].at, p));
  return best;
}

/* A little aside, if something else has its spot there already. */
static TwPoint
step_aside (const TwTileLayout *l, TwPoint at)
{
  for (guint i = 0; i < 60; i++)
    {
      double a = 2.4 * i, r = .012 * i;
      TwPoint p = point_add (at, point (r * cos (a), r * sin (a)));

      if (point_room (p) >= .06 && nearest_spot (l, p) > .075)
        return p;
    }
  return at;
}

static TwPoint
symbol_at (const TwTileLayout *l, guint symbol)
{
  const TwSymbol *s = &l->topology.symbols[symbol];

  for (guint i = 0; i < l->n_marks; i++)
    if (l->marks[i].symbol == symbol)
      return l->marks[i].at;
  for (guint i = 0; i < l->n_places; i++)
    if (l->places[i].symbol == (int) symbol)
      return l->places[i].at;
  for (guint i = 0; i < l->n_towns; i++)
    if ((int) l->towns[i].segment == s->segment && l->towns[i].hall.r > 0)
      return l->towns[i].hall.at;
  for (guint i = 0; i < l->n_places; i++)
    if (l->places[i].kind == TW_PLACE_POND || l->places[i].kind == TW_PLACE_SPRING)
      return l->places[i].at;
  return point (.5, .5);
}

static TwPoint
crossing_of (const TwTileLayout *l, const TwJunction *j)
{
  double best = 9;
  TwPoint at = point (.5, .5), q;

  for (guint i = 0; i < l->n_ways; i++)
    for (guint k = 0; k < l->n_ways; k++)
      if (l->ways[i].segment < l->ways[k].segment
          && (j->members & TW_SEGMENT_BIT (l->ways[i].segment))
          && (j->members & TW_SEGMENT_BIT (l->ways[k].segment)))
        for (guint s = 0; s < l->ways[i].line.n; s++)
          {
            TwPoint p = l->ways[i].line.p[s];
            double d = tw_line_distance (&l->ways[k].line, p, &q, NULL);

            if (d < best && point_room (p) > .1)
              {
                best = d;
                at = point_mix (p, q, .5);
              }
          }
  return at;
}

static TwPoint
junction_at (const TwTileLayout *l, guint junction)
{
  const TwJunction *j = &l->topology.junctions[junction];
  TwPoint a, b;

  for (guint i = 0; i < l->n_places; i++)
    {
      const TwPlace *place = &l->places[i];

      if (place->junction != (int) junction)
        continue;
      if (place->segment < 0 && place->symbol < 0)
        return point (CLAMP (place->at.x, .1, .9), CLAMP (place->at.y, .1, .9));
      /* The place is a part of its own: the roads meet at its rim. */
      for (guint k = 0; k < l->n_ways; k++)
        if (l->ways[k].place == (int) i)
          {
            TwPoint from = tw_line_at (&l->ways[k].line, .1, NULL);
            TwPoint out = point_unit (point_sub (from, place->at));

            return point_add (place->at, point_scale (out, place->r * .92));
          }
      return point_add (place->at, point (place->r * .7, place->r * .7));
    }
  if (j->kind == TW_JUNCTION_CONTACT && tw_part_map_contact_line (l, junction, &a, &b))
    {
      TwPoint m = point_mix (a, b, .5);

      return point (CLAMP (m.x, .1, .9), CLAMP (m.y, .1, .9));
    }
  if (j->kind == TW_JUNCTION_BRIDGE || j->kind == TW_JUNCTION_CONTACT)
    return crossing_of (l, j);
  for (guint i = 0; i < l->n_towns; i++)
    for (guint k = 0; k < l->towns[i].n_gates; k++)
      for (guint w = 0; w < l->n_ways; w++)
        if ((j->members & TW_SEGMENT_BIT (l->ways[w].segment))
            && ((j->members & TW_SEGMENT_BIT (l->towns[i].segment)) || l->towns[i].is_enclave)
            && tw_line_distance (&l->ways[w].line, l->towns[i].gates[k].at, NULL, NULL) < .01)
          return l->towns[i].gates[k].at;
  return point (.5, .5);
}

static gboolean
mist_strip_has (const TwMist *mist, TwPoint p)
{
  for (guint e = 0; e < 4; e++)
    if ((mist->edges >> e & 1) && point_dot (point_sub (p, TW_MIDDLE[e]), TW_INTO[e]) < MIST_STRIP)
      return TRUE;
  return FALSE;
}

static guint
map_at (const TwTileLayout *l, TwPoint p)
{
  guint x = (guint) (CLAMP (p.x, 0, 1) * (N - 1) + .5);
  guint y = (guint) (CLAMP (p.y, 0, 1) * (N - 1) + .5);

  return l->map[y][x];
}

/* The way under @p: one on a bridge first, in a town only such. */
static int
way_at (const TwTileLayout *l, TwPoint p, gboolean over_only)
{
  for (guint pass = 0; pass < (over_only ? 1u : 2u); pass++)
    for (guint i = 0; i < l->n_ways; i++)
      {
        const TwWay *way = &l->ways[i];
        double half = way->kind == TW_KIND_RIVER  ? TW_RIVER_WIDTH / 2
                      : way->kind == TW_KIND_PATH ? TW_LANE_WIDTH / 2 + .01
                                                  : TW_ROAD_WIDTH / 2 + .015;

        if (pass == 0
            && (over_only ? way->over != TW_WAY_OVER_TOWN : way->over == TW_WAY_OVER_NOTHING))
          continue;
        if (tw_line_distance (&way->line, p, NULL, NULL) < half)
          return (int) way->segment;
      }
  return -1;
}

static TwTilePart
hit_land (const TwTileLayout *l, TwPoint p, guint *out_index)
{
  guint here = map_at (l, p);
  gboolean in_town = here >= TW_MAP_TOWN && here != TW_MAP_NOTHING;
  int way = way_at (l, p, in_town);

  if (way >= 0)
    {
      *out_index = (guint) way;
      return TW_PART_SEGMENT;
    }
  if (in_town)
    {
      *out_index = l->towns[here - TW_MAP_TOWN].segment;
      return TW_PART_SEGMENT;
    }
  for (guint i = 0; i < l->n_mists; i++)
    if (mist_strip_has (&l->mists[i], p))
      {
        *out_index = l->mists[i].segment;
        return TW_PART_SEGMENT;
      }
  /* Next to a wall or a road: the field nearest to the point. */
  for (guint r = 0; r < 12; r++)
    for (guint a = 0; a < 8; a++)
      {
        double turn = a * G_PI / 4;
        TwPoint q = point_add (p, point (r * STEP * cos (turn), r * STEP * sin (turn)));
        guint found = map_at (l, q);

        if (found < TW_MAP_TOWN)
          {
            *out_index = found;
            return TW_PART_FIELD;
          }
        if (found != TW_MAP_NOTHING && r < 3)
          {
            *out_index = l->towns[found - TW_MAP_TOWN].segment;
            return TW_PART_SEGMENT;
          }
      }
  return TW_PART_NONE;
}

static double
symbol_reach (const TwTileLayout *l, guint symbol, TwPoint p)
{
  double best = 9;
  const TwSpot *spot = tw_part_map_spot (l, TW_PART_SYMBOL, symbol);

  if (spot != NULL && point_distance (spot->at, p) < REACH)
    best = point_distance (spot->at, p) / REACH;
  for (guint i = 0; i < l->n_marks; i++)
    if (l->marks[i].symbol == symbol)
      best = MIN (best, point_distance (l->marks[i].at, p) / MAX (REACH, l->marks[i].size * .46));
  return best;
}

static TwTilePart
layout_hit (const TwTileLayout *l, TwPoint p, guint *out_index)
{
  double best = 1;
  TwTilePart part = TW_PART_NONE;

  for (guint i = 0; i < l->topology.n_symbols; i++)
    {
      double reach = symbol_reach (l, i, p);

      if (reach < best)
        {
          best = reach;
          part = TW_PART_SYMBOL;
          *out_index = i;
        }
    }
  for (guint i = 0; i < l->topology.n_junctions; i++)
    {
      const TwSpot *spot = tw_part_map_spot (l, TW_PART_JUNCTION, i);
      double reach = spot != NULL ? point_distance (spot->at, p) / REACH : 9;

      if (reach < best)
        {
          best = reach;
          part = TW_PART_JUNCTION;
          *out_index = i;
        }
    }
  if (part != TW_PART_NONE)
    return part;
  for (guint i = 0; i < l->n_mists; i++)
    {
      const TwSpot *spot = tw_part_map_spot (l, TW_PART_SEGMENT, l->mists[i].segment);

      if (spot != NULL && point_distance (spot->at, p) < MIST_REACH)
        {
          *out_index = l->mists[i].segment;
          return TW_PART_SEGMENT;
        }
    }
  for (guint i = 0; i < l->n_places; i++)
    if (l->places[i].segment >= 0 && l->places[i].kind != TW_PLACE_RUIN
        && point_distance (l->places[i].at, p) < l->places[i].r)
      {
        *out_index = (guint) l->places[i].segment;
        return TW_PART_SEGMENT;
      }
  return hit_land (l, p, out_index);
}

/* How far a figure at @p would stand on symbols. */
static double
on_marks (const TwTileLayout *l, TwPoint p)
{
  double on = 0;

  for (guint i = 0; i < l->n_marks; i++)
    on = MAX (on, l->marks[i].size * .46 + FIGURE_HALF - point_distance (l->marks[i].at, p));
  return on;
}

/* How good @p is for a part; @room is what is free round it. */
static double
spot_worth (const TwTileLayout *l, TwPoint p, double room)
{
  double rim = point_room (p);

  return MIN (room, .13) * 5 + MIN (nearest_spot (l, p), APART) * 4 - MAX (0, ROOM - rim) * 20
         - MAX (0, LEAST_ROOM - rim) * 60 - on_marks (l, p) * 24
         - .3 * point_distance (p, point (.5, .5));
}

typedef struct
{
  TwTileLayout *layout;
  TwTilePart part;
  guint index;
  TwPoint best;
  double worth;
} Search;

static void
search_offer (Search *s, TwPoint p, double room)
{
  double worth = spot_worth (s->layout, p, room);
  guint index = 0;

  if (worth > s->worth && layout_hit (s->layout, p, &index) == s->part && index == s->index)
    {
      s->worth = worth;
      s->best = p;
    }
}

static void
find_on_ways (Search *s)
{
  TwTileLayout *l = s->layout;

  for (guint i = 0; i < l->n_ways; i++)
    for (guint k = 3; k <= 37 && l->ways[i].segment == s->index; k++)
      search_offer (s, tw_line_at (&l->ways[i].line, k / 40., NULL), .1);
}

/* Free of what else stands there, and off the rim. */
static gboolean
search_is_good (const Search *s)
{
  return s->worth > -8 && nearest_spot (s->layout, s->best) > .075
         && point_room (s->best) >= LEAST_ROOM && on_marks (s->layout, s->best) <= 0;
}

/* Nodes of the map with label @label: every third one, all where none of those is good. */
static void
find_on_map (Search *s, const TwSurvey *survey, guint label)
{
  TwTileLayout *l = s->layout;

  for (guint pass = 0; pass < 2 && !search_is_good (s); pass++)
    for (guint y = 1; y < N - 1; y += pass ? 1 : 3)
      for (guint x = 1; x < N - 1; x += pass ? 1 : 3)
        if (l->map[y][x] == label)
          {
            TwPoint p = point (x * STEP, y * STEP);
            double room =
                label >= TW_MAP_TOWN ? survey->wall[y][x] - TW_WALL_WIDTH : survey->clear[y][x];

            search_offer (s, p, room);
          }
}

static void
find_in_mist (Search *s, const TwSurvey *survey, const TwMist *mist)
{
  TwTileLayout *l = s->layout;

  for (guint y = 4; y < N - 4; y += 2)
    for (guint x = 4; x < N - 4; x += 2)
      {
        TwPoint p = point (x * STEP, y * STEP);
        guint under = 0;

        if (l->map[y][x] >= TW_MAP_TOWN || !tw_line_encloses (&mist->middle, p))
          continue;
        if (spot_worth (l, p, survey->clear[y][x]) > s->worth && nearest_spot (l, p) > .11
            && layout_hit (l, p, &under) != TW_PART_SYMBOL)
          {
            s->worth = spot_worth (l, p, survey->clear[y][x]);
            s->best = p;
          }
      }
}

static void
add_segment_spot (TwTileLayout *l, const TwSurvey *survey, guint segment)
{
  Search s = { l, TW_PART_SEGMENT, segment, point (.5, .5), -9 };
  TwKind kind = (TwKind) l->topology.segments[segment].kind;

  if (tw_kind_info (kind)->breadth == TW_BREADTH_LINE)
    find_on_ways (&s);
  for (guint i = 0; i < l->n_towns; i++)
    if (l->towns[i].segment == segment)
      find_on_map (&s, survey, TW_MAP_TOWN + i);
  for (guint i = 0; i < l->n_places; i++)
    if (l->places[i].segment == (int) segment && l->places[i].kind != TW_PLACE_RUIN)
      {
        TwPoint at = l->places[i].at;

        for (guint k = 0; k < 24; k++)
          {
            double a = 2.4 * k, r = l->places[i].r * .035 * k;

            search_offer (&s, point_add (at, point (r * cos (a), r * sin (a))), .1);
          }
      }
  for (guint i = 0; i < l->n_mists; i++)
    if (l->mists[i].segment == segment)
      find_in_mist (&s, survey, &l->mists[i]);
  add_spot (l, TW_PART_SEGMENT, segment, s.worth > -9 ? s.best : step_aside (l, s.best));
}

static gboolean
goes_first (const TwTileLayout *l, guint segment, guint pass)
{
  if (tw_kind_is_own (l->topology.segments[segment].kind))
    return pass == 1;
  switch (l->topology.segments[segment].kind)
    {
    case TW_KIND_ROAD:
    case TW_KIND_RIVER:
    case TW_KIND_PATH:
      return pass == 1;
    case TW_KIND_CITY:
    case TW_KIND_ENCLAVE:
      return pass == 3;
    case TW_KIND_MIST:
      return pass == 2;
    default:
      return pass == 0;
    }
}

/* Where the designer wants the figure, if that lies on the part. */
static gboolean
spot_is_chosen (TwTileLayout *l, TwTilePart part, guint index)
{
  TwPoint at;
  guint hit = 0;

  if (!tw_shape_layout_figure (l, part, index, &at))
    return FALSE;
  if ((part != TW_PART_SEGMENT || l->topology.segments[index].kind != TW_KIND_MIST)
      && (layout_hit (l, at, &hit) != part || hit != index))
    return FALSE;
  add_spot (l, part, index, at);
  return TRUE;
}

void
tw_part_map_build_spots (TwTileLayout *l, const TwSurvey *survey)
{
  const TwTopology *t = &l->topology;

  l->spots = g_new (TwSpot, t->n_symbols + t->n_junctions + t->n_segments + l->fields.n_fields + 1);
  for (guint i = 0; i < t->n_symbols; i++)
    add_spot (l, TW_PART_SYMBOL, i, step_aside (l, symbol_at (l, i)));
  for (guint i = 0; i < t->n_junctions; i++)
    add_spot (l, TW_PART_JUNCTION, i, step_aside (l, junction_at (l, i)));
  for (guint pass = 0; pass < 4; pass++)
    for (guint i = 0; i < t->n_segments; i++)
      if (goes_first (l, i, pass) && !spot_is_chosen (l, TW_PART_SEGMENT, i))
        add_segment_spot (l, survey, i);
  for (guint i = 0; i < l->fields.n_fields; i++)
    {
      Search s = { l, TW_PART_FIELD, i, point (.5, .5), -9 };

      if (spot_is_chosen (l, TW_PART_FIELD, i))
        continue;
      find_on_map (&s, survey, i);
      add_spot (l, TW_PART_FIELD, i, s.worth > -9 ? s.best : step_aside (l, s.best));
    }
}

TwTilePart
tw_tile_layout_hit (const TwTileLayout *layout, double x, double y, guint *out_index)
{
  guint index = 0;
  TwTilePart part = layout_hit (layout, point (x, y), &index);

  *out_index = index;
  return part;
}

gboolean
tw_tile_layout_spot (const TwTileLayout *layout,
                     TwTilePart part,
                     guint index,
                     double *out_x,
                     double *out_y)
{
  const TwSpot *spot = tw_part_map_spot (layout, part, index);

  if (spot == NULL)
    return FALSE;
  *out_x = spot->at.x;
  *out_y = spot->at.y;
  return TRUE;
}

gboolean
tw_tile_layout_is_quarter (const TwTileLayout *l, guint symbol)
{
  return symbol < l->topology.n_symbols
         && tw_symbol_look (l->topology.symbols[symbol].id) == TW_LOOK_QUARTER;
}
