/* Games by file at two tables, which know of each other only what is sent; without a display. */
#include "app/game/advice.h"
#include "app/game/game-file.h"
#include "app/game/game-keeper.h"
#include "app/game/move-standing.h"
#include "app/game/table-by-file.h"
#include "app/game/table-by-hand.h"
#include "app/game/table-closed.h"
#include "app/game/table-history.h"
#include "app/game/table-panels.h"
#include "app/game/table-sandbox.h"
#include "tests/app/game/play-fixture.h"
#include "tests/app/remove-tree.h"

#include <string.h>

typedef struct
{
  TwGameKit kit;
  TwTableModel *here;  /* Seat 1 */
  TwTableModel *there; /* Seat 2 */
  GRand *rand;
} Fixture;

static void
take (TwTableModel *to, TwTableModel *from)
{
  g_autofree char *line = tw_table_by_file_dup_line (from);
  g_autoptr (GError) error = NULL;

  g_assert_true (tw_table_by_file_has_here (to, line));
  g_assert_true (tw_table_by_file_take (to, line, &error));
  g_assert_no_error (error);
}

static void
assert_words (TwTableModel *model, const char *words)
{
  g_autofree char *said = tw_table_by_file_words (model);

  g_assert_cmpstr (said, ==, words);
}

/* Anna opens a game with Bert, who joins. */
static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *opening = NULL;
  TwTableSetup setup = { 0 };
  TwChain *sent;

  tw_shared_kit_load (&f->kit, &error);
  g_assert_no_error (error);
  f->rand = g_rand_new_with_seed (3);
  f->here = fixture_table (2, 7, FALSE);
  f->there = fixture_table (2, 8, FALSE);
  tw_table_setup_copy (&setup, tw_table_model_get_begun (f->here));
  g_assert_false (tw_table_by_file_is_wanted (&setup));
  setup.seats[0].opponent = tw_opponent_find ("person");
  setup.seats[1].opponent = tw_opponent_find (TW_OPPONENT_ELSEWHERE);
  g_assert_true (tw_table_by_file_is_wanted (&setup));
  g_assert_true (tw_table_by_file_begin (f->here, &f->kit, &setup, &error));
  g_assert_no_error (error);
  tw_table_setup_clear (&setup);
  g_assert_cmpint (tw_table_by_file_get (f->here), ==, TW_BY_FILE_JOINING);
  assert_words (f->here, "Send the opening to Seat 2, and take the answer.");
  opening = tw_table_by_file_dup_line (f->here);
  g_assert_false (tw_table_by_file_has_here (f->there, opening));
  g_assert_true (tw_table_by_file_has_news (f->there, opening));
  sent = tw_chain_read (&f->kit, opening, &error);
  g_assert_no_error (error);
  g_assert_true (tw_table_by_file_join (f->there, sent, &error));
  g_assert_no_error (error);
  g_assert_cmpint (tw_table_by_file_get (f->there), ==, TW_BY_FILE_AWAITED);
  assert_words (f->there,
                "You have joined: send this as your answer, and wait for the move of Seat 1.");
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_object_unref (f->here);
  g_object_unref (f->there);
  g_rand_free (f->rand);
  tw_play_rules_kit_clear (&f->kit);
}

/* Who has to answer does so, and sends; the other takes. */
static void
move (Fixture *f, TwTableModel *from, TwTableModel *to)
{
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (tw_table_by_file_get (from), ==, TW_BY_FILE_ASKED);
  while (tw_table_by_file_get (from) == TW_BY_FILE_ASKED)
    fixture_turn (from, f->rand);
  g_assert_true (tw_table_by_file_send (from, &error));
  g_assert_no_error (error);
  take (to, from);
  g_assert_cmphex (fixture_hash (from), !=, 0);
}

static void
test_whole_game (Fixture *f, gconstpointer data)
{
  guint n = 0;

  take (f->here, f->there);
  while (tw_table_by_file_get (f->here) != TW_BY_FILE_OVER)
    {
      gboolean is_here = tw_table_by_file_get (f->here) == TW_BY_FILE_ASKED;
      TwTableModel *waits = is_here ? f->there : f->here;
      guint n_cells = 0;

      /* Nobody can lay a tile for another. */
      tw_table_model_get_legal (waits, &n_cells);
      g_assert_cmpuint (n_cells, ==, 0);
      g_assert_true (tw_table_model_waits (waits));
      move (f, is_here ? f->here : f->there, waits);
      n++;
    }
  g_assert_cmpuint (n, >, 60);
  g_assert_cmpint (tw_table_by_file_get (f->there), ==, TW_BY_FILE_OVER);
  g_assert_cmphex (fixture_hash (f->here), ==, fixture_hash (f->there));
  g_assert_true (tw_table_by_file_is_kept (f->here) != tw_table_by_file_is_kept (f->there));
}

/* What is sent from here: who answers the opening, and which move is whose. */
static void
test_sent (Fixture *f, gconstpointer data)
{
  g_autofree char *here = tw_table_by_file_dup_sender (f->here),
                  *there = tw_table_by_file_dup_sender (f->there);
  const TwTablePanels panels = { 0 };

  g_assert_cmpstr (here, ==, "Seat 1");
  g_assert_cmpstr (there, ==, "Seat 2");
  g_assert_cmpuint (tw_table_by_file_get_number (f->here), ==, 0);
  g_assert_cmpuint (tw_table_by_file_get_number (f->there), ==, 1);
  g_assert_true (tw_table_by_file_has_joined (f->there));
  g_assert_false (tw_table_by_file_has_joined (f->here));
  take (f->here, f->there);
  /* What is waited for is said once: not in the hand as well. */
  g_assert_true (tw_table_panels_see (&panels, f->here, TRUE, TRUE).hand);
  g_assert_false (tw_table_panels_see (&panels, f->there, TRUE, TRUE).hand);
  fixture_turn (f->here, f->rand);
  g_assert_cmpuint (tw_table_by_file_get_number (f->here), ==, 2);
  g_assert_true (tw_table_by_file_send (f->here, NULL));
  g_assert_cmpuint (tw_table_by_file_get_number (f->here), ==, 2);
  take (f->there, f->here);
  g_assert_false (tw_table_by_file_has_joined (f->there));
}

/* One's own answer can be taken back until it is sent, and nothing before it. */
static void
test_undo (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  guint64 before;

  g_assert_false (tw_table_model_can_undo (f->here));
  take (f->here, f->there);
  assert_words (f->here, "It is your move.");
  before = fixture_hash (f->here);
  g_assert_false (tw_table_model_can_undo (f->here));
  fixture_turn (f->here, f->rand);
  g_assert_cmpint (tw_table_by_file_get (f->here), ==, TW_BY_FILE_DONE);
  assert_words (f->here, "Your move is done: send it.");
  g_assert_true (tw_table_model_undo (f->here));
  g_assert_cmphex (fixture_hash (f->here), ==, before);
  g_assert_cmpint (tw_table_by_file_get (f->here), ==, TW_BY_FILE_ASKED);
  tw_table_model_withdraw (f->here);
  fixture_turn (f->here, f->rand);
  g_assert_true (tw_table_by_file_send (f->here, &error));
  g_assert_false (tw_table_model_can_undo (f->here));
  g_assert_cmpint (tw_table_by_file_get (f->here), ==, TW_BY_FILE_AWAITED);
  take (f->there, f->here);
  g_assert_false (tw_table_model_can_undo (f->there));
}

/* What nobody elsewhere could check is off. */
static void
test_off (Fixture *f, gconstpointer data)
{
  g_autoptr (TwAdvice) advice = tw_advice_new (f->here);
  guint64 before;

  take (f->here, f->there);
  before = fixture_hash (f->here);
  g_assert_true (tw_table_history_is_asked (f->here));
  g_assert_false (tw_advice_ask (advice));
  g_assert_false (tw_table_by_hand_may (f->here));
  g_assert_false (tw_table_sandbox_is_sandbox (f->here));
  g_assert_false (tw_table_sandbox_set_score (f->here, 0, 50));
  g_assert_cmpstr (tw_table_closed_words (f->here, "advice"), ==,
                   "A game by file is strict: there is no advice.");
  g_assert_cmpstr (tw_table_closed_words (f->here, "sandbox"), ==,
                   "A game by file is strict: there is no sandbox.");
  g_assert_cmpstr (tw_table_closed_words (f->here, "undo"), ==,
                   "A game by file is strict: there is nothing to undo.");
  g_assert_cmpstr (tw_table_closed_words (f->here, "redo"), ==, "There is nothing to redo.");
  tw_table_model_end_game (f->here);
  g_assert_cmphex (fixture_hash (f->here), ==, before);
}

/* A wrong move changes nothing; neither does one that is there. */
static void
test_refused (Fixture *f, gconstpointer data)
{
  g_autofree char *join = tw_table_by_file_dup_line (f->there), *cut = g_strndup (join, 60);
  g_autoptr (GError) error = NULL;

  g_assert_false (tw_table_by_file_take (f->here, "no move", &error));
  g_assert_error (error, TW_CHAIN_ERROR, TW_CHAIN_ERROR_DAMAGED);
  g_clear_error (&error);
  g_assert_false (tw_table_by_file_take (f->here, cut, &error));
  g_assert_error (error, TW_CHAIN_ERROR, TW_CHAIN_ERROR_DAMAGED);
  g_assert_cmpint (tw_table_by_file_get (f->here), ==, TW_BY_FILE_JOINING);
  take (f->here, f->there);
  g_assert_false (tw_table_by_file_has_news (f->here, join));
  fixture_propose (f->here, f->rand);
  take (f->here, f->there);
  g_assert_nonnull (tw_table_model_get_proposal (f->here));
}

static void
assert_standing (TwTableModel *model,
                 const char *text,
                 const char *folder,
                 TwMoveStanding standing,
                 const char *words)
{
  g_auto (TwMoveJudgement) is = { 0 };

  tw_move_judge (model, text, folder, &is);
  g_assert_cmpint (is.standing, ==, standing);
  if (words == NULL)
    g_assert_null (is.words);
  else
    g_assert_nonnull (strstr (is.words, words));
  g_assert_true ((is.game != NULL) == (standing == TW_MOVE_WAITS));
}

/* What was sent is known before anybody takes it. */
static void
test_standing (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-by-file-XXXXXX", NULL);
  g_autofree char *opening = tw_table_by_file_dup_line (f->here);
  g_autofree char *join = tw_table_by_file_dup_line (f->there);
  g_autofree char *letter = g_strdup_printf ("Hello!\n> %s\nYours, Anna", join);
  g_autofree char *twice = g_strdup_printf ("%s\n> %s", opening, opening);
  g_autofree char *cut = g_strndup (join, 60), *all = tw_table_by_file_dup_all (f->there);
  g_autoptr (TwTableModel) third = fixture_table (2, 9, FALSE);

  assert_standing (f->here, " \n", folder, TW_MOVE_NONE, NULL);
  assert_standing (f->here, "Hello!", folder, TW_MOVE_NONE,
                   "no move in it. A move begins with “tilewright1:”.");
  assert_standing (f->here, cut, folder, TW_MOVE_DAMAGED, "not a whole move");
  assert_standing (f->here, opening, folder, TW_MOVE_OWN, "your own move");
  assert_standing (f->there, opening, folder, TW_MOVE_TAKEN, "taken already");
  assert_standing (f->here, letter, folder, TW_MOVE_NEWS, NULL);
  assert_standing (third, opening, folder, TW_MOVE_OPENING, "opens a game");
  assert_standing (third, twice, folder, TW_MOVE_OPENING, "opens a game");
  assert_standing (third, all, folder, TW_MOVE_OPENING, "you can only watch");
  assert_standing (third, join, folder, TW_MOVE_STRANGE, "move 1 of a game that is not here");
  take (f->here, f->there);
  assert_standing (f->here, letter, folder, TW_MOVE_TAKEN, "taken already");
  remove_tree (folder);
}

/* Whoever reads all moves and has no part in them can only watch. */
static void
test_watcher (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTableModel) third = fixture_table (2, 9, FALSE);
  g_autofree char *all = tw_table_by_file_dup_all (f->there);
  g_autoptr (GError) error = NULL;
  TwChain *sent = tw_chain_read (&f->kit, all, &error);

  g_assert_no_error (error);
  g_assert_true (tw_table_by_file_join (third, sent, &error));
  g_assert_cmpint (tw_table_by_file_get (third), ==, TW_BY_FILE_AWAITED);
  assert_words (third, "You only watch: all who play have joined elsewhere. Seat 1 has to move.");
  g_assert_null (tw_table_by_file_dup_line (third));
  /* What he watches is kept for the moves to come, and there is nothing of his own to take back. */
  g_assert_true (tw_table_by_file_is_kept (third));
  g_assert_false (tw_table_by_file_has_line (third));
  g_assert_false (tw_table_model_can_undo (third));
}

/* Of several moves those before a wrong one are taken. */
static void
test_several (Fixture *f, gconstpointer data)
{
  g_autofree char *all = NULL, *damaged = NULL;
  g_autoptr (GError) error = NULL;

  take (f->here, f->there);
  fixture_turn (f->here, f->rand);
  g_assert_true (tw_table_by_file_send (f->here, &error));
  all = tw_table_by_file_dup_all (f->here);
  damaged = g_strconcat (all, TW_CHAIN_PREFIX "abc\n", NULL);
  g_assert_false (tw_table_by_file_take (f->there, damaged, &error));
  g_assert_error (error, TW_CHAIN_ERROR, TW_CHAIN_ERROR_DAMAGED);
  g_assert_false (g_str_has_prefix (error->message, "Line"));
  g_assert_cmpuint (tw_chain_n_moves (tw_table_by_file_get_chain (f->there)), ==, 3);
  g_assert_cmpint (tw_table_by_file_get (f->there), ==, TW_BY_FILE_ASKED);
}

/* Somebody has to be here. */
static void
test_nobody_here (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  TwTableSetup setup = { 0 };
  guint64 before = fixture_hash (f->here);

  tw_table_setup_copy (&setup, tw_table_model_get_begun (f->here));
  for (guint seat = 0; seat < 2; seat++)
    setup.seats[seat].opponent = tw_opponent_find (TW_OPPONENT_ELSEWHERE);
  g_assert_false (tw_table_by_file_begin (f->here, &f->kit, &setup, &error));
  g_assert_error (error, TW_CHAIN_ERROR, TW_CHAIN_ERROR_MOVE);
  g_assert_cmphex (fixture_hash (f->here), ==, before);
  tw_table_setup_clear (&setup);
}

static void
join (Fixture *f, TwTableModel *model, const char *lines)
{
  g_autoptr (GError) error = NULL;
  TwChain *sent = tw_chain_read (&f->kit, lines, &error);

  g_assert_no_error (error);
  g_assert_true (tw_table_by_file_join (model, sent, &error));
  g_assert_no_error (error);
}

/* Three who are apart: each sends to whoever comes next, and with the move goes what that one
 * lacks. */
static void
test_three (Fixture *f, gconstpointer data)
{
  TwTableModel *tables[] = { fixture_table (3, 1, FALSE), fixture_table (3, 2, FALSE),
                             fixture_table (3, 3, FALSE) };
  g_autofree char *opening = NULL, *joined = NULL;
  g_autoptr (GError) error = NULL;
  TwTableSetup setup = { 0 };
  guint n_moves[3] = { 0 };

  tw_table_setup_copy (&setup, tw_table_model_get_begun (tables[0]));
  setup.seats[0].opponent = tw_opponent_find (NULL);
  setup.seats[1].opponent = setup.seats[2].opponent = tw_opponent_find (TW_OPPONENT_ELSEWHERE);
  g_assert_true (tw_table_by_file_begin (tables[0], &f->kit, &setup, &error));
  g_assert_no_error (error);
  tw_table_setup_clear (&setup);
  assert_words (tables[0], "Send the opening to Seat 2; the answer comes from Seat 3.");
  opening = tw_table_by_file_dup_line (tables[0]);
  join (f, tables[1], opening);
  assert_words (tables[1], "You have joined: send this on to Seat 3.");
  joined = tw_table_by_file_dup_line (tables[1]);
  join (f, tables[2], joined);
  assert_words (tables[2],
                "You have joined: send this as your answer, and wait for the move of Seat 1.");
  take (tables[0], tables[2]);
  while (tw_table_by_file_get (tables[0]) != TW_BY_FILE_OVER)
    {
      const TwChain *chain = NULL;
      guint at = 0, next;

      while (at < 2 && tw_table_by_file_get (tables[at]) != TW_BY_FILE_ASKED
             && tw_table_by_file_get (tables[at]) != TW_BY_FILE_DONE)
        at++;
      while (tw_table_by_file_get (tables[at]) == TW_BY_FILE_ASKED)
        fixture_turn (tables[at], f->rand);
      g_assert_true (tw_table_by_file_send (tables[at], &error));
      g_assert_no_error (error);
      n_moves[at]++;
      chain = tw_table_by_file_get_chain (tables[at]);
      next = tw_chain_next (chain);
      for (guint i = 0; i < 3; i++)
        if (i != at && (next == TW_CHAIN_NOBODY || next == i))
          take (tables[i], tables[at]);
      if (next != TW_CHAIN_NOBODY)
        g_assert_cmpuint (tw_chain_n_moves (tw_table_by_file_get_chain (tables[next])), ==,
                          tw_chain_n_moves (chain));
    }
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpint (tw_table_by_file_get (tables[i]), ==, TW_BY_FILE_OVER);
      g_assert_cmphex (fixture_hash (tables[i]), ==, fixture_hash (tables[0]));
      g_assert_cmpuint (n_moves[i], >, 15);
    }
  for (guint i = 0; i < 3; i++)
    g_object_unref (tables[i]);
}

/* A game that was left goes on with what was answered and not sent, and with its notes. */
static void
test_kept (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-by-file-XXXXXX", NULL);
  g_autoptr (TwTableModel) again = tw_table_model_new ();
  g_autoptr (TwUnsavedGame) unsaved = tw_unsaved_game_new (f->here);
  g_autoptr (TwKeptGame) kept = tw_kept_game_new (folder);
  g_autoptr (TwGameKeeper) keeper = tw_game_keeper_new (f->here, unsaved, kept);
  g_autoptr (TwKeptGame) found = NULL;
  g_autoptr (TwKeptPreview) preview = NULL;
  g_autofree char *opening = tw_table_by_file_dup_line (f->here);
  g_autofree char *sent = tw_table_by_file_dup_line (f->there);
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GError) error = NULL;
  TwTableSetup plain = { 0 };
  gboolean is_played;
  const TwKeptState *state;
  TwChainDigest name, other;
  TwChain *chain;
  guint64 hash;

  take (f->here, f->there);
  name = *tw_chain_hash (tw_table_by_file_get_chain (f->here), 0);
  other = *tw_chain_hash (tw_table_by_file_get_chain (f->here), 1);
  fixture_turn (f->here, f->rand);
  g_assert_false (tw_unsaved_game_is_loss (unsaved));
  hash = fixture_hash (f->here);
  tw_game_keeper_set_aside (keeper);
  /* Another game at the table does not touch the file. */
  tw_table_setup_copy (&plain, tw_table_model_get_begun (f->there));
  tw_table_model_start (f->here, &plain);
  tw_table_setup_clear (&plain);
  g_assert_cmpint (tw_table_by_file_get (f->here), ==, TW_BY_FILE_NONE);

  found = tw_kept_games_find (folder, &name, &is_played);
  g_assert_nonnull (found);
  g_assert_false (is_played);
  assert_standing (f->here, sent, folder, TW_MOVE_WAITS, tw_kept_game_get_title (found));
  g_assert_null (tw_kept_games_find (folder, &other, &is_played));
  left = tw_kept_games_list (folder);
  g_assert_cmpuint (left->len, ==, 1);
  preview = tw_kept_game_preview (left->pdata[0]);
  g_assert_cmpstr (preview->words, ==, "By file · your move waits to be sent; Seat 1, Seat 2");
  g_assert_true (tw_kept_game_claim (left->pdata[0]));
  /* It is at a table now, perhaps of another program: nobody joins it a second time. */
  assert_standing (f->here, opening, folder, TW_MOVE_PLAYED, "at another table");
  assert_standing (f->here, sent, folder, TW_MOVE_PLAYED, "at another table");
  g_clear_object (&found);
  found = tw_kept_games_find (folder, &name, &is_played);
  g_assert_nonnull (found);
  g_assert_true (is_played);
  tw_kept_game_read (left->pdata[0]);
  state = tw_kept_game_get_state (left->pdata[0]);
  chain = tw_chain_from_kept (&f->kit, state->chain, &error);
  g_assert_no_error (error);
  tw_table_by_file_resume (again, chain, state->game);
  g_assert_cmphex (fixture_hash (again), ==, hash);
  g_assert_cmpint (tw_table_by_file_get (again), ==, TW_BY_FILE_DONE);
  g_assert_true (tw_table_by_file_send (again, &error));
  take (f->there, again);
  g_assert_cmpint (tw_table_by_file_get (f->there), ==, TW_BY_FILE_ASKED);
  remove_tree (folder);
}

/* A file of moves is known by its name or by how it begins. */
static void
test_file (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-by-file-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.tilewright-move", NULL);
  g_autofree char *all = tw_table_by_file_dup_all (f->there);
  g_autofree char *join = tw_table_by_file_dup_line (f->there);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwGameFile) opened = NULL, later = NULL;

  g_file_set_contents (path, all, -1, &error);
  g_assert_true (tw_game_file_is_one (path));
  opened = tw_game_file_load (file, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (opened->moves, ==, all);
  g_file_set_contents (path, "tilewright1:abc", -1, &error);
  g_assert_null (tw_game_file_load (file, 0, &error));
  g_assert_error (error, TW_CHAIN_ERROR, TW_CHAIN_ERROR_DAMAGED);
  g_clear_error (&error);
  /* Somebody who joins, without the game. */
  g_file_set_contents (path, join, -1, &error);
  later = tw_game_file_load (file, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (later->moves, ==, join);
  g_assert_null (later->game);
  remove_tree (folder);
}

/* A letter with moves in it, kept as any text, is a file of moves; any other text is not. */
static void
test_letter (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-by-file-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "letter.txt", NULL);
  g_autofree char *all = tw_table_by_file_dup_all (f->there);
  g_autofree char *letter =
      g_strconcat ("Hello Anna,\n\n> my move:\n", all, "\nUntil soon\n", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwGameFile) opened = NULL;

  g_file_set_contents (path, "Hello Anna, no move yet.\n", -1, &error);
  g_assert_false (tw_game_file_is_one (path));
  g_file_set_contents (path, letter, -1, &error);
  g_assert_true (tw_game_file_is_one (path));
  opened = tw_game_file_load (file, 0, &error);
  g_assert_no_error (error);
  g_assert_nonnull (opened->game);
  remove_tree (folder);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *f, gconstpointer data);
  } tests[] = {
    { "/by-file/whole-game", test_whole_game },
    { "/by-file/sent", test_sent },
    { "/by-file/undo", test_undo },
    { "/by-file/off", test_off },
    { "/by-file/refused", test_refused },
    { "/by-file/standing", test_standing },
    { "/by-file/watcher", test_watcher },
    { "/by-file/several", test_several },
    { "/by-file/three", test_three },
    { "/by-file/nobody-here", test_nobody_here },
    { "/by-file/kept", test_kept },
    { "/by-file/file", test_file },
    { "/by-file/letter", test_letter },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
