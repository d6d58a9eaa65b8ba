/* Many games, in threads that share nothing but the number of the next game. */
#include "engine/simulate/simulate.h"

#include "engine/board/fitting.h"

#include <string.h>

/* Processors hand memory to each other in lines, mostly of 64 bytes and often two at a time. */
#define LINES 128

/* So many games a thread takes at once, unless there are few. */
#define MOST_AT_ONCE 64
/* And so often at least it comes for more, so that all of them end together. */
#define LEAST_ROUNDS 16

/* What all threads write to, with nothing beside it. */
typedef struct
{
  _Alignas(LINES) gint next; /* (atomic): how often games of this shard were taken */
  guint8 padding[LINES - sizeof (gint)];
} Counter;

/* All that a thread writes to while it plays. It is made by the thread itself, in memory that its
 * own allocations come from: no line of it is another thread's. */
typedef struct
{
  const TwSimulation *simulation;
  TwPlay *play;
  TwPlayer *players[TW_MAX_SEATS];
  TwActionList actions;
  GArray *log; /* (nullable): TwAction */
  gint64 tally[TW_N_KINDS];
  TwStatistics *statistics;
  TwRuleProfile *profile; /* (nullable) */
} Worker;

typedef struct
{
  const TwSimulation *simulation;
  Counter *counter;
  guint64 n_at_once;
} Run;

/* What comes of a thread. */
typedef struct
{
  TwStatistics *statistics;
  TwRuleProfile *profile;
} Outcome;

/* The @index-th number that follows from @seed (splitmix64). */
static guint64
derive (guint64 seed, guint64 index)
{
  guint64 z = seed + (index + 1) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

static void
apply (Worker *worker, const TwAction *action)
{
  if (worker->log != NULL)
    g_array_append_vals (worker->log, action, 1);
  tw_play_apply (worker->play, action);
}

/* Lets chance decide; of a draw it is noted what came of it. */
static void
settle_chance (Worker *worker)
{
  TwPlay *play = worker->play;
  guint n_unplaceable = play->state->n_unplaceable;
  TwAction action = tw_play_chance (play);

  apply (worker, &action);
  if (action.verb != TW_VERB_DRAW)
    return;
  worker->statistics->tiles[action.kind].drawn++;
  worker->statistics->tiles[action.kind].unplaceable += play->state->n_unplaceable - n_unplaceable;
}

/* What the list of placements would hold, mostly without making it. */
static guint
n_legal_places (Worker *worker, guint kind)
{
  guint n = 0;

  if (!worker->play->rules->has_place_veto[kind])
    return tw_board_n_places (&worker->play->board, kind);
  tw_play_list (worker->play, &worker->actions);
  for (guint i = 0; i < worker->actions.n_items; i++)
    n += worker->actions.items[i].verb == TW_VERB_PLACE;
  return n;
}

static void
answer (Worker *worker, guint seat)
{
  TwPlay *play = worker->play;
  TwAction action = tw_player_choose (worker->players[seat], play);

  if (action.verb == TW_VERB_PLACE)
    worker->statistics->tiles[action.kind].legal_places += n_legal_places (worker, action.kind);
  apply (worker, &action);
}

static void
play_game (Worker *worker, guint64 number)
{
  const TwSimulation *simulation = worker->simulation;
  guint64 seed = derive (simulation->seed, number);
  guint decider;

  tw_play_reset (worker->play, seed);
  for (guint seat = 0; seat < simulation->rules->n_seats; seat++)
    tw_player_seed (worker->players[seat], derive (~seed, seat));
  if (worker->log != NULL)
    g_array_set_size (worker->log, 0);
  while ((decider = tw_play_decider (worker->play)) != TW_SEAT_NONE)
    if (decider == TW_SEAT_CHANCE)
      settle_chance (worker);
    else
      answer (worker, decider);
  tw_statistics_add_game (worker->statistics, worker->play);
  if (simulation->keep != NULL)
    {
      TwSimulatedGame game = { number, seed, (const TwAction *) (gpointer) worker->log->data,
                               worker->log->len };

      simulation->keep (&game, simulation->user);
    }
}

static Worker *
worker_new (const TwSimulation *simulation)
{
  Worker *worker = g_new0 (Worker, 1);
  TwRules *rules = simulation->rules;

  worker->simulation = simulation;
  worker->play = tw_play_new (rules, 0);
  worker->play->tally = worker->tally;
  worker->actions.items = g_new (TwAction, rules->max_actions);
  worker->statistics = tw_statistics_new (rules);
  if (simulation->profile != NULL)
    worker->play->profile = worker->profile = tw_rule_profile_new (rules);
  if (simulation->keep != NULL)
    worker->log = g_array_new (FALSE, FALSE, sizeof (TwAction));
  for (guint seat = 0; seat < rules->n_seats; seat++)
    {
      worker->players[seat] = tw_player_new (simulation->players[seat], rules);
      tw_player_set_effort (worker->players[seat], &simulation->efforts[seat]);
    }
  memset (worker->tally, 0, sizeof worker->tally);
  return worker;
}

/* Returns: (transfer full): what came of it */
static Outcome *
worker_free (Worker *worker)
{
  Outcome *outcome = g_new (Outcome, 1);

  *outcome = (Outcome){ worker->statistics, worker->profile };
  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    tw_player_free (worker->players[seat]);
  if (worker->log != NULL)
    g_array_unref (worker->log);
  g_free (worker->actions.items);
  tw_play_free (worker->play);
  g_free (worker);
  return outcome;
}

/* A thread. Returns: (transfer full): an Outcome */
static gpointer
work (gpointer data)
{
  const Run *run = data;
  const TwSimulation *simulation = run->simulation;
  Worker *worker = worker_new (simulation);
  guint64 index = 0, end = 0;

  if (worker->profile != NULL)
    tw_rule_profile_begin (worker->profile);
  while (!g_cancellable_is_cancelled (simulation->cancellable))
    {
      guint64 number;

      if (index == end)
        {
          index = (guint) g_atomic_int_add (&run->counter->next, 1) * run->n_at_once;
          end = index + run->n_at_once;
        }
      number = simulation->shard + index++ * simulation->n_shards;
      if (number >= simulation->n_games)
        break;
      play_game (worker, number);
    }
  if (worker->profile != NULL)
    tw_rule_profile_end (worker->profile);
  return worker_free (worker);
}

/* Adds what came of a thread. */
static void
take (const TwSimulation *simulation, Outcome *outcome, TwStatistics *total)
{
  tw_statistics_merge (total, outcome->statistics);
  if (simulation->profile != NULL)
    tw_rule_profile_merge (simulation->profile, outcome->profile);
  tw_statistics_free (outcome->statistics);
  tw_rule_profile_free (outcome->profile);
  g_free (outcome);
}

TwStatistics *
tw_simulate (const TwSimulation *simulation)
{
  Counter counter = { 0 };
  guint n_threads = MAX (simulation->n_threads, 1);
  guint64 n_games = simulation->n_games / MAX (simulation->n_shards, 1);
  Run run = { .simulation = simulation,
              .counter = &counter,
              .n_at_once = CLAMP (n_games / (n_threads * LEAST_ROUNDS), 1, MOST_AT_ONCE) };
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();
  TwStatistics *total = tw_statistics_new (simulation->rules);

  for (guint i = 1; i < n_threads; i++)
    g_ptr_array_add (threads, g_thread_new ("simulate", work, &run));
  take (simulation, work (&run), total);
  for (guint i = 0; i < threads->len; i++)
    take (simulation, g_thread_join (g_ptr_array_index (threads, i)), total);
  return total;
}
