/* Takes the answer after which its position is best at once. */
#include "engine/player/dice.h"
#include "engine/player/lookahead.h"
#include "engine/player/player.h"
#include "engine/player/team-lookahead.h"

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

  player->ahead = tw_lookahead_new (rules, temper);
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
  guint chosen = 0, n_best = 0;
  int best = G_MININT;

  tw_play_list (play, list);
  tw_team_narrow (play, list);
  if (list->n_items == 1)
    return list->items[0];
  tw_lookahead_weigh (player->ahead, play, list, player->worths);
  /* Of answers that are as good as each other each is as likely. */
  for (guint i = 0; i < list->n_items; i++)
    {
      if (player->worths[i] > best)
        n_best = 0;
      if (player->worths[i] >= best && tw_dice_below (&player->dice, ++n_best) == 0)
        chosen = i;
      best = MAX (best, player->worths[i]);
    }
  return list->items[chosen];
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
