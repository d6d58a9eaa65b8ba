/* The program at the table: answers when it is asked, waits when it is not, and is taken back
 * with the person's answer. */
#include "app/game/program-players.h"

#include "app/game/game-file.h"
#include "app/game/play-files.h"
#include "tests/app/game/play-fixture.h"

#include <glib/gstdio.h>

/* A base game in which @ids sit, one for each seat. */
static TwTableModel *
table_of (const char *const *ids, guint n_seats)
{
  g_autoptr (TwTableModel) usual = fixture_table (n_seats, 4, FALSE);
  TwTableModel *model = tw_table_model_new ();
  TwTableSetup setup;

  tw_table_setup_copy (&setup, tw_table_model_get_setup (usual));
  for (guint seat = 0; seat < n_seats; seat++)
    setup.seats[seat].opponent = tw_opponent_find (ids[seat]);
  tw_table_model_start (model, &setup);
  tw_table_setup_clear (&setup);
  return model;
}

static TwProgramPlayers *
players_of (TwTableModel *model)
{
  TwProgramPlayers *players = tw_program_players_new (model);

  tw_program_players_set_pace (players, 0);
  return players;
}

/* Until a person is asked, or nobody. */
static void
wait_for_person (TwTableModel *model)
{
  while (tw_table_model_get_program (model) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static guint
n_log (TwTableModel *model)
{
  guint n = 0;

  tw_game_log (tw_table_model_get_game (model), &n);
  return n;
}

static void
test_alone_to_the_end (void)
{
  static const char *const ids[] = { "random", "greedy", "random" };
  g_autoptr (TwTableModel) model = table_of (ids, 3);
  g_autoptr (TwProgramPlayers) players = players_of (model);

  wait_for_person (model);
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_NONE);
  g_assert_cmpuint (tw_table_model_get_play (model)->state->n_left, ==, 0);
}

/* A person has nothing to choose from in the program's turn. */
static void
test_turn_by_turn (void)
{
  static const char *const ids[] = { "person", "greedy" };
  g_autoptr (TwTableModel) model = table_of (ids, 2);
  g_autoptr (TwProgramPlayers) players = players_of (model);

  for (guint turn = 0; turn < 5; turn++)
    {
      guint n = 0;

      g_assert_cmpuint (tw_table_model_get_decider (model), ==, 0);
      fixture_lay (model);
      g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
      tw_table_model_get_legal (model, &n);
      g_assert_cmpuint (n, ==, 0);
      g_assert_cmpint (tw_table_model_get_drawn (model), >=, 0);
      g_assert_false (tw_table_model_can_finish (model));
      g_assert_false (tw_table_model_press_number (model, 0));
      g_assert_false (tw_table_model_aim (model, 1, 1, TRUE));
      wait_for_person (model);
    }
}

/* What has happened is seen before the program goes on. */
static void
test_waits (void)
{
  static const char *const ids[] = { "person", "greedy" };
  g_autoptr (TwTableModel) model = table_of (ids, 2);
  g_autoptr (TwProgramPlayers) players = players_of (model);
  gint64 until = g_get_monotonic_time () + 300 * G_TIME_SPAN_MILLISECOND;

  tw_program_players_wait (players, until);
  fixture_lay (model);
  wait_for_person (model);
  g_assert_cmpint (g_get_monotonic_time (), >=, until);
}

static void
note_thinking_cb (TwTableModel *model, GArray *seats)
{
  guint seat = tw_table_model_get_thinking (model);

  g_array_append_val (seats, seat);
}

/* Who thinks for a second is told of, as long as the answer is not known; whoever answers at once
 * is not. */
static void
test_thinking (void)
{
  static const char *const quick[] = { "person", "greedy" }, *const slow[] = { "person", "search" };
  g_autoptr (GArray) seats = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint is_slow = 0; is_slow < 2; is_slow++)
    {
      g_autoptr (TwTableModel) model = table_of (is_slow ? slow : quick, 2);
      g_autoptr (TwProgramPlayers) players = players_of (model);

      g_signal_connect (model, "thinking", G_CALLBACK (note_thinking_cb), seats);
      /* What is only waited for is no thought. */
      tw_program_players_wait (players, g_get_monotonic_time () + 700 * G_TIME_SPAN_MILLISECOND);
      fixture_lay (model);
      wait_for_person (model);
      g_assert_cmpuint (tw_table_model_get_thinking (model), ==, TW_SEAT_NONE);
      if (!is_slow)
        g_assert_cmpuint (seats->len, ==, 0);
    }
  g_assert_cmpuint (seats->len, >=, 2);
  g_assert_cmpuint (g_array_index (seats, guint, 0), ==, 1);
  g_assert_cmpuint (g_array_index (seats, guint, 1), ==, TW_SEAT_NONE);
}

static gboolean
elapsed_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* What moves is over later than it seemed: an answer that is known by then waits on. */
static void
test_waits_on (void)
{
  static const char *const ids[] = { "person", "random" };
  g_autoptr (TwTableModel) model = table_of (ids, 2);
  g_autoptr (TwProgramPlayers) players = players_of (model);
  gint64 now = g_get_monotonic_time (), until = now + 900 * G_TIME_SPAN_MILLISECOND;
  gboolean has_elapsed = FALSE;

  tw_program_players_wait (players, now + 500 * G_TIME_SPAN_MILLISECOND);
  fixture_lay (model);
  g_timeout_add (250, elapsed_cb, &has_elapsed);
  while (!has_elapsed)
    g_main_context_iteration (NULL, TRUE);
  tw_program_players_wait (players, until);
  wait_for_person (model);
  g_assert_cmpint (g_get_monotonic_time (), >=, until);
}

/* One step back is the person's own last answer; forward again it is all as it was. */
static void
test_undo (void)
{
  static const char *const ids[] = { "person", "greedy" };
  g_autoptr (TwTableModel) model = table_of (ids, 2);
  g_autoptr (TwProgramPlayers) players = players_of (model);
  guint64 before, after;

  fixture_lay (model);
  wait_for_person (model);
  before = fixture_hash (model);
  fixture_lay (model);
  wait_for_person (model);
  after = fixture_hash (model);
  g_assert_true (tw_table_model_undo (model));
  g_assert_cmpuint (fixture_hash (model), ==, before);
  g_assert_false (tw_table_model_get_paused (model));
  g_assert_true (tw_table_model_redo (model));
  g_assert_cmpuint (fixture_hash (model), ==, after);
  g_assert_null (tw_table_model_get_program (model));
}

/* Among programs alone one answer is taken back, and stays taken back until they go on. */
static void
test_undo_pauses (void)
{
  static const char *const ids[] = { "greedy", "greedy" };
  g_autoptr (TwTableModel) model = table_of (ids, 2);
  g_autoptr (TwProgramPlayers) players = players_of (model);
  guint n, turn;

  while (tw_table_model_get_turn (model) < 6)
    g_main_context_iteration (NULL, TRUE);
  n = n_log (model);
  g_assert_true (tw_table_model_undo (model));
  g_assert_true (tw_table_model_get_paused (model));
  g_assert_cmpuint (n_log (model), <, n);
  n = n_log (model);
  for (guint i = 0; i < 20; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (n_log (model), ==, n);
  /* A person plays one turn for it. */
  turn = tw_table_model_get_turn (model);
  tw_table_model_withdraw (model);
  fixture_lay (model);
  g_assert_cmpuint (tw_table_model_get_turn (model), ==, turn + 1);
  tw_table_model_set_paused (model, FALSE);
  wait_for_person (model);
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_NONE);
}

/* Who cannot wait gets the rest of the turn at once, not after five seconds for each answer. */
static void
test_hurry (void)
{
  static const char *const ids[] = { "search 5", "person" };
  g_autoptr (TwTableModel) model = table_of (ids, 2);
  g_autoptr (TwProgramPlayers) players = players_of (model);
  gint64 start = g_get_monotonic_time ();

  tw_program_players_hurry (players);
  wait_for_person (model);
  g_assert_cmpint (g_get_monotonic_time () - start, <, 5 * G_USEC_PER_SEC);
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
}

/* What was thought of one game is not answered in another. */
static void
test_another_game (void)
{
  static const char *const ids[] = { "search 5", "person" };
  g_autoptr (TwTableModel) model = table_of (ids, 2);
  g_autoptr (TwProgramPlayers) players = players_of (model);
  TwTableSetup setup;
  guint n;

  tw_table_setup_copy (&setup, tw_table_model_get_setup (model));
  setup.seats[0].opponent = NULL;
  tw_table_model_start (model, &setup);
  tw_table_setup_clear (&setup);
  n = n_log (model);
  for (guint i = 0; i < 20; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (10000);
    }
  g_assert_cmpuint (n_log (model), ==, n);
}

static void
done_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  GAsyncResult **out = user_data;

  *out = g_object_ref (result);
}

/* A game that is saved and opened again has the same players. */
static void
test_saved (void)
{
  static const char *const ids[] = { "search 5", "person", "greedy" };
  g_autofree char *folder = g_dir_make_tmp ("tilewright-players-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (TwTableModel) model = table_of (ids, 3);
  g_autoptr (GAsyncResult) saved = NULL, loaded = NULL;
  g_autoptr (TwGameFile) opened = NULL;

  tw_play_files_save_async (model, file, done_cb, &saved);
  while (saved == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (tw_play_files_save_finish (saved, NULL));
  tw_game_file_load_async (file, 0, NULL, done_cb, &loaded);
  while (loaded == NULL)
    g_main_context_iteration (NULL, TRUE);
  opened = tw_game_file_load_finish (loaded, NULL);
  g_assert_nonnull (opened);
  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpstr (opened->setup.seats[seat].opponent->id, ==, ids[seat]);
  g_unlink (path);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/program-players/alone-to-the-end", test_alone_to_the_end);
  g_test_add_func ("/program-players/turn-by-turn", test_turn_by_turn);
  g_test_add_func ("/program-players/waits", test_waits);
  g_test_add_func ("/program-players/waits-on", test_waits_on);
  g_test_add_func ("/program-players/thinking", test_thinking);
  g_test_add_func ("/program-players/undo", test_undo);
  g_test_add_func ("/program-players/undo-pauses", test_undo_pauses);
  g_test_add_func ("/program-players/hurry", test_hurry);
  g_test_add_func ("/program-players/another-game", test_another_game);
  g_test_add_func ("/program-players/saved", test_saved);
  return g_test_run ();
}
