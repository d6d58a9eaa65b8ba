/* Looks ahead to the end of a turn of a team. */
#include "engine/player/team-lookahead.h"

#include "engine/player/judge.h"

#include <string.h>

/* Questions with a choice that follow one another and are all thought through; at those behind the
 * first answer is taken. */
#define DEPTH 6
/* Of more answers than these only so many are thought through: those that look best at a glance. */
#define N_THOUGHT_THROUGH 5
/* By how many hundredths of a percent the chance to win rises with a worth that is one greater, at
 * even odds four times: what a logistic regression of who won said of two turns' ends. */
#define CHANCE_OF_WORTH 2.0
/* No turn asks as many questions. */
#define MAX_PASSES 60

struct _TwTeamLookahead
{
  TwPlay *plays[DEPTH];
  TwActionList lists[DEPTH];
};

gboolean
tw_team_plays (const TwRules *rules)
{
  for (guint i = 0; i < rules->n_expansions; i++)
    if (TW_HAS_HOOK (rules->expansions[i], together, evaluate))
      return TRUE;
  return FALSE;
}

void
tw_team_narrow (const TwPlay *play, TwActionList *list)
{
  const TwRules *rules = play->rules;

  for (guint i = 0; i < rules->n_expansions; i++)
    if (TW_HAS_HOOK (rules->expansions[i], together, narrow))
      rules->expansions[i]->together->narrow (play, tw_play_own (play, (int) i), list);
}

TwTeamLookahead *
tw_team_lookahead_new (const TwRules *rules)
{
  TwTeamLookahead *ahead = g_new0 (TwTeamLookahead, 1);

  for (guint i = 0; i < DEPTH; i++)
    {
      ahead->plays[i] = tw_play_new (rules, 0);
      ahead->lists[i].items = g_new (TwAction, rules->max_actions);
    }
  return ahead;
}

void
tw_team_lookahead_free (TwTeamLookahead *ahead)
{
  if (ahead == NULL)
    return;
  for (guint i = 0; i < DEPTH; i++)
    {
      tw_play_free (ahead->plays[i]);
      g_free (ahead->lists[i].items);
    }
  g_free (ahead);
}

/* Answers what leaves no choice, and from the last level on everything, until it is somebody
 * else's turn. Returns: whether there is a choice, which is in the level's list */
static gboolean
go_to_choice (TwTeamLookahead *ahead, guint level, guint seat)
{
  TwPlay *play = ahead->plays[level];
  TwActionList *list = &ahead->lists[level];

  for (guint i = 0; i < MAX_PASSES && tw_play_decider (play) == seat; i++)
    {
      tw_play_list (play, list);
      tw_team_narrow (play, list);
      if (list->n_items > 1 && level + 1 < DEPTH)
        return TRUE;
      tw_play_apply (play, &list->items[0]);
    }
  return FALSE;
}

/* What comes of the game of @level if its open questions, @n_choices of them with a choice, are
 * answered as well as can be. */
static int
look (TwTeamLookahead *ahead, guint level, guint seat, guint n_choices)
{
  TwPlay *play = ahead->plays[level];
  const TwActionList *list = &ahead->lists[level];
  int best = G_MININT;

  if (!go_to_choice (ahead, level, seat) || n_choices == 0)
    return tw_judge (play, seat, &tw_plain_temper);
  for (guint i = 0; i < list->n_items; i++)
    {
      tw_play_copy (ahead->plays[level + 1], play);
      tw_play_apply (ahead->plays[level + 1], &list->items[i]);
      best = MAX (best, look (ahead, level + 1, seat, n_choices - 1));
    }
  return best;
}

/* Where a tile goes is seen well enough before all that follows is thought through: the judge
 * guesses what the rest of the turn brings. */
static void
glance (TwTeamLookahead *ahead, const TwPlay *play, const TwActionList *list, int *out_worths)
{
  guint seat = tw_play_decider (play);

  for (guint i = 0; i < list->n_items; i++)
    {
      tw_play_copy (ahead->plays[0], play);
      tw_play_apply (ahead->plays[0], &list->items[i]);
      out_worths[i] = look (ahead, 0, seat, 0);
    }
}

/* Returns: the worth that the @n best of @worths have at least */
static int
worth_of_nth (const int *worths, guint n_worths, guint n)
{
  int best[N_THOUGHT_THROUGH];
  guint n_best = 0;

  for (guint i = 0; i < n_worths; i++)
    {
      guint at = n_best;

      while (at > 0 && best[at - 1] < worths[i])
        at--;
      if (at >= n)
        continue;
      n_best = MIN (n_best + 1, n);
      memmove (best + at + 1, best + at, (n_best - 1 - at) * sizeof *best);
      best[at] = worths[i];
    }
  return best[n_best - 1];
}

void
tw_team_lookahead_weigh (TwTeamLookahead *ahead,
                         const TwPlay *play,
                         const TwActionList *list,
                         int *out_worths)
{
  guint seat = tw_play_decider (play);
  int least = G_MININT, worst = G_MAXINT;
  gboolean is_long = list->n_items > N_THOUGHT_THROUGH;

  if (is_long)
    {
      glance (ahead, play, list, out_worths);
      least = worth_of_nth (out_worths, list->n_items, N_THOUGHT_THROUGH);
    }
  for (guint i = 0; i < list->n_items; i++)
    {
      if (is_long && out_worths[i] < least)
        {
          out_worths[i] = MIN (out_worths[i], least) - G_MAXINT / 2;
          continue;
        }
      tw_play_copy (ahead->plays[0], play);
      tw_play_apply (ahead->plays[0], &list->items[i]);
      out_worths[i] = look (ahead, 0, seat, DEPTH);
      worst = MIN (worst, out_worths[i]);
    }
  /* Those that were only glanced at come behind all others. */
  for (guint i = 0; is_long && i < list->n_items; i++)
    if (out_worths[i] < -(G_MAXINT / 4))
      out_worths[i] = MIN (out_worths[i] + G_MAXINT / 2, worst - 1);
}

void
tw_team_to_chances (const TwPlay *play, guint n, int *worths)
{
  double chance = CLAMP (tw_judge_lead (play, tw_play_decider (play)) / 10000.0, 0.01, 0.99);

  for (guint i = 0; i < n; i++)
    worths[i] = (int) (worths[i] * CHANCE_OF_WORTH * chance * (1 - chance));
}
