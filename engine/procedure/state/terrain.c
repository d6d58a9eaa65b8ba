/* How the land on tiles is taken. */
#include "engine/procedure/state/terrain.h"

#include <string.h>

#include "engine/board/feature-merge.h"

/* What each word means for how fields are derived; crossings are no fields. */
static const guint field_flags[] = { [TW_TERRAIN_CROSSINGS_JOIN] = TW_FIELDS_DEFAULT,
                                     [TW_TERRAIN_MIST_PARTS] = TW_FIELDS_MIST_PARTS,
                                     [TW_TERRAIN_RIVER_ENDS_PART] = TW_FIELDS_RIVER_ENDS_PART,
                                     [TW_TERRAIN_ENCLAVE_IS_NO_CITY] =
                                         TW_FIELDS_ENCLAVE_IS_NO_CITY };

/* A #TwTerrain, or -1 of what says nothing of land. */
static int
word_of (const TwProcedure *procedure)
{
  return tw_statement_is (procedure->root, "terrain")
             ? tw_statement_word (procedure->root, "as", TW_WORDS_TERRAIN, -1)
             : -1;
}

const char *
tw_terrain_check (const TwProcedure *procedure)
{
  return word_of (procedure) > TW_TERRAIN_CROSSINGS_JOIN
                 && tw_statement_text (procedure->root, "if-symbol") != NULL
             ? "if-symbol"
             : NULL;
}

guint
tw_terrain_field_flags (const TwRules *rules)
{
  const TwProcedures *all = (const TwProcedures *) (const void *) rules->made;
  guint flags = TW_FIELDS_DEFAULT;

  for (guint i = 0; i < all->declared->len; i++)
    if (word_of (all->declared->pdata[i]) >= 0)
      flags |= field_flags[word_of (all->declared->pdata[i])];
  return flags;
}

gboolean
tw_terrain_joins (const TwProcedures *all)
{
  for (guint i = 0; i < all->declared->len; i++)
    if (word_of (all->declared->pdata[i]) == TW_TERRAIN_CROSSINGS_JOIN)
      return TRUE;
  return FALSE;
}

/* Whether crossings join on such a tile. */
static gboolean
joins_on (const TwProcedures *all, const TwTopology *topology)
{
  for (guint i = 0; i < all->declared->len; i++)
    {
      const TwProcedure *procedure = all->declared->pdata[i];
      const char *symbol = tw_statement_text (procedure->root, "if-symbol");

      if (word_of (procedure) != TW_TERRAIN_CROSSINGS_JOIN)
        continue;
      if (symbol == NULL)
        return TRUE;
      for (guint k = 0; k < topology->n_symbols; k++)
        if (strcmp (topology->symbols[k].id, symbol) == 0)
          return TRUE;
    }
  return FALSE;
}

/* Each road of a crossing was drawn for itself. Rule: BASE-208. */
void
tw_terrain_laid (TwPlay *play, gpointer own, guint slot)
{
  const TwTileKind *kind = &play->rules->catalogue->kinds[play->board.slots[slot].kind];
  TwTopology topology;

  tw_tile_variant_topology (kind->tile, kind->variant, &topology);
  if (!joins_on (tw_procedures_of (play), &topology))
    return;
  for (guint i = 0; i < topology.n_junctions; i++)
    {
      int first = -1;

      if (topology.junctions[i].kind != TW_JUNCTION_CROSSING)
        continue;
      for (guint node = 0; node < topology.n_segments; node++)
        if ((topology.junctions[i].members & TW_SEGMENT_BIT (node))
            && topology.segments[node].kind == TW_KIND_ROAD)
          {
            guint at = play->board.slots[slot].first_node + node;

            if (first >= 0)
              tw_board_join (&play->board, (guint) first, at);
            first = (int) at;
          }
    }
}
