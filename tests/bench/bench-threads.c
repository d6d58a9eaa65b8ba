/* What threads bring: games a second with one of them and with several.
 *
 *   bench-threads [THREADS [GAMES [PART…]]]        default: 2 20000 base
 *
 * Games of two who answer at random, as `tilewright-tool simulate` plays them. The two take turns
 * in short runs, and the best of each counts, so that what others do on the machine in between does
 * not. It still takes THREADS processors that have nothing else to do for as long as a run.
 */
#include "tests/bench/bench-kit.h"

#include "engine/simulate/simulate.h"

#include <stdio.h>
#include <stdlib.h>

#define N_ROUNDS 15

/* Returns: games a second of the clock on the wall */
static double
rate (TwRules *rules, guint n_games, guint n_threads, guint seed)
{
  TwSimulation simulation = {
    .rules = rules, .seed = seed, .n_games = n_games, .n_shards = 1, .n_threads = n_threads
  };
  gint64 start = g_get_monotonic_time ();

  for (guint seat = 0; seat < rules->n_seats; seat++)
    simulation.players[seat] = &tw_random_player;
  tw_statistics_free (tw_simulate (&simulation));
  return n_games / ((double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
}

static double
load (void)
{
  double loads[1] = { 0 };

  return getloadavg (loads, 1) == 1 ? loads[0] : 0;
}

int
main (int argc, char *argv[])
{
  static const char *const base[] = { "base", NULL };
  guint n_threads = argc > 1 ? MAX (1, (guint) strtoul (argv[1], NULL, 10)) : 2;
  guint n_games = argc > 2 ? MAX (1, (guint) strtoul (argv[2], NULL, 10)) : 20000;
  g_autoptr (TwRules) rules = bench_rules (argc > 3 ? (const char *const *) argv + 3 : base, 1, 2);
  double one = 0, several = 0;

  for (guint i = 0; i < N_ROUNDS; i++)
    {
      one = MAX (one, rate (rules, n_games, 1, i));
      several = MAX (several, rate (rules, n_games, n_threads, i));
    }
  printf ("1 thread: %.0f games/s, %u threads: %.0f games/s, %.2f times as many "
          "(best of %d runs of %u games each; %u processors, load %.1f)\n",
          one, n_threads, several, several / one, N_ROUNDS, n_games, g_get_num_processors (),
          load ());
  return 0;
}
