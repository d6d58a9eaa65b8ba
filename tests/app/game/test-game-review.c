/* The review of a game. */
#include "app/game/game-marks.h"
#include "app/game/game-review.h"
#include "app/game/table-history.h"
#include "tests/app/game/position-fixture.h"

static void
wait_for (TwGameReview *review)
{
  while (tw_game_review_get_state (review, NULL, NULL, NULL) == TW_REVIEW_RUNNING)
    g_main_context_iteration (NULL, TRUE);
}

/* In turn 3 Anna could close her city of three tiles, but lays the tile far from it. */
static TwTableModel *
table_with_blunder (void)
{
  return fixture_table_after ("", "draw=G G@0,-1/90 knight@0,-1:city(S) draw=B B@0,1/0 - "
                                  "draw=E E@0,2/180 - draw=B B@1,1/0 -");
}

static void
test_blunder (void)
{
  g_autoptr (TwTableModel) model = table_with_blunder ();
  TwGameReview *review = tw_game_review_of (model);
  const TwMistake *mistakes, *mistake = NULL;
  guint n = 0, n_done = 0, of = 0, n_marks = 0;
  double seconds = 0;
  g_autofree char *words = NULL;

  g_assert_true (tw_game_review_start (review));
  g_assert_false (tw_game_review_start (review));
  wait_for (review);
  g_assert_cmpint (tw_game_review_get_state (review, &n_done, &of, &seconds), ==, TW_REVIEW_DONE);
  g_assert_cmpuint (n_done, ==, 4);
  g_assert_cmpuint (of, ==, 4);
  g_assert_cmpfloat (seconds, >, 0);
  mistakes = tw_game_review_get (review, &n);
  for (guint i = 0; i < n; i++)
    if (mistakes[i].turn == 3)
      mistake = &mistakes[i];
  g_assert_nonnull (mistake);
  g_assert_cmpuint (mistake->seat, ==, 0);
  g_assert_cmpint (mistake->loss, >, 100);
  g_assert_cmpint (mistake->better.actions[0].x, ==, 0);
  g_assert_cmpint (mistake->better.actions[0].y, ==, -2);
  g_assert_cmpint (mistake->played.actions[0].y, ==, 2);
  g_assert_cmpint (g_array_index (mistake->better.merits, TwMerit, 0).kind, ==, TW_MERIT_CLOSES);
  g_assert_cmpint (g_array_index (mistake->better.merits, TwMerit, 0).points, ==, 6);
  words = tw_mistake_reason (model, mistake);
  g_assert_true (g_str_has_prefix (words, "City: closed, +6"));
  g_assert_nonnull (strstr (words, ". Played: 2 south"));
  g_assert_true (tw_game_review_find (review, mistake->n_entries) == mistake);
  tw_game_marks_get (tw_game_marks_of (model), &n_marks);
  g_assert_cmpuint (n_marks, ==, n);
}

/* The same is found again, to the hundredth. */
static void
test_same (void)
{
  g_autoptr (TwTableModel) model = table_with_blunder ();
  TwGameReview *review = tw_game_review_of (model);
  int losses[2 * TW_MOST_MISTAKES] = { 0 };
  guint n = 0, n_again = 0;

  tw_game_review_start (review);
  wait_for (review);
  for (const TwMistake *mistakes = tw_game_review_get (review, &n); n_again < n; n_again++)
    losses[n_again] = mistakes[n_again].loss;
  tw_game_review_start (review);
  wait_for (review);
  tw_game_review_get (review, &n_again);
  g_assert_cmpuint (n_again, ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (tw_game_review_get (review, &n)[i].loss, ==, losses[i]);
}

/* It can be stopped at once, and looking back leaves it alone; going on drops it. */
static void
test_stop (void)
{
  g_autoptr (TwTableModel) model = table_with_blunder ();
  TwGameReview *review = tw_game_review_of (model);
  guint n = 0, of = 0;

  tw_game_review_start (review);
  tw_game_review_stop (review);
  g_assert_cmpint (tw_game_review_get_state (review, &n, &of, NULL), ==, TW_REVIEW_STOPPED);
  g_assert_cmpuint (n, <, of);
  g_assert_true (tw_table_history_look (model, "start"));
  g_assert_cmpint (tw_game_review_get_state (review, NULL, NULL, NULL), ==, TW_REVIEW_STOPPED);
  g_assert_true (tw_table_history_look (model, "now"));
  tw_table_model_undo (model);
  g_assert_cmpint (tw_game_review_get_state (review, NULL, NULL, NULL), ==, TW_REVIEW_NONE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* A table that goes takes its review along, whatever the thread does. */
static void
test_gone (void)
{
  TwTableModel *model = table_with_blunder ();

  g_assert_true (tw_game_review_start (tw_game_review_of (model)));
  g_object_unref (model);
  for (guint i = 0; i < 20; i++)
    {
      g_usleep (10000);
      g_main_context_iteration (NULL, FALSE);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/game/game-review/blunder", test_blunder);
  g_test_add_func ("/app/game/game-review/same", test_same);
  g_test_add_func ("/app/game/game-review/stop", test_stop);
  g_test_add_func ("/app/game/game-review/gone", test_gone);
  return g_test_run ();
}
