/* How good a position is for somebody. */
#include "engine/player/judge.h"

#include "engine/game/feature-value.h"
#include "engine/game/majority.h"

/* Whoever plays cares more for points of his own than for those of others. */
const TwTemper tw_plain_temper = { .own = 2,
                                   .rival = 1,
                                   .fields = 100,
                                   .hopes = 100,
                                   .at_home = 90 };

/* Adds to @out what the feature at @root promises. */
static void
add_promise (const TwPlay *play, const TwTemper *temper, guint root, int *out)
{
  const TwNode *feature = &play->board.nodes[root];
  guint seats = tw_majority (play, root);
  int now = tw_feature_value (play, root, TW_EVENT_END, NULL, NULL);
  int then = tw_feature_value (play, root, TW_EVENT_COMPLETE, NULL, NULL);
  int promise = 100 * now + temper->hopes * MAX (then - now, 0) / (2 + 2 * feature->n_open);

  if (feature->kind == TW_KIND_FIELD)
    promise = promise * temper->fields / 100;
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    if (seats & (1u << seat))
      out[seat] += promise;
}

/* Whether no figure before the one with number @index stands on the feature at @root. */
static gboolean
is_first_there (const TwPlay *play, guint index, guint root)
{
  for (guint i = 0; i < index; i++)
    if (play->figures[i].place == TW_FIGURE_NODE
        && play->board.nodes[play->figures[i].node].root == root)
      return FALSE;
  return TRUE;
}

/* What the features with figures promise, by seat, in hundredths of a point. There are fewer
 * figures than features by far. */
static void
add_promises (const TwPlay *play, const TwTemper *temper, int *out)
{
  const TwNode *nodes = play->board.nodes;

  for (guint i = 0; i < play->rules->n_figures + play->rules->n_neutral; i++)
    if (play->figures[i].place == TW_FIGURE_NODE)
      {
        guint root = nodes[play->figures[i].node].root;

        if (nodes[root].occupants > 0 && is_first_there (play, i, root))
          add_promise (play, temper, root, out);
      }
}

/* A figure that is not bound can still earn something. */
static void
add_supplies (const TwPlay *play, const TwTemper *temper, int *out)
{
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (play->figures[i].place == TW_FIGURE_SUPPLY)
      out[play->figures[i].seat] += temper->at_home;
}

/* The worth of @seat @own times over, less @rival times that of the best of those who do not play
 * for the same person. */
static int
lead_of (const TwPlay *play, const int *worth, guint seat, int own, int rival)
{
  int best = G_MININT;

  for (guint i = 0; i < play->rules->n_seats; i++)
    if (tw_rules_lead (play->rules, i) != tw_rules_lead (play->rules, seat))
      best = MAX (best, worth[i]);
  return best == G_MININT ? worth[seat] : own * worth[seat] - rival * best;
}

static void
weigh_rivals (const TwPlay *play, const TwTemper *temper, int *worth)
{
  add_promises (play, temper, worth);
  add_supplies (play, temper, worth);
  for (guint i = 0; i < play->rules->n_seats; i++)
    worth[i] += 100 * play->state->score[i];
}

/* Returns: index of the expansion that judges, -1 if none does */
static int
find_judge (const TwRules *rules)
{
  for (guint i = 0; i < rules->n_expansions; i++)
    if (TW_HAS_HOOK (rules->expansions[i], together, evaluate))
      return (int) i;
  return -1;
}

/* Returns: the chance that the team wins, -1 if there is no team or nobody knows */
static int
chance_of_team (const TwPlay *play)
{
  int judge = find_judge (play->rules);
  const TwExpansion *expansion = judge >= 0 ? play->rules->expansions[judge] : NULL;

  return expansion != NULL && expansion->together->chance != NULL
             ? expansion->together->chance (play, tw_play_own (play, judge))
             : -1;
}

int
tw_judge (const TwPlay *play, guint seat, const TwTemper *temper)
{
  int judge = find_judge (play->rules), worth[TW_MAX_SEATS] = { 0 };

  if (judge >= 0)
    return play->rules->expansions[judge]->together->evaluate (play, tw_play_own (play, judge),
                                                               seat);
  weigh_rivals (play, temper, worth);
  return lead_of (play, worth, seat, temper->own, temper->rival);
}

int
tw_judge_lead (const TwPlay *play, guint seat)
{
  TwTemper even = tw_plain_temper;
  int chance = chance_of_team (play);

  even.own = even.rival = 1;
  return chance >= 0 ? chance : tw_judge (play, seat, &even);
}

void
tw_judge_all (const TwPlay *play, int *out)
{
  int judge = find_judge (play->rules), worth[TW_MAX_SEATS] = { 0 }, chance = chance_of_team (play);

  if (judge < 0)
    weigh_rivals (play, &tw_plain_temper, worth);
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    out[seat] =
        chance >= 0 ? chance
        : judge >= 0
            ? play->rules->expansions[judge]->together->evaluate (play, tw_play_own (play, judge),
                                                                  seat)
            : lead_of (play, worth, seat, tw_plain_temper.own, tw_plain_temper.rival);
}
