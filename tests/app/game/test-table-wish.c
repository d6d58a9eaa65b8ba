/* Which figure goes to the table: by type, and where one plays with several colours by colour. */
#include "tests/app/game/position-fixture.h"

/* A table at which one player has the figures of several colours. Rule: MIST-013. */
static TwTableModel *
table_of_one (void)
{
  TwTableModel *model = tw_table_model_new ();
  TwTableSetup table = fixture_setup_of_ruleset ("mists-level-1", 1, 4);

  tw_table_model_start (model, &table);
  tw_table_setup_clear (&table);
  return model;
}

static guint
n_standing (TwTableModel *model, guint seat)
{
  const TwPlay *play = tw_table_model_get_play (model);
  guint n = 0;

  for (guint i = 0; i < play->rules->n_figures; i++)
    n += play->figures[i].seat == seat && play->figures[i].place == TW_FIGURE_NODE;
  return n;
}

/* Proposes the tile somewhere where a figure may stand. */
static void
propose_with_spots (TwTableModel *model)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  guint n = 0;

  fixture_propose (model, rand);
  tw_table_model_get_spots (model, &n);
  g_assert_cmpuint (n, >, 0);
}

static void
test_hands (void)
{
  g_autoptr (TwTableModel) model = table_of_one ();
  const TwRules *rules = tw_table_model_get_setup (model)->rules;

  g_test_summary ("The colour that was chosen is placed, and no colour of somebody else's");
  g_assert_cmpuint (rules->hand, >=, 2);
  propose_with_spots (model);
  g_assert_cmpuint (tw_table_model_get_hand (model), ==, 0);
  tw_table_model_set_hand (model, rules->n_seats);
  g_assert_cmpuint (tw_table_model_get_hand (model), ==, 0);
  tw_table_model_set_hand (model, 1);
  g_assert_cmpuint (tw_table_model_get_hand (model), ==, 1);
  g_assert_true (tw_table_model_choose_spot (model, 0, -1));
  g_assert_cmpuint (n_standing (model, 1), ==, 1);
  g_assert_cmpuint (n_standing (model, 0), ==, 0);
}

static void
test_first_hand (void)
{
  g_autoptr (TwTableModel) model = table_of_one ();

  propose_with_spots (model);
  g_assert_true (tw_table_model_choose_spot (model, 0, -1));
  g_assert_cmpuint (n_standing (model, 0), ==, 1);
}

/* With several players each has the own figures, whoever's turn it was before. */
static void
test_turns (void)
{
  g_autoptr (TwTableModel) model = fixture_table (3, 2, FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);

  for (guint turn = 0; turn < 7; turn++)
    {
      guint decider = tw_table_model_get_decider (model);

      fixture_propose (model, rand);
      g_assert_cmpuint (tw_table_model_get_hand (model), ==, decider);
      tw_table_model_set_hand (model, (decider + 1) % 3);
      g_assert_cmpuint (tw_table_model_get_hand (model), ==, decider);
      g_assert_true (tw_table_model_finish (model));
    }
}

/* Where nobody can be placed it is the figures of who is on turn all the same. */
static void
test_no_spots (void)
{
  static const char *const no_farmers[] = { "farmers", "n", NULL };
  g_autoptr (TwTableModel) model =
      fixture_table_after_with ("", no_farmers, "Anna Eva",
                                "draw=U U@1,0/0 highwayman@1,0:road(W) draw=U");
  guint n = 0;

  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
  g_assert_true (tw_table_model_aim (model, 2, 0, FALSE));
  g_assert_true (tw_table_model_propose (model));
  tw_table_model_get_spots (model, &n);
  g_assert_cmpuint (n, ==, 0);
  g_assert_cmpuint (tw_table_model_get_hand (model), ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/table-wish/hands", test_hands);
  g_test_add_func ("/game/table-wish/first-hand", test_first_hand);
  g_test_add_func ("/game/table-wish/turns", test_turns);
  g_test_add_func ("/game/table-wish/no-spots", test_no_spots);
  return g_test_run ();
}
