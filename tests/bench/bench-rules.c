/* Reading all rules and tile sets that are shipped, and compiling them: a game of as many of them
 * as can be played together, and one of each.
 *
 *   bench-rules
 */
#include "tests/bench/bench-kit.h"

#include "engine/expansion/registry.h"
#include "engine/format/rules-file.h"
#include "engine/format/shipped-sets.h"
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

static void
print_time (const char *what, double times[N_ROUNDS])
{
  double middle = median (times);

  printf ("  %-50s %5.1f (%.1f)\n", what, middle * MS, times[0] * MS);
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

/* Returns: (transfer full) (element-type utf8 TwTileSet): all that are shipped, by id */
static GHashTable *
read_sets (void)
{
  GHashTable *sets =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) tw_tile_set_unref);
  g_auto (GStrv) ids = tw_shipped_set_ids ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      TwTileSet *set = tw_shipped_set_load (ids[i], NULL);

      if (set == NULL)
        exit (1);
      g_hash_table_insert (sets, g_strdup (ids[i]), set);
    }
  return sets;
}

static void
compile (const TwGameKit *kit, const GPtrArray *parts)
{
  g_autoptr (TwGameSetup) setup = setup_of (kit, parts);
  g_autoptr (TwRules) rules = setup != NULL ? tw_game_setup_compile (setup, NULL) : NULL;

  if (rules == NULL)
    exit (1);
}

/* A game of each part by itself, which brings the base game with it if it is not alone. */
static void
compile_each (const TwGameKit *kit)
{
  for (guint i = 0; i < kit->vocabulary->parts->len; i++)
    {
      const TwVocabularyPart *part = kit->vocabulary->parts->pdata[i];
      g_autoptr (GPtrArray) alone = g_ptr_array_new ();

      g_ptr_array_add (alone, part->id);
      compile (kit, alone);
    }
}

/* From nothing to what games are played with, in one round: files read, sets at hand, compiled. */
static void
time_everything (const GPtrArray *parts)
{
  double reading[N_ROUNDS], sets[N_ROUNDS], one[N_ROUNDS], each[N_ROUNDS], all_one[N_ROUNDS],
      all[N_ROUNDS];

  for (guint i = 0; i < N_ROUNDS; i++)
    {
      double start = bench_cpu_seconds ();
      g_autoptr (TwVocabulary) vocabulary = tw_rules_file_load_shipped (NULL);
      TwGameKit kit = { .vocabulary = vocabulary };
      g_autoptr (GHashTable) at_hand = NULL;

      reading[i] = bench_cpu_seconds () - start;
      at_hand = read_sets ();
      kit.expansions = tw_expansions (&kit.n_expansions);
      kit.sets = at_hand;
      sets[i] = bench_cpu_seconds () - start - reading[i];
      compile (&kit, parts);
      all_one[i] = bench_cpu_seconds () - start;
      one[i] = all_one[i] - reading[i] - sets[i];
      compile_each (&kit);
      all[i] = bench_cpu_seconds () - start;
      each[i] = all[i] - all_one[i];
    }
  printf ("all that is shipped, medians (least) in ms of processor time:\n");
  print_time ("read the rules", reading);
  print_time ("read the tile sets", sets);
  print_time ("compile one game of all that go together", one);
  print_time ("compile a game of each part", each);
  print_time ("read all, compile one game", all_one);
  print_time ("read all, compile one game and one of each part", all);
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
  time_everything (parts);
  return 0;
}
