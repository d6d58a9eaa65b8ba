/* Robbers at the table: who is asked where one waits, whom one robs, what the panel says. */
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
  g_assert_true (tw_game_setup_use (setup, "robbers", &error));
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
      g_autofree char *title = tw_table_choice_title (model, &choices[i], TRUE);

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

/* ROB-002, ROB-005: both seats are asked, then the figure. */
static void
test_wait (void)
{
  g_autoptr (TwTableModel) model = table_after ("draw=RaubC RaubC@1,0/0");
  g_autofree char *track = NULL;

  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_CHOICE);
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 0);
  g_assert_true (asks (model, "where does it wait?"));
  g_assert_true (tw_table_model_can_finish (model));
  choose (model, "Robber to space 0: Anna, Eva");
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
  g_assert_true (tw_table_model_finish (model));
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 0);
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_FIGURE);
  track = tw_table_track_words (model, 0);
  g_assert_cmpstr (track, ==, "Robber on space 0");
  g_assert_null (tw_table_track_words (model, 1));
  g_assert_true (log_has (model, "Anna: Robber to space 0"));
  /* A robber is no figure for a tile. */
  tw_table_model_next_figure (model);
  g_assert_cmpuint (tw_table_model_get_figure (model), ==, 0);
}

/* ROB-008: what was robbed stands in the log. */
static void
test_rob (void)
{
  g_autoptr (TwTableModel) model =
      table_after ("draw=RaubC RaubC@1,0/0 - P2:robber@0 highwayman@1,0:road(W) "
                   "draw=W W@-1,0/0 -");

  g_assert_cmpint (tw_table_model_get_play (model)->state->score[0], ==, 3);
  g_assert_cmpint (tw_table_model_get_play (model)->state->score[1], ==, 2);
  g_assert_true (log_has (model, "Eva scored: robber"));
  g_assert_null (tw_table_track_words (model, 1));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/robbers/wait", test_wait);
  g_test_add_func ("/play/robbers/rob", test_rob);
  return g_test_run ();
}
