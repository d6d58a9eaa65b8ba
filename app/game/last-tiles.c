/* What each player has laid last. */
#include "app/game/last-tiles.h"

guint
tw_last_tiles_find (const TwGame *game, const TwAction **out)
{
  guint n = 0, n_found = 0, n_seats = tw_game_rules (game)->n_seats;
  const TwLogEntry *log = tw_game_log (game, &n);

  for (guint i = n; i-- > 0 && n_found < n_seats;)
    {
      const TwAction *action = &log[i].action;
      gboolean is_new = tw_action_lays (action) && action->seat < n_seats;

      for (guint k = 0; k < n_found; k++)
        is_new = is_new && out[k]->seat != action->seat;
      if (is_new)
        out[n_found++] = action;
    }
  return n_found;
}
