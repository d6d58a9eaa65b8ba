/* Traders & Builders at the table: builder and pig by choice, the second part of a turn, a
 * tile drawn ahead, what the log and the result say. */
#include "app/game/game-result.h"
#include "app/game/table-sentences.h"
#include "app/game/table-worth.h"
#include "engine/game/pieces.h"
#include "tests/app/game/position-fixture.h"

/* Proposes the drawn tile at a cell, turned as it is drawn. */
static void
propose (TwTableModel *model, int x, int y)
{
  g_assert_true (tw_table_model_aim (model, x, y, FALSE));
  for (guint i = 0; i < 4 && tw_table_model_get_aim (model)->turns != 0; i++)
    tw_table_model_turn (model, 1, FALSE);
  g_assert_true (tw_table_model_propose (model));
}

static guint
figure (TwTableModel *model, const char *id)
{
  int type = tw_rules_figure (tw_table_model_get_setup (model)->rules, id);

  g_assert_cmpint (type, >=, 0);
  return (guint) type;
}

static guint
supply (TwTableModel *model, guint seat, const char *id)
{
  return tw_play_supply (tw_table_model_get_play (model), seat, figure (model, id));
}

/* Index of the spot on land of @kind where @id may stand, -1 for none. */
static int
find_spot (TwTableModel *model, TwKind kind, const char *id)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (model));
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (model, &n);

  for (guint i = 0; i < n; i++)
    if (play->board.nodes[spots[i].node].kind == kind
        && (spots[i].figures >> figure (model, id) & 1))
      return (int) i;
  return -1;
}

static void
count_cb (TwTableModel *model, guint seat, guint *count)
{
  count[seat]++;
}

#define ROAD         "draw=U U@1,0/0 highwayman@1,0:road(W) draw=B B@0,1/0 - "
#define WITH_BUILDER ROAD "draw=U U@2,0/0 builder@2,0:road(W) draw=B B@1,1/0 - "

/* TRADE-020, TRADE-022, TRADE-050: each spot says which figures it is for. */
static void
test_choose_figures (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("traders-and-builders", ROAD "draw=U");
  g_autofree char *worth = NULL;
  int road;

  propose (model, 2, 0);
  g_assert_cmpint (find_spot (model, TW_KIND_ROAD, "meeple"), ==, -1);
  g_assert_cmpint (find_spot (model, TW_KIND_FIELD, "meeple"), >=, 0);
  g_assert_cmpint (find_spot (model, TW_KIND_FIELD, "pig"), ==, -1);
  road = find_spot (model, TW_KIND_ROAD, "builder");
  g_assert_cmpint (road, >=, 0);
  /* From the meeple to the builder, to the pig, and round. */
  g_assert_cmpuint (tw_table_model_get_figure (model), ==, figure (model, "meeple"));
  tw_table_model_next_figure (model);
  g_assert_cmpuint (tw_table_model_get_figure (model), ==, figure (model, "builder"));
  worth = tw_table_worth_of_spot (model, (guint) road);
  g_assert_true (g_str_has_prefix (worth, "Builder: "));
  tw_table_model_next_figure (model);
  g_assert_cmpuint (tw_table_model_get_figure (model), ==, figure (model, "pig"));
  /* Whatever is chosen, a spot for the builder alone gets the builder. */
  g_assert_true (tw_table_model_choose_spot (model, (guint) road, -1));
  g_assert_cmpuint (supply (model, 0, "builder"), ==, 0);
  g_assert_true (fixture_log_has (model, "and placed a builder"));
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
}

/* TRADE-055: the spot says what the pig will add for the one complete city. */
static void
test_pig_worth (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("traders-and-builders",
                           "draw=E E@0,-1/180 farmer@0,-1:field(NL) draw=B B@0,1/0 - "
                           "draw=B B@1,-1/0 - draw=B B@0,2/0 - draw=U");
  g_autofree char *worth = NULL;
  int spot;

  propose (model, 1, 0);
  tw_table_model_set_figure (model, figure (model, "pig"));
  spot = find_spot (model, TW_KIND_FIELD, "pig");
  g_assert_cmpint (spot, >=, 0);
  worth = tw_table_worth_of_spot (model, (guint) spot);
  g_assert_cmpstr (worth, ==, "Pig: at the end 3 +1; Anna 1");
}

/* TRADE-030: the same seat is told that it goes on. */
static void
test_second_part (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("traders-and-builders", WITH_BUILDER "draw=U");
  guint n_passed[2] = { 0 };
  g_autofree char *before = tw_hand_sentence (model), *sentence = NULL, *subtitle = NULL;
  g_autofree char *first = tw_table_subtitle (model);

  g_signal_connect (model, "passed", G_CALLBACK (count_cb), n_passed);
  g_assert_cmpuint (tw_table_model_get_part (model), ==, 1);
  g_assert_null (strstr (before, "second tile"));
  g_assert_null (strstr (before, "Then you lay"));
  g_assert_cmpstr (first, ==, "Turn 5");
  propose (model, 3, 0);
  g_assert_true (tw_table_model_finish (model));
  g_assert_cmpuint (tw_table_model_get_part (model), ==, 2);
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 0);
  g_assert_cmpuint (n_passed[0], ==, 1);
  sentence = tw_hand_sentence (model);
  g_assert_nonnull (strstr (sentence, "second tile"));
  subtitle = tw_table_subtitle (model);
  g_assert_cmpstr (subtitle, ==, "Turn 5, second tile");
  g_assert_true (fixture_log_has (model, "Anna has a second tile"));
  /* Back to the first tile and forth again. */
  g_assert_true (tw_table_model_undo (model));
  g_assert_cmpuint (tw_table_model_get_part (model), ==, 1);
  g_assert_nonnull (tw_table_model_get_proposal (model));
  g_assert_false (fixture_log_has (model, "Anna has a second tile"));
  g_assert_true (tw_table_model_redo (model));
  g_assert_cmpuint (tw_table_model_get_part (model), ==, 2);
  g_assert_cmpuint (n_passed[0], ==, 2);
  g_assert_cmpuint (n_passed[1], ==, 0);
}

/* TRADE-043: by the option there is a question, in words. */
static void
test_optional (void)
{
  static const char *const settings[] = { "builder.second-part", "optional", NULL };
  g_autoptr (TwTableModel) model =
      fixture_table_after_with ("traders-and-builders", settings, "Anna Eva",
                                WITH_BUILDER "draw=U U@3,0/0 -");

  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_CHOICE);
  g_assert_true (fixture_asks (model, "take a second tile, or go on"));
  g_assert_true (tw_table_model_can_finish (model));
  fixture_choose (model, "Take a second tile");
  g_assert_cmpuint (tw_table_model_get_part (model), ==, 2);
  /* Undo takes back the choice alone. */
  g_assert_true (tw_table_model_undo (model));
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_CHOICE);
  g_assert_true (tw_table_model_finish (model));
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
}

/* TRADE-034: the tile drawn ahead is seen when the first one lies, and not before. */
static void
test_drawn_ahead (void)
{
  static const char *const settings[] = { "builder.draw", "at-once", NULL };
  g_autoptr (TwTableModel) model = fixture_table_after_with ("traders-and-builders", settings,
                                                             "Anna Eva", WITH_BUILDER "draw=U");
  g_autofree char *sentence = NULL;
  guint n = 0;
  int ahead;

  propose (model, 3, 0);
  tw_table_model_get_spots (model, &n);
  g_assert_cmpuint (n, ==, 0);
  g_assert_cmpint (tw_table_model_get_ahead (model), ==, -1);
  g_assert_true (tw_table_model_finish (model));
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_FIGURE);
  ahead = tw_table_model_get_ahead (model);
  g_assert_cmpint (ahead, >=, 0);
  sentence = tw_hand_sentence (model);
  g_assert_nonnull (strstr (sentence, "Then you lay a "));
  g_assert_true (fixture_log_has (model, "Anna draws a second tile: "));
  g_assert_true (
      tw_table_model_choose_spot (model, (guint) find_spot (model, TW_KIND_FIELD, "meeple"), -1));
  g_assert_true (fixture_log_has (model, "and placed a farmer"));
  g_assert_cmpuint (tw_table_model_get_part (model), ==, 2);
  g_assert_cmpint (tw_table_model_get_drawn (model), ==, ahead);
  g_assert_cmpint (tw_table_model_get_ahead (model), ==, -1);
}

/* TRADE-015, TRADE-017: everybody sees the tokens, and what they bring in the end. */
static void
test_goods (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("traders-and-builders",
                           "draw=HQ HQ@0,-1/90 - draw=E E@0,-2/180 - draw=B");
  const TwPlay *play = tw_table_model_get_play (model);
  guint wine = (guint) tw_rules_token (play->rules, "wine");
  g_autoptr (TwGameResult) result = NULL;

  g_assert_cmpuint (tw_play_tokens (play, 0, wine), ==, 0);
  g_assert_cmpuint (tw_play_tokens (play, 1, wine), ==, 1);
  g_assert_true (fixture_log_has (model, "Eva got 1 wine token"));
  tw_table_model_end_game (model);
  g_assert_true (fixture_log_has (model, "Eva has the most wine: 1"));
  result = tw_game_result_new (tw_table_model_get_game (model));
  g_assert_cmpint (result->parts[1][TW_RESULT_TOKENS], ==, 10);
  g_assert_cmpint (result->parts[0][TW_RESULT_TOKENS], ==, 0);
  g_assert_cmpint (result->score[1], ==, 10);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/double-turn/choose-figures", test_choose_figures);
  g_test_add_func ("/play/double-turn/pig-worth", test_pig_worth);
  g_test_add_func ("/play/double-turn/second-part", test_second_part);
  g_test_add_func ("/play/double-turn/optional", test_optional);
  g_test_add_func ("/play/double-turn/drawn-ahead", test_drawn_ahead);
  g_test_add_func ("/play/double-turn/goods", test_goods);
  return g_test_run ();
}
