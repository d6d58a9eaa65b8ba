/* Marks at moments of a game. */
#include "app/game/game-marks.h"
#include "tests/app/game/position-fixture.h"

static void
count_cb (guint *n)
{
  ++*n;
}

static void
test_set (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", "draw=U");
  TwGameMarks *marks = tw_game_marks_of (model);
  const TwGameMark mistakes[] = { { .n_entries = 7, .turn = 3, .text = (char *) "late" },
                                  { .n_entries = 2, .turn = 1, .text = (char *) "early" } };
  const TwGameMark note = { .n_entries = 4, .turn = 2, .text = (char *) "a word" };
  const TwGameMark *found;
  guint n = 0, n_changes = 0;

  g_assert_true (tw_game_marks_of (model) == marks);
  g_signal_connect_swapped (marks, "changed", G_CALLBACK (count_cb), &n_changes);
  tw_game_marks_set (marks, TW_MARK_MISTAKE, mistakes, 2);
  tw_game_marks_set (marks, TW_MARK_NOTE, &note, 1);
  found = tw_game_marks_get (marks, &n);
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpstr (found[0].text, ==, "early");
  g_assert_cmpstr (found[1].text, ==, "a word");
  g_assert_cmpint (found[1].kind, ==, TW_MARK_NOTE);
  g_assert_cmpstr (found[2].text, ==, "late");
  /* The notes stay when the review goes. */
  tw_game_marks_set (marks, TW_MARK_MISTAKE, NULL, 0);
  found = tw_game_marks_get (marks, &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpstr (found[0].text, ==, "a word");
  g_assert_cmpuint (n_changes, ==, 3);
  /* Nothing has changed. */
  tw_game_marks_set (marks, TW_MARK_MISTAKE, NULL, 0);
  g_assert_cmpuint (n_changes, ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/game/game-marks/set", test_set);
  return g_test_run ();
}
