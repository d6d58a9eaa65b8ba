/* Restricted play. */
#include "engine/balance/restricted.h"

#include "engine/player/dice.h"
#include "engine/player/judge.h"

/* As far as the greedy player looks (engine/player/lookahead.c), so that one who is not restricted
 * plays alike. */
#define DEPTH      3
#define MAX_PASSES 60

struct _TwRestricted
{
  TwPlayer *player;
  TwBan ban;
  const TwTemper *temper;
  TwOutlook *outlook; /* (nullable): judges in place of the temper */
  gboolean looks_ahead;
  gboolean searches;
  guint64 dice;
  TwPlay *plays[DEPTH];
  TwActionList lists[DEPTH + 1];
};

/* Whether the feature that @action names has the counted symbol @index. */
static gboolean
has_symbol (const TwPlay *play, const TwAction *action, guint index)
{
  const TwBoard *board = &play->board;
  guint node = tw_play_action_node (play, action);

  return node != TW_NO_NODE
         && board->totals[tw_board_root (board, node) * board->n_counted + index] > 0;
}

gboolean
tw_ban_hits (const TwBan *ban, const TwPlay *play, const TwAction *action)
{
  guint node;

  switch (ban->kind)
    {
    case TW_BAN_FIGURE:
      return action->verb == TW_VERB_FIGURE && action->figure == ban->what;
    case TW_BAN_FEATURE:
      if (action->verb != TW_VERB_FIGURE)
        return FALSE;
      node = tw_play_action_node (play, action);
      return node != TW_NO_NODE && play->board.nodes[node].kind == ban->what;
    case TW_BAN_SYMBOL:
      return action->verb == TW_VERB_FIGURE && has_symbol (play, action, ban->what);
    case TW_BAN_VERB:
      return action->verb == ban->what;
    case TW_BAN_NOTHING:
    default:
      return FALSE;
    }
}

/* Lists what may be answered: all if the ban leaves nothing. */
static void
list_allowed (const TwBan *ban, const TwPlay *play, TwActionList *list)
{
  guint n = 0;

  tw_play_list (play, list);
  for (guint i = 0; i < list->n_items; i++)
    n += !tw_ban_hits (ban, play, &list->items[i]);
  if (n == 0 || n == list->n_items)
    return;
  n = 0;
  for (guint i = 0; i < list->n_items; i++)
    if (!tw_ban_hits (ban, play, &list->items[i]))
      list->items[n++] = list->items[i];
  list->n_items = n;
}

TwRestricted *
tw_restricted_new (TwPlayer *player,
                   const TwPlayerKind *kind,
                   const TwRules *rules,
                   const TwBan *ban)
{
  TwRestricted *restricted = g_new0 (TwRestricted, 1);

  restricted->player = player;
  restricted->ban = *ban;
  restricted->searches = kind->set_effort != NULL;
  restricted->looks_ahead =
      kind->temper != NULL || (kind->weights != NULL && !restricted->searches);
  restricted->temper = kind->temper != NULL ? kind->temper : &tw_plain_temper;
  if (kind->weights != NULL)
    restricted->outlook = tw_outlook_new (rules, kind->weights);
  for (guint i = 0; i < DEPTH; i++)
    restricted->plays[i] = tw_play_new (rules, 0);
  for (guint i = 0; i <= DEPTH; i++)
    restricted->lists[i].items = g_new (TwAction, rules->max_actions);
  return restricted;
}

void
tw_restricted_free (TwRestricted *restricted)
{
  if (restricted == NULL)
    return;
  for (guint i = 0; i < DEPTH; i++)
    tw_play_free (restricted->plays[i]);
  for (guint i = 0; i <= DEPTH; i++)
    g_free (restricted->lists[i].items);
  tw_outlook_free (restricted->outlook);
  g_free (restricted);
}

void
tw_restricted_seed (TwRestricted *restricted, guint64 seed)
{
  restricted->dice = seed;
  tw_player_seed (restricted->player, seed);
}

/* Nothing, else the first that is allowed, until it is somebody else's turn. */
static void
pass_on (TwRestricted *restricted, TwPlay *play, TwActionList *list, guint seat)
{
  for (guint i = 0; i < MAX_PASSES && tw_play_decider (play) == seat; i++)
    {
      const TwAction *answer;

      list_allowed (&restricted->ban, play, list);
      answer = &list->items[0];
      for (guint k = 0; k < list->n_items; k++)
        if (list->items[k].verb == TW_VERB_NONE)
          answer = &list->items[k];
      tw_play_apply (play, answer);
    }
}

static int
judge (TwRestricted *restricted, const TwPlay *play, guint seat)
{
  int leads[TW_MAX_SEATS];

  if (restricted->outlook == NULL)
    return tw_judge (play, seat, restricted->temper);
  tw_outlook_leads (restricted->outlook, play, leads);
  return leads[seat];
}

/* What comes of the game of @level if what may be answered is answered as well as can be. */
static int
look (TwRestricted *restricted, guint level, guint seat)
{
  TwPlay *play = restricted->plays[level];
  TwActionList *list = &restricted->lists[level];
  int best = G_MININT;

  if (tw_play_decider (play) == seat && level + 1 == DEPTH)
    pass_on (restricted, play, list, seat);
  if (tw_play_decider (play) != seat || level + 1 >= DEPTH)
    return judge (restricted, play, seat);
  list_allowed (&restricted->ban, play, list);
  for (guint i = 0; i < list->n_items; i++)
    {
      tw_play_copy (restricted->plays[level + 1], play);
      tw_play_apply (restricted->plays[level + 1], &list->items[i]);
      best = MAX (best, look (restricted, level + 1, seat));
    }
  return best;
}

/* Of answers that are as good as each other each is as likely. */
static TwAction
look_and_choose (TwRestricted *restricted, const TwPlay *play, const TwActionList *list)
{
  guint seat = tw_play_decider (play), chosen = 0, n_best = 0;
  int best = G_MININT;

  for (guint i = 0; i < list->n_items; i++)
    {
      int worth;

      tw_play_copy (restricted->plays[0], play);
      tw_play_apply (restricted->plays[0], &list->items[i]);
      worth = look (restricted, 0, seat);
      if (worth > best)
        n_best = 0;
      if (worth >= best && tw_dice_below (&restricted->dice, ++n_best) == 0)
        chosen = i;
      best = MAX (best, worth);
    }
  return list->items[chosen];
}

TwAction
tw_restricted_choose (TwRestricted *restricted, const TwPlay *play)
{
  TwActionList *list = &restricted->lists[DEPTH];
  TwAction action;

  if (!restricted->looks_ahead)
    {
      action = tw_player_choose (restricted->player, play);
      if (!tw_ban_hits (&restricted->ban, play, &action))
        return action;
    }
  list_allowed (&restricted->ban, play, list);
  if (list->n_items == 1)
    return list->items[0];
  return restricted->looks_ahead || restricted->searches
             ? look_and_choose (restricted, play, list)
             : list->items[tw_dice_below (&restricted->dice, list->n_items)];
}
