/* Tiles for the edge patterns that a set lacks. */
#include "app/gallery/pattern-tiles.h"

#include <glib/gi18n.h>

guint
tw_pattern_tiles_add (TwDocument *document, const TwEdgePattern *patterns, guint n_patterns)
{
  g_autoptr (TwTileSet) set = tw_tile_set_copy (tw_document_get_set (document));
  guint n_missing = tw_edge_patterns_n_missing (patterns, n_patterns);

  if (n_missing == 0)
    return 0;
  for (guint i = 0; i < n_patterns; i++)
    {
      g_autofree char *id = NULL;
      g_autoptr (TwTile) tile = NULL;
      TwTopology topology;

      if (patterns[i].n_tiles > 0)
        continue;
      id =
          tw_tile_set_new_tile_id (set, set->n_tiles > 0 ? set->tiles[set->n_tiles - 1]->id : NULL);
      tw_edge_pattern_topology (patterns[i].edges, &topology);
      tile = tw_tile_new (id, 1, &topology);
      tw_tile_set_insert_tile (set, -1, tile);
    }
  return tw_document_replace_set (document, set, _ ("Draw All Missing"), NULL) ? n_missing : 0;
}
