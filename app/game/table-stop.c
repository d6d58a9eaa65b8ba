/* A table that stands still once a turn is over. */
#include "app/game/table-stop.h"

#include "app/game/table-model-private.h"
#include "engine/game/position.h"

void
tw_table_stop_after (TwTableModel *self, guint turn)
{
  g_return_if_fail (self->game != NULL);

  self->last_turn = turn;
  tw_table_model_take_question (self);
  tw_table_model_announce (self, tw_table_model_get_decider (self), tw_table_model_n_events (self));
}

gboolean
tw_table_stop_is_still (TwTableModel *self)
{
  const TwPlay *play;

  if (self->game == NULL || self->last_turn == 0)
    return FALSE;
  play = tw_game_play (self->game);
  return play->state->turn > self->last_turn || tw_play_decider (play) == TW_SEAT_NONE
         || tw_position_is_between (play);
}
