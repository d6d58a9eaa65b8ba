/* The Count of Carcassonne at the table: quarters are spots on the block, and who moves a meeple
 * out is asked in turn, whoever's turn it is. */
#include "app/game/table-choices.h"
#include "app/game/table-feature.h"
#include "app/game/table-sentences.h"
#include "app/game/table-worth.h"
#include "engine/game/pieces.h"
#include "tests/app/game/position-fixture.h"

static guint
find_mark (TwTableModel *model, const char *title)
{
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (model, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *words = tw_table_spot_title (model, i);

      if (spots[i].place == TW_SPOT_MARK && g_str_has_prefix (words, title))
        return i;
    }
  g_error ("no spot is called “%s”", title);
}

static const char *
quarter_of_count (TwTableModel *model)
{
  const TwPlay *play = tw_table_model_get_play (model);
  TwPieceWalk walk = { 0 };
  TwPiece piece;

  while (tw_play_next_piece (play, &walk, &piece))
    if (strcmp (piece.id, "count") == 0)
      return play->rules->catalogue->kinds[play->board.slots[piece.slot].kind].name;
  return "";
}

/* COUNT-013, COUNT-034: Eva closes Anna's road: a spot in each quarter, then where the count
 * goes. */
static void
test_enter (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("count", "draw=U U@3,-1/90 highwayman@3,-1:road(S) draw=W W@3,-2/0 -");
  guint n = 0;

  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_CHOICE);
  g_assert_true (
      fixture_asks (model, "Carcassonne: put a meeple into one of the highlighted quarters"));
  tw_table_model_get_spots (model, &n);
  g_assert_cmpuint (n, ==, 4);
  tw_table_model_get_choices (model, &n);
  g_assert_cmpuint (n, ==, 0);
  g_assert_true (tw_table_model_can_finish (model));
  g_assert_cmpstr (quarter_of_count (model), ==, "Count3");
  g_assert_true (
      tw_table_model_choose_spot (model, find_mark (model, "Meeple into the market"), -1));
  g_assert_true (fixture_log_has (model, "Eva put a meeple into the market"));
  g_assert_true (fixture_asks (model, "The count may move"));
  tw_table_model_get_spots (model, &n);
  g_assert_cmpuint (n, ==, 3);
  find_mark (model, "Count to the market: Eva 1");
  g_assert_true (
      tw_table_model_choose_spot (model, find_mark (model, "Count to the cathedral"), -1));
  g_assert_cmpstr (quarter_of_count (model), ==, "Count6");
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_PLACE);
  g_assert_true (tw_table_model_undo (model));
  g_assert_true (tw_table_model_undo (model));
  g_assert_cmpstr (quarter_of_count (model), ==, "Count3");
  g_assert_true (fixture_asks (model, "Carcassonne: put"));
}

/* COUNT-018: the abbot goes to the cathedral, and the log says so in a sentence. */
static void
test_abbot (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after (
      "count abbot", "draw=U U@3,-1/90 highwayman@3,-1:road(S) draw=W W@3,-2/0 - abbot@cathedral");

  g_assert_true (fixture_log_has (model, "Eva put the abbot into the cathedral"));
}

/* COUNT-022, COUNT-023: Anna is asked in Eva's turn, then Eva; the tile that Eva proposes does
 * not ask it yet. */
static void
test_redeploy (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after (
      "count",
      "draw=U U@3,-1/90 highwayman@3,-1:road(S) draw=W W@3,-2/0 - meeple@blacksmith count@market "
      "draw=U U@2,3/90 highwayman@2,3:road(N) draw=W W@2,4/90 -");
  guint n = 0;
  const TwTableSpot *spots;

  /* The road from the south gate is complete: of both, Eva alone has somebody at the
   * blacksmith's. */
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_FIGURE);
  g_assert_true (fixture_asks (model, "Out of Carcassonne: move a meeple"));
  spots = tw_table_model_get_spots (model, &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (spots[0].place, ==, TW_SPOT_NODE);
  g_assert_true (tw_table_model_choose_spot (model, 0, -1));
  g_assert_true (fixture_log_has (model, "Eva’s highwayman came from the blacksmith’s"));
  g_assert_false (fixture_log_has (model, "Eva placed"));
  g_assert_cmpstr (tw_table_model_get_setup (model)->title, ==,
                   "Base game and The Count of Carcassonne");
  /* Both have three points. */
  g_assert_cmpint (tw_table_model_get_play (model)->state->score[0], ==, 6);
  g_assert_cmpint (tw_table_model_get_play (model)->state->score[1], ==, 3);
}

/* What is said of the city is who is there, not that it brings no points: figures of nobody, and of
 * everybody, whoever's turn it is. */
static void
test_city (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after (
      "count",
      "draw=U U@3,-1/90 highwayman@3,-1:road(S) draw=W W@3,-2/0 - meeple@castle count@market "
      "draw=U U@2,3/90 - draw=U U@2,4/90 highwayman@2,4:road(N) draw=W W@2,5/90 - meeple@castle -");
  const TwPlay *play = tw_table_model_get_play (model);
  guint city = 0;
  g_autofree char *title = NULL, *words = NULL;

  while (play->board.nodes[city].kind != TW_KIND_ENCLAVE)
    city++;
  title = tw_table_worth_of_feature (model, city);
  words = tw_table_feature_explain (model, tw_table_model_get_shown (model), city);
  g_assert_cmpstr (title, ==, "Carcassonne");
  g_assert_cmpstr (words, ==, "Castle quarter: Anna 1, Eva 1. Market quarter: Count.");
}

/* Guards that wait in the general supply are in no quarter. */
static void
test_guards (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("count ghosts-castles-cemeteries", "draw=U");
  const TwPlay *play = tw_table_model_get_play (model);
  guint guard = (guint) tw_rules_figure (play->rules, "guard-meeple"), n_waiting = 0;
  TwPieceWalk walk = { 0 };
  TwPiece piece;

  for (guint i = 0; i < play->rules->n_figures; i++)
    n_waiting += play->figures[i].type == guard && play->figures[i].place == TW_FIGURE_ZONE;
  g_assert_cmpuint (n_waiting, ==, 2 * 3);
  while (tw_play_next_piece (play, &walk, &piece))
    g_assert_cmpstr (piece.id, !=, "guard-meeple");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/count/abbot", test_abbot);
  g_test_add_func ("/play/count/enter", test_enter);
  g_test_add_func ("/play/count/redeploy", test_redeploy);
  g_test_add_func ("/play/count/city", test_city);
  g_test_add_func ("/play/count/guards", test_guards);
  return g_test_run ();
}
