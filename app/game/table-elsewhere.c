/* What a game by file leaves to others at the table. */
#include "app/game/table-model-private.h"

gboolean
tw_table_model_waits (TwTableModel *self)
{
  const TwChain *chain = self->chain;
  guint decider = tw_table_model_get_decider (self);

  if (chain == NULL || decider == TW_SEAT_NONE)
    return FALSE;
  return decider == TW_SEAT_CHANCE || tw_chain_party_of (chain, decider) != tw_chain_own (chain)
         || tw_chain_n_joined (chain) < tw_chain_n_parties (chain)
         || tw_chain_next (chain) != tw_chain_own (chain)
         || tw_chain_is_whole (chain, tw_table_history_get_whole (self));
}

gboolean
tw_table_model_is_sent (TwTableModel *self, guint n)
{
  guint n_sent = 0;

  if (self->chain == NULL)
    return FALSE;
  tw_game_log (tw_chain_game (self->chain), &n_sent);
  return n < n_sent;
}
