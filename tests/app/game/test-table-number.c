/* Answers by number, typed digit by digit. */
#include <glib/gstdio.h>

#include "app/game/table-number.h"
#include "tests/app/game/play-fixture.h"
#include "tests/app/game/position-fixture.h"

/* Who lays a scale names a weight from 9 to 12. */
static const char scales[] =
    "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"scales\">\n"
    "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">\n"
    "<symbol id=\"scale\" on=\"road\"/>\n"
    "<counter id=\"weight\" most=\"20\"><title>Weight</title></counter>\n"
    "<procedure id=\"weigh\" at=\"laid\" if-symbol=\"scale\">\n"
    "<choose as=\"much\" what=\"number\" least=\"9\" most=\"12\">\n"
    "<change what=\"weight\" n=\"much\"/></choose></procedure></rules>\n"
    "<tile id=\"Scale\" count=\"3\"><road edges=\"E W\" symbols=\"scale\"/></tile>\n"
    "</tile-set>\n";

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

static TwTableModel *
table_with (const char *set)
{
  g_autofree char *folder = g_dir_make_tmp ("tw-scales-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "scales.xml", NULL);
  g_autoptr (GError) error = NULL;
  TwTableModel *model;

  g_file_set_contents (path, set, -1, &error);
  g_assert_no_error (error);
  model = fixture_table_after (path, "draw=Scale Scale@1,0/0");
  g_remove (path);
  g_rmdir (folder);
  return model;
}

static void
test_own (void)
{
  g_autoptr (TwTableModel) nine = table_with (scales), twelve = table_with (scales);

  g_test_summary ("Where a number is asked for, it is typed as it is");
  g_assert_cmpuint (tw_table_number_first (nine), ==, 9);
  /* None begins so, or the number is too small. */
  g_assert_false (tw_table_number_type_digit (nine, 2));
  g_assert_cmpuint (tw_table_number_get (nine), ==, 0);
  g_assert_true (tw_table_number_type_digit (nine, 9));
  g_assert_true (fixture_log_has (nine, "Weight: 9"));

  g_assert_true (tw_table_number_type_digit (twelve, 1));
  g_assert_cmpuint (tw_table_number_get (twelve), ==, 1);
  g_assert_true (tw_table_number_may_mean (twelve, 11));
  g_assert_false (tw_table_number_may_mean (twelve, 9));
  /* One alone is none of the numbers. */
  g_assert_false (tw_table_number_take (twelve));
  g_assert_true (tw_table_number_type_digit (twelve, 1));
  g_assert_true (tw_table_number_type_digit (twelve, 2));
  g_assert_cmpuint (tw_table_number_get (twelve), ==, 0);
  g_assert_true (fixture_log_has (twelve, "Weight: 12"));
}

/* Where nothing is an answer as well, its key is 0. */
static void
test_zero (void)
{
  g_autofree char *from_zero = NULL;
  g_autoptr (TwTableModel) none = NULL, two = NULL;
  GString *text = g_string_new (scales);

  g_string_replace (text, "least=\"9\" most=\"12\"", "least=\"0\" most=\"3\"", 1);
  g_string_replace (text, "<counter id=\"weight\"", "<counter id=\"weight\" start=\"7\"", 1);
  from_zero = g_string_free (text, FALSE);
  none = table_with (from_zero);
  two = table_with (from_zero);
  g_assert_cmpuint (tw_table_number_first (none), ==, 0);
  g_assert_true (tw_table_number_type_digit (none, 0));
  g_assert_true (fixture_log_has (none, "Weight: 0"));
  g_assert_true (tw_table_number_type_digit (two, 2));
  g_assert_true (fixture_log_has (two, "Weight: 2"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/table-number/short", test_short);
  g_test_add_func ("/game/table-number/long", test_long);
  g_test_add_func ("/game/table-number/take", test_take);
  g_test_add_func ("/game/table-number/own", test_own);
  g_test_add_func ("/game/table-number/zero", test_zero);
  return g_test_run ();
}
