/* What procedures keep beside the table. */
#include "engine/procedure/show/store.h"

#include "engine/procedure/state/aside.h"
#include "engine/procedure/state/block.h"
#include "engine/procedure/state/part.h"
#include "engine/procedure/state/piles.h"
#include "engine/procedure/state/stack.h"
#include "engine/procedure/state/tally.h"
#include "engine/set/section-words.h"

guint
tw_procedures_n_held (const TwPlay *play, gconstpointer own)
{
  return tw_part_n_held (play, own) + tw_aside_n (play, own) + tw_stack_n_held (play, own)
         + tw_block_n_held (play, own);
}

/* Where something is done when no tile is left the turn begins for that. */
gboolean
tw_procedures_has_tile (const TwPlay *play, const TwFrame *frame, gconstpointer own)
{
  return tw_part_has_tile (play, frame, own) || tw_stack_is_due (play, own);
}

/* Tokens of which is said how many are left: those that a section speaks of. Rule: MIST-005. */
static gboolean
bank_stock (const TwPlay *play, gconstpointer own, guint index, TwStock *out_stock)
{
  for (guint i = 0; i < play->rules->n_token_types; i++)
    {
      const TwTokenRule *token = &play->rules->token_types[i];
      g_autofree char *section = g_strconcat ("left-", token->type->id, NULL);
      const char *words =
          tw_section_title (play->rules->vocabulary, section, g_get_language_names ());

      if (words == NULL || index-- > 0)
        continue;
      *out_stock = (TwStock){ .id = token->type->id,
                              .words = { .one = words },
                              .n = tw_piles_left (play, tw_procedures_of (play), own, i),
                              .most = token->supply,
                              .which = 1,
                              .n_all = 1 };
      out_stock->words.number = out_stock->n;
      return TRUE;
    }
  return FALSE;
}

gboolean
tw_procedures_stock (const TwPlay *play, gconstpointer own, guint index, TwStock *out_stock)
{
  static gboolean (*const stocks[]) (const TwPlay *play, gconstpointer own, guint index,
                                     TwStock *out_stock) = { tw_tally_stock, bank_stock,
                                                             tw_stack_stock, tw_aside_stock };

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
