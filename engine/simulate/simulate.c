/* Many games, in threads that share nothing but the number of the next game. */
#include "engine/simulate/simulate.h"

#include "engine/board/fitting.h"

#include <string.h>

typedef struct
{
  const TwSimulation *simulation;
  gint *next; /* (atomic): games of this shard that were begun */
  TwPlay *play;
  TwPlayer *players[TW_MAX_SEATS];
  TwActionList actions;
  GArray *log; /* (nullable): TwAction */
  gint64 tally[TW_N_KINDS];
  TwStatistics *statistics;
  TwRuleProfile *profile; /* (nullable) */
} Worker;

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

static gpointer
work (gpointer data)
{
  Worker *worker = data;
  const TwSimulation *simulation = worker->simulation;

  if (worker->profile != NULL)
    tw_rule_profile_begin (worker->profile);
  while (!g_cancellable_is_cancelled (simulation->cancellable))
    {
      guint64 index = (guint64) g_atomic_int_add (worker->next, 1);
      guint64 number = simulation->shard + index * simulation->n_shards;

      if (number >= simulation->n_games)
        break;
      play_game (worker, number);
    }
  if (worker->profile != NULL)
    tw_rule_profile_end (worker->profile);
  return NULL;
}

static Worker *
worker_new (const TwSimulation *simulation, gint *next)
{
  Worker *worker = g_new0 (Worker, 1);
  TwRules *rules = simulation->rules;

  worker->simulation = simulation;
  worker->next = next;
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
      tw_player_set_playouts (worker->players[seat], simulation->n_playouts);
    }
  memset (worker->tally, 0, sizeof worker->tally);
  return worker;
}

static void
worker_free (gpointer data)
{
  Worker *worker = data;

  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    tw_player_free (worker->players[seat]);
  if (worker->log != NULL)
    g_array_unref (worker->log);
  g_free (worker->actions.items);
  tw_play_free (worker->play);
  tw_statistics_free (worker->statistics);
  tw_rule_profile_free (worker->profile);
  g_free (worker);
}

TwStatistics *
tw_simulate (const TwSimulation *simulation)
{
  g_autoptr (GPtrArray) workers = g_ptr_array_new_with_free_func (worker_free);
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();
  TwStatistics *total = tw_statistics_new (simulation->rules);
  gint next = 0;

  for (guint i = 0; i < MAX (simulation->n_threads, 1); i++)
    g_ptr_array_add (workers, worker_new (simulation, &next));
  for (guint i = 1; i < workers->len; i++)
    g_ptr_array_add (threads, g_thread_new ("simulate", work, g_ptr_array_index (workers, i)));
  work (g_ptr_array_index (workers, 0));
  for (guint i = 0; i < threads->len; i++)
    g_thread_join (g_ptr_array_index (threads, i));
  for (guint i = 0; i < workers->len; i++)
    {
      const Worker *worker = g_ptr_array_index (workers, i);

      tw_statistics_merge (total, worker->statistics);
      if (simulation->profile != NULL)
        tw_rule_profile_merge (simulation->profile, worker->profile);
    }
  return total;
}
