/* Ghosts: where they stand. */
#include "engine/expansion/mists-private.h"

guint
mists_bank (const TwPlay *play, const Mists *mists)
{
  return tw_piles_left (play, tw_procedures_of (play), tw_procedures_own (play),
                        mists->level.ghost);
}

/* What lies on segments comes first, and nothing but ghosts does. */
const TwPile *
mists_ghosts (const TwPlay *play, guint *out_n)
{
  const TwPile *piles = tw_piles (tw_procedures_of (play), tw_procedures_own (play), out_n);

  while (*out_n > 0 && piles[*out_n - 1].node == TW_NO_NODE)
    --*out_n;
  return piles;
}

guint
mists_n_on_plan (const TwPlay *play)
{
  guint n = 0, n_piles;
  const TwPile *piles = mists_ghosts (play, &n_piles);

  for (guint i = 0; i < n_piles; i++)
    n += piles[i].n;
  return n;
}
