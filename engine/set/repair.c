/* Repairs: one click for what can be mended without asking. */
#include <string.h>

#include "engine/set/other-repair.h"
#include "engine/set/problem-row.h"
#include "engine/set/symbol-guess.h"
#include "engine/tile/field-place.h"
#include "engine/tile/symbol-table.h"
#include "engine/tile/tile-edit-mark.h"

/* Where a misplaced symbol clearly belongs: a segment, a field, -1 the tile, -2 nowhere or it is
 * not clear. */
static int
symbol_only_place (const TwVocabulary *own, const TwTopology *t, const char *id)
{
  gboolean is_for_tile = tw_vocabulary_symbol_allowed (own, t, id, -1);
  guint n_places = 0;
  int only = -2;
  TwFields fields;

  for (guint i = 0; i < t->n_segments; i++)
    if (tw_vocabulary_symbol_allowed (own, t, id, (int) i))
      {
        only = (int) i;
        n_places++;
      }
  tw_fields_derive (t, TW_FIELDS_DEFAULT, &fields);
  for (guint i = 0; i < fields.n_fields; i++)
    if (tw_vocabulary_symbol_allowed (own, t, id, tw_fields_place (&fields, i)))
      {
        only = tw_fields_place (&fields, i);
        n_places++;
      }
  if (n_places == 0)
    return is_for_tile ? -1 : -2;
  return !is_for_tile && n_places == 1 ? only : -2;
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
gboolean
mend_overlap (const TwProblem *problem, const TwTileSet *set, TwTopology *t)
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
  return tw_tile_edit_mend (t) != TW_EDIT_FULL;
}

/* Edges that nobody else has are completed, others given up; land without an edge goes. */
gboolean
mend_partial_edge (const TwProblem *problem, const TwTileSet *set, TwTopology *t)
{
  TwSegment *segment;
  TwRim taken = 0;

  if (problem->rim == 0)
    return tw_tile_edit_mend (t) != TW_EDIT_FULL;
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
  return tw_tile_edit_mend (t) != TW_EDIT_FULL;
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

gboolean
mend_gate (const TwProblem *problem, const TwTileSet *set, TwTopology *t)
{
  guint junction = problem->other >= 0 ? (guint) problem->other : G_MAXUINT;
  int city = gate_city (t);

  if (junction >= t->n_junctions || t->junctions[junction].kind != TW_JUNCTION_GATE)
    return FALSE;
  if (city >= 0)
    t->junctions[junction].members |= TW_SEGMENT_BIT (city);
  else
    t->junctions[junction].kind = TW_JUNCTION_VILLAGE;
  return tw_tile_edit_mend (t) != TW_EDIT_FULL;
}

gboolean
mend_place (const TwProblem *problem, const TwTileSet *set, TwTopology *t)
{
  guint junction = problem->other >= 0 ? (guint) problem->other : G_MAXUINT;
  TwKind place;

  if (junction >= t->n_junctions)
    return FALSE;
  place = tw_junction_place ((TwJunctionKind) t->junctions[junction].kind);
  if (place == TW_KIND_NONE || tw_topology_find_kind (t, place) >= 0)
    return FALSE;
  tw_topology_remove_junction (t, junction);
  return tw_tile_edit_mend (t) != TW_EDIT_FULL;
}

gboolean
mend_override (const TwProblem *problem, const TwTileSet *set, TwTopology *t)
{
  guint index = problem->other >= 0 ? (guint) problem->other : G_MAXUINT;

  if (index >= t->n_overrides)
    return FALSE;
  t->n_overrides--;
  memmove (&t->overrides[index], &t->overrides[index + 1],
           (t->n_overrides - index) * sizeof *t->overrides);
  memset (&t->overrides[t->n_overrides], 0, sizeof *t->overrides);
  return TRUE;
}

gboolean
mend_mist (const TwProblem *problem, const TwTileSet *set, TwTopology *t)
{
  if (problem->segment < 0 || problem->segment >= t->n_segments)
    return FALSE;
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (problem->rim & TW_RIM_EDGE (edge))
      t->segments[problem->segment].rim &= (TwRim) ~TW_RIM_EDGE (edge);
  return tw_tile_edit_mend (t) != TW_EDIT_FULL;
}

gboolean
mend_line (const TwProblem *problem, const TwTileSet *set, TwTopology *t)
{
  if (problem->segment < 0 || problem->segment >= t->n_segments)
    return FALSE;
  t->segments[problem->segment].rim &= (TwRim) ~TW_RIM_HALVES;
  return tw_tile_edit_mend (t) != TW_EDIT_FULL;
}

gboolean
mend_roads (const TwProblem *problem, const TwTileSet *set, TwTopology *t)
{
  return tw_tile_edit_mend (t) == TW_EDIT_ENDED;
}

gboolean
mend_river (const TwProblem *problem, const TwTileSet *set, TwTopology *t)
{
  return tw_topology_add_symbol (t, tw_set_river_end (set), problem->segment, 1, TW_DIRECTION_NONE)
         >= 0;
}

gboolean
mend_river_is_lake (const TwProblem *problem, const TwTileSet *set)
{
  return !g_str_equal (tw_set_river_end (set), TW_SYMBOL_SOURCE);
}

gboolean
mend_symbol (const TwProblem *problem, const TwTileSet *set, TwTopology *t)
{
  return problem->other >= 0 && symbol_repair (set->own, t, t, (guint) problem->other);
}

gboolean
mend_misspelt (const TwProblem *problem, const TwTileSet *set, TwTopology *t)
{
  return problem->other >= 0 && misspelt_repair (set->own, t, t, (guint) problem->other)
         && tw_tile_edit_mend (t) != TW_EDIT_FULL;
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
TwTile *
mend_shape (const TwProblem *problem, const TwTileSet *set, const TwTile *tile)
{
  TwShape shape = tile->shape;

  if (tw_shape_reset (&shape, TW_SHAPE_BEND, -2) + tw_shape_reset (&shape, TW_SHAPE_WALL, -2) == 0)
    memset (&shape, 0, sizeof shape);
  return tw_tile_with_shape (tile, &shape);
}

TwTile *
mend_picture (const TwProblem *problem, const TwTileSet *set, const TwTile *tile)
{
  return problem->variant < (int) tile->n_variants
             ? tw_tile_with_picture (tile, problem->variant, NULL, NULL)
             : NULL;
}

TwTile *
mend_reference (const TwProblem *problem, const TwTileSet *set, const TwTile *tile)
{
  return tw_tile_with_reference (tile, NULL);
}

/* As many copies as there have to be. */
TwTile *
mend_count (const TwProblem *problem, const TwTileSet *set, const TwTile *tile)
{
  guint n_needed = 0;

  for (guint i = 0; i < tile->n_variants; i++)
    n_needed += tile->variants[i].count;
  n_needed = problem->code == TW_PROBLEM_VARIANT_COUNT ? n_needed
             : problem->code == TW_PROBLEM_START_COUNT ? tile->n_start
                                                       : 1;
  return n_needed > tile->count ? tw_tile_with_count (tile, n_needed) : NULL;
}

/* The mended tile, or NULL. */
static TwTile *
tile_repair (const TwProblem *problem, const TwTileSet *set, const TwTile *tile)
{
  const TwProblemRow *row = problem_row (problem->code);
  TwTopology t = tile->topology;

  if (row->mend_tile != NULL)
    return row->mend_tile (problem, set, tile);
  if (problem->variant >= 0)
    return variant_repair (problem, set, tile);
  return row->mend_drawing != NULL && row->mend_drawing (problem, set, &t)
             ? tw_tile_with_topology (tile, &t)
             : NULL;
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
TwTileSet *
mend_block (const TwProblem *problem, const TwTileSet *set)
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
  if (problem_row (problem->code)->mend_set != NULL)
    return problem_row (problem->code)->mend_set (problem, set);
  if (problem->tile < 0 || (guint) problem->tile >= set->n_tiles)
    return NULL;
  tile = tile_repair (problem, set, set->tiles[problem->tile]);
  if (tile == NULL || tw_tile_equal (tile, set->tiles[problem->tile]))
    return NULL;
  copy = tw_tile_set_copy (set);
  tw_tile_set_replace_tile (copy, (guint) problem->tile, tile);
  return copy;
}

gboolean
mend_symbol_drops (const TwProblem *problem, const TwTileSet *set)
{
  TwTopology t;

  if (problem->tile < 0 || (guint) problem->tile >= set->n_tiles
      || problem->variant >= (int) set->tiles[problem->tile]->n_variants)
    return TRUE;
  tw_tile_variant_topology (set->tiles[problem->tile], problem->variant, &t);
  return symbol_only_place (set->own, &t, problem->detail) == -2;
}
