/* Messages at the table: which figure moves, what a message says, a tile that may be
 * declined, whose figure goes home. */
#include "app/game/table-texts.h"
#include "app/game/table-worth.h"
#include "tests/app/game/position-fixture.h"

/* Anna closes a road of five tiles with @figure on the last one; the pawn stops on 5. */
#define FIVE(figure)                                                                               \
  "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=U U@1,0/0 - "                                      \
  "draw=U U@2,0/0 farmer@2,0:field(NL) draw=B B@0,1/0 - draw=W W@3,0/0 " figure " pawn+5 "

/* MSG-003: whoever gets the points is asked, on turn or not. */
static void
test_other_seat (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("messages", "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=W W@1,0/0 -");
  g_autofree char *track = NULL;

  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_CHOICE);
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 0);
  g_assert_cmpuint (tw_table_model_get_play (model)->state->on_turn, ==, 1);
  g_assert_true (fixture_asks (model, "3 points: which figure moves?"));
  g_assert_false (tw_table_model_can_finish (model));
  fixture_choose (model, "Lady: 3 spaces");
  track = tw_table_track_words (model, 0);
  g_assert_cmpstr (track, ==, "Pawn on space 0, lady on space 3");
  g_assert_true (fixture_log_has (model, "Anna moved the lady by 3"));
  /* It was Eva's tile: no message; Anna's turn comes. */
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_PLACE);
  g_assert_false (tw_table_model_can_finish (model));
}

/* MSG-011: the message is shown, and what can be done with it. */
static void
test_points (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("messages", FIVE ("-") "card=5");

  g_assert_true (fixture_asks (model, "Message 5: 2 points for each own knight."));
  g_assert_cmpint (fixture_find_choice (model, "Do what it says: 0 points"), >=, 0);
  fixture_choose (model, "Take 2 points");
  fixture_choose (model, "Lady: 2 spaces");
  g_assert_cmpint (tw_table_model_get_play (model)->state->score[0], ==, 7);
  g_assert_true (fixture_log_has (model, "Anna scored with a message"));
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
}

/* MSG-022: two points for each of her farmers, of whom there is one. */
static void
test_each (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("messages", FIVE ("-") "card=6");

  fixture_choose (model, "Do what it says: 2 points");
  fixture_choose (model, "Lady: 2 spaces");
  fixture_check_line (model, "Anna scored with a message", ": 1 farmer × 2 = 2", "MSG-022");
}

/* MSG-016: the road of least value where she has a meeple, and that is lit: one tile. */
static void
test_feature (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("messages", FIVE ("highwayman@3,0:road(E)") "card=1");
  g_autoptr (TwLogItem) item = NULL;
  const TwBoard *board = &tw_table_model_get_play (model)->board;
  guint node;

  fixture_choose (model, "Do what it says: 1 point");
  fixture_choose (model, "Lady: 1 space");
  fixture_check_line (model, "Anna scored with a message", "Road: 1 tile × 1 = 1", "MSG-016");
  item = fixture_log_line (model, "Anna scored with a message");
  node = tw_log_item_get_node (item, model);
  g_assert_cmpuint (node, <, board->head->n_nodes);
  g_assert_cmpint (board->slots[board->nodes[node].slot].x, ==, 3);
}

/* MSG-037: the further tile may be laid or declined. */
static void
test_tile (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("messages", FIVE ("-") "card=7");
  guint n_left = tw_table_model_get_play (model)->state->n_left;

  fixture_choose (model, "Do what the message says");
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_PLACE);
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 0);
  g_assert_true (fixture_asks (model, "A further tile"));
  g_assert_true (tw_table_model_can_finish (model));
  g_assert_true (tw_table_model_finish (model));
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
  /* Declined, and Eva's drawn. */
  g_assert_cmpuint (tw_table_model_get_play (model)->state->n_left, <=, n_left - 2);
}

/* MSG-024: each figure that may go home is a spot that says what it brings. */
static void
test_take (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("messages", FIVE ("highwayman@3,0:road(E)") "card=8");
  guint n = 0;
  gboolean found = FALSE;

  fixture_choose (model, "Do what the message says");
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_FIGURE);
  g_assert_false (tw_table_model_can_finish (model));
  g_assert_true (fixture_asks (model, "Take one of the figures back."));
  tw_table_model_get_spots (model, &n);
  g_assert_cmpuint (n, ==, 2);
  for (guint i = 0; i < n && !found; i++)
    {
      g_autofree char *worth = tw_table_worth_of_spot (model, i);

      found = strcmp (worth, "Highwayman: take back, 1 point") == 0;
      if (found)
        g_assert_true (tw_table_model_choose_spot (model, i, -1));
    }
  g_assert_true (found);
  fixture_choose (model, "Pawn: 1 space");
  g_assert_cmpint (tw_table_model_get_play (model)->state->score[0], ==, 6);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/messages/other-seat", test_other_seat);
  g_test_add_func ("/play/messages/points", test_points);
  g_test_add_func ("/play/messages/each", test_each);
  g_test_add_func ("/play/messages/feature", test_feature);
  g_test_add_func ("/play/messages/tile", test_tile);
  g_test_add_func ("/play/messages/take", test_take);
  return g_test_run ();
}
