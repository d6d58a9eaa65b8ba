/* Running games in files of the program's own. */
#include "app/game/kept-game.h"

#include <glib/gstdio.h>

#include "app/game/table-history.h"
#include "engine/game/state-hash.h"
#include "tests/app/game/play-fixture.h"
#include "tests/app/remove-tree.h"

typedef struct
{
  char *folder;
  TwTableModel *model;
} Fixture;

/* Twelve turns of a game of two. */
static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  f->folder = g_dir_make_tmp ("tilewright-kept-XXXXXX", NULL);
  g_assert_nonnull (f->folder);
  f->model = fixture_table (2, 7, TRUE);
  for (guint i = 0; i < 12; i++)
    fixture_turn (f->model, rand);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_object_unref (f->model);
  remove_tree (f->folder);
  g_free (f->folder);
}

static TwKeptGame *
keep (Fixture *f)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwKeptState) state = tw_kept_state_new (f->model);
  TwKeptGame *kept = tw_kept_game_new (f->folder);

  g_assert_true (tw_kept_game_write (kept, state, NULL, &error));
  g_assert_no_error (error);
  return kept;
}

static void
test_read (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) running = NULL, left = NULL;
  TwKeptGame *kept, *game;
  const TwKeptState *state;

  g_test_summary ("What a program left can be claimed and goes on as it was; of a running one not");
  tw_table_model_set_paused (f->model, TRUE);
  kept = keep (f);
  running = tw_kept_games_list (f->folder);
  g_assert_cmpuint (running->len, ==, 0);
  g_object_unref (kept);

  left = tw_kept_games_list (f->folder);
  g_assert_cmpuint (left->len, ==, 1);
  game = left->pdata[0];
  g_assert_cmpstr (tw_kept_game_get_title (game), ==, tw_table_model_get_begun (f->model)->title);
  g_assert_nonnull (tw_kept_game_get_time (game));
  g_assert_nonnull (tw_kept_game_get_key (game));
  g_assert_nonnull (strstr (tw_kept_game_get_key (game), tw_kept_game_get_id (game)));
  g_assert_null (tw_kept_game_get_state (game));
  g_assert_true (tw_kept_game_claim (game));
  tw_kept_game_read (game);
  state = tw_kept_game_get_state (game);
  g_assert_nonnull (state);
  g_assert_cmpuint (tw_play_hash (tw_game_play (state->game)), ==, fixture_hash (f->model));
  g_assert_true (state->setup.is_strict);
  g_assert_true (state->is_paused);
  g_assert_cmpstr (state->setup.seats[1].name, ==, "Seat 2");
  tw_kept_game_release (game);
  g_assert_null (tw_kept_game_get_state (game));
}

static void
test_claimed (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) one = NULL, other = NULL;

  g_test_summary ("Only one claims it, and nobody what is gone");
  g_object_unref (keep (f));
  one = tw_kept_games_list (f->folder);
  other = tw_kept_games_list (f->folder);
  g_assert_cmpuint (other->len, ==, 1);
  g_assert_true (tw_kept_game_claim (one->pdata[0]));
  g_assert_false (tw_kept_game_claim (other->pdata[0]));
  tw_kept_game_clear (one->pdata[0]);
  tw_kept_game_release (one->pdata[0]);
  g_assert_false (tw_kept_game_claim (other->pdata[0]));
}

static void
test_preview (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (TwKeptPreview) preview = NULL;
  g_autofree char *words = NULL;
  gboolean is_plain = TRUE;

  g_object_unref (keep (f));
  games = tw_kept_games_list (f->folder);
  preview = tw_kept_game_preview (games->pdata[0]);
  words =
      g_strdup_printf ("Seat 1, Seat 2; turn %u", tw_table_model_get_play (f->model)->state->turn);
  g_assert_cmpstr (preview->words, ==, words);
  g_assert_nonnull (preview->picture);
  /* Something is drawn in it. */
  for (gsize i = 4; i < (gsize) 4 * TW_KEPT_PICTURE_WIDTH * TW_KEPT_PICTURE_HEIGHT; i++)
    is_plain &= preview->picture->data[i] == preview->picture->data[i % 4];
  g_assert_false (is_plain);
}

static void
test_broken (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_test_summary ("A game that cannot be read is offered all the same, without a state");
  g_object_unref (keep (f));
  dir = g_dir_open (f->folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".game"))
      {
        g_autofree char *path = g_build_filename (f->folder, name, NULL), *text = NULL;
        char *version;

        g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
        version = strstr (text, "<game");
        g_assert_nonnull (version);
        memcpy (version, "<gone", 5);
        g_assert_true (g_file_set_contents (path, text, -1, NULL));
      }
  games = tw_kept_games_list (f->folder);
  g_assert_cmpuint (games->len, ==, 1);
  g_assert_null (tw_kept_game_preview (games->pdata[0]));
  g_assert_true (tw_kept_game_claim (games->pdata[0]));
  tw_kept_game_read (games->pdata[0]);
  g_assert_null (tw_kept_game_get_state (games->pdata[0]));
}

/* Moves of a game by file as they are kept, more than a head of a file can hold. */
static char *
long_chain (void)
{
  GString *chain = g_string_new ("party 1 secret\n");
  g_autofree char *body = g_strnfill (500, 'a');

  while (chain->len < 3 * 64 * 1024)
    g_string_append_printf (chain, TW_CHAIN_PREFIX "%s\n", body);
  return g_string_free (chain, FALSE);
}

static void
assert_preview (TwKeptGame *game, const char *words)
{
  g_autoptr (TwKeptPreview) preview = tw_kept_game_preview (game);

  g_assert_nonnull (preview);
  g_assert_cmpstr (preview->words, ==, words);
}

static void
test_long_chain (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwKeptState) state = tw_kept_state_new (f->model);
  g_autoptr (TwKeptGame) kept = tw_kept_game_new (f->folder);
  g_autoptr (TwKeptGame) found = NULL;
  g_autoptr (GPtrArray) games = NULL;
  TwChainDigest name, other;
  const TwKeptState *again;
  gboolean is_played;

  g_test_summary ("A game by file is known by its head, however many moves it has");
  tw_chain_digest_text ("one", 3, &name);
  tw_chain_digest_text ("other", 5, &other);
  state->chain = long_chain ();
  state->name = tw_chain_digest_print (&name);
  g_assert_true (tw_kept_game_write (kept, state, NULL, &error));
  g_assert_no_error (error);
  g_clear_object (&kept);

  found = tw_kept_games_find (f->folder, &name, &is_played);
  g_assert_nonnull (found);
  g_assert_null (tw_kept_games_find (f->folder, &other, &is_played));
  games = tw_kept_games_list (f->folder);
  g_assert_cmpuint (games->len, ==, 1);
  g_assert_cmpstr (tw_kept_game_get_title (games->pdata[0]), ==, state->setup.title);
  assert_preview (games->pdata[0], "By file; Seat 1, Seat 2");
  g_assert_true (tw_kept_game_claim (games->pdata[0]));
  tw_kept_game_read (games->pdata[0]);
  again = tw_kept_game_get_state (games->pdata[0]);
  g_assert_nonnull (again);
  g_assert_cmpstr (again->chain, ==, state->chain);
  g_assert_cmpstr (again->name, ==, state->name);
  g_assert_cmpuint (tw_play_hash (tw_game_play (again->game)), ==, fixture_hash (f->model));
}

/* These moves tell nothing, so who has to move is known from the head. */
static void
test_turn (Fixture *f, gconstpointer data)
{
  static const struct
  {
    TwKeptTurn turn;
    const char *words;
  } turns[] = { { TW_KEPT_TURN_HERE, "By file · your turn; Seat 1, Seat 2" },
                { TW_KEPT_TURN_UNSENT, "By file · your move waits to be sent; Seat 1, Seat 2" },
                { TW_KEPT_TURN_ELSEWHERE, "By file · turn of Seat 2; Seat 1, Seat 2" },
                { TW_KEPT_TURN_NOBODY, "By file · over; Seat 1, Seat 2" } };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwKeptState) state = tw_kept_state_new (f->model);

  state->chain = g_strdup (TW_CHAIN_PREFIX "a\n");
  state->name = g_strdup ("name");
  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      g_autoptr (TwKeptGame) kept = tw_kept_game_new (f->folder);
      g_autoptr (GPtrArray) games = NULL;

      state->turn = turns[i].turn;
      state->next = turns[i].turn == TW_KEPT_TURN_ELSEWHERE ? 1u << 1 : 0;
      g_assert_true (tw_kept_game_write (kept, state, NULL, &error));
      g_assert_no_error (error);
      tw_kept_game_release (kept);
      games = tw_kept_games_list (f->folder);
      g_assert_cmpuint (games->len, ==, i + 1);
      assert_preview (games->pdata[0], turns[i].words);
    }
}

static void
test_cancelled (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwKeptState) state = tw_kept_state_new (f->model);
  g_autoptr (TwKeptGame) kept = tw_kept_game_new (f->folder);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GPtrArray) games = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_false (tw_kept_game_write (kept, state, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_object (&kept);
  games = tw_kept_games_list (f->folder);
  g_assert_cmpuint (games->len, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/game/kept-game/read", Fixture, NULL, set_up, test_read, tear_down);
  g_test_add ("/game/kept-game/claimed", Fixture, NULL, set_up, test_claimed, tear_down);
  g_test_add ("/game/kept-game/preview", Fixture, NULL, set_up, test_preview, tear_down);
  g_test_add ("/game/kept-game/broken", Fixture, NULL, set_up, test_broken, tear_down);
  g_test_add ("/game/kept-game/long-chain", Fixture, NULL, set_up, test_long_chain, tear_down);
  g_test_add ("/game/kept-game/turn", Fixture, NULL, set_up, test_turn, tear_down);
  g_test_add ("/game/kept-game/cancelled", Fixture, NULL, set_up, test_cancelled, tear_down);
  return g_test_run ();
}
