/* The table's model: proposals, turns, undo. */
#include "tests/app/game/play-fixture.h"

#include <string.h>

#include <glib/gstdio.h>

#include "app/document/shared-kit.h"
#include "app/game/game-file.h"
#include "app/game/play-files.h"

/* Number of games and of turns looked at closely; their seeds are printed by GLib. */
#define N_GAMES 12
#define N_TURNS 20

static void
test_games_to_the_end (void)
{
  for (guint game = 0; game < N_GAMES; game++)
    {
      guint n_seats = 2 + game % 5, n = 0;
      g_autoptr (TwTableModel) model = fixture_table (n_seats, game, game % 2);
      g_autoptr (GRand) rand = g_rand_new_with_seed (game);
      const TwPlay *play;

      fixture_play_to_end (model, rand);
      play = tw_table_model_get_play (model);
      g_assert_cmpint (play->state->status, ==, TW_STATUS_FINISHED);
      g_assert_cmpuint (play->state->n_left, ==, 0);
      g_assert_cmpuint (play->board.head->n_slots + play->state->n_unplaceable, ==, 72);
      tw_table_model_get_legal (model, &n);
      g_assert_cmpuint (n, ==, 0);
      g_assert_cmpuint (tw_table_model_get_decider (model), ==, TW_SEAT_NONE);
      g_assert_false (tw_table_model_can_finish (model));
      g_assert_false (tw_table_model_propose (model));
    }
}

static void
told_cb (guint *n)
{
  (*n)++;
}

static void
test_unaim (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 3, FALSE);
  guint n = 0, n_told = 0;
  const TwLegalCell *cells = tw_table_model_get_legal (model, &n);

  g_test_summary ("Who aims no more aims at nothing, and is told once");
  g_assert_true (tw_table_model_aim (model, cells[0].x, cells[0].y, FALSE));
  g_assert_true (tw_table_model_get_aim (model)->is_set);
  g_signal_connect_swapped (model, "proposed", G_CALLBACK (told_cb), &n_told);
  tw_table_model_unaim (model);
  g_assert_false (tw_table_model_get_aim (model)->is_set);
  tw_table_model_unaim (model);
  g_assert_cmpuint (n_told, ==, 1);
}

/* Whatever is shipped can be put on the table, or it is said why not. */
static void
test_every_shipped_set (void)
{
  g_auto (GStrv) ids = tw_shipped_set_ids ();
  g_autoptr (GError) error = NULL;
  TwGameKit kit;

  g_assert_true (tw_shared_kit_load (&kit, &error));
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (TwTileSet) set = tw_shipped_set_load (ids[i], &error);
      g_autoptr (TwTableModel) model = tw_table_model_new ();
      g_autoptr (GRand) rand = g_rand_new_with_seed (i);
      TwTableSetup setup = { .seed = i };
      guint n_answers = 0;

      g_assert_no_error (error);
      setup.rules = tw_play_rules_new (&kit, set, NULL, NULL, NULL, 2, &error);
      if (setup.rules == NULL)
        {
          g_assert_cmpuint (strlen (error->message), >, 20);
          g_clear_error (&error);
          continue;
        }
      setup.seats[0].name = g_strdup ("Anna");
      setup.seats[1].name = g_strdup ("Eva");
      tw_table_model_start (model, &setup);
      tw_table_setup_clear (&setup);
      while (tw_table_model_get_question (model) != TW_QUESTION_NONE && n_answers++ < 2000)
        {
          guint n_spots = 0, n_choices = 0;

          switch (tw_table_model_get_question (model))
            {
            case TW_QUESTION_PLACE:
              fixture_turn (model, rand);
              break;
            case TW_QUESTION_FIGURE:
              if (!tw_table_model_finish (model))
                g_assert_true (tw_table_model_choose_spot (model, 0, -1));
              break;
            default:
              tw_table_model_get_spots (model, &n_spots);
              tw_table_model_get_choices (model, &n_choices);
              g_assert_cmpuint (n_spots + n_choices, >, 0);
              g_assert_true (tw_table_model_press_number (
                  model, (guint) g_rand_int_range (rand, 0, (int) (n_spots + n_choices))));
            }
        }
      g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_NONE);
    }
  tw_play_rules_kit_clear (&kit);
}

static void
test_proposal_changes_nothing (void)
{
  g_autoptr (TwTableModel) model = fixture_table (3, 7, FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint turn = 0; turn < N_TURNS; turn++)
    {
      guint64 before = fixture_hash (model);
      guint n_log = 0, n_after = 0;

      tw_game_log (tw_table_model_get_game (model), &n_log);
      for (guint i = 0; i < 3; i++)
        {
          fixture_propose (model, rand);
          tw_table_model_turn (model, 1, FALSE);
          tw_table_model_next_figure (model);
          g_assert_cmpuint (fixture_hash (model), ==, before);
          g_assert_nonnull (tw_table_model_get_proposal (model));
          g_assert_true (tw_table_model_get_shown (model) != tw_table_model_get_game (model));
        }
      tw_game_log (tw_table_model_get_game (model), &n_after);
      g_assert_cmpuint (n_log, ==, n_after);
      tw_table_model_withdraw (model);
      g_assert_null (tw_table_model_get_proposal (model));
      g_assert_true (tw_table_model_get_shown (model) == tw_table_model_get_game (model));
      g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_PLACE);
      fixture_turn (model, rand);
      g_assert_cmpuint (fixture_hash (model), !=, before);
    }
}

/* Turns that are stopped at are those that the engine lists. */
static void
test_turns_are_legal (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 3, FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (guint turn = 0; turn < N_TURNS; turn++)
    {
      guint n = 0, n_actions = 0, n_turns = 0;
      const TwLegalCell *cells = tw_table_model_get_legal (model, &n);
      const TwAction *actions = tw_game_actions (tw_table_model_get_game (model), &n_actions);

      for (guint i = 0; i < n; i++)
        {
          guint8 seen = 0;

          g_assert_true (tw_table_model_aim (model, cells[i].x, cells[i].y, FALSE));
          for (guint k = 0; k < 4; k++)
            {
              g_assert_true (tw_table_model_get_aim (model)->is_legal);
              seen |= (guint8) (1u << tw_table_model_get_aim (model)->turns);
              tw_table_model_turn (model, 1, FALSE);
            }
          g_assert_cmpuint (seen, ==, cells[i].turns);
          for (guint k = 0; k < 4; k++)
            n_turns += seen >> k & 1;
        }
      /* Every placement the engine allows is one of these, and no other. */
      g_assert_cmpuint (n_turns, ==, n_actions);
      g_assert_cmpint (actions[0].verb, ==, TW_VERB_PLACE);
      fixture_turn (model, rand);
    }
}

static void
test_aim_off_the_mark (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 1, FALSE);

  /* Far away nothing fits; it is shown only to who asks for it. */
  g_assert_false (tw_table_model_aim (model, 9, 9, FALSE));
  g_assert_false (tw_table_model_get_aim (model)->is_set);
  g_assert_true (tw_table_model_aim (model, 9, 9, TRUE));
  g_assert_false (tw_table_model_get_aim (model)->is_legal);
  g_assert_false (tw_table_model_propose (model));
  g_assert_null (tw_table_model_get_proposal (model));
  /* On the start tile nothing can lie. */
  g_assert_false (tw_table_model_aim (model, 0, 0, TRUE));
}

static void
test_undo_and_redo (void)
{
  g_autoptr (TwTableModel) model = fixture_table (4, 21, FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (21);
  g_autoptr (GArray) hashes = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint64 hash = fixture_hash (model);

  g_assert_false (tw_table_model_can_undo (model));
  g_assert_false (tw_table_model_undo (model));
  g_array_append_val (hashes, hash);
  while (tw_table_model_get_question (model) != TW_QUESTION_NONE)
    {
      fixture_turn (model, rand);
      hash = fixture_hash (model);
      g_array_append_val (hashes, hash);
    }
  for (guint i = hashes->len - 1; i > 0; i--)
    {
      g_assert_true (tw_table_model_undo (model));
      g_assert_cmpuint (fixture_hash (model), ==, g_array_index (hashes, guint64, i - 1));
      /* What was laid is offered again, as it lay. */
      g_assert_nonnull (tw_table_model_get_proposal (model));
    }
  g_assert_false (tw_table_model_can_undo (model));
  for (guint i = 1; i < hashes->len; i++)
    {
      g_assert_true (tw_table_model_redo (model));
      g_assert_cmpuint (fixture_hash (model), ==, g_array_index (hashes, guint64, i));
    }
  g_assert_false (tw_table_model_redo (model));
}

static void
test_undone_proposal_can_be_done (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 5, FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint drawn;
  guint64 after;

  fixture_propose (model, rand);
  g_assert_true (tw_table_model_finish (model));
  after = fixture_hash (model);
  drawn = (guint) tw_table_model_get_drawn (model);
  g_assert_true (tw_table_model_undo (model));
  g_assert_true (tw_table_model_can_redo (model));
  g_assert_true (tw_table_model_finish (model));
  /* Played on as before: the same draw follows, and nothing is left to redo. */
  g_assert_cmpuint (fixture_hash (model), ==, after);
  g_assert_cmpuint ((guint) tw_table_model_get_drawn (model), ==, drawn);
  g_assert_false (tw_table_model_can_redo (model));
}

/* TURN-055: among people what chance has shown is not taken back. */
static void
test_strict_table (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 2, TRUE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);

  g_test_summary ("A strict table takes nothing back once a tile was drawn");
  fixture_turn (model, rand);
  g_assert_false (tw_table_model_can_undo (model));
  g_assert_false (tw_table_model_undo (model));
  /* A proposal is still nobody's answer. */
  fixture_propose (model, rand);
  tw_table_model_withdraw (model);
  fixture_play_to_end (model, rand);
  /* Nothing is drawn after the last tile. */
  g_assert_true (tw_table_model_can_undo (model));
}

static void
ready_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static GAsyncResult *
wait_for (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return *result;
}

static void
test_save_and_go_on (void)
{
  g_autoptr (TwTableModel) model = fixture_table (3, 12, FALSE), again = tw_table_model_new ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("tilewright-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "game.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) saved = NULL, loaded = NULL;
  g_autoptr (TwGameFile) opened = NULL;

  for (guint i = 0; i < 10; i++)
    fixture_turn (model, rand);
  tw_play_files_save_async (model, file, ready_cb, &saved);
  g_assert_true (tw_play_files_save_finish (wait_for (&saved), &error));
  g_assert_no_error (error);
  tw_game_file_load_async (file, 0, NULL, ready_cb, &loaded);
  opened = tw_game_file_load_finish (wait_for (&loaded), &error);
  g_assert_no_error (error);
  g_assert_true (opened->is_saved);
  g_assert_false (opened->setup.is_strict);
  tw_table_model_resume (again, &opened->setup, g_steal_pointer (&opened->game));
  g_assert_cmpuint (fixture_hash (again), ==, fixture_hash (model));
  g_assert_cmpstr (tw_table_model_get_setup (again)->seats[2].name, ==, "Seat 3");
  g_assert_cmpuint (tw_table_model_get_setup (again)->seats[2].colour, ==, 2);
  /* It goes on with the same draws, and can be taken back. */
  fixture_propose (model, rand);
  g_assert_true (tw_table_model_aim (again, tw_table_model_get_proposal (model)->x,
                                     tw_table_model_get_proposal (model)->y, FALSE));
  while (tw_table_model_get_turns (again) != tw_table_model_get_turns (model))
    tw_table_model_turn (again, 1, FALSE);
  g_assert_true (tw_table_model_propose (again));
  g_assert_true (tw_table_model_finish (model));
  g_assert_true (tw_table_model_finish (again));
  g_assert_cmpuint (fixture_hash (again), ==, fixture_hash (model));
  for (guint i = 0; i < 11; i++)
    g_assert_true (tw_table_model_undo (again));
  g_assert_false (tw_table_model_can_undo (again));
  g_unlink (path);
  g_rmdir (folder);
}

static void
count_cb (TwTableModel *model, guint value, guint *count)
{
  (*count)++;
}

static void
count_plain_cb (TwTableModel *model, guint *count)
{
  (*count)++;
}

static void
test_signals (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 4, FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  guint n_changed = 0, n_proposed = 0, n_passed = 0;

  g_signal_connect (model, "changed", G_CALLBACK (count_plain_cb), &n_changed);
  g_signal_connect (model, "proposed", G_CALLBACK (count_plain_cb), &n_proposed);
  g_signal_connect (model, "passed", G_CALLBACK (count_cb), &n_passed);
  fixture_propose (model, rand);
  g_assert_cmpuint (n_changed, ==, 0);
  g_assert_cmpuint (n_proposed, >=, 2);
  g_assert_true (tw_table_model_finish (model));
  g_assert_cmpuint (n_changed, ==, 1);
  g_assert_cmpuint (n_passed, ==, 1);
  /* Aiming where one aims already is no change. */
  {
    guint n = 0, before;
    const TwLegalCell *cells = tw_table_model_get_legal (model, &n);

    tw_table_model_aim (model, cells[0].x, cells[0].y, FALSE);
    before = n_proposed;
    tw_table_model_aim (model, cells[0].x, cells[0].y, FALSE);
    g_assert_cmpuint (n_proposed, ==, before);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/table-model/games-to-the-end", test_games_to_the_end);
  g_test_add_func ("/play/table-model/unaim", test_unaim);
  g_test_add_func ("/play/table-model/every-shipped-set", test_every_shipped_set);
  g_test_add_func ("/play/table-model/proposal-changes-nothing", test_proposal_changes_nothing);
  g_test_add_func ("/play/table-model/turns-are-legal", test_turns_are_legal);
  g_test_add_func ("/play/table-model/aim-off-the-mark", test_aim_off_the_mark);
  g_test_add_func ("/play/table-model/undo-and-redo", test_undo_and_redo);
  g_test_add_func ("/play/table-model/undone-proposal-can-be-done",
                   test_undone_proposal_can_be_done);
  g_test_add_func ("/play/table-model/strict-table", test_strict_table);
  g_test_add_func ("/play/table-model/save-and-go-on", test_save_and_go_on);
  g_test_add_func ("/play/table-model/signals", test_signals);
  return g_test_run ();
}
