/* A table that stands still once a turn is over. */
#include "app/game/table-stop.h"

#include "app/game/table-model-private.h"
#include "engine/game/position.h"

gboolean
tw_table_stop_is_still (TwTableModel *self)
{
  const TwPlay *play;

  if (self->game == NULL || self->setup.last_turn == 0)
    return FALSE;
  play = tw_game_play (self->game);
  return play->state->turn > self->setup.last_turn || tw_play_decider (play) == TW_SEAT_NONE
         || tw_position_is_between (play);
}
