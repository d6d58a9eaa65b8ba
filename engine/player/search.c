/* A Monte-Carlo tree search. */
#include "engine/player/search.h"

#include "engine/player/dice.h"
#include "engine/player/lookahead.h"
#include "engine/player/search-tree.h"
#include "engine/player/team-lookahead.h"

#include <math.h>
#include <time.h>

/* A position gets its answers in the tree when it was played from so often. */
#define EXPAND_AT 6
/* Answers beyond these are never tried. */
#define MAX_CHILDREN 40
#define MAX_DEPTH    48
/* Rounds of turns that a playout goes on, at least. */
#define ROUNDS 2
/* Turns that it goes on where all win or lose together: there the chance to win is judged, which
 * luck blurs more with each turn. */
#define TEAM_TURNS 3

typedef struct
{
  TwSearch *search;
  TwSearchTree tree;
  TwLookahead *ahead;
  TwOutlook *outlook;
  TwPlay *play;
  TwActionList list;
  int *worths;
  guint path[MAX_DEPTH];
  guint n_path;
  guint64 seed;
  guint64 dice;
  guint n_playouts;
  /* Of all playouts, by seat: mean and sum of squares (Welford). */
  double mean[TW_MAX_SEATS];
  double squares[TW_MAX_SEATS];
} Worker;

struct _TwSearch
{
  const TwRules *rules;
  Worker *workers;
  guint n_workers;
  GArray *candidates; /* TwSearchCandidate */
  /* The run. */
  const TwPlay *play;
  GCancellable *cancellable;
  guint turn;  /* playouts are judged when it begins */
  guint share; /* playouts of each worker, 0: as many as there is time for */
  gint64 until;
  gboolean is_processor_time;
};

TwSearch *
tw_search_new (const TwRules *rules, guint n_threads, const TwOutlookWeights *weights)
{
  TwSearch *search = g_new0 (TwSearch, 1);

  search->rules = rules;
  search->n_workers = MAX (n_threads, 1);
  search->workers = g_new0 (Worker, search->n_workers);
  search->candidates = g_array_new (FALSE, FALSE, sizeof (TwSearchCandidate));
  for (guint i = 0; i < search->n_workers; i++)
    {
      Worker *worker = &search->workers[i];

      worker->search = search;
      worker->ahead = tw_lookahead_new_outlook (rules, weights);
      worker->outlook = tw_outlook_new (rules, weights);
      worker->play = tw_play_new (rules, 0);
      worker->list.items = g_new (TwAction, rules->max_actions);
      worker->worths = g_new (int, rules->max_actions);
    }
  return search;
}

void
tw_search_free (TwSearch *search)
{
  if (search == NULL)
    return;
  for (guint i = 0; i < search->n_workers; i++)
    {
      Worker *worker = &search->workers[i];

      tw_search_tree_clear (&worker->tree);
      tw_lookahead_free (worker->ahead);
      tw_outlook_free (worker->outlook);
      tw_play_free (worker->play);
      g_free (worker->list.items);
      g_free (worker->worths);
    }
  g_free (search->workers);
  g_array_unref (search->candidates);
  g_free (search);
}

static double
spread_for (const Worker *worker, guint seat)
{
  return worker->n_playouts > 1 ? sqrt (worker->squares[seat] / (worker->n_playouts - 1)) : 0;
}

static void
expand (Worker *worker, guint node)
{
  tw_play_list (worker->play, &worker->list);
  tw_team_narrow (worker->play, &worker->list);
  if (worker->list.n_items > 1)
    tw_lookahead_weigh (worker->ahead, worker->play, &worker->list, worker->worths);
  else
    worker->worths[0] = 0;
  if (tw_team_plays (worker->search->rules))
    tw_team_to_chances (worker->play, worker->list.n_items, worker->worths);
  tw_search_tree_add_answers (&worker->tree, node, &worker->list, worker->worths, MAX_CHILDREN);
}

/* Whether the playout has not come to where it is judged. */
static gboolean
is_open (const Worker *worker)
{
  return tw_play_decider (worker->play) != TW_SEAT_NONE
         && worker->play->state->turn < worker->search->turn;
}

/* Goes down the tree, and the play with it, to where nothing is known. */
static void
descend (Worker *worker)
{
  TwSearchTree *tree = &worker->tree;
  TwPlay *play = worker->play;
  guint node = TW_SEARCH_ROOT;

  worker->path[0] = node;
  worker->n_path = 1;
  while (worker->n_path < MAX_DEPTH && is_open (worker))
    {
      guint seat = tw_play_decider (play);

      if (seat == TW_SEAT_CHANCE)
        {
          TwAction outcome = tw_play_chance (play);

          node = tw_search_tree_outcome (tree, node, &outcome);
        }
      else
        {
          if (tree->nodes[node].n_children == 0)
            {
              if (node != TW_SEARCH_ROOT && tree->nodes[node].visits < EXPAND_AT)
                return;
              expand (worker, node);
            }
          node = tw_search_tree_select (tree, node, seat, spread_for (worker, seat));
        }
      /* What is drawn after the n-th try of one answer is also drawn after the n-th of
       * another: the difference is then the answer's, not the luck's. */
      if (worker->n_path == 1)
        {
          guint64 state = worker->seed + tree->nodes[node].visits;

          play->state->seed = tw_dice_next (&state);
        }
      tw_play_apply (play, &tree->nodes[node].action);
      worker->path[worker->n_path++] = node;
    }
}

static void
play_on (Worker *worker)
{
  TwPlay *play = worker->play;

  while (is_open (worker))
    {
      TwAction action = tw_play_decider (play) == TW_SEAT_CHANCE
                            ? tw_play_chance (play)
                            : tw_lookahead_choose (worker->ahead, play, &worker->list,
                                                   worker->worths, &worker->dice);

      tw_play_apply (play, &action);
    }
}

static void
note (Worker *worker)
{
  const TwRules *rules = worker->search->rules;
  int worths[TW_MAX_SEATS];

  tw_outlook_leads (worker->outlook, worker->play, worths);
  worker->n_playouts++;
  for (guint seat = 0; seat < rules->n_seats; seat++)
    {
      double away = worths[seat] - worker->mean[seat];

      worker->mean[seat] += away / worker->n_playouts;
      worker->squares[seat] += away * (worths[seat] - worker->mean[seat]);
    }
  for (guint i = 0; i < worker->n_path; i++)
    {
      TwSearchNode *node = &worker->tree.nodes[worker->path[i]];

      node->visits++;
      for (guint seat = 0; seat < rules->n_seats; seat++)
        node->total[seat] += worths[seat];
    }
}

/* Returns: microseconds on the clock that the budget means */
static gint64
now (const TwSearch *search)
{
  struct timespec time;

  if (!search->is_processor_time || clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time) != 0)
    return g_get_monotonic_time ();
  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static gboolean
may_go_on (const Worker *worker)
{
  const TwSearch *search = worker->search;

  return !g_cancellable_is_cancelled (search->cancellable)
         && (search->share == 0 || worker->n_playouts < search->share)
         && (search->until == 0 || now (search) < search->until);
}

static gpointer
work (gpointer data)
{
  Worker *worker = data;

  do
    {
      tw_play_copy (worker->play, worker->search->play);
      descend (worker);
      play_on (worker);
      note (worker);
    }
  while (may_go_on (worker));
  return NULL;
}

static void
worker_begin (Worker *worker, guint64 seed)
{
  tw_search_tree_begin (&worker->tree);
  worker->seed = seed;
  worker->n_playouts = 0;
  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    worker->mean[seat] = worker->squares[seat] = 0;
  worker->dice = ~seed;
}

/* All trees have the same children at the root. Returns: number of the best */
static guint
add_up (TwSearch *search, guint seat)
{
  guint n = search->workers[0].tree.nodes[TW_SEARCH_ROOT].n_children, best = 0;

  g_array_set_size (search->candidates, n);
  for (guint i = 0; i < n; i++)
    {
      TwSearchCandidate *candidate = &g_array_index (search->candidates, TwSearchCandidate, i);
      double total = 0;

      *candidate = (TwSearchCandidate){ 0 };
      for (guint k = 0; k < search->n_workers; k++)
        {
          const TwSearchTree *tree = &search->workers[k].tree;
          const TwSearchNode *node = &tree->nodes[tree->nodes[TW_SEARCH_ROOT].children + i];

          candidate->action = node->action;
          candidate->n_playouts += node->visits;
          total += node->total[seat];
        }
      if (candidate->n_playouts > 0)
        candidate->worth = (int) lround (total / candidate->n_playouts);
      if (candidate->n_playouts
          > g_array_index (search->candidates, TwSearchCandidate, best).n_playouts)
        best = i;
    }
  return best;
}

TwAction
tw_search_run (TwSearch *search,
               const TwPlay *play,
               const TwSearchBudget *budget,
               GCancellable *cancellable)
{
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();
  guint seat = tw_play_decider (play);
  guint64 seed = budget->seed;
  TwActionList *list = &search->workers[0].list;

  g_return_val_if_fail (budget->n_playouts > 0 || budget->microseconds > 0, (TwAction){ 0 });
  g_array_set_size (search->candidates, 0);
  tw_play_list (play, list);
  tw_team_narrow (play, list);
  if (list->n_items == 1)
    return list->items[0];
  search->play = play;
  search->cancellable = cancellable;
  search->turn = play->state->turn
                 + (tw_team_plays (search->rules) ? TEAM_TURNS : ROUNDS * search->rules->n_seats);
  search->share = (budget->n_playouts + search->n_workers - 1) / search->n_workers;
  search->is_processor_time = budget->is_processor_time && search->n_workers == 1;
  search->until = budget->microseconds > 0 ? now (search) + budget->microseconds : 0;
  for (guint i = 0; i < search->n_workers; i++)
    worker_begin (&search->workers[i], tw_dice_next (&seed));
  for (guint i = 1; i < search->n_workers; i++)
    g_ptr_array_add (threads, g_thread_new ("search", work, &search->workers[i]));
  work (&search->workers[0]);
  for (guint i = 0; i < threads->len; i++)
    g_thread_join (g_ptr_array_index (threads, i));
  guint best = add_up (search, seat);

  return g_array_index (search->candidates, TwSearchCandidate, best).action;
}

const TwSearchCandidate *
tw_search_candidates (const TwSearch *search, guint *out_n)
{
  *out_n = search->candidates->len;
  return (const TwSearchCandidate *) (gpointer) search->candidates->data;
}
