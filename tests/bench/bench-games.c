/* Games a second: complete two-player base games with farmers, uniformly random.
 *
 *   bench-games [GAMES]
 */
#include "engine/game/play.h"
#include "tests/engine/game/base-fixture.h"

#include <stdio.h>
#include <stdlib.h>

static guint64 random_state = G_GUINT64_CONSTANT (88172645463325252);

static guint
random_below (guint n)
{
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  return (guint) (((random_state >> 32) * n) >> 32);
}

int
main (int argc, char *argv[])
{
  guint n_games = argc > 1 ? (guint) strtoul (argv[1], NULL, 10) : 20000;
  g_autoptr (TwRules) rules = fixture_rules (NULL, 2, NULL, 0, NULL, 0);
  g_autoptr (TwPlay) play = tw_play_new (rules, 0);
  g_autofree TwAction *items = g_new (TwAction, rules->max_actions);
  TwActionList list = { items, 0 };
  guint64 n_turns = 0;
  double score[2] = { 0, 0 };
  gint64 start = g_get_monotonic_time ();
  double seconds;

  for (guint game = 0; game < n_games; game++)
    {
      guint decider;

      tw_play_reset (play, game);
      while ((decider = tw_play_decider (play)) != TW_SEAT_NONE)
        {
          TwAction action;

          if (decider == TW_SEAT_CHANCE)
            action = tw_play_chance (play);
          else
            {
              tw_play_list (play, &list);
              action = list.items[random_below (list.n_items)];
            }
          tw_play_apply (play, &action);
        }
      n_turns += play->state->turn;
      score[0] += play->state->score[0];
      score[1] += play->state->score[1];
    }
  seconds = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  printf ("%u games, %.0f games/s, %.0f ns a turn, mean scores %.2f %.2f, %" G_GSIZE_FORMAT
          " bytes a state\n",
          n_games, n_games / seconds, 1e9 * seconds / (double) n_turns, score[0] / n_games,
          score[1] / n_games, rules->state_size);
  return 0;
}
