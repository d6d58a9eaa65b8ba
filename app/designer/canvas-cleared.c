/* What clicks on edges have taken off the tile. */
#include "app/designer/canvas-cleared.h"

#include "engine/tile/variants.h"

/* So many edges that were cleared one after another come back. */
#define MOST_EDGES TW_N_EDGES

/* An edge that was cleared, and the tile before and after that. */
typedef struct
{
  TwEdge edge;
  TwTile *before;
  TwTile *after;
} Cleared;

static void
cleared_free (gpointer data)
{
  Cleared *one = data;

  tw_tile_unref (one->before);
  tw_tile_unref (one->after);
  g_free (one);
}

void
tw_canvas_cleared_keep (TwCanvasCleared *cleared, TwEdge edge, TwTile *before, TwTile *after)
{
  Cleared *one = g_new0 (Cleared, 1);

  *one = (Cleared){ edge, tw_tile_ref (before), tw_tile_ref (after) };
  g_queue_push_head (&cleared->edges, one);
  while (cleared->edges.length > MOST_EDGES)
    cleared_free (g_queue_pop_tail (&cleared->edges));
}

TwTile *
tw_canvas_cleared_find (const TwCanvasCleared *cleared,
                        TwEdge edge,
                        const TwTile *tile,
                        TwKind kind)
{
  for (const GList *l = cleared->edges.head; l != NULL; l = l->next)
    {
      const Cleared *one = l->data;
      int segment = tw_topology_segment_at (&one->before->topology, (TwRimPlace) (4 * edge + 1), 0);

      if (edge == one->edge && segment >= 0 && one->before->topology.segments[segment].kind == kind
          && tw_topology_equal (&tile->topology, &one->after->topology))
        return tw_variant_bring_back (tile, one->before, one->after);
    }
  return NULL;
}

void
tw_canvas_cleared_clear (TwCanvasCleared *cleared)
{
  g_queue_clear_full (&cleared->edges, cleared_free);
}
