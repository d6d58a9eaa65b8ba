/* Looking back at a game, and going on from there. */
#include "tests/app/game/play-fixture.h"

#include "app/game/game-file.h"
#include "app/game/program-players.h"
#include "app/game/table-by-hand.h"
#include "app/game/table-history.h"

#include <glib/gstdio.h>

#define N_TURNS 12

/* Plays @n_turns and notes the state at each moment. */
static GArray *
play (TwTableModel *model, GRand *rand, guint n_turns)
{
  GArray *hashes = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint64 hash = fixture_hash (model);

  g_array_append_val (hashes, hash);
  for (guint i = 0; i < n_turns; i++)
    {
      fixture_turn (model, rand);
      hash = fixture_hash (model);
      g_array_append_val (hashes, hash);
    }
  return hashes;
}

static void
assert_shows (TwTableModel *model, const GArray *hashes, guint moment)
{
  g_assert_cmpuint (tw_table_history_get_moment (model), ==, moment);
  g_assert_cmpuint (fixture_hash (model), ==, g_array_index (hashes, guint64, moment));
  g_assert_cmpint (tw_table_history_is_looking (model), ==, moment + 1 < hashes->len);
}

static void
test_look (gconstpointer is_strict)
{
  g_autoptr (TwTableModel) model = fixture_table (3, 9, is_strict != NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);
  g_autoptr (GArray) hashes = play (model, rand, N_TURNS), moments = NULL;
  const guint stops[] = { 0, 5, 4, 5, 6, 11, 12, 3, 12 };
  guint n = 0;

  moments = tw_table_history_dup_moments (model);
  /* A tile and its figure are one answer. */
  g_assert_cmpuint (moments->len, ==, N_TURNS + 1);
  for (guint i = 0; i <= N_TURNS; i++)
    {
      g_assert_cmpuint (g_array_index (moments, TwMoment, i).turn, ==, i + 1);
      g_assert_cmpuint (g_array_index (moments, TwMoment, i).seat, ==, i % 3);
    }
  for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
    {
      g_assert_true (tw_table_history_look_at (model, stops[i]));
      assert_shows (model, hashes, stops[i]);
      tw_game_log (tw_table_history_get_whole (model), &n);
      g_assert_cmpuint (n, ==, g_array_index (moments, TwMoment, N_TURNS).n_entries);
    }
  g_assert_false (tw_table_history_look_at (model, N_TURNS + 1));
  assert_shows (model, hashes, N_TURNS);
}

static void
test_words (void)
{
  static const struct
  {
    const char *where;
    gboolean is_there;
    guint shown;
  } steps[] = {
    { "start", TRUE, 0 },    { "on", TRUE, 1 },        { "on", TRUE, 2 },
    { "back", TRUE, 1 },     { "back", TRUE, 0 },      { "back", TRUE, 0 },
    { "scoring", FALSE, 0 }, { "now", TRUE, N_TURNS }, { "on", FALSE, N_TURNS },
  };
  g_autoptr (TwTableModel) nobody = tw_table_model_new ();
  g_autoptr (TwTableModel) model = fixture_table (2, 10, FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (10);
  g_autoptr (GArray) hashes = play (model, rand, N_TURNS);

  g_assert_false (tw_table_history_look (nobody, "start"));
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_assert_cmpint (tw_table_history_look (model, steps[i].where), ==, steps[i].is_there);
      assert_shows (model, hashes, steps[i].shown);
    }
}

static void
test_steps (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 10, FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (10);
  g_autoptr (GArray) hashes = play (model, rand, N_TURNS);

  g_test_summary ("While somebody looks back, undo and redo are steps of that");
  g_assert_true (tw_table_history_look_at (model, 1));
  g_assert_true (tw_table_model_undo (model));
  assert_shows (model, hashes, 0);
  g_assert_false (tw_table_model_can_undo (model));
  for (guint i = 1; i <= N_TURNS; i++)
    {
      g_assert_true (tw_table_model_redo (model));
      assert_shows (model, hashes, i);
    }
  g_assert_false (tw_table_model_can_redo (model));
}

static void
test_go_on (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 11, FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  g_autoptr (GArray) hashes = play (model, rand, N_TURNS), moments = NULL;

  g_assert_true (tw_table_history_look_at (model, 4));
  g_assert_true (tw_table_history_can_go_on_here (model));
  g_assert_true (tw_table_history_is_asked (model));
  /* A tile that is only held over its place is no answer. */
  fixture_propose (model, rand);
  tw_table_model_withdraw (model);
  g_assert_true (tw_table_history_look_at (model, N_TURNS));
  assert_shows (model, hashes, N_TURNS);
  g_assert_true (tw_table_history_look_at (model, 4));
  fixture_turn (model, rand);
  g_assert_false (tw_table_history_is_looking (model));
  moments = tw_table_history_dup_moments (model);
  g_assert_cmpuint (moments->len, ==, 6);
  g_assert_false (tw_table_model_can_redo (model));
}

static void
test_go_on_without_an_answer (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 12, FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);
  g_autoptr (GArray) hashes = play (model, rand, N_TURNS);

  g_assert_true (tw_table_history_look_at (model, 7));
  g_assert_true (tw_table_history_go_on_here (model));
  g_assert_false (tw_table_history_is_looking (model));
  g_assert_cmpuint (fixture_hash (model), ==, g_array_index (hashes, guint64, 7));
  for (guint i = 7; i < N_TURNS; i++)
    g_assert_true (tw_table_model_redo (model));
  assert_shows (model, hashes, N_TURNS);
}

/* TURN-055: among people what chance has shown is not taken back. */
static void
test_strict (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 13, TRUE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (13);
  g_autoptr (GArray) hashes = play (model, rand, N_TURNS);
  guint n = 1;

  g_test_summary ("At a strict table one looks back, but does not play there");
  g_assert_true (tw_table_history_look_at (model, 6));
  g_assert_false (tw_table_history_is_asked (model));
  g_assert_false (tw_table_history_can_go_on_here (model));
  g_assert_false (tw_table_history_go_on_here (model));
  tw_table_model_get_legal (model, &n);
  g_assert_cmpuint (n, ==, 0);
  g_assert_false (tw_table_model_aim (model, 0, -1, TRUE));
  g_assert_false (tw_table_model_propose (model));
  g_assert_false (tw_table_model_finish (model));
  tw_table_model_end_game (model);
  assert_shows (model, hashes, 6);
  g_assert_true (tw_table_history_look_at (model, N_TURNS));
  fixture_turn (model, rand);
}

static void
test_after_the_end (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 14, TRUE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (14);
  g_autoptr (GArray) moments = NULL;
  guint64 hash;

  fixture_play_to_end (model, rand);
  hash = fixture_hash (model);
  moments = tw_table_history_dup_moments (model);
  for (guint i = 0; i + 1 < moments->len; i++)
    {
      g_assert_true (tw_table_history_look_at (model, i));
      /* But for the steps of what the end counted. */
      g_assert_cmpint (tw_table_model_get_question (model) == TW_QUESTION_NONE, ==,
                       g_array_index (moments, TwMoment, i).n_counted != TW_ALL_COUNTED);
      g_assert_false (tw_table_history_is_asked (model));
    }
  g_assert_true (tw_table_history_look_at (model, moments->len - 1));
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_NONE);
  g_assert_cmpuint (fixture_hash (model), ==, hash);
}

/* A table of one person and one program, which has answered @n_turns / 2 times. */
static TwTableModel *
table_with_program (TwProgramPlayers **out_programs, GRand *rand, guint n_turns)
{
  g_autoptr (TwTableModel) people = fixture_table (2, 15, FALSE);
  TwTableModel *model = tw_table_model_new ();
  TwTableSetup setup = { 0 };

  tw_table_setup_copy (&setup, tw_table_model_get_setup (people));
  setup.seed = 15;
  setup.seats[1].opponent = tw_opponent_find ("random");
  g_assert_nonnull (setup.seats[1].opponent->kind);
  *out_programs = tw_program_players_new (model);
  tw_program_players_set_pace (*out_programs, 0);
  tw_table_model_start (model, &setup);
  tw_table_setup_clear (&setup);
  while (tw_table_model_get_turn (model) <= n_turns)
    if (tw_table_model_get_program (model) != NULL)
      g_main_context_iteration (NULL, TRUE);
    else
      fixture_turn (model, rand);
  return model;
}

static void
test_program_waits (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (15);
  g_autoptr (TwProgramPlayers) programs = NULL;
  g_autoptr (TwTableModel) model = table_with_program (&programs, rand, 6);
  g_autoptr (GArray) moments = tw_table_history_dup_moments (model);
  guint at = 0;
  guint64 hash;

  g_test_summary ("The program does not answer while somebody looks back, then it does");
  while (g_array_index (moments, TwMoment, at).seat != 1)
    at++;
  g_assert_true (tw_table_history_look_at (model, at));
  g_assert_null (tw_table_model_get_program (model));
  /* Nor does a person by mistake. */
  g_assert_false (tw_table_history_is_asked (model));
  hash = fixture_hash (model);
  for (guint i = 0; i < 50; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_cmpuint (fixture_hash (model), ==, hash);
  /* Unless people are to answer for it. */
  tw_table_model_set_paused (model, TRUE);
  g_assert_true (tw_table_history_is_asked (model));
  tw_table_model_set_paused (model, FALSE);
  g_assert_true (tw_table_history_go_on_here (model));
  while (tw_table_model_get_decider (model) == 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (fixture_hash (model), !=, hash);
  tw_program_players_stop (programs);
}

/* A table with the game that @lines of a case lead to. */
static TwTableModel *
table_of_case (const char *lines)
{
  TwTableModel *model = tw_table_model_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("tilewright-history-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "one.case", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (TwGameFile) opened = NULL;

  g_assert_no_error (error);
  g_file_set_contents (path, lines, -1, &error);
  g_assert_no_error (error);
  opened = tw_game_file_load (file, 0, &error);
  g_assert_no_error (error);
  g_unlink (path);
  g_rmdir (folder);
  tw_table_model_resume (model, &opened->setup, g_steal_pointer (&opened->game));
  return model;
}

static void
assert_scoring (TwTableModel *model, guint step, int red, int blue)
{
  const TwState *state = tw_table_model_get_play (model)->state;

  g_assert_cmpuint (tw_table_history_get_scoring (model, NULL, NULL), ==, step);
  g_assert_cmpint (state->score[0], ==, red);
  g_assert_cmpint (state->score[1], ==, blue);
}

/* Blue has closed a city of two tiles: 4. At the end red's road of four tiles brings 4 and blue's
 * field 3 for that city. Rule: BASE-062, BASE-093, BASE-101. */
static void
test_last_scoring (void)
{
  static const char lines[] =
      "case ONE one\nrules BASE-020\n"
      "turn P1 W@-1,0/0 highwayman@-1,0:road(E)\nturn P2 E@0,-1/180 knight@0,-1:city(S)\n"
      "turn P1 U@1,0/0 -\nturn P2 U@2,0/0 farmer@2,0:field(NL)\n";
  g_autoptr (TwTableModel) model = table_of_case (lines);
  guint n = 0, event = 0;

  g_assert_cmpuint (tw_table_model_get_turn (model), ==, 5);
  tw_table_model_end_game (model);
  /* Nobody has played the fifth turn. */
  g_assert_cmpuint (tw_table_model_get_turn (model), ==, 4);
  assert_scoring (model, TW_ALL_COUNTED, 4, 7);
  g_assert_true (tw_table_history_look (model, "scoring"));
  tw_table_history_get_scoring (model, &n, &event);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (event, ==, TW_ALL_COUNTED);
  assert_scoring (model, 0, 0, 4);
  g_assert_true (tw_table_model_redo (model));
  assert_scoring (model, 1, 4, 4);
  tw_table_history_get_scoring (model, NULL, &event);
  g_assert_cmpint (tw_game_events (tw_table_model_get_game (model), &n)[event].points, ==, 4);
  g_assert_cmpuint (event + 1, ==, n);
  g_assert_true (tw_table_model_redo (model));
  assert_scoring (model, 2, 4, 7);
  /* It is looked at, nothing more. */
  g_assert_false (tw_table_history_can_go_on_here (model));
  g_assert_false (tw_table_by_hand_may (model));
  tw_table_model_end_game (model);
  g_assert_true (tw_table_model_undo (model));
  assert_scoring (model, 1, 4, 4);
  g_assert_true (tw_table_model_redo (model));
  g_assert_true (tw_table_model_redo (model));
  assert_scoring (model, TW_ALL_COUNTED, 4, 7);
  g_assert_false (tw_table_history_is_looking (model));
  g_assert_false (tw_table_model_can_redo (model));
}

/* A turn of the chart is seen as it was when it was over, and the end as it is now. */
static void
test_turns (void)
{
  g_autoptr (TwTableModel) model = fixture_table (3, 9, FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);
  g_autoptr (GArray) hashes = play (model, rand, N_TURNS);
  guint n = 0;

  tw_table_history_look_after_turn (model, 5);
  assert_shows (model, hashes, 5);
  g_assert_cmpuint (tw_table_history_get_turns_over (model), ==, 5);
  tw_table_history_look_after_turn (model, 0);
  assert_shows (model, hashes, 0);
  g_assert_cmpuint (tw_table_history_get_turns_over (model), ==, 0);
  tw_table_history_look (model, "now");
  tw_table_model_end_game (model);
  tw_table_history_get_scoring (model, &n, NULL);
  g_assert_cmpuint (n, >, 0);
  tw_table_history_look_after_turn (model, N_TURNS);
  g_assert_true (tw_table_history_is_looking (model));
  g_assert_cmpuint (tw_table_history_get_turns_over (model), ==, N_TURNS);
  /* The turn in which somebody ended it, and then what the end brought. */
  tw_table_history_look_after_turn (model, N_TURNS + 1);
  g_assert_cmpuint (tw_table_history_get_scoring (model, NULL, NULL), ==, 0);
  tw_table_history_look_after_turn (model, N_TURNS + 2);
  g_assert_false (tw_table_history_is_looking (model));
}

/* Where a game ends by itself, too, the steps begin with the points it had before. */
static void
test_scoring_adds_up (void)
{
  g_autoptr (TwTableModel) model = fixture_table (3, 15, FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (15);
  int before[3], after[3];
  guint n = 0;

  fixture_play_to_end (model, rand);
  tw_table_history_get_scoring (model, &n, NULL);
  g_assert_cmpuint (n, >, 0);
  for (guint seat = 0; seat < 3; seat++)
    {
      const TwEvent *events = tw_game_events (tw_table_model_get_game (model), &n);

      after[seat] = before[seat] = tw_table_model_get_play (model)->state->score[seat];
      for (guint i = 0; i < n; i++)
        if (events[i].turn == 0 && events[i].seat == seat)
          before[seat] -= events[i].points;
    }
  g_assert_true (tw_table_history_look (model, "scoring"));
  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpint (tw_table_model_get_play (model)->state->score[seat], ==, before[seat]);
  while (tw_table_model_redo (model))
    ;
  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpint (tw_table_model_get_play (model)->state->score[seat], ==, after[seat]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/play/history/look/sandbox", NULL, test_look);
  g_test_add_data_func ("/play/history/look/strict", "strict", test_look);
  g_test_add_func ("/play/history/words", test_words);
  g_test_add_func ("/play/history/steps", test_steps);
  g_test_add_func ("/play/history/go-on", test_go_on);
  g_test_add_func ("/play/history/go-on-without-an-answer", test_go_on_without_an_answer);
  g_test_add_func ("/play/history/strict", test_strict);
  g_test_add_func ("/play/history/after-the-end", test_after_the_end);
  g_test_add_func ("/play/history/last-scoring", test_last_scoring);
  g_test_add_func ("/play/history/turns", test_turns);
  g_test_add_func ("/play/history/scoring-adds-up", test_scoring_adds_up);
  g_test_add_func ("/play/history/program-waits", test_program_waits);
  return g_test_run ();
}
