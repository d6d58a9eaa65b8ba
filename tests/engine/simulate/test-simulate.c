/* Many games: uniform chance, statistics that add up, counts others can repeat. */
#include "engine/simulate/simulate.h"

#include "engine/format/rules-file.h"
#include "engine/setup/game-setup.h"
#include "engine/simulate/perft.h"

#include <string.h>

static TwRules *
make_rules_of (guint n_seats, guint copies)
{
  g_autoptr (TwVocabulary) vocabulary = tw_rules_file_load_shipped (NULL);
  TwGameKit kit = { .vocabulary = vocabulary };
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (&kit);
  TwRules *rules;

  setup->n_seats = n_seats;
  g_assert_true (tw_game_setup_use (setup, "base", NULL));
  g_array_index (setup->sources, TwCatalogueSource, 0).copies = copies;
  rules = tw_game_setup_compile (setup, NULL);
  g_assert_nonnull (rules);
  return rules;
}

static TwRules *
make_rules (guint n_seats)
{
  return make_rules_of (n_seats, 1);
}

static TwStatistics *
run (TwRules *rules, guint64 n_games, guint n_threads, guint shard, guint n_shards)
{
  TwSimulation simulation = { .rules = rules,
                              .seed = 99,
                              .n_games = n_games,
                              .shard = shard,
                              .n_shards = n_shards,
                              .n_threads = n_threads };

  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    simulation.players[seat] = tw_player_kind_find ("random");
  return tw_simulate (&simulation);
}

static void
assert_same (const TwStatistics *a, const TwStatistics *b)
{
  g_assert_cmpuint (a->n_games, ==, b->n_games);
  g_assert_cmpuint (a->n_turns, ==, b->n_turns);
  g_assert_cmpint (memcmp (a->seats, b->seats, sizeof a->seats), ==, 0);
  g_assert_cmpint (memcmp (a->features, b->features, sizeof a->features), ==, 0);
  g_assert_cmpint (memcmp (a->tiles, b->tiles, a->n_kinds * sizeof *a->tiles), ==, 0);
  g_assert_cmpint (memcmp (a->ends, b->ends, sizeof a->ends), ==, 0);
}

static void
test_threads_and_shards (void)
{
  g_autoptr (TwRules) rules = make_rules (3);
  g_autoptr (TwStatistics) one = run (rules, 50, 1, 0, 1);
  g_autoptr (TwStatistics) four = run (rules, 50, 4, 0, 1);
  g_autoptr (TwStatistics) sum = tw_statistics_new (rules);

  assert_same (one, four);
  for (guint shard = 0; shard < 7; shard++)
    {
      g_autoptr (TwStatistics) part = run (rules, 50, 1 + shard % 2, shard, 7);

      tw_statistics_merge (sum, part);
    }
  assert_same (one, sum);
}

/* BASE-011: each tile is drawn once a game; BASE-091: 71 turns unless some fit nowhere. */
static void
test_sums (void)
{
  g_autoptr (TwRules) rules = make_rules (2);
  g_autoptr (TwStatistics) statistics = run (rules, 40, 2, 0, 1);
  guint64 drawn = 0, unplaceable = 0;
  gint64 points = 0;

  for (guint kind = 0; kind < statistics->n_kinds; kind++)
    {
      drawn += statistics->tiles[kind].drawn;
      unplaceable += statistics->tiles[kind].unplaceable;
      g_assert_cmpuint (statistics->tiles[kind].drawn, ==,
                        40 * rules->catalogue->kinds[kind].count);
      g_assert_cmpuint (statistics->tiles[kind].legal_places, >=,
                        statistics->tiles[kind].drawn - statistics->tiles[kind].unplaceable);
    }
  for (guint kind = 0; kind < TW_N_KINDS; kind++)
    points += statistics->features[kind].points;
  g_assert_cmpuint (drawn, ==, 40 * 71);
  g_assert_cmpuint (statistics->n_turns, <=, drawn);
  g_assert_cmpuint (statistics->n_turns, >=, drawn - unplaceable);
  g_assert_cmpint (points, ==, statistics->seats[0].sum + statistics->seats[1].sum);
  g_assert_cmpuint (statistics->ends[TW_STATUS_FINISHED], ==, 40);
  g_assert_cmpuint (statistics->seats[0].wins + statistics->seats[1].wins, >=, 40);
}

/* How often the two seats have won after a game that ended so, with 3 points and 9. */
static void
assert_wins (TwStatus status, guint first, guint second)
{
  TwRules *rules = make_rules (2);
  TwPlay *play = tw_play_new (rules, 1);
  g_autoptr (TwStatistics) statistics = tw_statistics_new (rules);

  play->state->score[0] = 3;
  play->state->score[1] = 9;
  play->state->status = status;
  tw_statistics_add_game (statistics, play);
  g_assert_cmpuint (statistics->seats[0].wins, ==, first);
  g_assert_cmpuint (statistics->seats[1].wins, ==, second);
  g_assert_cmpuint (statistics->ends[status], ==, 1);
  tw_play_free (play);
  tw_rules_unref (rules);
}

static void
test_wins (void)
{
  g_test_summary ("Points say who wins, unless a rule says that all do, or nobody");
  assert_wins (TW_STATUS_FINISHED, 0, 1);
  assert_wins (TW_STATUS_WON, 1, 1);
  assert_wins (TW_STATUS_LOST, 0, 0);
}

static void
test_cancelled (void)
{
  g_autoptr (TwRules) rules = make_rules (2);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  TwSimulation simulation = {
    .rules = rules, .n_games = 1000000, .n_shards = 1, .n_threads = 2, .cancellable = cancellable
  };
  g_autoptr (TwStatistics) statistics = NULL;

  simulation.players[0] = simulation.players[1] = &tw_random_player;
  g_cancellable_cancel (cancellable);
  statistics = tw_simulate (&simulation);
  g_assert_cmpuint (statistics->n_games, ==, 0);
  g_assert_cmpfloat (tw_statistics_mean (statistics, 0), ==, 0.0);
}

static void
test_deviation (void)
{
  g_autoptr (TwRules) rules = make_rules (2);
  g_autoptr (TwStatistics) statistics = tw_statistics_new (rules);

  /* 2 4 4 4 5 5 7 9: mean 5, sum of squares of the differences 32. */
  statistics->n_games = 8;
  statistics->seats[0].sum = 40;
  statistics->seats[0].sum_of_squares = 232;
  g_assert_cmpfloat (tw_statistics_mean (statistics, 0), ==, 5.0);
  g_assert_cmpfloat_with_epsilon (tw_statistics_deviation (statistics, 0), 2.13809, 0.0001);
}

/* The first answer is each of the legal ones equally often. */
static void
test_random_is_uniform (void)
{
  enum
  {
    N = 20000
  };
  g_autoptr (TwRules) rules = make_rules (2);
  g_autoptr (TwPlay) play = tw_play_new (rules, 1);
  g_autoptr (TwPlayer) player = tw_player_new (&tw_random_player, rules);
  g_autofree TwAction *items = g_new (TwAction, rules->max_actions);
  TwActionList list = { items, 0 };
  TwAction draw = tw_play_chance (play);
  guint counts[64] = { 0 };
  double chi_square = 0.0, expected;

  tw_play_apply (play, &draw);
  tw_play_list (play, &list);
  g_assert_cmpuint (list.n_items, >, 1);
  g_assert_cmpuint (list.n_items, <=, 64);
  for (guint i = 0; i < N; i++)
    {
      TwAction action;

      tw_player_seed (player, i);
      action = tw_player_choose (player, play);
      for (guint k = 0; k < list.n_items; k++)
        if (memcmp (&list.items[k], &action, sizeof action) == 0)
          counts[k]++;
    }
  expected = (double) N / list.n_items;
  for (guint k = 0; k < list.n_items; k++)
    chi_square += (counts[k] - expected) * (counts[k] - expected) / expected;
  /* Seeds are fixed, so this never fails by chance; 4 deviations of chi-square. */
  g_assert_cmpfloat (chi_square, <, list.n_items + 4.0 * 1.4142 * list.n_items);
}

static void
test_player_names (void)
{
  g_assert_true (tw_player_kind_find ("random") == &tw_random_player);
  g_assert_true (tw_player_kind_find ("greedy") == &tw_greedy_player);
  g_assert_true (tw_player_kind_find ("search") == &tw_search_player);
  g_assert_null (tw_player_kind_find ("oracle"));
}

/* What follows by hand: one edge asks for city, one for field, two for road. With a second
 * copy of the set no kind runs out. */
static void
test_perft (void)
{
  g_autoptr (TwRules) rules = make_rules (2);
  g_autoptr (TwRules) plenty = make_rules_of (2, 2);
  TwPerft results[2];

  tw_perft (rules, 2, results);
  g_assert_cmpuint (results[0].raw, ==, 123);
  g_assert_cmpuint (results[0].distinct, ==, 102);
  g_assert_cmpuint (results[1].raw, ==, 22864);
  tw_perft (plenty, 2, results);
  g_assert_cmpuint (results[0].raw, ==, 123);
  g_assert_cmpuint (results[1].raw, ==, 23161);
}

/* A player that looks ahead beats one that does not, whoever begins. */
static void
test_greedy (void)
{
  g_autoptr (TwRules) rules = make_rules (2);

  for (guint seat = 0; seat < 2; seat++)
    {
      TwSimulation simulation = {
        .rules = rules, .seed = 5, .n_games = 10, .n_shards = 1, .n_threads = 2
      };
      g_autoptr (TwStatistics) statistics = NULL;

      simulation.players[seat] = tw_player_kind_find ("greedy");
      simulation.players[1 - seat] = tw_player_kind_find ("random");
      statistics = tw_simulate (&simulation);
      g_assert_cmpuint (statistics->seats[seat].wins, >=, 9);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/simulate/threads-and-shards", test_threads_and_shards);
  g_test_add_func ("/simulate/sums", test_sums);
  g_test_add_func ("/simulate/wins", test_wins);
  g_test_add_func ("/simulate/cancelled", test_cancelled);
  g_test_add_func ("/simulate/deviation", test_deviation);
  g_test_add_func ("/simulate/perft", test_perft);
  g_test_add_func ("/player/random-is-uniform", test_random_is_uniform);
  g_test_add_func ("/player/names", test_player_names);
  g_test_add_func ("/player/greedy", test_greedy);
  return g_test_run ();
}
