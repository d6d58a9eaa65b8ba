/* Pairs of answers and what came of them, to learn from: what the facts of a position are worth.
 *
 *   outlook-pairs GAMES SEED PART… > FILE
 *
 * Two planners play, now and then at random. In some of their turns two answers are tried, each on
 * a copy and both at least partly at random; then both copies are played on by planners with the
 * same draws, and compared some turns later. Writes a row of 32-bit floats for each pair: what
 * differs in each fact of the outlook (the lead of who answered), how much each moment counts, and
 * by how much the lead had changed more in the first one than in the second.
 * tests/bench/learn-outlook.py reads them.
 */
#include "tests/bench/bench-kit.h"

#include "engine/player/dice.h"
#include "engine/player/lookahead.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* In percent: how often planners play at random, and how often in the two answers of a pair. */
#define AT_RANDOM 10
static const guint pair_at_random[2] = { 30, 70 };
/* In percent: in how many turns a pair is tried. */
#define TRIED 30
/* So many turns later both are compared. */
#define HORIZON  14
#define N_VALUES (TW_N_OUTLOOK + TW_OUTLOOK_N_MOMENTS + 1)

typedef struct
{
  TwLookahead *ahead;
  TwOutlook *outlook;
  TwActionList list;
  int *worths;
  guint64 dice;
} Learner;

/* Goes on by one answer or outcome of chance; a planner's answer is random so often in a hundred.
 */
static void
go_on (Learner *learner, TwPlay *play, guint at_random, guint64 *dice)
{
  TwAction action;

  if (tw_play_decider (play) == TW_SEAT_CHANCE)
    action = tw_play_chance (play);
  else if (tw_dice_below (dice, 100) < at_random)
    action = tw_play_choose (play, tw_dice_next (dice), &learner->list);
  else
    action = tw_lookahead_choose (learner->ahead, play, &learner->list, learner->worths, dice);
  tw_play_apply (play, &action);
}

static int
lead (const TwPlay *play, const int *points, guint seat)
{
  (void) play;
  return points[seat] - points[1 - seat];
}

/* Tries a pair of answers to the question at hand. Returns: %FALSE if the game ended or nothing
 * differs */
static gboolean
try_pair (Learner *learner, const TwPlay *play, TwPlay *const two[2], float *row)
{
  float facts[2][TW_MAX_SEATS][TW_N_OUTLOOK];
  guint seat = tw_play_decider (play), turn = play->state->turn;
  guint64 luck = tw_dice_next (&learner->dice), dice = tw_dice_next (&learner->dice);
  int before[2], after[2];

  for (guint i = 0; i < 2; i++)
    {
      tw_play_copy (two[i], play);
      two[i]->state->seed = luck;
      while (tw_play_decider (two[i]) != TW_SEAT_NONE && two[i]->state->turn == turn)
        go_on (learner, two[i], pair_at_random[i], &learner->dice);
      if (tw_play_decider (two[i]) == TW_SEAT_NONE)
        return FALSE;
      tw_outlook_facts (learner->outlook, two[i], facts[i]);
      before[i] = 100 * (two[i]->state->score[seat] - two[i]->state->score[1 - seat]);
    }
  tw_outlook_moment (learner->outlook, two[0], row + TW_N_OUTLOOK);
  for (guint i = 0; i < 2; i++)
    {
      guint64 same = dice;
      int points[TW_MAX_SEATS];

      while (tw_play_decider (two[i]) != TW_SEAT_NONE && two[i]->state->turn < turn + 1 + HORIZON)
        go_on (learner, two[i], 0, &same);
      tw_outlook_points (learner->outlook, two[i], points);
      after[i] = lead (two[i], points, seat);
    }
  for (guint fact = 0; fact < TW_N_OUTLOOK; fact++)
    row[fact] = facts[0][seat][fact] - facts[0][1 - seat][fact]
                - (facts[1][seat][fact] - facts[1][1 - seat][fact]);
  row[N_VALUES - 1] = (float) (after[0] - after[1] - (before[0] - before[1])) / 100;
  return memcmp (facts[0], facts[1], 2 * sizeof facts[0][0]) != 0;
}

int
main (int argc, char *argv[])
{
  g_autoptr (TwRules) rules = NULL;
  g_autoptr (TwPlay) play = NULL, one = NULL, other = NULL;
  Learner learner = { 0 };
  guint n_games, turn = 0;
  guint64 seed;

  if (argc < 4)
    return 2;
  n_games = (guint) atoi (argv[1]);
  seed = g_ascii_strtoull (argv[2], NULL, 10);
  rules = bench_rules ((const char *const *) argv + 3, 1, 2);
  play = tw_play_new (rules, 0);
  one = tw_play_new (rules, 0);
  other = tw_play_new (rules, 0);
  learner.ahead = tw_lookahead_new_outlook (rules, &tw_outlook_weights);
  learner.outlook = tw_outlook_new (rules, &tw_outlook_weights);
  learner.list.items = g_new (TwAction, rules->max_actions);
  learner.worths = g_new (int, rules->max_actions);
  learner.dice = seed;
  for (guint i = 0; i < n_games; i++)
    {
      tw_play_reset (play, tw_dice_next (&seed));
      for (turn = 0; tw_play_decider (play) != TW_SEAT_NONE;)
        {
          float row[N_VALUES];

          if (tw_play_decider (play) != TW_SEAT_CHANCE && play->state->turn != turn)
            {
              turn = play->state->turn;
              if (tw_dice_below (&learner.dice, 100) < TRIED
                  && try_pair (&learner, play, (TwPlay *const[]){ one, other }, row)
                  && fwrite (row, sizeof row, 1, stdout) != 1)
                return 1;
            }
          go_on (&learner, play, AT_RANDOM, &learner.dice);
        }
    }
  tw_lookahead_free (learner.ahead);
  tw_outlook_free (learner.outlook);
  g_free (learner.list.items);
  g_free (learner.worths);
  return 0;
}
