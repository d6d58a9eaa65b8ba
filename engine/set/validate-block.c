/* Problems of blocks: tiles that lie together from the beginning. */
#include "engine/set/validate-private.h"

/* A place of a block as a hash table's key; coordinates are 16 bits each. */
static gpointer
cell_key (int x, int y)
{
  return GUINT_TO_POINTER ((guint32) (guint16) x << 16 | (guint16) y);
}

static void
add (GArray *problems,
     const TwTileSet *set,
     TwProblemCode code,
     guint block,
     int tile,
     TwEdgeSet edges,
     const char *detail)
{
  TwProblem problem = problem_new (code, tile);

  problem.rim = tw_rim_from_edges (edges);
  problem.other = (int) block;
  problem.detail = g_strdup (detail);
  problems_add (problems, problem);
}

static int
tile_index (GHashTable *index, const char *id)
{
  gpointer found;

  return id != NULL && g_hash_table_lookup_extended (index, id, NULL, &found)
             ? GPOINTER_TO_INT (found)
             : -1;
}

/* The land at @edge of the table, of a tile lying turned. */
static guint8
lying_code (const TwTileSet *set, int tile, guint quarter_turns, TwEdge edge)
{
  TwEdgeCodes codes = tw_topology_edge_codes (&set->tiles[tile]->topology);

  return tw_edge_code (tw_edge_codes_rotate (codes, quarter_turns), edge) & (guint8) ~TW_EDGE_MISTY;
}

static void
validate_entry_edges (GArray *problems,
                      const TwTileSet *set,
                      GHashTable *index,
                      GHashTable *cells,
                      guint block,
                      const TwBlockTile *entry)
{
  int tile = tile_index (index, entry->tile);

  for (guint edge = 0; edge < TW_N_EDGES && tile >= 0; edge++)
    {
      const TwBlockTile *beside =
          g_hash_table_lookup (cells,
                               cell_key (entry->x + tw_edge_x (edge), entry->y + tw_edge_y (edge)));
      int other = beside != NULL ? tile_index (index, beside->tile) : -1;
      TwEdgeSet drawn = (TwEdgeSet) (1u << ((edge - entry->quarter_turns) & 3));
      guint8 code = lying_code (set, tile, entry->quarter_turns, (TwEdge) edge);

      if (other < 0)
        {
          if (code == TW_KIND_NONE)
            add (problems, set, TW_PROBLEM_BLOCK_EDGES, block, tile, drawn, NULL);
        }
      /* Said once for two neighbours, of the western or northern one. */
      else if ((edge == TW_EDGE_E || edge == TW_EDGE_S)
               && code != lying_code (set, other, beside->quarter_turns, (TwEdge) ((edge + 2) & 3)))
        add (problems, set, TW_PROBLEM_BLOCK_EDGES, block, tile, drawn, beside->tile);
    }
}

gboolean
validate_is_in_block (const TwTileSet *set, const char *tile)
{
  for (guint i = 0; i < set->n_blocks; i++)
    for (guint k = 0; k < set->blocks[i].n_tiles; k++)
      if (g_strcmp0 (set->blocks[i].tiles[k].tile, tile) == 0)
        return TRUE;
  return FALSE;
}

void
validate_blocks (GArray *problems, const TwTileSet *set, GHashTable *index)
{
  for (guint i = 0; i < set->n_blocks; i++)
    {
      const TwBlock *block = &set->blocks[i];
      g_autoptr (GHashTable) cells = g_hash_table_new (NULL, NULL);

      for (guint k = 0; k < block->n_tiles; k++)
        {
          TwBlockTile *entry = &block->tiles[k];
          gpointer key = cell_key (entry->x, entry->y);

          if (tile_index (index, entry->tile) < 0)
            add (problems, set, TW_PROBLEM_BLOCK_TILE, i, -1, 0, entry->tile);
          else if (g_hash_table_contains (cells, key))
            add (problems, set, TW_PROBLEM_BLOCK_TILE, i, tile_index (index, entry->tile), 0,
                 entry->tile);
          else
            g_hash_table_insert (cells, key, entry);
        }
      for (guint k = 0; k < block->n_tiles; k++)
        if (g_hash_table_lookup (cells, cell_key (block->tiles[k].x, block->tiles[k].y))
            == &block->tiles[k])
          validate_entry_edges (problems, set, index, cells, i, &block->tiles[k]);
    }
}
