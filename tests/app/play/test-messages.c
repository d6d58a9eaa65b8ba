/* Messages at the table: which figure moves, what a message says, a tile that may be
 * declined, whose figure goes home. */
#include <string.h>

#include "app/play/log-item.h"
#include "app/play/table-texts.h"
#include "engine/game/notation.h"
#include "tests/app/play/play-fixture.h"

/* A table at which the words, without their seats, have been played. */
static TwTableModel *
table_after (const char *words)
{
  TwTableModel *model = tw_table_model_new ();
  g_auto (GStrv) split = g_strsplit (words, " ", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwGameSetup) setup = NULL;
  TwTableSetup table = { .seed = 1 };
  TwGameKit kit;
  TwGame *game;

  g_assert_true (tw_play_kit_load (&kit, &error));
  setup = tw_game_setup_new (&kit);
  g_assert_true (tw_game_setup_use (setup, "base", &error));
  g_assert_true (tw_game_setup_use (setup, "messages", &error));
  table.rules = tw_game_setup_compile (setup, &error);
  g_assert_no_error (error);
  table.seats[0] = (TwSeatSetup){ g_strdup ("Anna"), 0 };
  table.seats[1] = (TwSeatSetup){ g_strdup ("Eva"), 1 };
  game = tw_game_new (table.rules, 1, TW_GAME_FORCED);
  for (guint i = 0; split[i] != NULL; i++)
    {
      TwAction action;

      g_assert_true (tw_action_parse (tw_game_play (game), split[i],
                                      tw_game_play (game)->state->on_turn, &action, &error));
      if (!tw_game_apply (game, &action, NULL))
        g_error ("%s is refused", split[i]);
    }
  tw_game_set_flags (game, TW_GAME_DEFAULT);
  tw_table_model_resume (model, &table, game);
  tw_table_setup_clear (&table);
  tw_play_kit_clear (&kit);
  return model;
}

/* Index of the choice with these words, -1 for none. */
static int
find_choice (TwTableModel *model, const char *words)
{
  guint n = 0;
  const TwAction *choices = tw_table_model_get_choices (model, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *title = tw_choice_title (tw_table_model_get_play (model), &choices[i]);

      if (strcmp (title, words) == 0)
        return (int) i;
    }
  return -1;
}

static void
choose (TwTableModel *model, const char *words)
{
  int choice = find_choice (model, words);

  g_assert_cmpint (choice, >=, 0);
  g_assert_true (tw_table_model_choose (model, (guint) choice));
}

static gboolean
asks (TwTableModel *model, const char *words)
{
  g_autofree char *sentence = tw_hand_sentence (model);

  return strstr (sentence, words) != NULL;
}

static gboolean
log_has (TwTableModel *model, const char *text)
{
  g_autoptr (GListStore) list = tw_log_list_new ();

  tw_log_list_update (list, model);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (TwLogItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);

      if (strstr (tw_log_item_get_text (item), text) != NULL)
        return TRUE;
    }
  return FALSE;
}

/* Anna closes a road of five tiles with @figure on the last one; the pawn stops on 5. */
#define FIVE(figure)                                                                               \
  "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=U U@1,0/0 - "                                      \
  "draw=U U@2,0/0 farmer@2,0:field(NL) draw=B B@0,1/0 - draw=W W@3,0/0 " figure " pawn+5 "

/* MSG-003: whoever gets the points is asked, on turn or not. */
static void
test_other_seat (void)
{
  g_autoptr (TwTableModel) model =
      table_after ("draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=W W@1,0/0 -");
  g_autofree char *track = NULL;

  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_CHOICE);
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 0);
  g_assert_cmpuint (tw_table_model_get_play (model)->state->on_turn, ==, 1);
  g_assert_true (asks (model, "3 points: which figure moves? Pawn 0, lady 0."));
  g_assert_false (tw_table_model_can_finish (model));
  choose (model, "Lady: 3 spaces");
  track = tw_table_track_words (model, 0);
  g_assert_cmpstr (track, ==, "Pawn 0, lady 3");
  g_assert_true (log_has (model, "Anna: Lady: 3 spaces"));
  /* It was Eva's tile: no message; Anna's turn comes. */
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_PLACE);
  g_assert_false (tw_table_model_can_finish (model));
}

/* MSG-011: the message is shown, and what can be done with it. */
static void
test_points (void)
{
  g_autoptr (TwTableModel) model = table_after (FIVE ("-") "card=5");

  g_assert_true (asks (model, "Message 5: 2 points for each own knight."));
  g_assert_cmpint (find_choice (model, "Do what the message says"), >=, 0);
  choose (model, "Take 2 points");
  choose (model, "Lady: 2 spaces");
  g_assert_cmpint (tw_table_model_get_play (model)->state->score[0], ==, 7);
  g_assert_true (log_has (model, "Anna scored: message"));
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
}

/* MSG-037: the further tile may be laid or declined. */
static void
test_tile (void)
{
  g_autoptr (TwTableModel) model = table_after (FIVE ("-") "card=7");
  guint n_left = tw_table_model_get_play (model)->state->n_left;

  choose (model, "Do what the message says");
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_PLACE);
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 0);
  g_assert_true (asks (model, "A further tile"));
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
  g_autoptr (TwTableModel) model = table_after (FIVE ("highwayman@3,0:road(E)") "card=8");
  guint n = 0;
  gboolean found = FALSE;

  choose (model, "Do what the message says");
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_FIGURE);
  g_assert_false (tw_table_model_can_finish (model));
  g_assert_true (asks (model, "Take one of the figures back."));
  tw_table_model_get_spots (model, &n);
  g_assert_cmpuint (n, ==, 2);
  for (guint i = 0; i < n && !found; i++)
    {
      g_autofree char *worth = tw_spot_worth (model, i);

      found = strcmp (worth, "Highwayman: take back, 1 point") == 0;
      if (found)
        g_assert_true (tw_table_model_choose_spot (model, i, -1));
    }
  g_assert_true (found);
  choose (model, "Pawn: 1 space");
  g_assert_cmpint (tw_table_model_get_play (model)->state->score[0], ==, 6);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/messages/other-seat", test_other_seat);
  g_test_add_func ("/play/messages/points", test_points);
  g_test_add_func ("/play/messages/tile", test_tile);
  g_test_add_func ("/play/messages/take", test_take);
  return g_test_run ();
}
