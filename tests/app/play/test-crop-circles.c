/* Crop circles at the table: the choice for all, then a spot for each who acts. */
#include <string.h>

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
  g_assert_true (tw_game_setup_use (setup, "crop-circles", &error));
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

/* CROP-005, CROP-007: A, then a meeple beside the own one, or none. */
static void
test_add (void)
{
  g_autoptr (TwTableModel) model = table_after ("draw=Korn1 Korn1@1,0/180 highwayman@1,0:road(W)");
  guint n = 0;
  int type;

  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_CHOICE);
  g_assert_true (asks (model, "Crop circle: choose for everybody."));
  g_assert_false (tw_table_model_can_finish (model));
  g_assert_cmpint (find_choice (model, "B: everybody takes a meeple back"), >=, 0);
  choose (model, "A: everybody may add a meeple");
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_FIGURE);
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 0);
  g_assert_true (asks (model, "Crop circle: add a meeple"));
  g_assert_true (tw_table_model_can_finish (model));
  tw_table_model_get_spots (model, &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (tw_table_model_choose_spot (model, 0, -1));
  type = tw_rules_figure (tw_table_model_get_setup (model)->rules, "meeple");
  g_assert_cmpuint (tw_play_supply (tw_table_model_get_play (model), 0, (guint) type), ==, 5);
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/crop-circles/add", test_add);
  return g_test_run ();
}
