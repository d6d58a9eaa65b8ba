/* Deals, in threads that share the number of the next one and the record. */
#include "engine/balance/run.h"

#include "engine/player/dice.h"

/* When it is asked whether that is enough: after so many deals, and then after half as many again
 * each time. */
#define FIRST_LOOK 64

typedef struct
{
  const TwPlanRun *run;
  TwRecord *record;
  GMutex lock;
  TwDealSpan span; /* deals up to the next look */
  guint64 next;    /* number of the next deal; behind the lock */
  guint64 end;     /* end of the part */
} Shared;

typedef struct
{
  Shared *shared;
  TwMatch **matches; /* by arm */
  TwNotes **notes;   /* by arm and order */
} Worker;

/* The @number-th deal that follows from @seed. */
static guint64
deal_of (guint64 seed, guint64 number)
{
  guint64 state = seed + number * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  return tw_dice_next (&state);
}

static Worker *
worker_new (Shared *shared)
{
  const TwPlan *plan = shared->run->plan;
  Worker *worker = g_new (Worker, 1);

  worker->shared = shared;
  worker->matches = g_new (TwMatch *, plan->n_arms);
  worker->notes = g_new (TwNotes *, plan->n_arms * plan->n_orders);
  for (guint arm = 0; arm < plan->n_arms; arm++)
    {
      worker->matches[arm] = tw_match_new (&plan->arms[arm]);
      tw_match_set_cancellable (worker->matches[arm], shared->run->cancellable);
      for (guint order = 0; order < plan->n_orders; order++)
        worker->notes[arm * plan->n_orders + order] = tw_notes_new (&plan->arms[arm]);
    }
  return worker;
}

static void
worker_free (gpointer data)
{
  Worker *worker = data;
  const TwPlan *plan = worker->shared->run->plan;

  for (guint i = 0; i < plan->n_arms * plan->n_orders; i++)
    tw_notes_free (worker->notes[i]);
  for (guint arm = 0; arm < plan->n_arms; arm++)
    tw_match_free (worker->matches[arm]);
  g_free (worker->notes);
  g_free (worker->matches);
  g_free (worker);
}

/* Returns: %FALSE if it was cancelled before the deal was complete */
static gboolean
play_deal (Worker *worker, guint64 number, TwDealSums *tally)
{
  const TwPlan *plan = worker->shared->run->plan;
  guint64 deal = deal_of (plan->seed, number);
  const TwWatched *watch = plan->watched->len > 0 ? &g_array_index (plan->watched, TwWatched,
                                                                    number % plan->watched->len)
                                                  : NULL;

  for (guint arm = 0; arm < plan->n_arms; arm++)
    for (guint order = 0; order < (plan->arms[arm].is_once ? 1 : plan->n_orders); order++)
      {
        tw_match_play (worker->matches[arm], deal, order, arm == 0 ? watch : NULL, NULL,
                       worker->notes[arm * plan->n_orders + order]);
        if (g_cancellable_is_cancelled (worker->shared->run->cancellable))
          return FALSE;
      }
  plan->measure (plan, number, worker->notes, tally);
  return TRUE;
}

/* Returns: whether there is a deal left to play */
static gboolean
take_deal (Shared *shared, guint64 *out_number)
{
  gboolean is_there;

  g_mutex_lock (&shared->lock);
  while (shared->next < shared->span.end && tw_spans_has (shared->record->done, shared->next))
    shared->next++;
  is_there = shared->next < shared->span.end;
  *out_number = shared->next;
  shared->next += is_there;
  g_mutex_unlock (&shared->lock);
  return is_there;
}

static void
keep_deal (Shared *shared, guint64 number, const TwDealSums *tally)
{
  const TwPlanRun *run = shared->run;
  TwDealSpan part = { shared->span.begin, shared->end };

  g_mutex_lock (&shared->lock);
  tw_deal_sums_merge (shared->record->tally, tally);
  tw_spans_add (shared->record->done, (TwDealSpan){ number, number + 1 });
  if (run->tell != NULL)
    run->tell (shared->record, part.end - part.begin - tw_spans_count (shared->record->done, part),
               run->user);
  g_mutex_unlock (&shared->lock);
}

static gpointer
work (gpointer data)
{
  Worker *worker = data;
  guint64 number;

  while (!g_cancellable_is_cancelled (worker->shared->run->cancellable)
         && take_deal (worker->shared, &number))
    {
      g_autoptr (TwDealSums) tally = tw_deal_sums_new ();

      if (play_deal (worker, number, tally))
        keep_deal (worker->shared, number, tally);
    }
  return NULL;
}

/* Plays the deals before the next look. */
static void
play_span (Shared *shared, GPtrArray *workers)
{
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();

  shared->next = shared->span.begin;
  for (guint i = 1; i < workers->len; i++)
    g_ptr_array_add (threads, g_thread_new ("balance", work, workers->pdata[i]));
  work (workers->pdata[0]);
  for (guint i = 0; i < threads->len; i++)
    g_thread_join (threads->pdata[i]);
}

/* Whether just the deals up to the look are there: of a run that was interrupted behind it, it was
 * taken then. */
static gboolean
is_at (const Shared *shared)
{
  TwDealSpan behind = { shared->span.end, shared->end };

  return tw_spans_count (shared->record->done, behind) == 0;
}

gboolean
tw_plan_run (const TwPlanRun *run, TwRecord *record)
{
  g_autoptr (GPtrArray) workers = g_ptr_array_new_with_free_func (worker_free);
  guint64 all = record->n_deals, begin = all * run->shard / run->n_shards;
  guint64 n = run->is_enough != NULL ? FIRST_LOOK : all;
  Shared shared = { .run = run, .record = record, .end = all * (run->shard + 1) / run->n_shards };

  g_mutex_init (&shared.lock);
  for (guint i = 0; i < MAX (run->n_threads, 1); i++)
    g_ptr_array_add (workers, worker_new (&shared));
  for (;; n += n / 2)
    {
      shared.span = (TwDealSpan){ begin, MIN (begin + n, shared.end) };
      play_span (&shared, workers);
      if (shared.span.end == shared.end || g_cancellable_is_cancelled (run->cancellable)
          || (is_at (&shared) && run->is_enough (record, run->user)))
        break;
    }
  g_ptr_array_set_size (workers, 0);
  g_mutex_clear (&shared.lock);
  return !g_cancellable_is_cancelled (run->cancellable);
}

typedef struct
{
  guint64 number;
  gint64 shown;
} Shown;

static int
compare_shown (gconstpointer a, gconstpointer b)
{
  const Shown *one = a, *other = b;

  return (one->shown > other->shown) - (one->shown < other->shown);
}

guint64
tw_plan_run_typical (const TwPlan *plan, const char *name, guint n_deals)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Shown));
  TwPlanRun run = { .plan = plan };
  Shared shared = { .run = &run };
  Worker *worker = worker_new (&shared);

  for (guint64 number = 0; number < n_deals; number++)
    {
      g_autoptr (TwDealSums) sums = tw_deal_sums_new ();
      TwMoments moments;

      play_deal (worker, number, sums);
      moments = tw_deal_sums_get (sums, "%s", name);
      if (moments.n > 0)
        {
          Shown shown = { number, moments.x - moments.y };

          g_array_append_val (all, shown);
        }
    }
  worker_free (worker);
  /* Stable, so that the same deal is found everywhere. */
  g_array_sort (all, compare_shown);
  return all->len > 0 ? g_array_index (all, Shown, all->len / 2).number : 0;
}

GArray *
tw_plan_run_game (const TwPlan *plan, guint64 deal, guint arm, guint order, guint64 *out_seed)
{
  g_autoptr (TwMatch) match = tw_match_new (&plan->arms[arm]);
  g_autoptr (TwNotes) notes = tw_notes_new (&plan->arms[arm]);
  GArray *log = g_array_new (FALSE, FALSE, sizeof (TwAction));

  *out_seed = deal_of (plan->seed, deal);
  tw_match_play (match, *out_seed, order, NULL, log, notes);
  return log;
}
