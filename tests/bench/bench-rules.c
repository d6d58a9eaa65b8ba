/* Reading all rules that are shipped, and compiling a game of as many of them as can be played
 * together.
 *
 *   bench-rules
 */
#include "tests/bench/bench-kit.h"

#include "engine/expansion/registry.h"
#include "engine/format/rules-file.h"
#include "engine/setup/game-setup.h"

#include <stdio.h>
#include <stdlib.h>

#define N_ROUNDS 21
#define MS       1e3

static int
compare_times (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static double
median (double times[N_ROUNDS])
{
  qsort (times, N_ROUNDS, sizeof *times, compare_times);
  return times[N_ROUNDS / 2];
}

/* Returns: (transfer full) (nullable): a game of the parts with these ids, %NULL if they are not
 * played together */
static TwGameSetup *
setup_of (const TwGameKit *kit, const GPtrArray *parts)
{
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (kit);

  for (guint i = 0; i < parts->len; i++)
    if (!tw_game_setup_use (setup, parts->pdata[i], NULL))
      return NULL;
  return g_steal_pointer (&setup);
}

static gboolean
can_be_played (const TwGameKit *kit, const GPtrArray *parts)
{
  g_autoptr (TwGameSetup) setup = setup_of (kit, parts);
  g_autoptr (TwRules) rules = setup != NULL ? tw_game_setup_compile (setup, NULL) : NULL;

  return rules != NULL;
}

static double
time_compiling (const TwGameKit *kit, const GPtrArray *parts)
{
  double times[N_ROUNDS];

  for (guint i = 0; i < N_ROUNDS; i++)
    {
      g_autoptr (TwGameSetup) setup = setup_of (kit, parts);
      double start = bench_cpu_seconds ();
      g_autoptr (TwRules) rules = tw_game_setup_compile (setup, NULL);

      times[i] = bench_cpu_seconds () - start;
    }
  return median (times);
}

static double
time_reading (void)
{
  double times[N_ROUNDS];

  for (guint i = 0; i < N_ROUNDS; i++)
    {
      double start = bench_cpu_seconds ();
      g_autoptr (TwVocabulary) vocabulary = tw_rules_file_load_shipped (NULL);

      times[i] = bench_cpu_seconds () - start;
    }
  return median (times);
}

int
main (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwVocabulary) vocabulary = tw_rules_file_load_shipped (&error);
  TwGameKit kit = { .vocabulary = vocabulary };
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();

  if (vocabulary == NULL)
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }
  kit.expansions = tw_expansions (&kit.n_expansions);
  printf ("reading all rules: median %.1f ms\n", time_reading () * MS);
  g_ptr_array_add (parts, (gpointer) "base");
  printf ("compiling the base game: median %.1f ms\n", time_compiling (&kit, parts) * MS);
  for (guint i = 0; i < vocabulary->parts->len; i++)
    {
      const TwVocabularyPart *part = vocabulary->parts->pdata[i];

      if (g_strcmp0 (part->id, "base") == 0)
        continue;
      g_ptr_array_add (parts, part->id);
      if (!can_be_played (&kit, parts))
        g_ptr_array_set_size (parts, (int) parts->len - 1);
    }
  printf ("compiling %u parts together, with their tiles: median %.1f ms\n", parts->len,
          time_compiling (&kit, parts) * MS);
  return 0;
}
