/* Which tiles of a set fit into a hole. */
#include "app/gallery/hole-fits.h"

static gboolean
fits (TwEdgeCodes codes, const guint8 sides[TW_N_EDGES])
{
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (sides[edge] != TW_HOLE_OPEN
        && (tw_edge_code (codes, (TwEdge) edge) & ~TW_EDGE_MISTY) != sides[edge])
      return FALSE;
  return TRUE;
}

GArray *
tw_hole_fits (const TwTileSet *set, const guint8 sides[TW_N_EDGES], guint *out_n_copies)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (TwHoleFit));
  guint n_copies = 0;

  for (guint i = 0; i < set->n_tiles; i++)
    {
      TwEdgeCodes codes = tw_topology_edge_codes (&set->tiles[i]->topology);
      TwHoleFit fit = { i, 0, set->tiles[i]->count };

      for (guint turns = 0; turns < 4; turns++)
        if (fits (tw_edge_codes_rotate (codes, turns), sides))
          fit.rotations |= (guint8) (1u << turns);
      if (fit.rotations == 0)
        continue;
      n_copies += fit.n_copies;
      g_array_append_val (found, fit);
    }
  if (out_n_copies != NULL)
    *out_n_copies = n_copies;
  return found;
}
