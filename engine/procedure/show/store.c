/* What procedures keep beside the table. */
#include "engine/procedure/show/store.h"

#include "engine/procedure/state/aside.h"
#include "engine/procedure/state/part.h"
#include "engine/procedure/state/stack.h"
#include "engine/procedure/state/tally.h"

guint
tw_procedures_n_held (const TwPlay *play, gconstpointer own)
{
  return tw_part_n_held (play, own) + tw_aside_n (play, own) + tw_stack_n_held (play, own);
}

/* Where something is done when no tile is left the turn begins for that. */
gboolean
tw_procedures_has_tile (const TwPlay *play, const TwFrame *frame, gconstpointer own)
{
  return tw_part_has_tile (play, frame, own) || tw_stack_is_due (play, own);
}

gboolean
tw_procedures_stock (const TwPlay *play, gconstpointer own, guint index, TwStock *out_stock)
{
  static gboolean (*const stocks[]) (const TwPlay *play, gconstpointer own, guint index,
                                     TwStock *out_stock) = { tw_tally_stock, tw_stack_stock,
                                                             tw_aside_stock };

  for (guint i = 0; i < G_N_ELEMENTS (stocks); i++)
    {
      guint n = 0;

      while (stocks[i](play, own, n, out_stock))
        if (n++ == index)
          return TRUE;
      index -= n;
    }
  return FALSE;
}
