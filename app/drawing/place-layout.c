/* Places in order of their claims: the middle of the tile, inns, gardens, symbols. */
#include "app/drawing/place-layout.h"

#include <string.h>

#include "app/drawing/art-table.h"
#include "app/drawing/shape-layout.h"
#include "app/drawing/way-room.h"
#include "app/drawing/yard-layout.h"
#include "engine/tile/field-place.h"

/* How far what stands in the middle may touch its neighbours, how far it else keeps from them and
 * from the rim, how much smaller it may become for that, and what is no place any more. */
#define TOUCH       .03
#define APART       .03
#define DOOR        .05
#define SHRINK      .6
#define LEAST_PLACE .065

static const struct
{
  TwKind kind;
  TwJunctionKind junction;
  TwPlaceKind place;
  double r, claim;
} middles[] = {
  { TW_KIND_MONASTERY, TW_JUNCTION_MONASTERY, TW_PLACE_MONASTERY, .20, 1.22 },
  { TW_KIND_CASTLE, TW_JUNCTION_CASTLE, TW_PLACE_CASTLE, .165, 1.12 },
  { TW_KIND_CEMETERY, TW_JUNCTION_CEMETERY, TW_PLACE_CEMETERY, .16, 1.16 },
  { TW_KIND_LAKE, TW_JUNCTION_LAKE, TW_PLACE_LAKE, .205, 1.17 },
};

static TwEdgeSet
edges_of (const TwTileLayout *l, TwKind kind)
{
  TwEdgeSet edges = 0;

  for (guint i = 0; i < l->topology.n_segments; i++)
    if (l->topology.segments[i].kind == kind)
      edges |= tw_rim_edges (l->topology.segments[i].rim);
  return edges;
}

/* Each junction that ends roads at a place finds its place or founds a village. */
static void
places_join_junctions (TwTileLayout *l)
{
  const TwTopology *t = &l->topology;

  for (guint j = 0; j < t->n_junctions; j++)
    {
      TwJunctionKind kind = (TwJunctionKind) t->junctions[j].kind;
      TwPlaceKind wanted = TW_PLACE_VILLAGE;
      TwPlace *place = NULL;

      if (!tw_junction_ends_roads (kind) || kind == TW_JUNCTION_GATE || kind == TW_JUNCTION_COTTAGE
          || kind == TW_JUNCTION_ENCLAVE)
        continue;
      for (guint i = 0; i < G_N_ELEMENTS (middles); i++)
        if (middles[i].junction == kind)
          wanted = middles[i].place;
      if (kind == TW_JUNCTION_CROP)
        wanted = TW_PLACE_CROP;
      if (kind == TW_JUNCTION_RUIN)
        wanted = TW_PLACE_RUIN;
      for (guint i = 0; i < l->n_places && wanted != TW_PLACE_VILLAGE && place == NULL; i++)
        if (l->places[i].kind == wanted && l->places[i].junction < 0)
          place = &l->places[i];
      if (place == NULL)
        place = tw_tile_layout_add_place (l,
                                          wanted == TW_PLACE_CROP || wanted == TW_PLACE_RUIN
                                              ? wanted
                                              : TW_PLACE_VILLAGE,
                                          point (.5, .5), 0, -1);
      if (place == NULL)
        return;
      place->junction = (int) j;
      if (place->kind == TW_PLACE_VILLAGE && tw_art_look_stands (l, TW_LOOK_BUSHES, -2))
        place->is_thicket = TRUE;
      place->is_bare = tw_art_look_stands (l, TW_LOOK_TOWER, -2);
      for (guint i = 0; i < t->n_segments; i++)
        if (t->junctions[j].members & TW_SEGMENT_BIT (i))
          place->ends_roads |=
              t->segments[i].kind == TW_KIND_ROAD || t->segments[i].kind == TW_KIND_PATH;
    }
}

/* The quarter of a ruin on a tile of its block that has no road to it. */
static const char *const corner_ruins[4] = { "ruin-NW", "ruin-NE", "ruin-SE", "ruin-SW" };

/* Whether a river that goes through the tile keeps the roads that end at @place on their side:
 * there is no bridge. One that ends on the tile ends before what stands there. */
static gboolean
is_by_river (const TwTileLayout *l, const TwPlace *place)
{
  const TwTopology *t = &l->topology;
  TwSegmentSet company = 0;

  if (!place->ends_roads || place->junction < 0)
    return FALSE;
  for (guint i = 0; i < t->n_segments; i++)
    if (t->junctions[place->junction].members & TW_SEGMENT_BIT (i))
      company |= tw_way_company (t, i);
  for (guint i = 0; i < t->n_segments; i++)
    if (t->segments[i].kind == TW_KIND_RIVER && !(company & TW_SEGMENT_BIT (i))
        && __builtin_popcount (t->segments[i].rim & TW_RIM_MIDDLES) > 1)
      return TRUE;
  return FALSE;
}

/* The corner that a member of the ruin's junction owns; such a road needs no other end. */
static void
place_ruin (TwTileLayout *l, TwPlace *place)
{
  const TwTopology *t = &l->topology;

  place->r = .205;
  if (place->junction < 0)
    return;
  for (guint i = 0; i < t->n_segments; i++)
    for (guint c = 0; c < 4; c++)
      if ((t->junctions[place->junction].members & TW_SEGMENT_BIT (i))
          && (t->segments[i].rim & TW_RIM_BIT ((4 * c + 15) & 15)))
        {
          place->at = TW_CORNER[c];
          place->segment = (int) i;
          return;
        }
}

static TwPoint
middle_of_members (const TwTileLayout *l, const TwPlace *place)
{
  TwPoint sum = { 0, 0 };
  guint n = 0;

  for (guint i = 0; i < l->topology.n_segments; i++)
    for (guint e = 0; e < 4; e++)
      if ((l->topology.junctions[place->junction].members & TW_SEGMENT_BIT (i))
          && l->topology.segments[i].kind != TW_KIND_CITY
          && (l->topology.segments[i].rim & TW_RIM_MIDDLE (e)))
        {
          sum = point_add (sum, TW_MIDDLE[e]);
          n++;
        }
  return n > 0 ? point_mix (point (.5, .5), point_scale (sum, 1. / n), .5) : point (.5, .5);
}

/* How much room there is round @at for @place, which has none yet. A river goes through a lake. */
static double
room_at (const TwTileLayout *l, const TwPlace *place, TwPoint at)
{
  TwSegmentSet company =
      place->junction >= 0 ? l->topology.junctions[place->junction].members : (TwSegmentSet) 0;

  for (guint i = 0; i < l->topology.n_segments && place->kind == TW_PLACE_LAKE; i++)
    if (l->topology.segments[i].kind == TW_KIND_RIVER)
      company |= TW_SEGMENT_BIT (i);
  return tw_way_room (l, company, place->junction, at);
}

/* Where the only place of a tile stands: the centre, which gives way to one city. */
static TwPoint
lone_place_at (const TwTileLayout *l, const TwPlace *place)
{
  TwEdgeSet cities = edges_of (l, TW_KIND_CITY), taken;
  double away = place->kind == TW_PLACE_LAKE        ? .10
                : place->kind == TW_PLACE_VILLAGE   ? .07
                : place->kind == TW_PLACE_CROP      ? (place->ends_roads ? 0 : .08)
                : place->kind == TW_PLACE_MONASTERY ? 0
                                                    : .12;

  taken = cities | edges_of (l, TW_KIND_RIVER) | edges_of (l, TW_KIND_ROAD);
  if (place->kind == TW_PLACE_MONASTERY && edges_of (l, TW_KIND_RIVER) && !is_by_river (l, place))
    for (guint e = 0; e < 4; e++)
      if (!(taken >> e & 1))
        return point_add (TW_MIDDLE[e], point_scale (TW_INTO[e], .235));
  for (guint e = 0; e < 4; e++)
    if (cities == 1u << e)
      return point_add (point (.5, .5), point_scale (TW_INTO[e], away));
  return point (.5, .5);
}

/* Where roads come from, somewhere between their edges and the middle. */
static void
settle_on_roads (TwTileLayout *l, TwPlace *place, double r)
{
  TwPoint middle = point (.5, .5), away = point_sub (middle_of_members (l, place), middle);

  for (double out = 0; out < 1.5; out += .05)
    {
      TwPoint at = point_add (middle, point_scale (away, out));
      double room = MIN (room_at (l, place, at) - APART, point_room (at) - DOOR);

      if (MIN (room, r) > place->r + 1e-6)
        {
          place->at = at;
          place->r = MIN (room, r);
        }
    }
  if (place->r >= LEAST_PLACE)
    return;
  l->is_crowded = TRUE;
  place->r = LEAST_PLACE;
}

/* With all of its radius; a place on a wall is reached from outside. */
static gboolean
is_within_walls (const TwTileLayout *l, TwPoint at, double r)
{
  for (guint i = 0; i < l->n_towns; i++)
    if (tw_line_encloses (&l->towns[i].outline, at)
        && tw_line_distance (&l->towns[i].outline, at, NULL, NULL) > r)
      return TRUE;
  return FALSE;
}

/* The place at @at, if nothing is in its way there; else it waits for what room others leave, or
 * stands where its roads come from. */
static void
settle_at (TwTileLayout *l, TwPlace *place, TwPoint at, double r)
{
  double room = room_at (l, place, at);
  gboolean is_round = place->kind == TW_PLACE_VILLAGE || place->kind == TW_PLACE_CROP;

  /* A lake at a wall would cut the field that it lies in. */
  if (place->kind == TW_PLACE_LAKE)
    room -= APART + TOUCH;
  /* These may lie on a wall, but neither within walls, where no road comes, nor in a river. */
  if (is_round
          ? room >= r
                || !(is_by_river (l, place) || (place->ends_roads && is_within_walls (l, at, r)))
          : room >= r - TOUCH)
    place->r = r;
  else if (room >= r * SHRINK)
    place->r = place->kind == TW_PLACE_LAKE ? room + TOUCH : room - TOUCH;
  else if (place->ends_roads && place->junction >= 0)
    {
      settle_on_roads (l, place, r);
      return;
    }
  place->at = at;
}

static void
place_settle (TwTileLayout *l, TwPlace *place, guint n_middles)
{
  double r = place->kind == TW_PLACE_VILLAGE ? .08 : .15;
  gboolean has_ways = edges_of (l, TW_KIND_ROAD) || edges_of (l, TW_KIND_RIVER) || l->n_towns > 0;

  for (guint i = 0; i < G_N_ELEMENTS (middles); i++)
    if (middles[i].place == place->kind)
      r = middles[i].r;
  if (place->kind == TW_PLACE_MONASTERY && edges_of (l, TW_KIND_RIVER))
    r = .155;
  if (n_middles == 1 && (place->ends_roads || place->kind != TW_PLACE_MONASTERY || !has_ways))
    settle_at (l, place, lone_place_at (l, place), r);
  else if (n_middles > 1 && place->ends_roads && place->junction >= 0)
    {
      TwPoint at = middle_of_members (l, place);

      for (const TwPlace *other = l->places; other < place; other++)
        if (tw_place_is_middle (other->kind) && other->r > 0
            && point_distance (other->at, at) < .25)
          at = point_add (at,
                          point_scale (point_unit (point_sub (point (.62, .62), other->at)), .22));
      settle_at (l, place, point (CLAMP (at.x, .2, .8), CLAMP (at.y, .2, .8)), MIN (r, .125));
    }
}

/* What the designer moved stands there, and is settled before anything looks for room. */
static void
places_move (TwTileLayout *l)
{
  for (guint i = 0; i < l->n_places; i++)
    {
      TwPlace *place = &l->places[i];
      gboolean is_moved =
          (place->segment >= 0
           && tw_shape_layout_at (l, TW_SHAPE_PLACE, place->segment, 0, &place->at))
          || (place->junction >= 0
              && tw_shape_layout_at (l, TW_SHAPE_END, place->junction, 0, &place->at))
          || (place->symbol >= 0
              && tw_shape_layout_at (l, TW_SHAPE_PICTURE, place->symbol, 0, &place->at));

      if (is_moved && place->r <= 0)
        place->r = place->kind == TW_PLACE_VILLAGE ? .08 : .15;
    }
}

void
tw_place_layout_middle (TwTileLayout *l)
{
  const TwTopology *t = &l->topology;
  guint n_middles = 0;

  for (guint i = 0; i < t->n_segments; i++)
    for (guint k = 0; k < G_N_ELEMENTS (middles); k++)
      if (t->segments[i].kind == middles[k].kind)
        tw_tile_layout_add_place (l, middles[k].place, point (.5, .5), 0, (int) i);
  for (guint i = 0; i < t->n_symbols; i++)
    if (tw_symbol_look (t->symbols[i].id) == TW_LOOK_CROP)
      {
        TwPlace *crop = tw_tile_layout_add_place (l, TW_PLACE_CROP, point (.5, .5), 0, -1);

        if (crop != NULL)
          {
            crop->symbol = (int) i;
            crop->variant = tw_art_row (t->symbols[i].id)->variant;
          }
      }
  places_join_junctions (l);
  for (guint c = 0; c < 4; c++)
    if (tw_tile_layout_decorated (l, corner_ruins[c]))
      tw_tile_layout_add_place (l, TW_PLACE_RUIN, TW_CORNER[c], 0, -1);
  for (guint i = 0; i < l->n_places; i++)
    n_middles += tw_place_is_middle (l->places[i].kind);
  for (guint i = 0; i < l->n_places; i++)
    if (l->places[i].kind == TW_PLACE_RUIN)
      {
        place_ruin (l, &l->places[i]);
        if (l->places[i].segment < 0 && is_by_river (l, &l->places[i]))
          {
            double r = l->places[i].r;

            l->places[i].r = 0;
            settle_at (l, &l->places[i], l->places[i].at, r);
          }
      }
    else
      place_settle (l, &l->places[i], n_middles);
  places_move (l);
}

/* The symbols that stand in the fields, each with a picture of its own. */
static gboolean
is_emblem (const TwTileLayout *l, guint symbol)
{
  const TwSymbol *s = &l->topology.symbols[symbol];
  const TwSegment *segment = tw_tile_layout_segment (l, s->segment);
  TwSymbolLook look = tw_symbol_look (s->id);

  if (tw_place_layout_symbol_stands_in_town (l, symbol) >= 0 || look == TW_LOOK_CROP
      || look == TW_LOOK_INN || look == TW_LOOK_GHOST)
    return FALSE;
  if (look == TW_LOOK_BUSHES)
    return tw_tile_layout_find_place (l, TW_PLACE_VILLAGE) == NULL;
  if (look == TW_LOOK_SPRING || look == TW_LOOK_LAKE)
    return tw_tile_layout_find_place (l, TW_PLACE_POND) == NULL
           && tw_tile_layout_find_place (l, TW_PLACE_SPRING) == NULL;
  return segment == NULL || segment->kind != TW_KIND_MIST;
}

static double
emblem_radius (const TwSymbol *symbol)
{
  TwSymbolLook look = tw_symbol_look (symbol->id);

  return look == TW_LOOK_FLYER ? .165 : look == TW_LOOK_TOWER ? .12 : .095;
}

int
tw_place_layout_symbol_stands_in_town (const TwTileLayout *l, guint symbol)
{
  const TwSymbol *s = &l->topology.symbols[symbol];

  for (guint i = 0; i < l->n_towns; i++)
    if (s->segment >= 0 ? l->towns[i].segment == (guint) s->segment
                        : l->towns[i].is_enclave && tw_symbol_look (s->id) == TW_LOOK_QUARTER)
      return (int) i;
  return -1;
}

/* To what a symbol or place belongs. */
static TwPoint
home_of (const TwTileLayout *l, int segment)
{
  for (guint i = 0; i < l->n_ways; i++)
    if (l->ways[i].segment == (guint) segment && segment >= 0)
      return tw_line_at (&l->ways[i].line, .5, NULL);
  for (guint i = 0; i < l->n_places; i++)
    if (l->places[i].segment == segment && segment >= 0)
      return l->places[i].at;
  return point (.5, .5);
}

static void
place_claim (const TwTileLayout *l, TwSurvey *s, const TwPlace *place)
{
  double r = place->r;

  for (guint i = 0; i < G_N_ELEMENTS (middles); i++)
    if (middles[i].place == place->kind)
      r *= middles[i].claim;
  if (place->kind == TW_PLACE_VILLAGE)
    r = .215;
  else if (place->kind == TW_PLACE_CROP)
    r += .02;
  else if (place->kind == TW_PLACE_COTTAGE)
    r = .1;
  else if (place->kind == TW_PLACE_POND || place->kind == TW_PLACE_SPRING)
    r *= 1.2;
  tw_survey_claim (s, place->at, r);
}

static void
claim_what_is_settled (TwTileLayout *l, TwSurvey *s)
{
  for (guint i = 0; i < l->n_places; i++)
    if (l->places[i].r > 0)
      place_claim (l, s, &l->places[i]);
  for (guint i = 0; i < l->n_towns; i++)
    for (guint k = 0; k < l->towns[i].n_gates; k++)
      tw_survey_claim (s, l->towns[i].gates[k].at, .105);
}

static void
add_inns (TwTileLayout *l, TwSurvey *s)
{
  const TwTopology *t = &l->topology;

  for (guint i = 0; i < t->n_symbols; i++)
    for (guint k = 0;
         k < MIN (t->symbols[i].count, 4) && tw_symbol_look (t->symbols[i].id) == TW_LOOK_INN
         && tw_place_layout_symbol_stands_in_town (l, i) < 0;
         k++)
      {
        double r;
        TwPlace *inn;
        TwPoint at = tw_survey_find (s, .125, home_of (l, t->symbols[i].segment), .42, &r);

        if (tw_shape_layout_at (l, TW_SHAPE_PICTURE, (int) i, k, &at))
          r = .11;
        inn = tw_tile_layout_add_place (l, TW_PLACE_INN, at, CLAMP (r, .08, .125), -1);
        if (inn == NULL)
          return;
        inn->symbol = (int) i;
        tw_survey_claim (s, at, inn->r * 1.05);
      }
}

/* Where roads end a tower stands in place of the houses; a second one has to find room. */
static const TwPlace *
tower_place (const TwTileLayout *l, guint symbol)
{
  for (guint i = 0; i < symbol; i++)
    if (tw_symbol_look (l->topology.symbols[i].id) == TW_LOOK_TOWER)
      return NULL;
  return tw_symbol_look (l->topology.symbols[symbol].id) == TW_LOOK_TOWER
             ? tw_tile_layout_find_place (l, TW_PLACE_VILLAGE)
             : NULL;
}

/* Where the next one of a symbol finds room: in its field, or near to what it belongs to. */
static TwPoint
find_emblem (const TwTileLayout *l, const TwSurvey *s, guint symbol, double want, double *out_r)
{
  int segment = l->topology.symbols[symbol].segment;
  int field = tw_fields_find_place (&l->fields, segment);
  TwPoint at;

  if (field >= 0 && tw_survey_find_in (s, (guint) field, want, .3, &at, out_r))
    return at;
  return tw_survey_find (s, want, home_of (l, segment), segment >= 0 ? .4 : .08, out_r);
}

static void
add_emblems (TwTileLayout *l, TwSurvey *s)
{
  const TwTopology *t = &l->topology;

  for (guint i = 0; i < t->n_symbols; i++)
    {
      const TwPlace *end = tower_place (l, i);
      gboolean placed = FALSE;

      for (guint k = 0; k < l->n_marks; k++)
        placed |= l->marks[k].symbol == i;
      for (guint k = placed ? 1 : 0;
           k < MIN (t->symbols[i].count, TW_MARKS_OF_SYMBOL) && is_emblem (l, i); k++)
        {
          double r, want = emblem_radius (&t->symbols[i]);
          TwPoint at = find_emblem (l, s, i, want + TW_EMBLEM_APART, &r);

          r = MIN (r, point_room (at) - TW_EMBLEM_RIM / 2);
          if (end != NULL && k == 0)
            {
              at = end->at;
              r = want;
            }
          if (tw_shape_layout_at (l, TW_SHAPE_PICTURE, (int) i, k, &at))
            r = want;
          r = CLAMP (r, .05, want);
          tw_tile_layout_add_mark (l, i, k, at, 2 * r);
          tw_survey_claim (s, at, r + TW_EMBLEM_APART);
        }
    }
}

void
tw_place_layout_rest (TwTileLayout *l, TwSurvey *s)
{
  int lone_emblem = -1;
  guint n_emblems = 0;
  gboolean is_in_field = FALSE;

  for (guint i = 0; i < l->topology.n_symbols; i++)
    if (is_emblem (l, i))
      {
        n_emblems += l->topology.symbols[i].count;
        lone_emblem = (int) i;
        is_in_field |= tw_place_is_field (l->topology.symbols[i].segment);
      }
  if (n_emblems != 1 || is_in_field
      || tw_shape_find (&l->shape, TW_SHAPE_PICTURE, lone_emblem, 0, 0) >= 0
      || tower_place (l, (guint) lone_emblem) != NULL)
    lone_emblem = -1;
  claim_what_is_settled (l, s);
  add_inns (l, s);
  tw_yard_layout (l, s, lone_emblem,
                  lone_emblem >= 0 ? emblem_radius (&l->topology.symbols[lone_emblem]) : 0);
  add_emblems (l, s);
}
