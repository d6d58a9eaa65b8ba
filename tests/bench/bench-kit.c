#include "tests/bench/bench-kit.h"

#include "engine/expansion/registry.h"
#include "engine/format/rules-file.h"
#include "engine/setup/game-setup.h"

#include <stdlib.h>
#include <sys/resource.h>

/* What cannot be played is nobody's programming error. */
G_GNUC_NORETURN static void
fail (const GError *error)
{
  g_printerr ("%s\n", error->message);
  exit (1);
}

TwRules *
bench_rules (const char *const *words, guint copies, guint n_seats)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwVocabulary) vocabulary = tw_rules_file_load_shipped (&error);
  TwGameKit kit = { .vocabulary = vocabulary };
  g_autoptr (TwGameSetup) setup = NULL;
  TwRules *rules = NULL;

  if (vocabulary == NULL)
    fail (error);
  kit.expansions = tw_expansions (&kit.n_expansions);
  setup = tw_game_setup_new (&kit);
  setup->n_seats = n_seats;
  for (guint i = 0; words[i] != NULL; i++)
    if (!tw_game_setup_use (setup, words[i], &error))
      fail (error);
  for (guint i = 0; i < setup->sources->len; i++)
    g_array_index (setup->sources, TwCatalogueSource, i).copies = copies;
  rules = tw_game_setup_compile (setup, &error);
  if (rules == NULL)
    fail (error);
  return rules;
}

double
bench_cpu_seconds (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return (double) (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
         + 1e-6 * (double) (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

long
bench_peak_kib (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

guint64
bench_bits (guint64 *state)
{
  *state ^= *state << 13;
  *state ^= *state >> 7;
  *state ^= *state << 17;
  return *state;
}

guint
bench_random (guint64 *state, guint n)
{
  return (guint) (((bench_bits (state) >> 32) * n) >> 32);
}
