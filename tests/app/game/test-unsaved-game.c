/* Whether the game on the table would be lost if the table went. */
#include "app/game/unsaved-game.h"

#include "app/game/game-keeper.h"
#include "tests/app/game/play-fixture.h"
#include "tests/app/remove-tree.h"
#include "tests/app/wait.h"

typedef struct
{
  TwTableModel *model;
  TwUnsavedGame *unsaved;
  GRand *rand;
  guint n_changes;
} Fixture;

static void
changed_cb (Fixture *f)
{
  f->n_changes++;
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->model = fixture_table (2, 7, FALSE);
  f->unsaved = tw_unsaved_game_new (f->model);
  f->rand = g_rand_new_with_seed (7);
  g_signal_connect_swapped (f->unsaved, "changed", G_CALLBACK (changed_cb), f);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_object_unref (f->unsaved);
  g_object_unref (f->model);
  g_rand_free (f->rand);
}

static void
test_moves (Fixture *f, gconstpointer data)
{
  g_test_summary ("A game is a loss once somebody has moved in it");
  g_assert_false (tw_unsaved_game_is_loss (f->unsaved));
  fixture_turn (f->model, f->rand);
  g_assert_true (tw_unsaved_game_is_loss (f->unsaved));
  g_assert_false (tw_unsaved_game_is_trial (f->unsaved));
}

static void
test_saved (Fixture *f, gconstpointer data)
{
  guint64 state;

  g_test_summary ("What is saved is no loss, until the next move");
  fixture_turn (f->model, f->rand);
  state = tw_unsaved_game_get_state (f->unsaved);
  tw_unsaved_game_set_saved (f->unsaved, state);
  g_assert_cmpuint (f->n_changes, ==, 1);
  g_assert_true (tw_unsaved_game_is_saved (f->unsaved));
  g_assert_false (tw_unsaved_game_is_loss (f->unsaved));
  fixture_turn (f->model, f->rand);
  g_assert_true (tw_unsaved_game_is_loss (f->unsaved));
  /* A save that began before that move, and ends after it. */
  tw_unsaved_game_set_saved (f->unsaved, state);
  g_assert_true (tw_unsaved_game_is_loss (f->unsaved));
}

static void
test_trial (Fixture *f, gconstpointer data)
{
  g_test_summary ("Nobody is asked about a trial, which is one once somebody has moved");
  tw_unsaved_game_set_trial (f->unsaved, TRUE);
  g_assert_cmpuint (f->n_changes, ==, 1);
  g_assert_false (tw_unsaved_game_is_trial (f->unsaved));
  fixture_turn (f->model, f->rand);
  g_assert_true (tw_unsaved_game_is_trial (f->unsaved));
  g_assert_false (tw_unsaved_game_is_loss (f->unsaved));
}

static void
test_over (Fixture *f, gconstpointer data)
{
  g_test_summary ("What is over is no loss, and neither is no game");
  fixture_play_to_end (f->model, f->rand);
  g_assert_false (tw_unsaved_game_is_loss (f->unsaved));
  g_clear_object (&f->unsaved);
  g_object_unref (f->model);
  f->model = tw_table_model_new ();
  f->unsaved = tw_unsaved_game_new (f->model);
  g_assert_cmpuint (tw_unsaved_game_get_state (f->unsaved), ==, 0);
  g_assert_false (tw_unsaved_game_is_loss (f->unsaved));
}

static void
written_cb (guint *n_written)
{
  (*n_written)++;
}

static gboolean
is_written (gpointer n_written)
{
  return *(guint *) n_written > 0;
}

static guint
n_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_suffix (name, ".game");
  return n;
}

static void
test_kept (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-kept-XXXXXX", NULL);
  g_autoptr (TwKeptGame) kept = tw_kept_game_new (folder);
  g_autoptr (TwGameKeeper) keeper = tw_game_keeper_new (f->model, f->unsaved, kept);
  guint n_written = 0;

  g_test_summary ("What lies in a file as it is is kept in no other one, until the next move");
  g_signal_connect_swapped (keeper, "written", G_CALLBACK (written_cb), &n_written);
  fixture_turn (f->model, f->rand);
  wait_until (is_written, &n_written);
  g_assert_cmpuint (n_files (folder), ==, 1);
  tw_unsaved_game_set_saved (f->unsaved, tw_unsaved_game_get_state (f->unsaved));
  g_assert_cmpuint (n_files (folder), ==, 0);
  n_written = 0;
  fixture_turn (f->model, f->rand);
  wait_until (is_written, &n_written);
  g_assert_cmpuint (n_files (folder), ==, 1);
  g_clear_object (&keeper);
  g_clear_object (&kept);
  remove_tree (folder);
}

static void
failed_cb (char **out_message, const char *message)
{
  g_clear_pointer (out_message, g_free);
  *out_message = g_strdup (message);
}

static gboolean
is_told (gpointer message)
{
  return *(char **) message != NULL;
}

static void
test_not_kept (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-kept-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "file", NULL);
  g_autofree char *below = g_build_filename (file, "games", NULL);
  g_autoptr (TwKeptGame) kept = tw_kept_game_new (below);
  g_autoptr (TwGameKeeper) keeper = tw_game_keeper_new (f->model, f->unsaved, kept);
  g_autofree char *message = NULL;

  g_test_summary ("Who plays is told that the game cannot be kept, and why");
  g_assert_true (g_file_set_contents (file, "in the way", -1, NULL));
  g_signal_connect_swapped (keeper, "failed", G_CALLBACK (failed_cb), &message);
  fixture_turn (f->model, f->rand);
  wait_until (is_told, &message);
  g_assert_cmpstr (message, !=, "");
  remove_tree (folder);
}

/* As soon as the file is there; that it is written, the keeper hears only afterwards. */
static gboolean
is_there (gpointer folder)
{
  return n_files (folder) > 0;
}

static void
test_given_up (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-kept-XXXXXX", NULL);
  g_autoptr (TwKeptGame) kept = tw_kept_game_new (folder);
  g_autoptr (TwGameKeeper) keeper = tw_game_keeper_new (f->model, f->unsaved, kept);
  g_autofree char *message = NULL;
  guint n_written = 0;

  g_test_summary ("Who saves while the game is being kept hears of no failure");
  g_signal_connect_swapped (keeper, "failed", G_CALLBACK (failed_cb), &message);
  g_signal_connect_swapped (keeper, "written", G_CALLBACK (written_cb), &n_written);
  fixture_turn (f->model, f->rand);
  wait_until (is_there, folder);
  tw_unsaved_game_set_saved (f->unsaved, tw_unsaved_game_get_state (f->unsaved));
  g_assert_cmpuint (n_files (folder), ==, 0);
  n_written = 0;
  fixture_turn (f->model, f->rand);
  wait_until (is_written, &n_written);
  g_assert_cmpstr (message, ==, NULL);
  g_assert_cmpuint (n_files (folder), ==, 1);
  g_clear_object (&keeper);
  g_clear_object (&kept);
  remove_tree (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, test)                                                                            \
  g_test_add ("/game/unsaved-game/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("moves", test_moves);
  ADD ("saved", test_saved);
  ADD ("trial", test_trial);
  ADD ("over", test_over);
  ADD ("kept", test_kept);
  ADD ("not-kept", test_not_kept);
  ADD ("given-up", test_given_up);
#undef ADD
  return g_test_run ();
}
