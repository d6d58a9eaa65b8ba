/* Problems that a tile shows on its own. */
#include <string.h>

#include "engine/set/validate-tile.h"

#include "engine/set/symbol-guess.h"
#include "engine/set/validate-private.h"
#include "engine/tile/field-place.h"
#include "engine/tile/symbol-table.h"

static gboolean
is_way (const TwTopology *t, guint segment)
{
  return t->segments[segment].kind == TW_KIND_ROAD || t->segments[segment].kind == TW_KIND_PATH;
}

static void
add (GArray *problems, TwProblemCode code, int tile, int segment, TwRim rim, int other)
{
  TwProblem problem = problem_new (code, tile);

  problem.segment = segment;
  problem.rim = rim;
  problem.other = other;
  problems_add (problems, problem);
}

/* What the segment lacks of the edges it reaches; only cities and mist own edges whole. */
static TwRim
missing_ports (const TwSegment *segment)
{
  TwRim missing = 0;

  if (segment->kind != TW_KIND_CITY && segment->kind != TW_KIND_MIST)
    return 0;
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (segment->rim & TW_RIM_EDGE (edge))
      missing |= (TwRim) (TW_RIM_EDGE (edge) & ~segment->rim);
  return missing;
}

/* Where a line cannot reach the rim: the halves of the edges. */
static TwRim
off_middle (const TwSegment *segment)
{
  const TwKindInfo *info = tw_kind_info ((TwKind) segment->kind);

  return info->breadth == TW_BREADTH_LINE && info->is_barrier ? segment->rim & TW_RIM_HALVES : 0;
}

static guint
way_n_ends (const TwTopology *t, guint segment)
{
  TwRim places = t->segments[segment].rim & (TW_RIM_MIDDLES | TW_RIM_CORNERS);
  guint n_ends = (guint) __builtin_popcount (places);

  for (guint i = 0; i < t->n_junctions; i++)
    if ((t->junctions[i].members & TW_SEGMENT_BIT (segment))
        && tw_junction_ends_roads ((TwJunctionKind) t->junctions[i].kind))
      n_ends++;
  return n_ends;
}

static void
validate_ports (GArray *problems, const TwTopology *t, int tile)
{
  for (guint i = 0; i < t->n_segments; i++)
    {
      const TwSegment *segment = &t->segments[i];
      const TwKindInfo *info = tw_kind_info ((TwKind) segment->kind);
      gboolean needs_ports = info->breadth != TW_BREADTH_NONE && segment->kind != TW_KIND_PATH;

      for (guint k = 0; k < i; k++)
        if ((t->segments[k].rim & segment->rim)
            && tw_kind_info ((TwKind) t->segments[k].kind)->layer == info->layer)
          {
            add (problems, TW_PROBLEM_PORT_OWNED_TWICE, tile, (int) i,
                 t->segments[k].rim & segment->rim, (int) k);
            break;
          }
      if ((needs_ports && !(segment->rim & TW_RIM_PORTS))
          || (segment->kind == TW_KIND_PATH && way_n_ends (t, i) == 0))
        add (problems, TW_PROBLEM_PORT_OWNED_NEVER, tile, (int) i, 0, -1);
      else if (off_middle (segment) != 0)
        add (problems, TW_PROBLEM_PORT_OFF_MIDDLE, tile, (int) i, off_middle (segment), -1);
      else if (missing_ports (segment) != 0)
        add (problems, TW_PROBLEM_PORT_OWNED_NEVER, tile, (int) i, missing_ports (segment), -1);
      if (is_way (t, i) && way_n_ends (t, i) == 1 && (!needs_ports || segment->rim & TW_RIM_PORTS))
        add (problems, TW_PROBLEM_ROAD_WITHOUT_END, tile, (int) i,
             segment->rim & (TW_RIM_MIDDLES | TW_RIM_CORNERS), -1);
    }
}

static gboolean
has_river_end (const TwTopology *t, int segment)
{
  return tw_topology_symbol_count (t, TW_SYMBOL_SOURCE, segment) > 0
         || tw_topology_symbol_count (t, TW_SYMBOL_LAKE_END, segment) > 0;
}

static void
validate_rivers (GArray *problems, const TwTopology *t, int tile)
{
  if (has_river_end (t, -1) || tw_topology_find_kind (t, TW_KIND_LAKE) >= 0)
    return;
  for (guint i = 0; i < t->n_segments; i++)
    {
      TwRim mouths = t->segments[i].rim & TW_RIM_MIDDLES;

      if (t->segments[i].kind == TW_KIND_RIVER && __builtin_popcount (mouths) == 1
          && !has_river_end (t, (int) i))
        add (problems, TW_PROBLEM_RIVER_WITHOUT_END, tile, (int) i, mouths, -1);
    }
}

static void
validate_junctions (GArray *problems, const TwTopology *t, int tile)
{
  for (guint j = 0; j < t->n_junctions; j++)
    {
      const TwJunction *junction = &t->junctions[j];
      TwKind place = tw_junction_place ((TwJunctionKind) junction->kind);
      gboolean has_city = FALSE;
      int way = -1;

      for (guint i = t->n_segments; i-- > 0;)
        if (junction->members & TW_SEGMENT_BIT (i))
          {
            has_city |= t->segments[i].kind == TW_KIND_CITY;
            if (is_way (t, i))
              way = (int) i;
          }
      if (junction->kind == TW_JUNCTION_GATE && !has_city)
        add (problems, TW_PROBLEM_GATE_WITHOUT_CITY, tile, way, 0, (int) j);
      if (place != TW_KIND_NONE && tw_topology_find_kind (t, place) < 0)
        add (problems, TW_PROBLEM_END_WITHOUT_PLACE, tile, way, 0, (int) j);
    }
}

static void
validate_mist (GArray *problems, const TwTopology *t, int tile)
{
  TwRim cities = 0;

  for (guint i = 0; i < t->n_segments; i++)
    if (t->segments[i].kind == TW_KIND_CITY)
      cities |= t->segments[i].rim & TW_RIM_PORTS;
  for (guint i = 0; i < t->n_segments; i++)
    if (t->segments[i].kind == TW_KIND_MIST && (t->segments[i].rim & cities))
      add (problems, TW_PROBLEM_MIST_ON_CITY, tile, (int) i, t->segments[i].rim & cities, -1);
}

/* The symbols of @marks, which stand on the segments of @t. */
static gboolean
lives_in_mist (const char *symbol)
{
  const TwSymbolInfo *info = tw_symbol_table_find (symbol);

  return info != NULL && info->category == TW_SYMBOL_MIST;
}

static void
validate_symbols (GArray *problems,
                  const TwVocabulary *own,
                  const TwTopology *t,
                  const TwTopology *marks,
                  int tile,
                  int variant)
{
  TwFields fields;

  tw_fields_derive (t, TW_FIELDS_DEFAULT, &fields);
  for (guint i = 0; i < marks->n_symbols; i++)
    {
      const TwSymbol *symbol = &marks->symbols[i];
      gboolean is_there = symbol->segment >= 0 && symbol->segment < t->n_segments;
      gboolean is_in_field = tw_fields_find_place (&fields, symbol->segment) >= 0;
      const char *guess = tw_symbol_guess (own, symbol->id);
      TwProblem problem;

      if (guess == NULL && tw_vocabulary_symbol_allowed (own, t, symbol->id, symbol->segment))
        continue;
      if (guess != NULL)
        problem = problem_new (TW_PROBLEM_MISSPELT_SYMBOL, tile);
      else if (lives_in_mist (symbol->id))
        problem = problem_new (TW_PROBLEM_GHOST_WITHOUT_MIST, tile);
      else if (is_there || is_in_field)
        problem = problem_new (TW_PROBLEM_SYMBOL_WRONG_LAND, tile);
      else
        problem = problem_new (TW_PROBLEM_SYMBOL_ON_NOTHING, tile);
      problem.variant = variant;
      problem.segment = is_there ? symbol->segment : -1;
      problem.other = (int) i;
      problem.detail = g_strdup (symbol->id);
      /* A variant differs in what is marked on it, not in its land. */
      problem.has_repair &=
          guess == NULL || variant < 0 || tw_symbol_guess_place (guess) == TW_KIND_NONE;
      problems_add (problems, problem);
    }
}

static void
add_id (GArray *problems, TwProblemCode code, int tile, int variant, const char *id)
{
  TwProblem problem = problem_new (code, tile);

  problem.variant = variant;
  problem.detail = g_strdup (id);
  problems_add (problems, problem);
}

static void
validate_variants (GArray *problems, const TwVocabulary *own, const TwTile *tile, int tile_index)
{
  guint64 n_copies = 0;

  for (guint i = 0; i < tile->n_variants; i++)
    {
      const TwVariant *variant = &tile->variants[i];
      gboolean is_empty = variant->id[0] == '\0';
      TwTopology together;

      n_copies += variant->count;
      if (is_empty)
        add_id (problems, TW_PROBLEM_EMPTY_ID, tile_index, (int) i, variant->id);
      else if (tw_tile_find_variant (tile, variant->id) != (int) i)
        add_id (problems, TW_PROBLEM_DUPLICATE_ID, tile_index, (int) i, variant->id);
      if (!tw_id_is_writable (variant->id))
        add_id (problems, TW_PROBLEM_UNWRITABLE_ID, tile_index, (int) i, variant->id);
      together = tile->topology;
      for (guint k = 0; k < variant->added.n_segments && together.n_segments < TW_MAX_SEGMENTS; k++)
        together.segments[together.n_segments++] = variant->added.segments[k];
      validate_symbols (problems, own, &together, &variant->added, tile_index, (int) i);
    }
  if (n_copies > tile->count)
    {
      TwProblem problem = problem_new (TW_PROBLEM_VARIANT_COUNT, tile_index);

      problem.other = (int) MIN (n_copies, G_MAXINT);
      problems_add (problems, problem);
    }
}

static void
validate_picture (GArray *problems,
                  const TwPictureFile *picture,
                  TwProblemCode code,
                  int tile,
                  int variant)
{
  TwProblem problem = problem_new (code, tile);

  if (picture->file == NULL || picture->bytes != NULL)
    return;
  problem.variant = variant;
  problem.detail = g_strdup (picture->file);
  problem.other = picture->absence;
  problems_add (problems, problem);
}

static void
validate_pictures (GArray *problems, const TwTile *tile, int tile_index)
{
  validate_picture (problems, &tile->picture, TW_PROBLEM_MISSING_PICTURE, tile_index, -1);
  validate_picture (problems, &tile->reference.picture, TW_PROBLEM_MISSING_REFERENCE, tile_index,
                    -1);
  for (guint i = 0; i < tile->n_variants; i++)
    validate_picture (problems, &tile->variants[i].picture, TW_PROBLEM_MISSING_PICTURE, tile_index,
                      (int) i);
}

void
validate_tile (GArray *problems,
               const TwVocabulary *own,
               const TwTile *tile,
               int tile_index,
               gboolean in_block)
{
  const TwTopology *t = &tile->topology;

  if (tile->id[0] == '\0')
    add (problems, TW_PROBLEM_EMPTY_ID, tile_index, -1, 0, -1);
  if (!tw_id_is_writable (tile->id))
    add_id (problems, TW_PROBLEM_UNWRITABLE_ID, tile_index, -1, tile->id);
  validate_ports (problems, t, tile_index);
  validate_rivers (problems, t, tile_index);
  validate_junctions (problems, t, tile_index);
  if (tile->fields.crossing != 0)
    add (problems, TW_PROBLEM_CROSSING_SEGMENTS, tile_index, __builtin_ctz (tile->fields.crossing),
         0, __builtin_ctz (tile->fields.crossing & (tile->fields.crossing - 1)));
  validate_symbols (problems, own, t, t, tile_index, -1);
  validate_mist (problems, t, tile_index);
  for (guint i = 0; i < t->n_overrides; i++)
    if (tile->fields.stale & (1u << i))
      add (problems, TW_PROBLEM_STALE_OVERRIDE, tile_index, -1, t->overrides[i].field, (int) i);
  if (tile->count == 0 && !in_block)
    add (problems, TW_PROBLEM_COUNT_ZERO, tile_index, -1, 0, -1);
  if (tile->n_start > tile->count)
    add (problems, TW_PROBLEM_START_COUNT, tile_index, -1, 0, (int) MIN (tile->n_start, G_MAXINT));
  validate_variants (problems, own, tile, tile_index);
  validate_pictures (problems, tile, tile_index);
}

TwProblems *
tw_tile_set_validate_shapes (const TwTileSet *set, TwProblems *problems, TwShapeCheck check)
{
  GArray *all = problems_reopen (problems);

  for (guint i = 0; i < set->n_tiles; i++)
    {
      TwLookFaults faults = check (set->id, set->tiles[i]);

      if (faults & TW_LOOK_BENT)
        add (all, TW_PROBLEM_SHAPE, (int) i, -1, 0, -1);
      if (faults & TW_LOOK_CROWDED)
        problems_add (all, problem_new (TW_PROBLEM_NO_ROOM, (int) i));
    }
  return problems_finish (all);
}

typedef struct
{
  GArray *problems;
  TwPictureCheck check;
  gboolean may_wait;
  gboolean is_whole;
} Checking;

static void
check_picture (Checking *checking,
               const TwPictureFile *picture,
               TwProblemCode code,
               int tile,
               int variant)
{
  TwProblem problem = problem_new (code, tile);
  g_autofree char *words = NULL;

  if (picture->file == NULL || picture->bytes == NULL)
    return;
  if (!checking->check (picture, checking->may_wait, &words))
    checking->is_whole = FALSE;
  if (words == NULL)
    return;
  problem.detail = g_strdup_printf ("%s: %s", picture->file, words);
  problem.variant = variant;
  problems_add (checking->problems, problem);
}

TwProblems *
tw_tile_set_validate_pictures (const TwTileSet *set,
                               TwProblems *problems,
                               TwPictureCheck check,
                               gboolean may_wait,
                               gboolean *out_is_whole)
{
  Checking checking = { problems_reopen (problems), check, may_wait, TRUE };

  for (guint i = 0; i < set->n_tiles; i++)
    {
      const TwTile *tile = set->tiles[i];

      check_picture (&checking, &tile->picture, TW_PROBLEM_REFUSED_PICTURE, (int) i, -1);
      check_picture (&checking, &tile->reference.picture, TW_PROBLEM_REFUSED_REFERENCE, (int) i,
                     -1);
      for (guint k = 0; k < tile->n_variants; k++)
        check_picture (&checking, &tile->variants[k].picture, TW_PROBLEM_REFUSED_PICTURE, (int) i,
                       (int) k);
    }
  if (out_is_whole != NULL)
    *out_is_whole = checking.is_whole;
  return problems_finish (checking.problems);
}

TwProblems *
tw_tile_validate (const TwTile *tile, const TwVocabulary *own)
{
  GArray *problems = problems_new_list ();

  validate_tile (problems, own, tile, 0, FALSE);
  return problems_finish (problems);
}
