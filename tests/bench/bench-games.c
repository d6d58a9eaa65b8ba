/* Games a second of processor time: complete games of two, uniformly random, all scored.
 *
 *   bench-games [GAMES [PART…]]        default: 20000 base
 */
#include "tests/bench/bench-kit.h"

#include "engine/game/play.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct
{
  guint64 n_turns;
  guint64 n_decisions;
  double score[2];
} Tally;

static void
play_one (TwPlay *play, TwActionList *list, guint64 *random, guint seed, Tally *tally)
{
  guint decider;

  tw_play_reset (play, seed);
  while ((decider = tw_play_decider (play)) != TW_SEAT_NONE)
    {
      TwAction action;

      if (decider == TW_SEAT_CHANCE)
        action = tw_play_chance (play);
      else
        {
          action = tw_play_choose (play, bench_bits (random), list);
          tally->n_decisions++;
        }
      tw_play_apply (play, &action);
    }
  tally->n_turns += play->state->turn;
  tally->score[0] += play->state->score[0];
  tally->score[1] += play->state->score[1];
}

int
main (int argc, char *argv[])
{
  static const char *const base[] = { "base", NULL };
  gboolean has_number = argc > 1 && g_ascii_isdigit (*argv[1]);
  int first = has_number ? 2 : 1;
  guint n_games = has_number ? MAX (1, (guint) strtoul (argv[1], NULL, 10)) : 20000;
  g_autoptr (TwRules) rules =
      bench_rules (argc > first ? (const char *const *) argv + first : base, 1, 2);
  g_autoptr (TwPlay) play = tw_play_new (rules, 0);
  g_autofree TwAction *items = g_new (TwAction, rules->max_actions);
  TwActionList list = { items, 0 };
  guint64 random = G_GUINT64_CONSTANT (88172645463325252);
  Tally tally = { 0 };
  double start = bench_cpu_seconds (), seconds;
  guint n_early = MIN (10000, n_games);
  long peak = 0;

  for (guint game = 0; game < n_games; game++)
    {
      play_one (play, &list, &random, game, &tally);
      if (game + 1 == n_early)
        peak = bench_peak_kib ();
    }
  seconds = bench_cpu_seconds () - start;
  printf ("%u games, %.0f games/s, %.0f ns a turn, %.1f turns and %.1f decisions a game, "
          "mean scores %.2f %.2f\n"
          "%" G_GSIZE_FORMAT " bytes a state, peak %ld KiB after %u games, %ld KiB at the end\n",
          n_games, n_games / seconds, 1e9 * seconds / (double) tally.n_turns,
          (double) tally.n_turns / n_games, (double) tally.n_decisions / n_games,
          tally.score[0] / n_games, tally.score[1] / n_games, rules->state_size, peak, n_early,
          bench_peak_kib ());
  return 0;
}
