/* Points that no event has brought, and points in words. */
#include "app/game/given-points.h"

#include "engine/game/position.h"

/* What the events of an entry of the log have brought; @at goes on with the next entry's. */
static void
add_events (const TwGame *game, guint entry, guint *at, int *points)
{
  gboolean is_shared = tw_game_rules (game)->shares_score;
  guint n;
  const TwEvent *events = tw_game_events (game, &n);

  for (; *at < n && events[*at].log_index <= entry; (*at)++)
    if (events[*at].seat < TW_MAX_SEATS && events[*at].kind != TW_EVENT_UNPLACEABLE)
      points[is_shared ? 0 : events[*at].seat] += events[*at].points;
}

GArray *
tw_game_dup_given_points (const TwGame *game)
{
  const TwRules *rules = tw_game_rules (game);
  GArray *given = g_array_new (FALSE, FALSE, sizeof (TwGivenPoints));
  g_autoptr (TwPlay) play = tw_play_new ((TwRules *) rules, tw_game_seed (game));
  guint n_scores = rules->shares_score ? 1 : rules->n_seats, n, event = 0;
  const TwLogEntry *log = tw_game_log (game, &n);
  int told[TW_MAX_SEATS] = { 0 };
  gboolean has_begun = FALSE;

  for (guint i = 0; i < n; i++)
    {
      has_begun = has_begun || tw_action_lays (&log[i].action);
      tw_game_replay_entry (game, i, play);
      add_events (game, i, &event, told);
      /* What is told of a feature may wait for somebody who says which figure moves. */
      if (!tw_position_is_between (play) && tw_play_decider (play) != TW_SEAT_NONE)
        continue;
      for (guint seat = 0; seat < n_scores; seat++)
        {
          TwGivenPoints points = { i, has_begun ? log[i].turn : 0, seat,
                                   play->state->score[seat] - told[seat] };

          if (points.points == 0)
            continue;
          told[seat] += points.points;
          g_array_append_val (given, points);
        }
    }
  return given;
}

char *
tw_number_words (int n)
{
  return g_strdup_printf ("%s%d", n < 0 ? "−" : "", ABS (n));
}

char *
tw_points_words (int points)
{
  return g_strdup_printf ("%s%d", points < 0 ? "−" : points > 0 ? "+" : "", ABS (points));
}
