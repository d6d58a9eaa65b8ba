/* What threads bring: games a second with one of them and with several.
 *
 *   bench-threads [THREADS [GAMES [PART…]]]        default: 2 20000 base
 *
 * Games of two who answer at random, as `tilewright-tool simulate` plays them. The two take turns
 * in short runs, and the best of each counts, so that what others do on the machine in between does
 * not. The clock still wants THREADS processors that have nothing else to do for as long as a run;
 * processor time does not: if threads get into each other's way, a game takes more of it.
 */
#include "tests/bench/bench-kit.h"

#include "engine/simulate/simulate.h"

#include <float.h>
#include <stdio.h>
#include <stdlib.h>

#define N_ROUNDS 15

/* The least of some runs, in seconds. */
typedef struct
{
  double clock;
  double processor;
} Least;

static void
run (TwRules *rules, guint n_games, guint n_threads, guint seed, Least *least)
{
  TwSimulation simulation = {
    .rules = rules, .seed = seed, .n_games = n_games, .n_shards = 1, .n_threads = n_threads
  };
  gint64 start = g_get_monotonic_time ();
  double processor = bench_cpu_seconds ();

  for (guint seat = 0; seat < rules->n_seats; seat++)
    simulation.players[seat] = &tw_random_player;
  tw_statistics_free (tw_simulate (&simulation));
  processor = bench_cpu_seconds () - processor;
  least->clock = MIN (least->clock, (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
  least->processor = MIN (least->processor, processor);
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
  Least one = { DBL_MAX, DBL_MAX }, several = one;

  for (guint i = 0; i < N_ROUNDS; i++)
    {
      run (rules, n_games, 1, i, &one);
      run (rules, n_games, n_threads, i, &several);
    }
  printf ("1 thread: %.0f games/s, %u threads: %.0f games/s, %.2f times as many\n"
          "processor time for a game: %.2f us, %.2f us, which is %.2f times as much\n"
          "(best of %d runs of %u games each; %u processors, load %.1f)\n",
          n_games / one.clock, n_threads, n_games / several.clock, one.clock / several.clock,
          1e6 * one.processor / n_games, 1e6 * several.processor / n_games,
          several.processor / one.processor, N_ROUNDS, n_games, g_get_num_processors (), load ());
  return 0;
}
