/* What others have done since a player's last answer. */
#include "app/game/table-since.h"

#include "app/game/table-history.h"

gboolean
tw_table_since_find (TwTableModel *self, guint *out_n_entries)
{
  const TwGame *game = tw_table_model_get_game (self);
  guint seat = game != NULL ? tw_table_model_get_decider (self) : TW_SEAT_NONE, n = 0, end;
  gboolean others = FALSE;
  const TwLogEntry *log;

  *out_n_entries = 0;
  if (game == NULL || tw_table_history_is_looking (self) || seat >= tw_game_rules (game)->n_seats
      || tw_table_model_is_program (self, seat)
      /* Who enters what all do has seen it, and at a lesson nobody else has done anything. */
      || tw_game_is_recorded (game) || tw_table_model_get_setup (self)->last_turn > 0)
    return FALSE;
  log = tw_game_log (game, &end);
  n = end;
  for (; n > 0 && !(log[n - 1].was_asked && log[n - 1].action.seat == seat); n--)
    others = others || log[n - 1].was_asked;
  /* What follows of itself belongs to the answer. */
  while (n > 0 && n < end && !log[n].was_asked)
    n++;
  *out_n_entries = n;
  return others;
}
