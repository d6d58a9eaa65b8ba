/* Looks for the simplest drawing with given fields. */
#include "engine/jcz/jcz-drawing.h"

#include <string.h>

#include "engine/tile/symbol-table.h"

/* Drawings tried for a tile; each takes microseconds. */
#define MAX_TRIES 60000
#define MAX_ENDS  8
/* A city's gate for each segment at most, and what else roads end at. */
#define MAX_OPTIONS (TW_MAX_SEGMENTS + 6)
#define NO_CITY     (-1)
/* How often the same two touch: between each time and the next a field is closed in. */
#define MAX_TOUCHES 3

typedef struct
{
  TwJunctionKind kind;
  gint8 city;
} End;

/**
 * Search:
 * @bare: the segments as they were given
 * @given: the fields wanted
 * @roads: those that reach one edge
 * @options: where they can end
 * @n_tries: drawings looked at so far
 */
typedef struct
{
  TwTopology bare;
  const TwGivenField *given;
  guint n_given;
  guint roads[MAX_ENDS];
  guint n_roads;
  End options[MAX_OPTIONS];
  guint n_options;
  guint n_tries;
} Search;

static gboolean
fields_match (const TwTopology *topology, const Search *search)
{
  guint32 used = 0;
  TwFields fields;

  tw_fields_derive (topology, TW_FIELDS_DEFAULT, &fields);
  if (fields.n_fields != search->n_given || fields.crossing != 0)
    return FALSE;
  for (guint i = 0; i < fields.n_fields; i++)
    {
      guint k = 0;

      while (k < search->n_given
             && ((used & (1u << k))
                 || (fields.fields[i].rim & TW_RIM_HALVES) != search->given[k].rim
                 || fields.fields[i].cities != search->given[k].cities))
        k++;
      if (k == search->n_given)
        return FALSE;
      used |= 1u << k;
    }
  return TRUE;
}

/* Where what crosses without a junction, one passes over the other. */
static void
add_bridges (TwTopology *topology)
{
  for (guint i = 0; i < TW_MAX_JUNCTIONS; i++)
    {
      TwFields fields;
      int bridge, over = -1;

      tw_fields_derive (topology, TW_FIELDS_DEFAULT, &fields);
      if (__builtin_popcount (fields.crossing) != 2)
        return;
      bridge = tw_topology_add_junction (topology, TW_JUNCTION_BRIDGE, fields.crossing);
      if (bridge < 0)
        return;
      for (guint s = 0; s < topology->n_segments; s++)
        if ((fields.crossing & TW_SEGMENT_BIT (s))
            && (over < 0 || topology->segments[s].kind == TW_KIND_ROAD))
          over = (int) s;
      topology->junctions[bridge].over = (gint8) over;
    }
}

/* One junction for all roads that end at a crossing or the monastery, one for each city. */
static gboolean
add_ends (TwTopology *topology, const Search *search, const guint *chosen)
{
  for (guint option = 0; option < search->n_options; option++)
    {
      const End *end = &search->options[option];
      TwSegmentSet members = 0;

      for (guint i = 0; i < search->n_roads; i++)
        if (chosen[i] == option)
          members |= TW_SEGMENT_BIT (search->roads[i]);
      if (members == 0)
        continue;
      if (end->kind == TW_JUNCTION_CROSSING && (members & (members - 1)) == 0)
        return FALSE;
      if (end->city != NO_CITY)
        members |= TW_SEGMENT_BIT (end->city);
      if (end->kind == TW_JUNCTION_COTTAGE || end->kind == TW_JUNCTION_GATE)
        {
          for (guint s = 0; s < topology->n_segments; s++)
            if ((members & TW_SEGMENT_BIT (s)) && topology->segments[s].kind == TW_KIND_ROAD)
              {
                TwSegmentSet one = TW_SEGMENT_BIT (s);

                if (end->city != NO_CITY)
                  one |= TW_SEGMENT_BIT (end->city);
                if (tw_topology_add_junction (topology, end->kind, one) < 0)
                  return FALSE;
              }
        }
      else if (tw_topology_add_junction (topology, end->kind, members) < 0)
        return FALSE;
    }
  return TRUE;
}

/* All ways for the roads to end, on top of @base. */
static gboolean
try_ends (Search *search, const TwTopology *base, gboolean with_bridges, TwTopology *out)
{
  guint chosen[MAX_ENDS] = { 0 };
  guint i;

  do
    {
      TwTopology candidate = *base;

      if (search->n_tries++ > MAX_TRIES)
        return FALSE;
      if (add_ends (&candidate, search, chosen))
        {
          if (with_bridges)
            add_bridges (&candidate);
          if (fields_match (&candidate, search))
            {
              *out = candidate;
              return TRUE;
            }
        }
      for (i = 0; i < search->n_roads && ++chosen[i] == search->n_options; i++)
        chosen[i] = 0;
    }
  while (i < search->n_roads);
  return FALSE;
}

/* A city that reaches a corner of the tile. */
static gboolean
try_corners (Search *search, TwTopology *out)
{
  for (guint s = 0; s < search->bare.n_segments; s++)
    for (guint corner = TW_CORNER_NE; corner < TW_N_RIM_PLACES; corner += 4)
      {
        TwTopology base = search->bare;

        if (base.segments[s].kind != TW_KIND_CITY || (base.segments[s].rim & TW_RIM_BIT (corner)))
          continue;
        base.segments[s].rim |= TW_RIM_BIT (corner);
        if (try_ends (search, &base, FALSE, out))
          return TRUE;
      }
  return FALSE;
}

/* Strokes from the crossing to cities, which only part fields. */
static gboolean
try_strokes (Search *search, TwTopology *out)
{
  TwTopology base = search->bare;
  TwSegmentSet members = 0;

  for (guint i = 0; i < search->n_roads; i++)
    members |= TW_SEGMENT_BIT (search->roads[i]);
  for (guint s = 0; s < search->bare.n_segments; s++)
    if (base.segments[s].kind == TW_KIND_CITY)
      {
        int path = tw_topology_add_segment (&base, TW_KIND_PATH, 0);

        if (path < 0
            || tw_topology_add_junction (&base, TW_JUNCTION_GATE,
                                         TW_SEGMENT_BIT (path) | TW_SEGMENT_BIT (s))
                   < 0)
          return FALSE;
        members |= TW_SEGMENT_BIT (path);
      }
  if (tw_topology_add_junction (&base, TW_JUNCTION_CROSSING, members) < 0
      || !fields_match (&base, search))
    return FALSE;
  *out = base;
  return TRUE;
}

static gboolean
is_barrier (const TwSegment *segment)
{
  return tw_kind_info ((TwKind) segment->kind)->is_barrier;
}

/* Two that touch without being one feature, @n_touches times. */
static gboolean
try_touches (Search *search, guint n_touches, TwTopology *out)
{
  for (guint a = 0; a < search->bare.n_segments; a++)
    for (guint b = a + 1; b < search->bare.n_segments; b++)
      {
        TwTopology base = search->bare;

        if (!is_barrier (&base.segments[a]) || !is_barrier (&base.segments[b]))
          continue;
        for (guint i = 0; i < n_touches; i++)
          tw_topology_add_junction (&base, TW_JUNCTION_CONTACT,
                                    TW_SEGMENT_BIT (a) | TW_SEGMENT_BIT (b));
        if (try_ends (search, &base, FALSE, out) || try_ends (search, &base, TRUE, out))
          return TRUE;
      }
  return FALSE;
}

static gboolean
try_contacts (Search *search, TwTopology *out)
{
  for (guint n = 1; n <= MAX_TOUCHES; n++)
    if (try_touches (search, n, out))
      return TRUE;
  return FALSE;
}

/* What derivation does not give is said: fields that are one, cities they touch. */
static void
add_overrides (TwTopology *topology, const Search *search)
{
  TwFields fields;

  tw_fields_derive (topology, TW_FIELDS_DEFAULT, &fields);
  for (guint k = 0; k < search->n_given; k++)
    {
      TwRim wanted = search->given[k].rim, first = 0;
      TwSegmentSet cities = 0;

      for (guint i = 0; wanted != 0 && i < fields.n_fields; i++)
        {
          TwRim rim = fields.fields[i].rim & TW_RIM_HALVES;
          TwFieldOverride *override = &topology->overrides[topology->n_overrides];

          if (rim == 0 || (rim & ~wanted) != 0)
            continue;
          cities |= fields.fields[i].cities;
          if (first != 0 && topology->n_overrides < TW_MAX_OVERRIDES)
            {
              *override = (TwFieldOverride){
                .kind = TW_OVERRIDE_JOIN, .city = -1, .field = first, .other = rim
              };
              topology->n_overrides++;
            }
          if (first == 0)
            first = rim & (TwRim) -rim;
        }
      for (guint s = 0; first != 0 && s < topology->n_segments; s++)
        {
          TwSegmentSet bit = TW_SEGMENT_BIT (s);

          if (((cities ^ search->given[k].cities) & bit)
              && topology->n_overrides < TW_MAX_OVERRIDES)
            topology->overrides[topology->n_overrides++] =
                (TwFieldOverride){ .kind = (cities & bit) ? TW_OVERRIDE_UNLINK : TW_OVERRIDE_LINK,
                                   .city = (gint8) s,
                                   .field = first };
        }
    }
}

static void
add_option (Search *search, TwJunctionKind kind, int city)
{
  search->options[search->n_options++] = (End){ kind, (gint8) city };
}

static gboolean
shows_crop_circle (const TwTopology *topology)
{
  for (guint i = 0; i < topology->n_symbols; i++)
    {
      const TwSymbolInfo *info = tw_symbol_table_find (topology->symbols[i].id);

      if (info != NULL && info->category == TW_SYMBOL_CROP)
        return TRUE;
    }
  return FALSE;
}

static void
search_begin (Search *search)
{
  for (guint s = 0; s < search->bare.n_segments; s++)
    {
      const TwSegment *segment = &search->bare.segments[s];

      if (segment->kind == TW_KIND_ROAD && search->n_roads < MAX_ENDS
          && __builtin_popcount (segment->rim & TW_RIM_MIDDLES) == 1)
        search->roads[search->n_roads++] = s;
    }
  if (tw_topology_find_kind (&search->bare, TW_KIND_MONASTERY) >= 0)
    add_option (search, TW_JUNCTION_MONASTERY, NO_CITY);
  if (tw_topology_find_kind (&search->bare, TW_KIND_LAKE) >= 0)
    add_option (search, TW_JUNCTION_LAKE, NO_CITY);
  if (shows_crop_circle (&search->bare))
    add_option (search, TW_JUNCTION_CROP, NO_CITY);
  if (search->n_roads > 1)
    add_option (search, TW_JUNCTION_CROSSING, NO_CITY);
  for (guint s = 0; s < search->bare.n_segments; s++)
    if (search->bare.segments[s].kind == TW_KIND_CITY)
      add_option (search, TW_JUNCTION_GATE, (int) s);
  if (tw_topology_find_kind (&search->bare, TW_KIND_ENCLAVE) >= 0)
    add_option (search, TW_JUNCTION_ENCLAVE,
                tw_topology_find_kind (&search->bare, TW_KIND_ENCLAVE));
  add_option (search, TW_JUNCTION_COTTAGE, NO_CITY);
}

/* What is neither land nor field of an edge belongs to a block that lies as one. */
static void
add_enclave (TwTopology *topology, const TwGivenField *given, guint n_given)
{
  TwRim used = 0, rim = 0;
  int enclave;

  for (guint i = 0; i < topology->n_segments; i++)
    for (guint edge = 0; edge < TW_N_EDGES; edge++)
      if (topology->segments[i].rim & TW_RIM_EDGE (edge))
        used |= TW_RIM_EDGE (edge);
  for (guint i = 0; i < n_given; i++)
    used |= given[i].rim;
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      TwRim left = TW_RIM_EDGE (edge) & TW_RIM_HALVES & (TwRim) ~used;

      if (left != 0)
        rim |= left | TW_RIM_MIDDLE (edge);
    }
  enclave = rim != 0 ? tw_topology_add_segment (topology, TW_KIND_ENCLAVE, 0) : -1;
  if (enclave >= 0)
    topology->segments[enclave].rim = rim;
}

gboolean
tw_jcz_draw (TwTopology *topology, const TwGivenField *given, guint n_given)
{
  Search search = { .given = given, .n_given = n_given };
  guint ends[MAX_ENDS] = { 0 };

  add_enclave (topology, given, n_given);
  search.bare = *topology;
  search_begin (&search);
  if (try_ends (&search, &search.bare, FALSE, topology)
      || try_ends (&search, &search.bare, TRUE, topology) || try_corners (&search, topology))
    return TRUE;
  /* What a crop circle parts touches it. */
  if ((shows_crop_circle (&search.bare) && try_contacts (&search, topology))
      || try_strokes (&search, topology) || try_contacts (&search, topology))
    return TRUE;
  *topology = search.bare;
  /* Alone, a road cannot end at a crossing: the last of the ways is always open. */
  for (guint i = 0; i < search.n_roads; i++)
    ends[i] = search.n_options - 1;
  add_ends (topology, &search, ends);
  add_bridges (topology);
  add_overrides (topology, &search);
  return fields_match (topology, &search);
}
