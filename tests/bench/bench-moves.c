/* What one move costs, in the middle of a game and on a table that grows large.
 *
 *   bench-moves [PART…]                default: base
 *
 * First the question a table asks all the time: all legal places of every kind of tile left in
 * the bag. Then a game of 5,000 tiles: what it costs to lay the n-th tile (draw, list,
 * lay, merge, count) against n, and what without the list of legal places, which grows with the
 * table's rim.
 */
#include "tests/bench/bench-kit.h"

#include "engine/board/fitting.h"
#include "engine/game/play.h"

#include <stdio.h>

#define N_GAMES       200
#define N_QUESTIONS   200
#define N_TILES       5000
#define N_LARGE_GAMES 20

static guint64 random_state = G_GUINT64_CONSTANT (88172645463325252);

static TwAction
choose (const TwPlay *play, TwActionList *list)
{
  if (tw_play_decider (play) == TW_SEAT_CHANCE)
    return tw_play_chance (play);
  tw_play_list (play, list);
  return list->items[bench_random (&random_state, list->n_items)];
}

static void
measure_questions (const char *const *words)
{
  g_autoptr (TwRules) rules = bench_rules (words, 1, 2);
  g_autoptr (TwPlay) play = tw_play_new (rules, 0);
  g_autofree TwAction *items = g_new (TwAction, rules->max_actions);
  TwActionList list = { items, 0 };
  guint middle = rules->catalogue->n_copies / 2;
  guint64 n_places = 0, n_kinds = 0;
  double seconds = 0;

  for (guint game = 0; game < N_GAMES; game++)
    {
      double start;

      tw_play_reset (play, game);
      while (play->state->n_left > middle && tw_play_decider (play) != TW_SEAT_NONE)
        {
          TwAction action = choose (play, &list);

          tw_play_apply (play, &action);
        }
      start = bench_cpu_seconds ();
      for (guint again = 0; again < N_QUESTIONS; again++)
        for (guint kind = 0; kind < rules->catalogue->n_kinds; kind++)
          if (play->bag[kind] > 0)
            {
              n_places += tw_board_n_places (&play->board, kind);
              n_kinds++;
            }
      seconds += bench_cpu_seconds () - start;
    }
  printf ("middle of a game: %.2f us for all legal places of %.1f kinds of tile (%.1f places)\n",
          1e6 * seconds / (N_GAMES * N_QUESTIONS), (double) n_kinds / (N_GAMES * N_QUESTIONS),
          (double) n_places / (N_GAMES * N_QUESTIONS));
}

/* Seconds by hundreds of tiles: one move is too short for the clock. */
typedef struct
{
  double played[N_TILES / 100 + 1];
  double laid[N_TILES / 100 + 1];
  double n_open[N_TILES / 100 + 1];
} Growth;

static void
play_growing (TwPlay *play, TwActionList *list, GArray *log, Growth *growth)
{
  guint hundred = 0;
  double last = bench_cpu_seconds ();

  while (play->board.head->n_slots < N_TILES && tw_play_decider (play) != TW_SEAT_NONE)
    {
      TwAction action = choose (play, list);

      g_array_append_val (log, action);
      tw_play_apply (play, &action);
      if (play->board.head->n_slots / 100 > hundred)
        {
          double now = bench_cpu_seconds ();

          growth->played[hundred] += now - last;
          growth->n_open[hundred] += play->board.head->n_open;
          last = now;
          hundred++;
        }
    }
}

/* The same game again, without asking what is legal. */
static void
lay_growing (TwPlay *play, const GArray *log, Growth *growth)
{
  guint hundred = 0;
  double last = bench_cpu_seconds ();

  for (guint i = 0; i < log->len; i++)
    {
      tw_play_apply (play, &g_array_index (log, TwAction, i));
      if (play->board.head->n_slots / 100 > hundred)
        {
          double now = bench_cpu_seconds ();

          growth->laid[hundred++] += now - last;
          last = now;
        }
    }
}

static void
measure_growth (const char *const *words)
{
  g_autoptr (TwRules) once = bench_rules (words, 1, 2);
  guint copies = (N_TILES + once->catalogue->n_copies - 1) / once->catalogue->n_copies;
  g_autoptr (TwRules) rules = bench_rules (words, copies, 2);
  g_autoptr (TwPlay) play = tw_play_new (rules, 0);
  g_autofree TwAction *items = g_new (TwAction, rules->max_actions);
  g_autofree Growth *growth = g_new0 (Growth, 1);
  g_autoptr (GArray) log = g_array_sized_new (FALSE, FALSE, sizeof (TwAction), 4 * N_TILES);
  TwActionList list = { items, 0 };
  const double n_moves = 100.0 * N_LARGE_GAMES;

  for (guint game = 0; game < N_LARGE_GAMES; game++)
    {
      g_array_set_size (log, 0);
      tw_play_reset (play, game);
      play_growing (play, &list, log, growth);
      tw_play_reset (play, game);
      lay_growing (play, log, growth);
    }
  for (guint i = 0; i < N_TILES / 100 - 1; i = i < 5 ? i + 1 : i + 5)
    printf ("tiles %4u to %4u: %.2f us a move with its list of places, %.2f us without, "
            "%.0f open places\n",
            100 * i + 1, 100 * i + 100, 1e6 * growth->played[i] / n_moves,
            1e6 * growth->laid[i] / n_moves, growth->n_open[i] / N_LARGE_GAMES);
  printf ("%" G_GSIZE_FORMAT " bytes a state, peak %ld KiB\n", rules->state_size,
          bench_peak_kib ());
}

int
main (int argc, char *argv[])
{
  static const char *const base[] = { "base", NULL };
  const char *const *words = argc > 1 ? (const char *const *) argv + 1 : base;

  measure_questions (words);
  measure_growth (words);
  return 0;
}
