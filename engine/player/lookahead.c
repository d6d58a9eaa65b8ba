/* Looks ahead to the end of one player's own decisions. */
#include "engine/player/lookahead.h"

#include "engine/player/dice.h"
#include "engine/player/judge.h"
#include "engine/player/team-lookahead.h"

/* Answers that follow one another and are all tried; those behind get their defaults. */
#define DEPTH 3
/* No turn asks as many questions. */
#define MAX_PASSES 60

struct _TwLookahead
{
  TwPlay *plays[DEPTH];
  TwActionList lists[DEPTH];
  const TwTemper *temper;
  TwOutlook *outlook;    /* judges, unless it is NULL */
  TwTeamLookahead *team; /* (nullable): in games that are played together it looks ahead */
};

static TwLookahead *
new_for (const TwRules *rules)
{
  TwLookahead *ahead = g_new0 (TwLookahead, 1);

  if (tw_team_plays (rules))
    {
      ahead->team = tw_team_lookahead_new (rules);
      return ahead;
    }
  for (guint i = 0; i < DEPTH; i++)
    {
      ahead->plays[i] = tw_play_new (rules, 0);
      ahead->lists[i].items = g_new (TwAction, rules->max_actions);
    }
  return ahead;
}

TwLookahead *
tw_lookahead_new (const TwRules *rules, const TwTemper *temper)
{
  TwLookahead *ahead = new_for (rules);

  ahead->temper = temper;
  return ahead;
}

TwLookahead *
tw_lookahead_new_outlook (const TwRules *rules, const TwOutlookWeights *weights)
{
  TwLookahead *ahead = new_for (rules);

  ahead->outlook = tw_outlook_new (rules, weights);
  return ahead;
}

void
tw_lookahead_free (TwLookahead *ahead)
{
  if (ahead == NULL)
    return;
  tw_team_lookahead_free (ahead->team);
  for (guint i = 0; i < DEPTH; i++)
    {
      tw_play_free (ahead->plays[i]);
      g_free (ahead->lists[i].items);
    }
  tw_outlook_free (ahead->outlook);
  g_free (ahead);
}

static int
judge (TwLookahead *ahead, const TwPlay *play, guint seat)
{
  int leads[TW_MAX_SEATS];

  if (ahead->outlook == NULL)
    return tw_judge (play, seat, ahead->temper);
  tw_outlook_leads (ahead->outlook, play, leads);
  return leads[seat];
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
look (TwLookahead *ahead, guint level, guint seat)
{
  TwPlay *play = ahead->plays[level];
  TwActionList *list = &ahead->lists[level];
  int best = G_MININT;

  if (tw_play_decider (play) == seat && level + 1 == DEPTH)
    pass_on (play, list, seat);
  if (tw_play_decider (play) != seat || level + 1 >= DEPTH)
    return judge (ahead, play, seat);
  tw_play_list (play, list);
  for (guint i = 0; i < list->n_items; i++)
    {
      tw_play_copy (ahead->plays[level + 1], play);
      tw_play_apply (ahead->plays[level + 1], &list->items[i]);
      best = MAX (best, look (ahead, level + 1, seat));
    }
  return best;
}

void
tw_lookahead_weigh (TwLookahead *ahead,
                    const TwPlay *play,
                    const TwActionList *list,
                    int *out_worths)
{
  guint seat = tw_play_decider (play);

  if (ahead->team != NULL)
    {
      tw_team_lookahead_weigh (ahead->team, play, list, out_worths);
      return;
    }
  for (guint i = 0; i < list->n_items; i++)
    {
      tw_play_copy (ahead->plays[0], play);
      tw_play_apply (ahead->plays[0], &list->items[i]);
      out_worths[i] = look (ahead, 0, seat);
    }
}

TwAction
tw_lookahead_choose (TwLookahead *ahead,
                     const TwPlay *play,
                     TwActionList *list,
                     int *worths,
                     guint64 *dice)
{
  guint chosen = 0, n_best = 0;
  int best = G_MININT;

  tw_play_list (play, list);
  tw_team_narrow (play, list);
  if (list->n_items == 1)
    return list->items[0];
  tw_lookahead_weigh (ahead, play, list, worths);
  for (guint i = 0; i < list->n_items; i++)
    {
      if (worths[i] > best)
        n_best = 0;
      if (worths[i] >= best && tw_dice_below (dice, ++n_best) == 0)
        chosen = i;
      best = MAX (best, worths[i]);
    }
  return list->items[chosen];
}
