/* Random games of every mix, stopped anywhere, are saved as cases that begin with some turn; what
 * is read again passes and is the same game. */
#include "engine/case/case-facts.h"
#include "engine/case/case-writer.h"
#include "tests/engine/shipped-fixture.h"
#include "tests/test-size.h"

#include <string.h>

#define N_GAMES 2

static const char *const rulesets[] = {
  "ruleset:mists-level-1",
  "ruleset:mists-level-2",
  "ruleset:mists-level-3",
  "ruleset:mists-level-4",
  "ruleset:mists-level-5",
  "ruleset:mists-level-6",
  "ruleset:big-box",
  "base messages count robbers mage-and-witch crop-circles ferries gold-mines abbot",
  "base messages count robbers flying-machines inns-and-cathedrals traders-and-builders",
  "base river abbot messages robbers ferries flying-machines crop-circles gold-mines "
  "mage-and-witch inns-and-cathedrals traders-and-builders",
};

/* What cannot be told apart in the log of one game but is in many: how it was written. */
typedef struct
{
  guint n_positions;
  guint n_whole;
} Count;

static TwGame *
play (TwRules *rules, guint64 seed, GRand *rand)
{
  TwGame *game = tw_game_new (rules, seed, TW_GAME_DEFAULT);
  guint most = (guint) g_rand_int_range (rand, 10, 400);

  for (guint i = 0; i < most; i++)
    {
      guint n;
      const TwAction *actions = tw_game_actions (game, &n);

      if (n == 0)
        break;
      g_assert_true (tw_game_apply (game, &actions[g_rand_int_range (rand, 0, (gint) n)], NULL));
    }
  return game;
}

/* The game as it was after @n_entries of its log. */
static TwPlay *
play_at (const TwGame *game, guint n_entries)
{
  TwPlay *then = tw_play_new (tw_game_rules (game), tw_game_seed (game));

  for (guint i = 0; i < n_entries; i++)
    tw_game_replay_entry (game, i, then);
  return then;
}

/* What is read again passes, with everything that it expects, and is where the game was. */
static void
check (const TwGameKit *kit, const TwGame *game, guint n_given, const char *mix, Count *count)
{
  TwCaseWish wish = { .id = "X-1", .title = mix, .n_given = n_given, .expects = TRUE, .stem = "x" };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwWrittenCase) written = tw_case_writer_of_game (kit, game, &wish, &error);
  g_autoptr (TwCaseFile) file = NULL;
  g_autoptr (TwCaseRun) run = NULL;
  g_autoptr (TwPlay) then = NULL;
  g_autofree char *mine = NULL, *theirs = NULL;
  guint n;

  if (written == NULL)
    g_test_message ("%s, seed %" G_GUINT64_FORMAT ", %u given", mix, tw_game_seed (game), n_given);
  g_assert_no_error (error);
  g_assert_cmpuint (written->files->len, ==, 0);
  file = tw_case_file_parse ("x.case", written->text, -1, &error);
  g_assert_no_error (error);
  run = tw_case_run_new (kit, file, file->cases->pdata[0]);
  g_assert_true (tw_case_run_turns (run, G_MAXUINT, &error));
  g_assert_no_error (error);
  tw_game_log (game, &n);
  then = play_at (game, tw_case_writer_end_of_turns (game, n));
  mine = tw_case_facts (then);
  theirs = tw_case_facts (tw_case_run_play (run));
  g_assert_cmpstr (mine, ==, theirs);
  g_assert_cmphex (tw_case_facts_hash_own (then), ==,
                   tw_case_facts_hash_own (tw_case_run_play (run)));
  count->n_positions += !written->is_whole_instead;
  count->n_whole += written->is_whole_instead;
}

static void
check_mix (const TwGameKit *kit, const char *mix, guint n_seats, Count *count)
{
  g_autoptr (TwGameSetup) setup = shipped_setup (kit, mix, n_seats);
  g_autoptr (TwRules) rules = tw_game_setup_compile (setup, NULL);

  /* Not all go together. */
  if (rules == NULL)
    return;
  for (guint64 seed = 1; seed <= tw_test_size (N_GAMES); seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed + g_str_hash (mix));
      g_autoptr (TwGame) game = play (rules, seed, rand);
      guint n;

      tw_game_log (game, &n);
      check (kit, game, (guint) g_rand_int_range (rand, 1, (gint) n + 1), mix, count);
    }
}

static void
test_pairs (void)
{
  TwGameKit kit = shipped_kit_read ();
  g_auto (GStrv) parts = shipped_parts (&kit);
  Count count = { 0 };

  for (guint a = 0; parts[a] != NULL; a++)
    for (guint b = a + 1; parts[b] != NULL; b++)
      {
        g_autofree char *mix =
            g_strdup_printf ("%s%s %s", a > 0 ? "base " : "", parts[a], parts[b]);

        check_mix (&kit, mix, 2 + (a + b) % 3, &count);
      }
  g_test_message ("%u positions, %u whole games", count.n_positions, count.n_whole);
  /* Cards that nobody has seen yet cannot be said, nearly everything else can. */
  g_assert_cmpuint (count.n_positions, >, 3 * count.n_whole);
  shipped_kit_clear (&kit);
}

static void
test_rulesets (void)
{
  TwGameKit kit = shipped_kit_read ();
  Count count = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    {
      check_mix (&kit, rulesets[i], 2, &count);
      check_mix (&kit, rulesets[i], 4, &count);
    }
  g_test_message ("%u positions, %u whole games", count.n_positions, count.n_whole);
  g_assert_cmpuint (count.n_positions, >, 0);
  shipped_kit_clear (&kit);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/positions/pairs", test_pairs);
  g_test_add_func ("/positions/rulesets", test_rulesets);
  return g_test_run ();
}
