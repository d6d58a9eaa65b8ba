/* Robbers at the table: who is asked where one waits, whom one robs, what the panel says. */
#include "app/game/table-texts.h"
#include "tests/app/game/position-fixture.h"

/* ROB-002, ROB-005: both seats are asked, then the figure. */
static void
test_wait (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("robbers", "draw=RaubC RaubC@1,0/0");
  g_autofree char *track = NULL;

  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_CHOICE);
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 0);
  g_assert_true (fixture_asks (model, "where does it wait?"));
  g_assert_true (tw_table_model_can_finish (model));
  fixture_choose_spot (model, "Robber to space 0: Anna, Eva");
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
  g_assert_true (tw_table_model_finish (model));
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 0);
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_FIGURE);
  track = tw_table_track_words (model, 0);
  g_assert_cmpstr (track, ==, "Robber on space 0");
  g_assert_null (tw_table_track_words (model, 1));
  g_assert_true (fixture_log_has (model, "Anna put the robber on space 0"));
  /* A robber is no figure for a tile. */
  tw_table_model_next_figure (model);
  g_assert_cmpuint (tw_table_model_get_figure (model), ==, 0);
}

/* ROB-008: what was robbed stands in the log. */
static void
test_rob (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("robbers", "draw=RaubC RaubC@1,0/0 - P2:robber@0 highwayman@1,0:road(W) "
                                      "draw=W W@-1,0/0 -");

  g_assert_cmpint (tw_table_model_get_play (model)->state->score[0], ==, 3);
  g_assert_cmpint (tw_table_model_get_play (model)->state->score[1], ==, 2);
  /* Half of the three, rounded up. */
  fixture_check_line (model, "Eva’s robber got a share of Anna’s points", ": 3 ÷ 2, rounded up = 2",
                      "ROB-008");
  g_assert_null (tw_table_track_words (model, 1));
}

/* ROB-020: a robber that still waits at the end brings its owner three. */
static void
test_end (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("robbers", "draw=RaubC RaubC@1,0/0 robber@0 P2:- -");

  tw_table_model_end_game (model);
  g_assert_cmpint (tw_table_model_get_play (model)->state->score[0], ==, 3);
  fixture_check_line (model, "Anna’s robber waited until the end", ": 1 figure × 3 = 3", "ROB-020");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/robbers/wait", test_wait);
  g_test_add_func ("/play/robbers/rob", test_rob);
  g_test_add_func ("/play/robbers/end", test_end);
  return g_test_run ();
}
