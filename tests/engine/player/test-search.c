/* The tree search: it keeps to the rules of everything that is shipped, leaves the game alone,
 * says the same when asked the same, ends when told to, and plays well. */
#include "engine/game/state-hash.h"
#include "engine/player/search.h"

#include "engine/game/game.h"
#include "engine/player/player.h"
#include "engine/player/search-tree.h"
#include "engine/simulate/simulate.h"
#include "tests/engine/shipped-fixture.h"
#include "tests/test-size.h"

#include <string.h>

static TwRules *
rules_of (const char *text, guint n_seats)
{
  TwGameKit kit = shipped_kit ();
  TwRules *rules = shipped_rules (&kit, text, n_seats);

  shipped_kit_clear (&kit);
  return rules;
}

static gboolean
is_listed (const TwGame *game, const TwAction *action)
{
  guint n;
  const TwAction *actions = tw_game_actions (game, &n);

  for (guint i = 0; i < n; i++)
    if (memcmp (&actions[i], action, sizeof *action) == 0)
      return TRUE;
  return FALSE;
}

/* Whole games in which every answer is searched for with little effort. */
static void
test_every_ruleset (void)
{
  static const struct
  {
    const char *text;
    guint n_seats;
  } games[] = {
    { "ruleset:base-c3", 2 },       { "ruleset:winter", 3 },
    { "ruleset:big-box", 3 },       { "ruleset:mists-level-1", 1 },
    { "ruleset:mists-level-6", 2 }, { "ruleset:ghosts-castles-cemeteries", 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (tw_test_is_taken (i))
      {
        g_autoptr (TwRules) rules = rules_of (games[i].text, games[i].n_seats);
        g_autoptr (TwGame) game = tw_game_new (rules, i, TW_GAME_DEFAULT);
        g_autoptr (TwSearch) search = tw_search_new (rules, 2, &tw_outlook_weights);

        while (tw_play_decider (tw_game_play (game)) != TW_SEAT_NONE)
          {
            const TwSearchBudget budget = { .n_playouts = 4, .seed = i };
            guint64 hash = tw_play_hash (tw_game_play (game));
            TwRefusal refusal = { 0 };
            TwAction action = tw_search_run (search, tw_game_play (game), &budget, NULL);

            g_assert_cmpuint (tw_play_hash (tw_game_play (game)), ==, hash);
            g_assert_true (is_listed (game, &action));
            g_assert_true (tw_game_apply (game, &action, &refusal));
          }
      }
}

static TwGame *
game_in_the_middle (TwRules *rules, guint n_turns)
{
  g_autoptr (TwPlayer) player = tw_player_new (&tw_greedy_player, rules);
  TwGame *game = tw_game_new (rules, 7, TW_GAME_DEFAULT);

  tw_player_seed (player, 3);
  while (tw_game_play (game)->state->turn < n_turns)
    {
      TwAction action = tw_player_choose (player, tw_game_play (game));

      g_assert_true (tw_game_apply (game, &action, NULL));
    }
  return game;
}

/* A number of playouts and a seed say it all; every playout is counted once. */
static void
test_same_again (void)
{
  g_autoptr (TwRules) rules = rules_of ("ruleset:base-c3", 2);
  g_autoptr (TwGame) game = game_in_the_middle (rules, 20);
  const TwSearchBudget budget = { .n_playouts = 60, .seed = 11 };

  for (guint n_threads = 1; n_threads <= 3; n_threads++)
    {
      g_autoptr (TwSearch) search = tw_search_new (rules, n_threads, &tw_outlook_weights);
      TwSearchCandidate first[64];
      guint n = 0, n_playouts = 0;

      for (guint time = 0; time < 2; time++)
        {
          const TwSearchCandidate *found;
          guint n_found;

          tw_search_run (search, tw_game_play (game), &budget, NULL);
          found = tw_search_candidates (search, &n_found);
          g_assert_cmpuint (n_found, >, 1);
          g_assert_cmpuint (n_found, <=, G_N_ELEMENTS (first));
          if (time == 1)
            {
              g_assert_cmpuint (n_found, ==, n);
              g_assert_cmpint (memcmp (first, found, n * sizeof *found), ==, 0);
            }
          n = n_found;
          memcpy (first, found, n * sizeof *found);
        }
      for (guint i = 0; i < n; i++)
        n_playouts += first[i].n_playouts;
      g_assert_cmpuint (n_playouts, ==, 60);
    }
}

/* What will be drawn is in the game's seed; the answer must not depend on it. */
static void
test_knows_no_future (void)
{
  g_autoptr (TwRules) rules = rules_of ("ruleset:base-c3", 2);
  g_autoptr (TwGame) game = game_in_the_middle (rules, 20);
  g_autoptr (TwSearch) search = tw_search_new (rules, 1, &tw_outlook_weights);
  g_autoptr (TwPlay) other = tw_play_new (rules, 0);
  const TwSearchBudget budget = { .n_playouts = 60, .seed = 11 };
  TwSearchCandidate first[64];
  const TwSearchCandidate *found;
  guint n;

  tw_play_copy (other, tw_game_play (game));
  other->state->seed += 12345;
  tw_search_run (search, tw_game_play (game), &budget, NULL);
  found = tw_search_candidates (search, &n);
  g_assert_cmpuint (n, <=, G_N_ELEMENTS (first));
  memcpy (first, found, n * sizeof *found);
  tw_search_run (search, other, &budget, NULL);
  found = tw_search_candidates (search, &n);
  g_assert_cmpint (memcmp (first, found, n * sizeof *found), ==, 0);
}

/* Cancelled at once it still has a legal answer, and does no more than a playout a thread. */
static void
test_cancelled (void)
{
  g_autoptr (TwRules) rules = rules_of ("ruleset:base-c3", 2);
  g_autoptr (TwGame) game = game_in_the_middle (rules, 20);
  g_autoptr (TwSearch) search = tw_search_new (rules, 2, &tw_outlook_weights);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const TwSearchBudget budget = { .microseconds = G_GINT64_CONSTANT (3600000000) };
  const TwSearchCandidate *found;
  guint n, n_playouts = 0;
  TwAction action;

  g_cancellable_cancel (cancellable);
  action = tw_search_run (search, tw_game_play (game), &budget, cancellable);
  g_assert_true (is_listed (game, &action));
  found = tw_search_candidates (search, &n);
  for (guint i = 0; i < n; i++)
    n_playouts += found[i].n_playouts;
  g_assert_cmpuint (n_playouts, ==, 2);
}

/* A time that is over ends it, however many playouts there might be. */
static void
test_time (void)
{
  g_autoptr (TwRules) rules = rules_of ("ruleset:base-c3", 2);
  g_autoptr (TwGame) game = game_in_the_middle (rules, 20);
  g_autoptr (TwSearch) search = tw_search_new (rules, 1, &tw_outlook_weights);
  const TwSearchBudget budget = { .n_playouts = G_MAXINT, .microseconds = 1000 };
  TwAction action = tw_search_run (search, tw_game_play (game), &budget, NULL);

  g_assert_true (is_listed (game, &action));
}

/* The best first, equals as they come, no more than wanted; outcomes are found again. */
static void
test_tree (void)
{
  TwAction items[5] = { { .node = 0 }, { .node = 1 }, { .node = 2 }, { .node = 3 }, { .node = 4 } };
  const TwActionList list = { items, 5 };
  const int worths[] = { 10, 40, 20, 40, 30 };
  static const guint order[] = { 1, 3, 4 };
  static const int priors[] = { 0, 0, -10 };
  TwSearchTree tree = { 0 };
  guint outcome;

  tw_search_tree_begin (&tree);
  tw_search_tree_add_answers (&tree, TW_SEARCH_ROOT, &list, worths, 3);
  g_assert_cmpuint (tree.nodes[TW_SEARCH_ROOT].n_children, ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      const TwSearchNode *child = &tree.nodes[tree.nodes[TW_SEARCH_ROOT].children + i];

      g_assert_cmpuint (child->action.node, ==, order[i]);
      g_assert_cmpint (child->prior, ==, priors[i]);
    }
  outcome = tw_search_tree_outcome (&tree, 1, &items[2]);
  g_assert_cmpuint (tw_search_tree_outcome (&tree, 1, &items[4]), !=, outcome);
  g_assert_cmpuint (tw_search_tree_outcome (&tree, 1, &items[2]), ==, outcome);
  tw_search_tree_clear (&tree);
}

/* With a few playouts an answer it beats the greedy player, whoever begins. With the
 * sanitizers it is one game from each seat: how well it plays an ordinary run tells. */
static void
test_better_than_greedy (void)
{
  g_autoptr (TwRules) rules = rules_of ("ruleset:base-c3", 2);
  const guint n_games = tw_test_is_sanitized () ? 1 : 5;
  guint n_won = 0, n_played = 0;

  for (guint seat = 0; seat < 2; seat++)
    {
      TwSimulation simulation = {
        .rules = rules, .seed = 5, .n_games = n_games, .n_shards = 1, .n_threads = 2
      };
      g_autoptr (TwStatistics) statistics = NULL;

      simulation.players[seat] = &tw_search_player;
      simulation.players[1 - seat] = &tw_greedy_player;
      simulation.efforts[seat].n_playouts = 8;
      statistics = tw_simulate (&simulation);
      n_won += (guint) statistics->seats[seat].wins;
      n_played += (guint) statistics->n_games;
    }
  g_assert_cmpuint (n_played, ==, 2 * n_games);
  if (!tw_test_is_sanitized ())
    g_assert_cmpuint (n_won, >=, 9);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/search/every-ruleset", test_every_ruleset);
  g_test_add_func ("/search/same-again", test_same_again);
  g_test_add_func ("/search/knows-no-future", test_knows_no_future);
  g_test_add_func ("/search/cancelled", test_cancelled);
  g_test_add_func ("/search/time", test_time);
  g_test_add_func ("/search/tree", test_tree);
  g_test_add_func ("/search/better-than-greedy", test_better_than_greedy);
  return g_test_run ();
}
