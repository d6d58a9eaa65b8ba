/* Takes the answer after which its position is best at once. */
#include "engine/player/lookahead.h"
#include "engine/player/player.h"

typedef struct
{
  TwLookahead *ahead;
  int *worths;
  guint64 dice;
} GreedyPlayer;

static void
greedy_begin (gpointer own, const TwRules *rules, const TwPlayerKind *kind)
{
  GreedyPlayer *player = own;

  player->ahead = kind->temper != NULL ? tw_lookahead_new (rules, kind->temper)
                                       : tw_lookahead_new_outlook (rules, kind->weights);
  player->worths = g_new (int, rules->max_actions);
}

static void
greedy_end (gpointer own)
{
  GreedyPlayer *player = own;

  tw_lookahead_free (player->ahead);
  g_free (player->worths);
}

static void
greedy_seed (gpointer own, guint64 seed)
{
  ((GreedyPlayer *) own)->dice = seed;
}

static TwAction
greedy_choose (gpointer own, const TwPlay *play, TwActionList *list)
{
  GreedyPlayer *player = own;

  return tw_lookahead_choose (player->ahead, play, list, player->worths, &player->dice);
}

const TwPlayerKind tw_greedy_player = {
  .id = "greedy",
  .temper = &tw_plain_temper,
  .own_size = sizeof (GreedyPlayer),
  .begin = greedy_begin,
  .seed = greedy_seed,
  .choose = greedy_choose,
  .end = greedy_end,
};

/* Judges by what a position promises. */
const TwPlayerKind tw_planner_player = {
  .id = "planner",
  .weights = &tw_outlook_weights,
  .own_size = sizeof (GreedyPlayer),
  .begin = greedy_begin,
  .seed = greedy_seed,
  .choose = greedy_choose,
  .end = greedy_end,
};
