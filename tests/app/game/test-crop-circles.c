/* Crop circles at the table: the choice for all, then a spot for each who acts. */
#include "app/game/table-worth.h"
#include "engine/game/pieces.h"
#include "tests/app/game/position-fixture.h"

/* CROP-005, CROP-007: A, then a meeple beside the own one, or none. */
static void
test_add (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("crop-circles", "draw=Korn1 Korn1@1,0/180 highwayman@1,0:road(W)");
  guint n = 0;
  int type;

  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_CHOICE);
  g_assert_true (fixture_asks (model, "Crop circle: choose what everybody does with highwaymen."));
  g_assert_false (tw_table_model_can_finish (model));
  g_assert_cmpint (fixture_find_spot (model, "B: everybody takes a meeple back"), >=, 0);
  fixture_choose_spot (model, "A: everybody may add a meeple");
  g_assert_true (
      fixture_log_has (model, "Anna chose at the crop circle that everybody may add a meeple"));
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_FIGURE);
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 0);
  g_assert_true (fixture_asks (model, "Crop circle: add a highwayman"));
  g_assert_true (tw_table_model_can_finish (model));
  tw_table_model_get_spots (model, &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (tw_table_model_choose_spot (model, 0, -1));
  type = tw_rules_figure (tw_table_model_get_setup (model)->rules, "meeple");
  g_assert_cmpuint (tw_play_supply (tw_table_model_get_play (model), 0, (guint) type), ==, 5);
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
}

/* CROP-005, CROP-008: who comes home brings nothing, so nothing is said of points. */
static void
test_take (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after (
      "crop-circles",
      "draw=U U@1,0/0 highwayman@1,0:road(W) draw=W W@-1,0/270 highwayman@-1,0:road(N) "
      "draw=V V@0,1/0 highwayman@0,1:road(S) draw=Korn1 Korn1@2,0/180 highwayman@2,0:road(N)");
  g_autofree char *worth = NULL;

  fixture_choose_spot (model, "B: everybody takes a meeple back");
  /* Anna has but one left. */
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
  g_assert_true (fixture_asks (model, "Crop circle: take one of your highwaymen back."));
  worth = tw_table_worth_of_spot (model, 0);
  g_assert_cmpstr (worth, ==, "Highwayman: take back");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/crop-circles/add", test_add);
  g_test_add_func ("/play/crop-circles/take", test_take);
  return g_test_run ();
}
