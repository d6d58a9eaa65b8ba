/* A question with one answer is not asked: not at the table, and no case has to say it. */
#include "engine/case/case-facts.h"
#include "engine/case/case-writer.h"
#include "engine/game/notation.h"
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
};

/* How many different answers there are. */
static gboolean
is_question (const TwAction *actions, guint n)
{
  for (guint i = 1; i < n; i++)
    if (memcmp (&actions[i], &actions[0], sizeof *actions) != 0)
      return TRUE;
  return n > 0 && actions[0].verb == TW_VERB_PLACE;
}

static TwGame *
play (TwRules *rules, guint64 seed, GRand *rand, const char *mix)
{
  TwGame *game = tw_game_new (rules, seed, TW_GAME_DEFAULT);
  guint n;
  const TwAction *actions;

  while ((actions = tw_game_actions (game, &n), n > 0))
    {
      TwAction action = actions[g_rand_int_range (rand, 0, (gint) n)];

      if (!is_question (actions, n))
        g_error ("%s, seed %" G_GUINT64_FORMAT ": step %s asks for verb %u, which is all there is",
                 mix, seed, tw_play_phase (tw_game_play (game)), action.verb);
      g_assert_true (tw_game_apply (game, &action, NULL));
    }
  return game;
}

/* The set-up of a case, and of its turns what somebody had to say. */
static char *
words_of_asked (const TwGame *game, const char *whole, guint *out_n_left_out)
{
  g_autoptr (GString) text = g_string_new_len (whole, strstr (whole, "\nturn ") - whole);
  g_autoptr (TwPlay) then = tw_play_new (tw_game_rules (game), tw_game_seed (game));
  guint n;
  const TwLogEntry *log = tw_game_log (game, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *word = tw_notation_print_action (then, &log[i].action, log[i].on_turn);

      if (i == 0 || log[i].turn != log[i - 1].turn || log[i].on_turn != log[i - 1].on_turn)
        g_string_append_printf (text, "\nturn P%u", log[i].on_turn + 1u);
      if (log[i].was_asked || log[i].action.seat == TW_SEAT_CHANCE
          || (tw_play_frame (then)->flags & TW_FRAME_DUTY))
        g_string_append_printf (text, " %s", word);
      else
        *out_n_left_out += log[i].action.verb != TW_VERB_NONE;
      tw_game_replay_entry (game, i, then);
    }
  g_string_append (text, "\nend\n");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
check_mix (const TwGameKit *kit, const char *mix, guint n_seats, guint *out_n_left_out)
{
  g_autoptr (TwGameSetup) setup = shipped_setup (kit, mix, n_seats);
  g_autoptr (TwRules) rules = tw_game_setup_compile (setup, NULL);
  TwCaseWish wish = { .id = "X-1", .title = mix, .expects = FALSE, .stem = "x" };

  /* Not all go together. */
  if (rules == NULL)
    return;
  for (guint64 seed = 1; seed <= tw_test_size (N_GAMES); seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed + g_str_hash (mix));
      g_autoptr (TwGame) game = play (rules, seed, rand, mix);
      g_autoptr (GError) error = NULL;
      g_autoptr (TwWrittenCase) written = tw_case_writer_of_game (kit, game, &wish, &error);
      g_autofree char *text = NULL, *mine = NULL, *theirs = NULL;
      g_autoptr (TwCaseFile) file = NULL;
      g_autoptr (TwCaseRun) run = NULL;

      g_assert_no_error (error);
      text = words_of_asked (game, written->text, out_n_left_out);
      file = tw_case_file_parse ("x.case", text, -1, &error);
      g_assert_no_error (error);
      run = tw_case_run_new (kit, file, file->cases->pdata[0]);
      if (!tw_case_run_turns (run, G_MAXUINT, &error))
        g_test_message ("%s", text);
      g_assert_no_error (error);
      mine = tw_case_facts (tw_game_play (game));
      theirs = tw_case_facts (tw_case_run_play (run));
      if (strcmp (mine, theirs) != 0)
        g_test_message ("%s", text);
      g_assert_cmpstr (mine, ==, theirs);
    }
}

static void
test_pairs (void)
{
  TwGameKit kit = shipped_kit_read ();
  g_auto (GStrv) parts = shipped_parts (&kit);
  guint n_left_out = 0;

  for (guint a = 0; parts[a] != NULL; a++)
    for (guint b = a + 1; parts[b] != NULL; b++)
      {
        g_autofree char *mix =
            g_strdup_printf ("%s%s %s", a > 0 ? "base " : "", parts[a], parts[b]);

        check_mix (&kit, mix, 2 + (a + b) % 3, &n_left_out);
      }
  g_test_message ("%u answers were left out", n_left_out);
  g_assert_cmpuint (n_left_out, >, 0);
  shipped_kit_clear (&kit);
}

static void
test_rulesets (void)
{
  TwGameKit kit = shipped_kit_read ();
  guint n_left_out = 0;

  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    {
      check_mix (&kit, rulesets[i], 2, &n_left_out);
      check_mix (&kit, rulesets[i], 4, &n_left_out);
    }
  g_test_message ("%u answers were left out", n_left_out);
  g_assert_cmpuint (n_left_out, >, 0);
  shipped_kit_clear (&kit);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/asked/pairs", test_pairs);
  g_test_add_func ("/asked/rulesets", test_rulesets);
  return g_test_run ();
}
