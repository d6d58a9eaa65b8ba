/* Players that ship do what they are said to like, more than one who plays the same way and likes
 * nothing.
 *
 * Each plays with the plain one, once as the first player and once as the second, so that what
 * differs is what it likes alone. */
#include "engine/setup/players-file.h"

#include "engine/player/dice.h"
#include "tests/engine/shipped-fixture.h"
#include "tests/test-size.h"

#define N_PAIRS tw_test_size (20)

/* What somebody did in some games, all added up. */
typedef struct
{
  double farmers; /* figures put on fields */
  double at_home; /* figures of the supply at the end of an own turn */
  double turns;
  double shared; /* features of another player joined */
  double city;   /* tiles of its largest city at the end of an own turn */
  double points;
} Deeds;

static TwRules *
base_rules (void)
{
  TwGameKit kit = shipped_kit ();
  TwRules *rules = shipped_rules (&kit, "ruleset:base-c3", 2);

  shipped_kit_clear (&kit);
  return rules;
}

/* Features on which figures of both stand. */
static guint
n_shared (const TwPlay *play)
{
  guint n = 0;

  for (guint node = 0; node < play->board.head->n_nodes; node++)
    if (play->board.nodes[node].root == node)
      {
        guint seats = 0;

        for (guint i = 0; i < play->rules->n_figures; i++)
          if (play->figures[i].place == TW_FIGURE_NODE
              && tw_board_root (&play->board, play->figures[i].node) == node)
            seats |= 1u << play->figures[i].seat;
        n += seats == 3;
      }
  return n;
}

static guint
n_at_home (const TwPlay *play, guint seat)
{
  guint n = 0;

  for (guint i = 0; i < play->rules->n_figures; i++)
    n += play->figures[i].seat == seat && play->figures[i].place == TW_FIGURE_SUPPLY;
  return n;
}

/* Returns: tiles of the largest city on which a figure of @seat stands */
static guint
largest_city (const TwPlay *play, guint seat)
{
  guint most = 0;

  for (guint i = 0; i < play->rules->n_figures; i++)
    if (play->figures[i].seat == seat && play->figures[i].place == TW_FIGURE_NODE)
      {
        const TwNode *root =
            &play->board.nodes[tw_board_root (&play->board, play->figures[i].node)];

        if (root->kind == TW_KIND_CITY)
          most = MAX (most, root->n_tiles);
      }
  return most;
}

static void
play_game (TwPlay *play, TwPlayer **players, guint64 seed, Deeds **deeds)
{
  for (guint seat = 0; seat < 2; seat++)
    tw_player_seed (players[seat], seed + seat);
  while (tw_play_decider (play) != TW_SEAT_NONE)
    {
      guint seat = tw_play_decider (play), before = n_shared (play), turn = play->state->turn;
      TwAction action;

      if (seat == TW_SEAT_CHANCE)
        {
          action = tw_play_chance (play);
          tw_play_apply (play, &action);
          continue;
        }
      action = tw_player_choose (players[seat], play);
      if (action.verb == TW_VERB_FIGURE)
        deeds[seat]->farmers += play->board.nodes[action.node].kind == TW_KIND_FIELD;
      tw_play_apply (play, &action);
      deeds[seat]->shared += MAX ((int) n_shared (play) - (int) before, 0);
      if (play->state->turn != turn)
        {
          deeds[seat]->at_home += n_at_home (play, seat);
          deeds[seat]->city += largest_city (play, seat);
          deeds[seat]->turns++;
        }
    }
  for (guint seat = 0; seat < 2; seat++)
    deeds[seat]->points += play->state->score[seat];
}

static void
compare (const char *id, const TwPlayerKind *way, Deeds *out_its, Deeds *out_plain)
{
  g_autoptr (TwPlayersFile) file = tw_players_file_load_shipped (NULL);
  const TwPlayerKind *kind = &tw_players_file_find (file, id)->kind;
  g_autoptr (TwRules) rules = base_rules ();
  g_autoptr (TwPlayer) its = tw_player_new (kind, rules);
  g_autoptr (TwPlayer) plain = tw_player_new (way, rules);
  guint64 n = N_PAIRS;

  *out_its = *out_plain = (Deeds){ 0 };
  for (guint64 i = 0; i < 2 * n; i++)
    {
      g_autoptr (TwPlay) play = tw_play_new (rules, 100 + i / 2);
      TwPlayer *players[] = { i % 2 == 0 ? its : plain, i % 2 == 0 ? plain : its };
      Deeds *deeds[] = { i % 2 == 0 ? out_its : out_plain, i % 2 == 0 ? out_plain : out_its };

      play_game (play, players, 1000 + i, deeds);
    }
  g_test_message ("%s: farmers %.2f to %.2f, city %.2f to %.2f, at home %.2f to %.2f, shared "
                  "%.2f to %.2f, points %.1f to %.1f",
                  kind->id, out_its->farmers / (2.0 * (double) n),
                  out_plain->farmers / (2.0 * (double) n), out_its->city / out_its->turns,
                  out_plain->city / out_plain->turns, out_its->at_home / out_its->turns,
                  out_plain->at_home / out_plain->turns, out_its->shared / (2.0 * (double) n),
                  out_plain->shared / (2.0 * (double) n), out_its->points / (2.0 * (double) n),
                  out_plain->points / (2.0 * (double) n));
}

static void
test_farmer (void)
{
  Deeds its, plain;

  compare ("farmer", &tw_greedy_player, &its, &plain);
  g_assert_cmpfloat (its.farmers, >, 1.3 * plain.farmers);
}

static void
test_saver (void)
{
  Deeds its, plain;

  compare ("saver", &tw_greedy_player, &its, &plain);
  g_assert_cmpfloat (its.at_home / its.turns, >, plain.at_home / plain.turns + 0.8);
}

static void
test_spender (void)
{
  Deeds its, plain;

  compare ("spender", &tw_greedy_player, &its, &plain);
  g_assert_cmpfloat (its.at_home / its.turns, <, 0.85 * plain.at_home / plain.turns);
}

static void
test_loner (void)
{
  Deeds its, plain;

  compare ("loner", &tw_greedy_player, &its, &plain);
  g_assert_cmpfloat (its.shared, <, 0.75 * plain.shared);
}

static void
test_joiner (void)
{
  Deeds its, plain;

  compare ("joiner", &tw_greedy_player, &its, &plain);
  g_assert_cmpfloat (its.shared, >, 1.3 * plain.shared);
}

static void
test_builder (void)
{
  Deeds its, plain;

  compare ("builder", &tw_planner_player, &its, &plain);
  g_assert_cmpfloat (its.city / its.turns, >, 1.15 * plain.city / plain.turns);
}

/* Both get fewer points than two who are in nobody's way. */
static void
test_blocker (void)
{
  Deeds its, rival, plain, other;

  compare ("blocker", &tw_planner_player, &its, &rival);
  compare ("planner", &tw_planner_player, &plain, &other);
  g_assert_cmpfloat (its.points + rival.points, <, 0.97 * (plain.points + other.points));
}

static void
test_hurrier (void)
{
  Deeds its, plain;

  compare ("hurrier", &tw_planner_player, &its, &plain);
  g_assert_cmpfloat (its.at_home / its.turns, >, plain.at_home / plain.turns + 0.25);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/player/temper/farmer", test_farmer);
  g_test_add_func ("/engine/player/temper/saver", test_saver);
  g_test_add_func ("/engine/player/temper/spender", test_spender);
  g_test_add_func ("/engine/player/temper/loner", test_loner);
  g_test_add_func ("/engine/player/temper/joiner", test_joiner);
  g_test_add_func ("/engine/player/temper/builder", test_builder);
  g_test_add_func ("/engine/player/temper/blocker", test_blocker);
  g_test_add_func ("/engine/player/temper/hurrier", test_hurrier);
  return g_test_run ();
}
