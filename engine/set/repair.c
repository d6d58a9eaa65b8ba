/* Repairs: one click for what can be mended without asking. */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/set/other-repair.h"
#include "engine/set/symbol-guess.h"
#include "engine/set/validate-private.h"
#include "engine/tile/symbol-table.h"
#include "engine/tile/tile-edit.h"

/* Where a misplaced symbol clearly belongs: a segment, -1 the tile, -2 nowhere or it
 * is not clear. */
static int
symbol_only_place (const TwVocabulary *own, const TwTopology *t, const char *id)
{
  TwSegmentSet places = 0;
  gboolean is_for_tile = tw_vocabulary_symbol_allowed (own, t, id, -1);

  for (guint i = 0; i < t->n_segments; i++)
    if (tw_vocabulary_symbol_allowed (own, t, id, (int) i))
      places |= TW_SEGMENT_BIT (i);

  if (places == 0)
    return is_for_tile ? -1 : -2;
  return !is_for_tile && (places & (places - 1)) == 0 ? __builtin_ctz (places) : -2;
}

static gboolean
symbol_repair (const TwVocabulary *own, const TwTopology *t, TwTopology *marks, guint index)
{
  TwSymbol symbol;
  int place;

  if (index >= marks->n_symbols
      || tw_vocabulary_symbol_allowed (own, t, marks->symbols[index].id,
                                       marks->symbols[index].segment))
    return FALSE;
  symbol = marks->symbols[index];
  place = symbol_only_place (own, t, symbol.id);
  tw_topology_remove_symbol (marks, index);
  if (place != -2)
    tw_topology_add_symbol (marks, symbol.id, place, symbol.count, (TwDirection) symbol.direction);
  return TRUE;
}

/* What is meant takes the place of the word, or stands where alone it can. */
static gboolean
misspelt_repair (const TwVocabulary *own, const TwTopology *t, TwTopology *marks, guint index)
{
  const char *guess =
      index < marks->n_symbols ? tw_symbol_guess (own, marks->symbols[index].id) : NULL;
  TwSymbol symbol;
  int place;

  if (guess == NULL)
    return FALSE;
  symbol = marks->symbols[index];
  tw_topology_remove_symbol (marks, index);
  if (tw_symbol_guess_place (guess) != TW_KIND_NONE)
    return tw_topology_add_segment (marks, tw_symbol_guess_place (guess), 0) >= 0;
  place = tw_vocabulary_symbol_allowed (own, t, guess, symbol.segment)
              ? symbol.segment
              : symbol_only_place (own, t, guess);
  return tw_topology_add_symbol (marks, guess, place != -2 ? place : symbol.segment, symbol.count,
                                 (TwDirection) symbol.direction)
         >= 0;
}

/* The later segment gives way, a city with whole edges. */
static gboolean
overlap_repair (TwTopology *t, const TwProblem *problem)
{
  TwSegment *segment;
  TwRim gone = problem->rim;

  if (problem->segment < 0 || problem->segment >= t->n_segments)
    return FALSE;
  segment = &t->segments[problem->segment];
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (gone & TW_RIM_EDGE (edge))
      gone |= TW_RIM_EDGE (edge);
  if (!(segment->rim & gone))
    return FALSE;
  segment->rim &= (TwRim) ~gone;
  return TRUE;
}

/* Edges that nobody else has are completed, others given up. */
static gboolean
partial_edge_repair (TwTopology *t, const TwProblem *problem)
{
  TwSegment *segment;
  TwRim taken = 0;

  if (problem->segment < 0 || problem->segment >= t->n_segments)
    return FALSE;
  segment = &t->segments[problem->segment];
  for (guint i = 0; i < t->n_segments; i++)
    if ((int) i != problem->segment
        && tw_kind_info ((TwKind) t->segments[i].kind)->layer
               == tw_kind_info ((TwKind) segment->kind)->layer)
      taken |= t->segments[i].rim;
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (problem->rim & TW_RIM_EDGE (edge))
      {
        if (taken & TW_RIM_EDGE (edge))
          segment->rim &= (TwRim) ~TW_RIM_EDGE (edge);
        else
          segment->rim |= TW_RIM_EDGE (edge);
      }
  return TRUE;
}

static int
gate_city (const TwTopology *t)
{
  for (guint i = 0; i < t->n_segments; i++)
    {
      guint edges = tw_rim_edges (t->segments[i].rim);

      if (t->segments[i].kind == TW_KIND_CITY && (edges & (edges >> 2)) != 0)
        return (int) i;
    }
  return tw_topology_find_kind (t, TW_KIND_CITY);
}

static gboolean
gate_repair (TwTopology *t, guint junction)
{
  int city = gate_city (t);

  if (junction >= t->n_junctions || t->junctions[junction].kind != TW_JUNCTION_GATE)
    return FALSE;
  if (city >= 0)
    t->junctions[junction].members |= TW_SEGMENT_BIT (city);
  else
    t->junctions[junction].kind = TW_JUNCTION_VILLAGE;
  return TRUE;
}

static gboolean
place_repair (TwTopology *t, guint junction)
{
  TwKind place;

  if (junction >= t->n_junctions)
    return FALSE;
  place = tw_junction_place ((TwJunctionKind) t->junctions[junction].kind);
  if (place == TW_KIND_NONE || tw_topology_find_kind (t, place) >= 0)
    return FALSE;
  tw_topology_remove_junction (t, junction);
  return TRUE;
}

static gboolean
override_repair (TwTopology *t, guint index)
{
  if (index >= t->n_overrides)
    return FALSE;
  t->n_overrides--;
  memmove (&t->overrides[index], &t->overrides[index + 1],
           (t->n_overrides - index) * sizeof *t->overrides);
  memset (&t->overrides[t->n_overrides], 0, sizeof *t->overrides);
  return TRUE;
}

static gboolean
mist_repair (TwTopology *t, const TwProblem *problem)
{
  if (problem->segment < 0 || problem->segment >= t->n_segments)
    return FALSE;
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (problem->rim & TW_RIM_EDGE (edge))
      t->segments[problem->segment].rim &= (TwRim) ~TW_RIM_EDGE (edge);
  return TRUE;
}

static gboolean
line_repair (TwTopology *t, const TwProblem *problem)
{
  if (problem->segment < 0 || problem->segment >= t->n_segments)
    return FALSE;
  t->segments[problem->segment].rim &= (TwRim) ~TW_RIM_HALVES;
  return TRUE;
}

/* Mends what is wrong with the drawing. Returns whether anything was. */
static gboolean
drawing_repair (const TwProblem *problem, const TwTileSet *set, TwTopology *t)
{
  guint other = problem->other >= 0 ? (guint) problem->other : G_MAXUINT;

  switch (problem->code)
    {
    case TW_PROBLEM_PORT_OWNED_TWICE:
      return overlap_repair (t, problem) && tw_edit_mend (t) != TW_EDIT_FULL;
    case TW_PROBLEM_PORT_OWNED_NEVER:
      if (problem->rim != 0 && !partial_edge_repair (t, problem))
        return FALSE;
      return tw_edit_mend (t) != TW_EDIT_FULL;
    case TW_PROBLEM_PORT_OFF_MIDDLE:
      return line_repair (t, problem) && tw_edit_mend (t) != TW_EDIT_FULL;
    case TW_PROBLEM_ROAD_WITHOUT_END:
    case TW_PROBLEM_CROSSING_SEGMENTS:
      return tw_edit_mend (t) == TW_EDIT_ENDED;
    case TW_PROBLEM_RIVER_WITHOUT_END:
      return tw_topology_add_symbol (t, tw_set_river_end (set), problem->segment, 1,
                                     TW_DIRECTION_NONE)
             >= 0;
    case TW_PROBLEM_END_WITHOUT_PLACE:
      return place_repair (t, other) && tw_edit_mend (t) != TW_EDIT_FULL;
    case TW_PROBLEM_GATE_WITHOUT_CITY:
      return gate_repair (t, other) && tw_edit_mend (t) != TW_EDIT_FULL;
    case TW_PROBLEM_SYMBOL_ON_NOTHING:
    case TW_PROBLEM_SYMBOL_WRONG_LAND:
    case TW_PROBLEM_GHOST_WITHOUT_MIST:
      return symbol_repair (set->own, t, t, other);
    case TW_PROBLEM_MISSPELT_SYMBOL:
      return misspelt_repair (set->own, t, t, other) && tw_edit_mend (t) != TW_EDIT_FULL;
    case TW_PROBLEM_STALE_OVERRIDE:
      return override_repair (t, other);
    case TW_PROBLEM_MIST_ON_CITY:
      return mist_repair (t, problem) && tw_edit_mend (t) != TW_EDIT_FULL;
    default:
      return FALSE;
    }
}

static TwTile *
variant_repair (const TwProblem *problem, const TwTileSet *set, const TwTile *tile)
{
  g_autoptr (TwTile) copy = NULL;
  TwVariant *variant;
  TwTopology together;

  if ((guint) problem->variant >= tile->n_variants)
    return NULL;
  copy = tw_tile_copy (tile);
  variant = &copy->variants[problem->variant];
  together = tile->topology;
  for (guint i = 0; i < variant->added.n_segments && together.n_segments < TW_MAX_SEGMENTS; i++)
    together.segments[together.n_segments++] = variant->added.segments[i];
  if (problem->other < 0
      || !(problem->code == TW_PROBLEM_MISSPELT_SYMBOL
               ? misspelt_repair
               : symbol_repair) (set->own, &together, &variant->added, (guint) problem->other))
    return NULL;
  return g_steal_pointer (&copy);
}

/* Lines and walls lie by default again; what is moved without meaning stays where it was put. */
static TwTile *
shape_repair (const TwTile *tile)
{
  TwShape shape = tile->shape;

  if (tw_shape_reset (&shape, TW_SHAPE_BEND, -2) + tw_shape_reset (&shape, TW_SHAPE_WALL, -2) == 0)
    memset (&shape, 0, sizeof shape);
  return tw_tile_with_shape (tile, &shape);
}

/* The mended tile, or NULL. */
static TwTile *
tile_repair (const TwProblem *problem, const TwTileSet *set, const TwTile *tile)
{
  TwTopology t = tile->topology;
  guint n_needed = 0;

  if (problem->code == TW_PROBLEM_MISSING_PICTURE && problem->variant < (int) tile->n_variants)
    return tw_tile_with_picture (tile, problem->variant, NULL, NULL);
  if (problem->variant >= 0)
    return variant_repair (problem, set, tile);
  switch (problem->code)
    {
    case TW_PROBLEM_MISSING_REFERENCE:
      return tw_tile_with_reference (tile, NULL);
    case TW_PROBLEM_SHAPE:
      return shape_repair (tile);
    case TW_PROBLEM_COUNT_ZERO:
      return tile->count == 0 ? tw_tile_with_count (tile, 1) : NULL;
    case TW_PROBLEM_START_COUNT:
      return tile->n_start > tile->count ? tw_tile_with_count (tile, tile->n_start) : NULL;
    case TW_PROBLEM_VARIANT_COUNT:
      for (guint i = 0; i < tile->n_variants; i++)
        n_needed += tile->variants[i].count;
      return n_needed > tile->count ? tw_tile_with_count (tile, n_needed) : NULL;
    default:
      return drawing_repair (problem, set, &t) ? tw_tile_with_topology (tile, &t) : NULL;
    }
}

static gboolean
block_has_before (const TwBlock *block, guint entry)
{
  for (guint i = 0; i < entry; i++)
    if (block->tiles[i].x == block->tiles[entry].x && block->tiles[i].y == block->tiles[entry].y)
      return TRUE;
  return FALSE;
}

/* Takes the unknown tile, or the later of two in one place, out of the block. */
static TwTileSet *
block_repair (const TwProblem *problem, const TwTileSet *set)
{
  g_autoptr (TwTileSet) copy = tw_tile_set_copy (set);
  TwBlock *block;

  if (problem->other < 0 || (guint) problem->other >= copy->n_blocks)
    return NULL;
  block = &copy->blocks[problem->other];
  for (guint i = 0; i < block->n_tiles; i++)
    {
      gboolean is_known = tw_tile_set_find (set, block->tiles[i].tile) >= 0;

      if (g_strcmp0 (block->tiles[i].tile, problem->detail) != 0
          || (is_known && !block_has_before (block, i)))
        continue;
      g_free (block->tiles[i].tile);
      block->n_tiles--;
      memmove (&block->tiles[i], &block->tiles[i + 1], (block->n_tiles - i) * sizeof *block->tiles);
      return g_steal_pointer (&copy);
    }
  return NULL;
}

TwTileSet *
tw_problem_repair (const TwProblem *problem, const TwTileSet *set)
{
  g_autoptr (TwTile) tile = NULL;
  TwTileSet *copy;

  if (!problem->has_repair)
    return NULL;
  if (problem->code == TW_PROBLEM_BLOCK_TILE)
    return block_repair (problem, set);
  if (problem->code == TW_PROBLEM_EMPTY_ID || problem->code == TW_PROBLEM_DUPLICATE_ID
      || problem->code == TW_PROBLEM_UNWRITABLE_ID)
    return repair_id (problem, set);
  if (problem->tile < 0 || (guint) problem->tile >= set->n_tiles)
    return NULL;
  tile = tile_repair (problem, set, set->tiles[problem->tile]);
  if (tile == NULL || tw_tile_equal (tile, set->tiles[problem->tile]))
    return NULL;
  copy = tw_tile_set_copy (set);
  tw_tile_set_replace_tile (copy, (guint) problem->tile, tile);
  return copy;
}

static gboolean
symbol_can_move (const TwProblem *problem, const TwTileSet *set)
{
  TwTopology t;

  if (problem->tile < 0 || (guint) problem->tile >= set->n_tiles
      || problem->variant >= (int) set->tiles[problem->tile]->n_variants)
    return FALSE;
  tw_tile_variant_topology (set->tiles[problem->tile], problem->variant, &t);
  return symbol_only_place (set->own, &t, problem->detail) != -2;
}

char *
tw_problem_repair_label (const TwProblem *problem, const TwTileSet *set)
{
  if (!problem->has_repair)
    return NULL;
  switch (problem->code)
    {
    case TW_PROBLEM_PORT_OWNED_TWICE:
      return g_strdup (_ ("Remove the Overlap"));
    case TW_PROBLEM_PORT_OWNED_NEVER:
      return g_strdup (problem->rim == 0 ? _ ("Remove It") : _ ("Complete the Edge"));
    case TW_PROBLEM_PORT_OFF_MIDDLE:
      return g_strdup (_ ("Keep to the Middle"));
    case TW_PROBLEM_ROAD_WITHOUT_END:
    case TW_PROBLEM_END_WITHOUT_PLACE:
      return g_strdup (_ ("Give It an End"));
    case TW_PROBLEM_RIVER_WITHOUT_END:
      return g_strdup (g_str_equal (tw_set_river_end (set), TW_SYMBOL_SOURCE) ? _ ("Add a Source")
                                                                              : _ ("Add a Lake"));
    case TW_PROBLEM_GATE_WITHOUT_CITY:
      return g_strdup (_ ("Mend the End"));
    case TW_PROBLEM_CROSSING_SEGMENTS:
      return g_strdup (_ ("Make a Bridge"));
    case TW_PROBLEM_SYMBOL_ON_NOTHING:
    case TW_PROBLEM_SYMBOL_WRONG_LAND:
    case TW_PROBLEM_GHOST_WITHOUT_MIST:
      return g_strdup (symbol_can_move (problem, set) ? _ ("Move It") : _ ("Take It Off"));
    case TW_PROBLEM_MISSPELT_SYMBOL:
      return g_strdup (_ ("Replace It"));
    case TW_PROBLEM_STALE_OVERRIDE:
      return g_strdup (_ ("Drop the Change"));
    case TW_PROBLEM_DUPLICATE_ID:
    case TW_PROBLEM_EMPTY_ID:
    case TW_PROBLEM_UNWRITABLE_ID:
      return g_strdup (_ ("New Id"));
    case TW_PROBLEM_COUNT_ZERO:
      /* Translators: a button; %u is how many copies the tile gets. */
      return g_strdup_printf (_ ("Use %u"), 1u);
    case TW_PROBLEM_START_COUNT:
    case TW_PROBLEM_VARIANT_COUNT:
      return g_strdup_printf (_ ("Use %u"), (guint) MAX (problem->other, 0));
    case TW_PROBLEM_BLOCK_TILE:
      return g_strdup (_ ("Remove From Block"));
    case TW_PROBLEM_MISSING_PICTURE:
      return g_strdup (_ ("Use the Drawing"));
    case TW_PROBLEM_MISSING_REFERENCE:
      return g_strdup (_ ("Forget It"));
    case TW_PROBLEM_SHAPE:
      return g_strdup (_ ("Reset the Shape"));
    case TW_PROBLEM_MIST_ON_CITY:
      return g_strdup (_ ("Clear the Mist"));
    default:
      return NULL;
    }
}
