/* Where a figure stands on a part, and which part lies under a point. */
#include "app/drawing/spots.h"

#include "app/drawing/art-table.h"
#include "app/drawing/part-map.h"
#include "app/drawing/tile-layout.h"

#define N          TW_MAP_NODES
#define STEP       (1.0 / (N - 1))
#define REACH      .05
#define MIST_REACH .055
#define MIST_STRIP .09

const TwSpot *
tw_part_map_spot (const TwTileLayout *l, TwTilePart part, guint index)
{
  for (guint i = 0; i < l->n_spots; i++)
    if (l->spots[i].part == part && l->spots[i].index == index)
      return &l->spots[i];
  return NULL;
}

TwSpot *
tw_part_map_add_spot (TwTileLayout *l, TwTilePart part, guint index, TwPoint at, double r)
{
  TwSpot *spot = &l->spots[l->n_spots++];

  *spot = (TwSpot){ .part = part, .index = index, .at = at, .r = (float) r };
  return spot;
}

double
tw_part_map_nearest_spot (const TwTileLayout *l, TwPoint p)
{
  double best = 9;

  for (guint i = 0; i < l->n_spots; i++)
    best = MIN (best, point_distance (l->spots[i].at, p));
  return best;
}

TwPoint
tw_part_map_step_aside (const TwTileLayout *l, TwPoint at)
{
  for (guint i = 0; i < 60; i++)
    {
      double a = 2.4 * i, r = .012 * i;
      TwPoint p = point_add (at, point (r * cos (a), r * sin (a)));

      if (point_room (p) >= .06 && tw_part_map_nearest_spot (l, p) > .075)
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

void
tw_part_map_mark_spots (TwTileLayout *l)
{
  for (guint i = 0; i < l->topology.n_symbols; i++)
    tw_part_map_add_spot (l, TW_PART_SYMBOL, i, tw_part_map_step_aside (l, symbol_at (l, i)), 0);
  for (guint i = 0; i < l->topology.n_junctions; i++)
    tw_part_map_add_spot (l, TW_PART_JUNCTION, i, tw_part_map_step_aside (l, junction_at (l, i)),
                          0);
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

double
tw_tile_layout_stand (const TwTileLayout *layout,
                      TwTilePart part,
                      guint index,
                      guint nth,
                      guint n,
                      double *out_x,
                      double *out_y)
{
  const TwSpot *spot = tw_part_map_spot (layout, part, index);
  TwPoint at;
  double r;

  if (spot == NULL)
    return 0;
  n = CLAMP (MAX (n, nth + 1), 1, TW_SPOT_CROWD);
  r = n > 1 ? (double) spot->crowd_r[n - 2] : (double) spot->r;
  at = n > 1 ? spot->crowd[TW_SPOT_CROWD_FIRST (n) + nth % n] : spot->at;
  /* More than there are places for stand behind each other. */
  *out_x = at.x + nth / TW_SPOT_CROWD * r / 2;
  *out_y = at.y + nth / TW_SPOT_CROWD * r / 2;
  return r;
}

gboolean
tw_tile_layout_is_quarter (const TwTileLayout *l, guint symbol)
{
  return symbol < l->topology.n_symbols
         && tw_symbol_look (l->topology.symbols[symbol].id) == TW_LOOK_QUARTER;
}
