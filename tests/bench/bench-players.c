/* What the players that look ahead cost.
 *
 *   bench-players [PART…]                default: base
 *
 * Whole games of greedy players in one thread, then playouts of the search in the middle of such
 * games: a second a move is that many. How well they play is measured by
 * `tilewright-tool simulate --player search,greedy --playouts N`.
 */
#include "tests/bench/bench-kit.h"

#include "engine/player/search.h"
#include "engine/simulate/simulate.h"

#include <stdio.h>

#define N_GAMES     50
#define N_POSITIONS 20
#define N_PLAYOUTS  200

static void
measure_greedy (TwRules *rules)
{
  TwSimulation simulation = {
    .rules = rules, .seed = 1, .n_games = N_GAMES, .n_shards = 1, .n_threads = 1
  };
  g_autoptr (TwStatistics) statistics = NULL;
  double start;

  for (guint seat = 0; seat < rules->n_seats; seat++)
    simulation.players[seat] = &tw_greedy_player;
  start = bench_cpu_seconds ();
  statistics = tw_simulate (&simulation);
  printf ("greedy: %.1f games/s\n", N_GAMES / (bench_cpu_seconds () - start));
}

/* Plays as the greedy player would until half of the tiles lie. */
static void
play_half (TwPlay *play, TwPlayer *player)
{
  guint middle = play->rules->catalogue->n_copies / 2;

  while (play->state->n_left > middle || tw_play_decider (play) == TW_SEAT_CHANCE)
    {
      TwAction action = tw_play_decider (play) == TW_SEAT_CHANCE ? tw_play_chance (play)
                                                                 : tw_player_choose (player, play);

      tw_play_apply (play, &action);
    }
}

static void
measure_search (TwRules *rules)
{
  g_autoptr (TwPlay) play = tw_play_new (rules, 0);
  g_autoptr (TwPlayer) player = tw_player_new (&tw_greedy_player, rules);
  g_autoptr (TwSearch) search = tw_search_new (rules, 1, &tw_outlook_weights);
  double seconds = 0;

  for (guint i = 0; i < N_POSITIONS; i++)
    {
      const TwSearchBudget budget = { .n_playouts = N_PLAYOUTS, .seed = i };
      double start;

      tw_play_reset (play, i);
      tw_player_seed (player, i);
      play_half (play, player);
      start = bench_cpu_seconds ();
      tw_search_run (search, play, &budget, NULL);
      seconds += bench_cpu_seconds () - start;
    }
  printf ("search: %.0f playouts/s in the middle of a game, one thread, peak %ld KiB\n",
          N_POSITIONS * N_PLAYOUTS / seconds, bench_peak_kib ());
}

int
main (int argc, char *argv[])
{
  static const char *const base[] = { "base", NULL };
  const char *const *words = argc > 1 ? (const char *const *) argv + 1 : base;
  g_autoptr (TwRules) rules = bench_rules (words, 1, 2);

  measure_greedy (rules);
  measure_search (rules);
  return 0;
}
