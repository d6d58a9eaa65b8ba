/* Players of games that all win or lose together: which of two positions of the mists is better,
 * and what is done in a turn in which one answer is plainly right. Worked out by hand. */
#include "engine/player/judge.h"
#include "engine/player/player.h"
#include "engine/player/team-lookahead.h"
#include "engine/procedure/state/piles.h"
#include "tests/engine/shipped-fixture.h"

/* Small tiles, as tests/cases/mists-corners.case has them, and a plain one to begin with. */
#define LEVEL(number)                                                                              \
  "ruleset mists-level-" number "\nplayers red yellow blue\n"                                      \
  "tile P FFFF\n"                                                                                  \
  "tile M1 FFFF mist:S,ghosts=1\n"                                                                 \
  "tile M3 FFFF mist:NES,ghosts=3\n"                                                               \
  "tile RE FRFF road:E\n"                                                                          \
  "tile RU FRFR road:EW\n"                                                                         \
  "tile C1 CFFF city:N\n"                                                                          \
  "tile CE FFFF cemetery\n"
#define PLAIN "start P@0,0/0\n"
/* A road with red's guard that lacks its eastern end. */
#define ROAD                                                                                       \
  "start RE@0,0/0\n"                                                                               \
  "given RU@1,0/0 M3@0,1/90 red:highwayman@1,0:road(E) ghost@0,1:mist(E)=3\n"

static void
position (ShippedGame *game, const char *lines)
{
  shipped_game (game, shipped_kit (), lines);
}

/* The worth for who chooses, and the chance. */
static void
judge (const char *lines, int *out_worth, int *out_chance)
{
  ShippedGame game;

  position (&game, lines);
  *out_worth = tw_judge (game.play, 0, &tw_plain_temper);
  *out_chance = tw_judge_lead (game.play, 0);
  g_assert_cmpint (*out_chance, >=, 0);
  g_assert_cmpint (*out_chance, <=, 10000);
  shipped_game_clear (&game);
}

static void
assert_better (const char *better, const char *worse)
{
  int worths[2], chances[2];

  judge (better, &worths[0], &chances[0]);
  judge (worse, &worths[1], &chances[1]);
  g_test_message ("worth %d and %d, chance %d and %d", worths[0], worths[1], chances[0],
                  chances[1]);
  g_assert_cmpint (worths[0], >, worths[1]);
  g_assert_cmpint (chances[0], >, chances[1]);
}

static void
test_points (void)
{
  assert_better (LEVEL ("1") PLAIN "given score team=30\n",
                 LEVEL ("1") PLAIN "given score team=10\n");
  assert_better (LEVEL ("3") PLAIN "given score team=30\n",
                 LEVEL ("3") PLAIN "given score team=10\n");
}

static void
test_ghosts (void)
{
  assert_better (LEVEL ("1") PLAIN "given M3@1,0/0 ghost@1,0:mist(N)=3\n",
                 LEVEL ("1") PLAIN "given M3@1,0/0 ghost@1,0:mist(N)=11\n");
  assert_better (LEVEL ("2") PLAIN "given M3@1,0/0 ghost@1,0:mist(N)=3\n",
                 LEVEL ("2") PLAIN "given M3@1,0/0 ghost@1,0:mist(N)=4\n");
}

/* The tile that closes the mist, and the same tile beside it. */
static void
test_closed_mist (void)
{
  assert_better (LEVEL ("1") PLAIN "given M1@1,0/0 ghost@1,0:mist(S)=4\nturn red M1@1,1/180 -\n",
                 LEVEL ("1") PLAIN "given M1@1,0/0 ghost@1,0:mist(S)=4\nturn red M1@-1,0/180 -\n");
}

/* A road that the tiles left can end, and one that they can only make longer; also where the gap is
 * beside two tiles. */
static void
test_tiles_left (void)
{
  assert_better (LEVEL ("1") ROAD "given bag=RE*4,P\n", LEVEL ("1") ROAD "given bag=RU*4,P\n");
  assert_better (LEVEL ("1") ROAD "given P@1,-1/0 P@2,-1/0 bag=RE*4,P\n",
                 LEVEL ("1") ROAD "given P@1,-1/0 P@2,-1/0 bag=RU*4,P\n");
}

/* Won is best and certain, lost is worst. */
static void
test_end (void)
{
  const char *won = LEVEL ("1") ROAD "given score team=48\nturn yellow RE@2,0/180 - points\n";
  const char *lost = LEVEL ("1") ROAD "given score team=48\ngiven bank=0\nturn yellow M1@-1,0/0\n";
  const char *open = LEVEL ("1") ROAD "given score team=48\n";
  int worths[3], chances[3];

  assert_better (won, open);
  assert_better (open, lost);
  judge (won, &worths[0], &chances[0]);
  judge (lost, &worths[1], &chances[1]);
  g_assert_cmpint (chances[0], ==, 10000);
  g_assert_cmpint (chances[1], ==, 0);
}

/* Answers like the greedy player until the turn is over. */
static void
play_turn (TwPlay *play)
{
  g_autoptr (TwPlayer) player = tw_player_new (&tw_greedy_player, play->rules);
  guint turn = play->state->turn;

  tw_player_seed (player, 1);
  while (play->state->turn == turn && tw_play_decider (play) < TW_MAX_SEATS)
    {
      TwAction action = tw_player_choose (player, play);

      tw_play_apply (play, &action);
    }
}

static guint
n_ghosts (const TwPlay *play)
{
  guint n = 0, n_piles;
  const TwPile *piles = tw_piles (tw_procedures_of (play), tw_procedures_own (play), &n_piles);

  for (guint i = 0; i < n_piles; i++)
    n += piles[i].n;
  return n;
}

/* With hardly a ghost left in the bank the tile ends the road, so that ghosts go; for the last
 * points it does so too, and the points are taken. */
static void
test_ghosts_or_points (void)
{
  ShippedGame game;
  guint before;

  position (&game, LEVEL ("1") ROAD
            "given score team=10\ngiven ghost@0,1:mist(E)=14\nturn yellow draw=RE\n");
  before = n_ghosts (game.play);
  play_turn (game.play);
  g_assert_cmpuint (n_ghosts (game.play), ==, before - 3);
  g_assert_cmpint (game.play->state->score[0], ==, 10);
  shipped_game_clear (&game);

  position (&game, LEVEL ("1") ROAD
            "given score team=48\ngiven ghost@0,1:mist(E)=14\nturn yellow draw=RE\n");
  play_turn (game.play);
  g_assert_cmpint (game.play->state->status, ==, TW_STATUS_WON);
  shipped_game_clear (&game);
}

/* Of all the ways to take ghosts those with most of them are left, and the points; never nothing.
 */
static void
test_narrow (void)
{
  ShippedGame game;
  TwActionList list;
  guint n_listed, n_points = 0, n_most = 0;

  position (&game,
            LEVEL ("1") ROAD "given M1@-1,0/0 ghost@-1,0:mist(S)=1\nturn yellow RE@2,0/180 -\n");
  list.items = g_new (TwAction, game.play->rules->max_actions);
  for (tw_play_list (game.play, &list); list.n_items == 1; tw_play_list (game.play, &list))
    tw_play_apply (game.play, &list.items[0]);
  n_listed = list.n_items;
  tw_team_narrow (game.play, &list);
  g_assert_cmpuint (list.n_items, <, n_listed);
  for (guint i = 0; i < list.n_items; i++)
    {
      const char *word = tw_play_verb (game.play, list.items[i].verb)->word;

      n_points += g_str_equal (word, "points");
      n_most += g_str_equal (word, "take=ghost") && list.items[i].kind == 3;
      g_assert_cmpstr (word, !=, "take=none");
    }
  g_assert_cmpuint (n_points, ==, 1);
  g_assert_cmpuint (n_most, ==, 1);
  g_free (list.items);
  shipped_game_clear (&game);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/team/points", test_points);
  g_test_add_func ("/team/ghosts", test_ghosts);
  g_test_add_func ("/team/closed-mist", test_closed_mist);
  g_test_add_func ("/team/tiles-left", test_tiles_left);
  g_test_add_func ("/team/end", test_end);
  g_test_add_func ("/team/ghosts-or-points", test_ghosts_or_points);
  g_test_add_func ("/team/narrow", test_narrow);
  return g_test_run ();
}
