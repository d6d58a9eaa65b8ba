/* A second way to mend a problem. */
#include "engine/set/other-repair.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/tile/symbol-table.h"

const char *
tw_set_river_end (const TwTileSet *set)
{
  for (guint i = 0; i < set->n_tiles; i++)
    if (tw_topology_symbol_count (&set->tiles[i]->topology, TW_SYMBOL_SOURCE, -2) > 0)
      return TW_SYMBOL_LAKE_END;
  return TW_SYMBOL_SOURCE;
}

static gboolean
has_other (const TwProblem *problem, const TwTileSet *set)
{
  return problem->has_repair && problem->code == TW_PROBLEM_RIVER_WITHOUT_END && problem->tile >= 0
         && (guint) problem->tile < set->n_tiles;
}

static const char *
other_end (const TwTileSet *set)
{
  return strcmp (tw_set_river_end (set), TW_SYMBOL_SOURCE) == 0 ? TW_SYMBOL_LAKE_END
                                                                : TW_SYMBOL_SOURCE;
}

TwTileSet *
tw_problem_other_repair (const TwProblem *problem, const TwTileSet *set)
{
  g_autoptr (TwTile) tile = NULL;
  TwTopology topology;
  TwTileSet *copy;

  if (!has_other (problem, set))
    return NULL;
  topology = set->tiles[problem->tile]->topology;
  if (tw_topology_add_symbol (&topology, other_end (set), problem->segment, 1, TW_DIRECTION_NONE)
      < 0)
    return NULL;
  tile = tw_tile_with_topology (set->tiles[problem->tile], &topology);
  copy = tw_tile_set_copy (set);
  tw_tile_set_replace_tile (copy, (guint) problem->tile, tile);
  return copy;
}

char *
tw_problem_other_repair_label (const TwProblem *problem, const TwTileSet *set)
{
  if (!has_other (problem, set))
    return NULL;
  return g_strdup (strcmp (other_end (set), TW_SYMBOL_SOURCE) == 0 ? _ ("Add a Source")
                                                                   : _ ("Add a Lake"));
}
