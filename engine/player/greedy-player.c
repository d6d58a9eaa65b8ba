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
greedy_begin (gpointer own, const TwRules *rules, const TwTemper *temper)
{
  GreedyPlayer *player = own;

  player->ahead = temper != NULL ? tw_lookahead_new (rules, temper)
                                 : tw_lookahead_new_outlook (rules, &tw_outlook_weights);
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

/* A kind that plays greedily with a temper. */
#define GREEDY(its_id, its_temper)                                                                 \
  {                                                                                                \
    .id = its_id, .temper = its_temper, .own_size = sizeof (GreedyPlayer), .begin = greedy_begin,  \
    .seed = greedy_seed, .choose = greedy_choose, .end = greedy_end                                \
  }

/* Each differs from the plain one in what it likes; tests/engine/player/test-temper.c measures it.
 */
static const TwTemper farmer = { .own = 2, .rival = 1, .fields = 250, .hopes = 100, .at_home = 90 };
static const TwTemper saver = { .own = 2, .rival = 1, .fields = 100, .hopes = 100, .at_home = 250 };
static const TwTemper spender = { .own = 2,
                                  .rival = 1,
                                  .fields = 100,
                                  .hopes = 100,
                                  .at_home = -110 };
static const TwTemper loner = { .own = 2, .rival = 4, .fields = 100, .hopes = 100, .at_home = 90 };
static const TwTemper joiner = { .own = 2,
                                 .rival = -1,
                                 .fields = 100,
                                 .hopes = 100,
                                 .at_home = 90 };

const TwPlayerKind tw_greedy_player = GREEDY ("greedy", &tw_plain_temper);
const TwPlayerKind tw_farmer_player = GREEDY ("farmer", &farmer);
const TwPlayerKind tw_saver_player = GREEDY ("saver", &saver);
const TwPlayerKind tw_spender_player = GREEDY ("spender", &spender);
const TwPlayerKind tw_loner_player = GREEDY ("loner", &loner);
const TwPlayerKind tw_joiner_player = GREEDY ("joiner", &joiner);
/* Judges by what a position promises and has no temper. */
const TwPlayerKind tw_planner_player = GREEDY ("planner", NULL);
