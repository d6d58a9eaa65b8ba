/* What rules cost: counted by hand, in threads, whoever plays, and without changing a game. */
#include "engine/simulate/simulate.h"

#include "engine/expansion/registry.h"
#include "engine/format/rules-file.h"
#include "engine/setup/game-setup.h"

#include <string.h>

#define N_GAMES 8

static TwRules *
make_rules (const char *const *uses)
{
  g_autoptr (TwVocabulary) vocabulary = tw_rules_file_load_shipped (NULL);
  TwGameKit kit = { .vocabulary = vocabulary };
  g_autoptr (TwGameSetup) setup = NULL;
  g_autoptr (GError) error = NULL;
  TwRules *rules;

  kit.expansions = tw_expansions (&kit.n_expansions);
  setup = tw_game_setup_new (&kit);
  setup->n_seats = 2;
  for (; *uses != NULL; uses++)
    tw_game_setup_use (setup, *uses, &error);
  g_assert_no_error (error);
  rules = tw_game_setup_compile (setup, &error);
  g_assert_no_error (error);
  return rules;
}

static TwRules *
make_surveys (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "data", "procedures", "surveys.xml", NULL);

  return make_rules ((const char *const[]){ "base", path, NULL });
}

static TwStatistics *
run (TwRules *rules, guint n_threads, TwRuleProfile *profile)
{
  TwSimulation simulation = { .rules = rules,
                              .seed = 5,
                              .n_games = N_GAMES,
                              .n_shards = 1,
                              .n_threads = n_threads,
                              .profile = profile };

  for (guint seat = 0; seat < rules->n_seats; seat++)
    simulation.players[seat] = &tw_random_player;
  return tw_simulate (&simulation);
}

/* The cost of a procedure; of the program itself without an @id. */
static TwRuleCost
cost_of (const TwRuleProfile *profile, const char *id)
{
  g_autoptr (GArray) costs = tw_rule_profile_list (profile);

  for (guint i = 0; i < costs->len; i++)
    {
      TwRuleCost cost = g_array_index (costs, TwRuleCost, i);

      if (id == NULL ? cost.procedure == NULL && cost.effect == NULL
                     : cost.procedure != NULL && g_strcmp0 (cost.procedure->id, id) == 0)
        return cost;
    }
  return (TwRuleCost){ 0 };
}

/* How often all effects that give roads their points when they are complete were asked. */
static guint64
n_roads (const TwRuleProfile *profile, const TwRules *rules)
{
  const TwEffectSpan *span = &rules->spans[__builtin_ctz (TW_EVENT_COMPLETE)][TW_KIND_ROAD];
  const TwEffect *effect = rules->effects[span->begin].effect;
  g_autoptr (GArray) costs = tw_rule_profile_list (profile);

  for (guint i = 0; i < costs->len; i++)
    if (g_array_index (costs, TwRuleCost, i).effect == effect)
      return g_array_index (costs, TwRuleCost, i).n_runs;
  return 0;
}

static guint64
n_laid (const TwStatistics *statistics)
{
  guint64 n = 0;

  for (guint kind = 0; kind < statistics->n_kinds; kind++)
    n += statistics->tiles[kind].drawn - statistics->tiles[kind].unplaceable;
  return n;
}

static void
test_counts (void)
{
  g_autoptr (TwRules) rules = make_surveys ();
  g_autoptr (TwRuleProfile) profile = tw_rule_profile_new (rules);
  g_autoptr (TwStatistics) statistics = run (rules, 1, profile);

  g_test_summary (
      "What is done with each tile has run once for each, what is done at the end once a game");
  g_assert_cmpuint (n_laid (statistics), >, N_GAMES * 70);
  g_assert_cmpuint (cost_of (profile, "tick").n_runs, ==, n_laid (statistics));
  g_assert_cmpuint (cost_of (profile, "survey").n_runs, ==, n_laid (statistics));
  g_assert_cmpuint (cost_of (profile, "last-survey").n_runs, ==, N_GAMES);
  g_assert_cmpuint (cost_of (profile, NULL).n_runs, ==, 0);
  g_assert_cmpuint (n_roads (profile, rules), >, 0);
}

static void
test_order (void)
{
  g_autoptr (TwRules) rules = make_surveys ();
  g_autoptr (TwRuleProfile) profile = tw_rule_profile_new (rules);
  g_autoptr (TwStatistics) statistics = run (rules, 1, profile);
  g_autoptr (GArray) costs = tw_rule_profile_list (profile);
  double sum = 0;

  g_test_summary ("The rule that loops over all tiles comes first, and all times are the whole");
  g_assert_cmpuint (statistics->n_games, ==, N_GAMES);
  g_assert_cmpstr (g_array_index (costs, TwRuleCost, 0).procedure->id, ==, "survey");
  g_assert_cmpfloat (cost_of (profile, "survey").nanoseconds, >, tw_rule_profile_sum (profile) / 3);
  for (guint i = 0; i < costs->len; i++)
    {
      const TwRuleCost *cost = &g_array_index (costs, TwRuleCost, i);

      g_assert_true ((cost->procedure == NULL && cost->effect == NULL) == (i + 1 == costs->len));
      if (i > 0 && i + 1 < costs->len)
        g_assert_cmpfloat (cost->nanoseconds, <=, cost[-1].nanoseconds);
      sum += cost->nanoseconds;
    }
  g_assert_cmpfloat_with_epsilon (sum, tw_rule_profile_sum (profile), 1e-6 * sum);
}

static void
test_changes_nothing (void)
{
  g_autoptr (TwRules) rules = make_surveys ();
  g_autoptr (TwRuleProfile) profile = tw_rule_profile_new (rules);
  g_autoptr (TwRuleProfile) other = tw_rule_profile_new (rules);
  g_autoptr (TwStatistics) plain = run (rules, 1, NULL);
  g_autoptr (TwStatistics) one = run (rules, 1, profile);
  g_autoptr (TwStatistics) three = run (rules, 3, other);

  g_test_summary ("The same games are played with a profile and without, and threads add up");
  g_assert_cmpint (memcmp (plain->seats, one->seats, sizeof plain->seats), ==, 0);
  g_assert_cmpint (memcmp (plain->seats, three->seats, sizeof plain->seats), ==, 0);
  g_assert_cmpuint (cost_of (profile, "tick").n_runs, ==, cost_of (other, "tick").n_runs);
  g_assert_cmpuint (n_roads (profile, rules), ==, n_roads (other, rules));
}

/* One answer is looked for on the first tile: nothing is carried out yet but in the player's head.
 */
static void
test_players (void)
{
  static const char *const kinds[] = { "greedy", "search" };
  g_autoptr (TwRules) rules = make_surveys ();

  g_test_summary ("What players try out in their heads costs as well");
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (TwRuleProfile) profile = tw_rule_profile_new (rules);
      g_autoptr (TwPlay) play = tw_play_new (rules, 1);
      g_autoptr (TwPlayer) player = tw_player_new (tw_player_kind_find (kinds[i]), rules);
      TwAction draw = tw_play_chance (play);

      tw_player_set_effort (player, &(const TwEffort){ .n_playouts = 4 });
      tw_player_seed (player, 1);
      tw_play_apply (play, &draw);
      play->profile = profile;
      tw_rule_profile_begin (profile);
      tw_player_choose (player, play);
      tw_rule_profile_end (profile);
      g_assert_cmpuint (cost_of (profile, "tick").n_runs, >, 0);
      g_assert_cmpfloat (cost_of (profile, "survey").nanoseconds, >, 0);
    }
}

static void
test_shipped (void)
{
  g_autoptr (TwRules) rules = make_rules ((const char *const[]){
      "base", "abbot", "traders-and-builders", "princess-and-dragon", NULL });
  g_autoptr (TwRuleProfile) profile = tw_rule_profile_new (rules);
  g_autoptr (TwStatistics) plain = run (rules, 2, NULL);
  g_autoptr (TwStatistics) statistics = run (rules, 2, profile);
  g_autoptr (GArray) costs = tw_rule_profile_list (profile);
  gboolean has_forbid = FALSE, has_allow = FALSE;

  g_test_summary ("What forbids and allows is asked, and what is done in place of a figure runs");
  g_assert_cmpint (memcmp (plain->seats, statistics->seats, sizeof plain->seats), ==, 0);
  g_assert_cmpuint (cost_of (profile, "fairy").n_runs, >, 0);
  g_assert_cmpuint (cost_of (profile, "dragon-before").n_runs, ==, N_GAMES * 12);
  for (guint i = 0; i + 1 < costs->len; i++)
    {
      const TwRuleCost *cost = &g_array_index (costs, TwRuleCost, i);
      const TwStatement *root = cost->procedure != NULL ? cost->procedure->root : NULL;

      has_forbid |= root != NULL && tw_statement_is (root, "forbid") && cost->n_runs > 0;
      has_allow |= root != NULL && tw_statement_is (root, "allow") && cost->n_runs > 0;
    }
  g_assert_true (has_forbid && has_allow);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/profile/counts", test_counts);
  g_test_add_func ("/profile/order", test_order);
  g_test_add_func ("/profile/changes-nothing", test_changes_nothing);
  g_test_add_func ("/profile/players", test_players);
  g_test_add_func ("/profile/shipped", test_shipped);
  return g_test_run ();
}
