/* What a position promises: facts and chances worked out by hand, and that they are worth playing
 * by. */
#include "engine/player/outlook.h"

#include "engine/game/bag.h"
#include "engine/player/closing-chance.h"
#include "engine/simulate/simulate.h"
#include "tests/engine/shipped-fixture.h"
#include "tests/test-size.h"

#include <string.h>

/* Blue's knight in the city of the start tile, red's farmer on the field at it. */
#define KNIGHT_AND_FARMER                                                                          \
  "use base\nplayers 2\nstart D@0,0/0\n"                                                           \
  "given P1:knight@0,0:city(N) P2:farmer@0,0:field(EL)\n"

/* Puts nothing but so many copies of two tiles into the bag. */
static void
fill_bag (TwPlay *play, const char *one, guint n_one, const char *other, guint n_other)
{
  const TwCatalogue *catalogue = play->rules->catalogue;

  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    {
      const char *name = catalogue->kinds[kind].name;
      int n = strcmp (name, one) == 0 ? (int) n_one : strcmp (name, other) == 0 ? (int) n_other : 0;

      tw_bag_add (play, kind, n - (int) play->bag[kind]);
    }
}

static guint
root_at (const TwPlay *play, TwKind kind)
{
  for (guint node = 0; node < play->board.head->n_nodes; node++)
    if (play->board.nodes[node].kind == kind)
      return play->board.nodes[node].root;
  g_assert_not_reached ();
}

/* One tile of four fits north of the city, and each of two players draws two: 1 - (3/4)². Three of
 * four go on with the road, at both of its ends: (1 - (1/4)²)². */
static void
test_chance (void)
{
  ShippedGame game;
  g_autoptr (TwClosingChance) chance = NULL;

  shipped_game (&game, shipped_kit (), KNIGHT_AND_FARMER);
  chance = tw_closing_chance_new (game.play->rules);
  fill_bag (game.play, "E", 1, "U", 3);
  tw_closing_chance_begin (chance, game.play);
  g_assert_cmpfloat_with_epsilon (tw_closing_chance_find (chance, game.play,
                                                          root_at (game.play, TW_KIND_CITY)),
                                  0.4375, 1e-4);
  g_assert_cmpfloat_with_epsilon (tw_closing_chance_find (chance, game.play,
                                                          root_at (game.play, TW_KIND_ROAD)),
                                  0.87891, 1e-4);
  /* With no city left it is never closed; what was found for the other bag does not count. */
  fill_bag (game.play, "E", 0, "U", 4);
  tw_closing_chance_begin (chance, game.play);
  g_assert_cmpfloat (tw_closing_chance_find (chance, game.play, root_at (game.play, TW_KIND_CITY)),
                     ==, 0);
  g_assert_cmpfloat (tw_closing_chance_find (chance, game.play, root_at (game.play, TW_KIND_ROAD)),
                     ==, 1);
  shipped_game_clear (&game);
}

/* A monastery lacks eight tiles. Four of its neighbours, at its edges, can be asked for; the
 * corners have no neighbour yet. */
static void
test_place (void)
{
  ShippedGame game;
  g_autoptr (TwClosingChance) chance = NULL;
  const double cell = 0.9375, corner = 0.7;

  shipped_game (&game, shipped_kit (), "use base\nplayers 2\nstart B@0,0/0\n");
  chance = tw_closing_chance_new (game.play->rules);
  fill_bag (game.play, "E", 2, "F", 2);
  tw_closing_chance_begin (chance, game.play);
  /* Both tiles have a field edge; either player may fill a cell. */
  g_assert_cmpfloat_with_epsilon (tw_closing_chance_find (chance, game.play,
                                                          root_at (game.play, TW_KIND_MONASTERY)),
                                  corner * corner * corner * corner, 1e-4);
  fill_bag (game.play, "E", 2, "C", 2);
  tw_closing_chance_begin (chance, game.play);
  /* C has no field edge: two of four fit, 1 - (1/2)² for each player. */
  g_assert_cmpfloat_with_epsilon (tw_closing_chance_find (chance, game.play,
                                                          root_at (game.play, TW_KIND_MONASTERY)),
                                  cell * cell * cell * cell * corner * corner * corner * corner,
                                  1e-4);
  shipped_game_clear (&game);
}

/* One tile is a point now, two when complete, with the chance from above; of seven figures six are
 * at home. */
static void
test_facts (void)
{
  ShippedGame game;
  g_autoptr (TwOutlook) outlook = NULL;
  float facts[TW_MAX_SEATS][TW_N_OUTLOOK], expected[2][TW_N_OUTLOOK] = { { 0 } };

  for (guint seat = 0; seat < 2; seat++)
    {
      for (guint i = 0; i < 4; i++)
        expected[seat][TW_OUTLOOK_HOME_1 + i] = 1;
      expected[seat][TW_OUTLOOK_HOME_MORE] = 2;
    }
  expected[0][TW_OUTLOOK_CITIES + TW_OUTLOOK_OF_NOW] = 1;
  expected[0][TW_OUTLOOK_CITIES + TW_OUTLOOK_OF_GAIN] = 0.4375f;
  expected[0][TW_OUTLOOK_CITIES + TW_OUTLOOK_OF_GAIN_NEXT] = 1;
  expected[0][TW_OUTLOOK_CITIES + TW_OUTLOOK_OF_BOUND] = 1;
  expected[0][TW_OUTLOOK_CITIES + TW_OUTLOOK_OF_BACK] = 0.4375f;
  expected[0][TW_OUTLOOK_CITIES + TW_OUTLOOK_OF_BACK_NEXT] = 1;
  expected[1][TW_OUTLOOK_FARMERS] = 1;
  expected[1][TW_OUTLOOK_SOLE] = 1;
  expected[1][TW_OUTLOOK_CITIES_AT] = 1;
  expected[1][TW_OUTLOOK_CITIES_SOON] = 0.4375f;
  shipped_game (&game, shipped_kit (), KNIGHT_AND_FARMER);
  outlook = tw_outlook_new (game.play->rules, &tw_outlook_weights);
  fill_bag (game.play, "E", 1, "U", 3);
  tw_outlook_facts (outlook, game.play, facts);
  for (guint seat = 0; seat < 2; seat++)
    for (guint fact = 0; fact < TW_N_OUTLOOK; fact++)
      g_assert_cmpfloat_with_epsilon (facts[seat][fact], expected[seat][fact], 1e-4);
  shipped_game_clear (&game);
}

/* Whoever has more on a feature has it; the other one is behind there: three tiles and a coat of
 * arms are four points now and eight when complete; a field with a complete city is three. */
static void
test_behind (void)
{
  ShippedGame game;
  g_autoptr (TwOutlook) outlook = NULL;
  float facts[TW_MAX_SEATS][TW_N_OUTLOOK];

  shipped_game (&game, shipped_kit (),
                "use base\nplayers 2\nstart D@0,0/0\n"
                "given F@0,-1/90 G@0,-2/90 U@1,0/0 E@1,-1/90 U@2,0/0 E@2,-1/270\n"
                "given P1:knight@0,0:city(N) P2:knight@0,-1:city(N) P2:knight@0,-2:city(N)\n"
                "given P1:farmer@1,0:field(NL) P2:farmer@2,0:field(NL) P2:farmer@0,0:field(EL)\n");
  outlook = tw_outlook_new (game.play->rules, &tw_outlook_weights);
  tw_outlook_facts (outlook, game.play, facts);
  g_assert_cmpfloat (facts[0][TW_OUTLOOK_BEHIND], ==, 8);
  g_assert_cmpfloat (facts[0][TW_OUTLOOK_CITIES + TW_OUTLOOK_OF_NOW], ==, 0);
  g_assert_cmpfloat (facts[0][TW_OUTLOOK_CITIES + TW_OUTLOOK_OF_BOUND], ==, 1);
  g_assert_cmpfloat (facts[1][TW_OUTLOOK_BEHIND], ==, 0);
  g_assert_cmpfloat (facts[1][TW_OUTLOOK_CITIES + TW_OUTLOOK_OF_NOW], ==, 4);
  g_assert_cmpfloat (facts[1][TW_OUTLOOK_CITIES + TW_OUTLOOK_OF_BOUND], ==, 2);
  g_assert_cmpfloat (facts[0][TW_OUTLOOK_BEHIND_FIELDS], ==, 3);
  g_assert_cmpfloat (facts[0][TW_OUTLOOK_FIELDS], ==, 0);
  g_assert_cmpfloat (facts[1][TW_OUTLOOK_FIELDS], ==, 3);
  g_assert_cmpfloat (facts[1][TW_OUTLOOK_SOLE], ==, 1);
  shipped_game_clear (&game);
}

/* A point that is scored is one, whatever else there is; a lead is over the best of the others. */
static void
test_leads (void)
{
  ShippedGame game;
  g_autoptr (TwOutlook) outlook = NULL;
  int before[TW_MAX_SEATS], after[TW_MAX_SEATS];

  shipped_game (&game, shipped_kit (), "use base\nplayers 3\nstart D@0,0/0\n");
  outlook = tw_outlook_new (game.play->rules, &tw_outlook_weights);
  tw_outlook_leads (outlook, game.play, before);
  game.play->state->score[1] += 5;
  tw_outlook_leads (outlook, game.play, after);
  g_assert_cmpint (after[0] - before[0], ==, -500);
  g_assert_cmpint (after[1] - before[1], ==, 500);
  g_assert_cmpint (after[2] - before[2], ==, -500);
  shipped_game_clear (&game);
}

/* What is over is worth its points. */
static void
test_over (void)
{
  ShippedGame game;
  g_autoptr (TwOutlook) outlook = NULL;
  int leads[TW_MAX_SEATS];

  shipped_game (&game, shipped_kit (), KNIGHT_AND_FARMER "end\n");
  outlook = tw_outlook_new (game.play->rules, &tw_outlook_weights);
  tw_outlook_leads (outlook, game.play, leads);
  g_assert_cmpint (leads[0], ==, 100);
  g_assert_cmpint (leads[1], ==, -100);
  shipped_game_clear (&game);
}

/* Who judges so wins nearly always against who does not know what will come true. */
static void
test_planner (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) rules = shipped_rules (&kit, "ruleset:base-c3", 2);
  const guint n_games = tw_test_is_sanitized () ? 2 : 10;
  guint n_won = 0;

  shipped_kit_clear (&kit);
  for (guint seat = 0; seat < 2; seat++)
    {
      TwSimulation simulation = {
        .rules = rules, .seed = 5, .n_games = n_games, .n_shards = 1, .n_threads = 2
      };
      g_autoptr (TwStatistics) statistics = NULL;

      simulation.players[seat] = &tw_planner_player;
      simulation.players[1 - seat] = &tw_greedy_player;
      statistics = tw_simulate (&simulation);
      n_won += (guint) statistics->seats[seat].wins;
    }
  g_assert_cmpuint (n_won, >=, 2 * n_games * 85 / 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/player/outlook/chance", test_chance);
  g_test_add_func ("/engine/player/outlook/place", test_place);
  g_test_add_func ("/engine/player/outlook/facts", test_facts);
  g_test_add_func ("/engine/player/outlook/behind", test_behind);
  g_test_add_func ("/engine/player/outlook/leads", test_leads);
  g_test_add_func ("/engine/player/outlook/over", test_over);
  g_test_add_func ("/engine/player/outlook/planner", test_planner);
  return g_test_run ();
}
