/* Answers by number, typed digit by digit. */
#include "tests/app/game/play-fixture.h"
#include "app/game/table-number.h"

/* A table of which spots are the only answers by number: how many there are. */
static guint
propose (TwTableModel *model, GRand *rand)
{
  guint n_spots = 0, n_choices = 0;

  fixture_propose (model, rand);
  tw_table_model_get_spots (model, &n_spots);
  tw_table_model_get_choices (model, &n_choices);
  return n_spots + n_choices;
}

static void
test_short (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 3, FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  guint n = propose (model, rand), turn = tw_table_model_get_play (model)->state->turn;

  g_test_summary ("Where no longer number begins with a digit, the digit chooses");
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, <, 10);
  g_assert_false (tw_table_number_type_digit (model, 0));
  g_assert_false (tw_table_number_type_digit (model, n + 1));
  g_assert_cmpuint (tw_table_number_get (model), ==, 0);
  g_assert_cmpuint (tw_table_model_get_play (model)->state->turn, ==, turn);
  g_assert_true (tw_table_number_may_mean (model, 1));
  g_assert_true (tw_table_number_type_digit (model, n));
  g_assert_cmpuint (tw_table_model_get_play (model)->state->turn, ==, turn + 1);
  g_assert_cmpuint (tw_table_number_get (model), ==, 0);
}

/* The many answers of a table with all meeples of a player to take back: ten and more. */
static TwTableModel *
table_with_many (GRand *rand)
{
  static const char *const uses[] = { "inns-and-cathedrals", "abbot", "festival", NULL };

  for (guint seed = 1; seed < 60; seed++)
    {
      TwTableModel *model = fixture_table_with (uses, 2, seed, FALSE);

      for (guint i = 0; i < 60 && tw_table_model_get_question (model) == TW_QUESTION_PLACE; i++)
        {
          if (propose (model, rand) >= 10)
            return model;
          if (!tw_table_model_choose_spot (model, 0, -1) && !tw_table_model_finish (model))
            break;
        }
      g_object_unref (model);
    }
  return NULL;
}

static void
test_long (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (TwTableModel) model = table_with_many (rand);
  guint turn;

  g_test_summary ("A digit that a longer number begins with waits for the next, or to be taken");
  g_assert_nonnull (model);
  turn = tw_table_model_get_play (model)->state->turn;
  g_assert_true (tw_table_number_type_digit (model, 1));
  g_assert_cmpuint (tw_table_number_get (model), ==, 1);
  g_assert_cmpuint (tw_table_model_get_play (model)->state->turn, ==, turn);
  g_assert_true (tw_table_number_may_mean (model, 1));
  g_assert_true (tw_table_number_may_mean (model, 10));
  g_assert_false (tw_table_number_may_mean (model, 2));
  /* No number has three digits here. */
  g_assert_true (tw_table_number_type_digit (model, 0));
  g_assert_cmpuint (tw_table_number_get (model), ==, 0);
}

static void
test_take (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (TwTableModel) model = table_with_many (rand);
  guint64 before;

  g_assert_nonnull (model);
  g_assert_false (tw_table_number_take (model));
  g_assert_true (tw_table_number_type_digit (model, 1));
  before = fixture_hash (model);
  g_assert_true (tw_table_number_take (model));
  g_assert_cmpuint (tw_table_number_get (model), ==, 0);
  g_assert_cmphex (fixture_hash (model), !=, before);
  g_assert_false (tw_table_number_take (model));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/table-number/short", test_short);
  g_test_add_func ("/game/table-number/long", test_long);
  g_test_add_func ("/game/table-number/take", test_take);
  return g_test_run ();
}
