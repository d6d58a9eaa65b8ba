/* Looks ahead to the end of its own decisions: every answer is tried on a copy of the game,
 * and what it leads to is judged.
 *
 * An expansion that plays another game judges for it (@evaluate); else what counts are
 * points ahead of the best of the others, with what figures on the table would bring now
 * and a part of what they could bring when complete. Nothing that is hidden is looked at.
 */
#include "engine/game/feature-value.h"
#include "engine/player/player.h"

/* Answers that follow one another and are all tried; those behind get their defaults. */
#define DEPTH 3
/* No turn asks as many questions. */
#define MAX_PASSES 60

typedef struct
{
  TwPlay *plays[DEPTH];
  TwActionList lists[DEPTH];
  guint64 state;
} GreedyPlayer;

static void
greedy_begin (gpointer own, const TwRules *rules)
{
  GreedyPlayer *player = own;

  for (guint i = 0; i < DEPTH; i++)
    {
      player->plays[i] = tw_play_new (rules, 0);
      player->lists[i].items = g_new (TwAction, rules->max_actions);
    }
}

static void
greedy_end (gpointer own)
{
  GreedyPlayer *player = own;

  for (guint i = 0; i < DEPTH; i++)
    {
      tw_play_free (player->plays[i]);
      g_free (player->lists[i].items);
    }
}

static void
greedy_seed (gpointer own, guint64 seed)
{
  ((GreedyPlayer *) own)->state = seed;
}

/* splitmix64, to choose among answers that are as good as each other. */
static guint
below (GreedyPlayer *player, guint n)
{
  guint64 z = player->state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  z ^= z >> 31;
  return (guint) (((z >> 32) * n) >> 32);
}

/* What the features with figures promise, by seat, in hundredths of a point. */
static void
add_promises (const TwPlay *play, int *out)
{
  const TwBoard *board = &play->board;

  for (guint node = 0; node < board->head->n_nodes; node++)
    {
      const TwNode *root = &board->nodes[node];
      guint seats;
      int now, then, promise;

      if (root->root != node || root->occupants == 0)
        continue;
      seats = tw_feature_majority (play, node);
      now = tw_feature_value (play, node, TW_EVENT_END, NULL, NULL);
      then = tw_feature_value (play, node, TW_EVENT_COMPLETE, NULL, NULL);
      promise = 100 * now + 100 * MAX (then - now, 0) / (2 + 2 * root->n_open);
      for (guint seat = 0; seat < play->rules->n_seats; seat++)
        if (seats & (1u << seat))
          out[seat] += promise;
    }
}

/* A figure that is not bound can still earn something. */
static void
add_supplies (const TwPlay *play, int *out)
{
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (play->figures[i].place == TW_FIGURE_SUPPLY)
      out[play->figures[i].seat] += 90;
}

static int
judge_rivals (const TwPlay *play, guint seat)
{
  int worth[TW_MAX_SEATS] = { 0 }, best = G_MININT;

  add_promises (play, worth);
  add_supplies (play, worth);
  for (guint i = 0; i < play->rules->n_seats; i++)
    {
      worth[i] += 100 * play->state->score[i];
      if (tw_rules_lead (play->rules, i) != seat)
        best = MAX (best, worth[i]);
    }
  return best == G_MININT ? worth[seat] : 2 * worth[seat] - best;
}

static int
judge (const TwPlay *play, guint seat)
{
  for (guint i = 0; i < play->rules->n_expansions; i++)
    if (play->rules->expansions[i]->evaluate != NULL)
      return play->rules->expansions[i]->evaluate (play, tw_play_own (play, (int) i), seat);
  return judge_rivals (play, seat);
}

/* Answers with nothing, else with the first answer, until it is somebody else's turn. */
static void
pass_on (TwPlay *play, TwActionList *list, guint seat)
{
  for (guint i = 0; i < MAX_PASSES && tw_play_decider (play) == seat; i++)
    {
      const TwAction *answer;

      tw_play_list (play, list);
      answer = &list->items[0];
      for (guint k = 0; k < list->n_items; k++)
        if (list->items[k].verb == TW_VERB_NONE)
          answer = &list->items[k];
      tw_play_apply (play, answer);
    }
}

/* What comes of the game of @level if its open questions are answered as well as can be. */
static int
look (GreedyPlayer *player, guint level, guint seat)
{
  TwPlay *play = player->plays[level];
  TwActionList *list = &player->lists[level];
  int best = G_MININT;

  if (tw_play_decider (play) == seat && level + 1 == DEPTH)
    pass_on (play, list, seat);
  if (tw_play_decider (play) != seat || level + 1 >= DEPTH)
    return judge (play, seat);
  tw_play_list (play, list);
  for (guint i = 0; i < list->n_items; i++)
    {
      tw_play_copy (player->plays[level + 1], play);
      tw_play_apply (player->plays[level + 1], &list->items[i]);
      best = MAX (best, look (player, level + 1, seat));
    }
  return best;
}

static TwAction
greedy_choose (gpointer own, const TwPlay *play, TwActionList *list)
{
  GreedyPlayer *player = own;
  guint seat = tw_play_decider (play), chosen = 0, n_best = 0;
  int best = G_MININT;

  tw_play_list (play, list);
  for (guint i = 0; i < list->n_items && list->n_items > 1; i++)
    {
      int worth;

      tw_play_copy (player->plays[0], play);
      tw_play_apply (player->plays[0], &list->items[i]);
      worth = look (player, 0, seat);
      if (worth > best)
        n_best = 0;
      if (worth >= best && below (player, ++n_best) == 0)
        chosen = i;
      best = MAX (best, worth);
    }
  return list->items[chosen];
}

const TwPlayerKind tw_greedy_player = {
  .id = "greedy",
  .own_size = sizeof (GreedyPlayer),
  .begin = greedy_begin,
  .seed = greedy_seed,
  .choose = greedy_choose,
  .end = greedy_end,
};
