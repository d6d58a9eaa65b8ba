/* What can be counted of a game. */
#include "app/game/game-statistics.h"

#include "engine/game/pieces.h"

#include <string.h>

static void
count_log (const TwGame *game, TwSeatStatistics *out)
{
  guint n;
  const TwLogEntry *log = tw_game_log (game, &n);

  for (guint i = 0; i < n; i++)
    {
      const TwAction *action = &log[i].action;

      if (action->seat >= TW_MAX_SEATS)
        continue;
      out[action->seat].n_tiles += tw_action_lays (action);
      out[action->seat].n_figures += action->verb == TW_VERB_FIGURE;
    }
}

/* The points of one turn of anybody's; what the end brings is no turn. */
static void
count_events (const TwGame *game, TwSeatStatistics *out)
{
  int points[TW_MAX_SEATS] = { 0 };
  guint n, turn = 0;
  const TwEvent *events = tw_game_events (game, &n);

  for (guint i = 0; i < n; i++)
    {
      const TwEvent *event = &events[i];

      if (event->turn == 0 || event->seat >= TW_MAX_SEATS)
        continue;
      if (event->turn != turn)
        memset (points, 0, sizeof points);
      turn = event->turn;
      if (event->kind == TW_EVENT_UNPLACEABLE || event->kind == TW_EVENT_TOKENS)
        continue;
      points[event->seat] += event->points;
      out[event->seat].n_completed +=
          event->kind == TW_EVENT_SCORED && event->complete && event->points > 0;
      if (points[event->seat] > out[event->seat].best)
        {
          out[event->seat].best = points[event->seat];
          out[event->seat].best_turn = turn;
        }
    }
}

void
tw_game_statistics (const TwGame *game, TwSeatStatistics *out)
{
  const TwPlay *play = tw_game_play (game);

  memset (out, 0, TW_MAX_SEATS * sizeof *out);
  count_log (game, out);
  count_events (game, out);
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    for (guint type = 0; type < play->rules->n_figure_types; type++)
      if (play->rules->figure_types[type].neutral < 0)
        out[seat].n_left += tw_play_supply (play, seat, type);
}
