/* The program at the table. */
#include "app/game/program-players.h"

#include "engine/player/search.h"

/* People see one answer before the next one comes. */
#define PACE_MS 450
/* Who thinks no longer than that is not waited for. */
#define THINKING_MS 500

/*
 * @thought: what is being thought about; a task that is not the last one is forgotten
 * @hurry: ends it early, with the best answer found so far
 * @hurried: the turn that shall be over soon, 0 for none
 * @sign: until it is to be told that the program thinks
 * @earliest: when the next answer may be given, in the time of g_get_monotonic_time()
 */
struct _TwProgramPlayers
{
  GObject parent_instance;

  TwTableModel *model;
  gulong changed;
  GTask *thought;
  GCancellable *hurry;
  guint hurried;
  gint64 earliest;
  guint pace;
  guint timer;
  guint sign;
  TwAction answer;
};

G_DEFINE_FINAL_TYPE (TwProgramPlayers, tw_program_players, G_TYPE_OBJECT)

/* ---- in the thread ------------------------------------------------------------------------ */

typedef struct
{
  TwRules *rules;
  TwPlay *play;
  const TwOpponent *opponent;
  GCancellable *hurry;
  guint64 seed;
} Thought;

static void
thought_free (gpointer data)
{
  Thought *thought = data;

  tw_play_free (thought->play);
  tw_rules_unref (thought->rules);
  g_object_unref (thought->hurry);
  g_free (thought);
}

static TwAction
search (const Thought *thought)
{
  g_autoptr (TwSearch) room =
      tw_search_new (thought->rules, g_get_num_processors (), thought->opponent->kind->weights);
  const TwSearchBudget budget = { .microseconds = thought->opponent->seconds * G_USEC_PER_SEC,
                                  .seed = thought->seed };

  return tw_search_run (room, thought->play, &budget, thought->hurry);
}

static TwAction
choose (const Thought *thought)
{
  g_autoptr (TwPlayer) player = tw_player_new (thought->opponent->kind, thought->rules);

  tw_player_seed (player, thought->seed);
  return tw_player_choose (player, thought->play);
}

static void
think_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Thought *thought = data;
  TwAction answer = thought->opponent->seconds > 0 ? search (thought) : choose (thought);

  g_task_return_pointer (task, g_memdup2 (&answer, sizeof answer), g_free);
}

/* ---- at the table ------------------------------------------------------------------------- */

static gboolean
sign_cb (gpointer data)
{
  TwProgramPlayers *self = data;

  self->sign = 0;
  tw_table_model_set_thinking (self->model, TRUE);
  return G_SOURCE_REMOVE;
}

static void
end_sign (TwProgramPlayers *self)
{
  g_clear_handle_id (&self->sign, g_source_remove);
  if (self->model != NULL)
    tw_table_model_set_thinking (self->model, FALSE);
}

static void
forget (TwProgramPlayers *self)
{
  end_sign (self);
  if (self->hurry != NULL)
    g_cancellable_cancel (self->hurry);
  g_clear_object (&self->hurry);
  g_clear_object (&self->thought);
  g_clear_handle_id (&self->timer, g_source_remove);
}

static gboolean
answer_cb (gpointer data)
{
  TwProgramPlayers *self = data;

  self->timer = 0;
  self->earliest = g_get_monotonic_time () + self->pace * 1000;
  tw_table_model_answer (self->model, &self->answer);
  return G_SOURCE_REMOVE;
}

static void
answer_in_time (TwProgramPlayers *self)
{
  gint64 wait = MAX (self->earliest - g_get_monotonic_time (), 0);

  g_clear_handle_id (&self->timer, g_source_remove);
  /* Timers count milliseconds; rather one too late than too early. */
  self->timer = g_timeout_add ((guint) ((wait + 999) / 1000), answer_cb, self);
}

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  TwProgramPlayers *self = TW_PROGRAM_PLAYERS (source);
  g_autofree TwAction *answer = g_task_propagate_pointer (G_TASK (result), NULL);

  if (G_TASK (result) != self->thought || answer == NULL)
    return;
  g_clear_object (&self->thought);
  end_sign (self);
  self->answer = *answer;
  answer_in_time (self);
}

static void
think (TwProgramPlayers *self, const TwOpponent *opponent)
{
  const TwPlay *play = tw_table_model_get_play (self->model);
  Thought *thought = g_new0 (Thought, 1);

  self->hurry = g_cancellable_new ();
  if (play->state->turn == self->hurried)
    g_cancellable_cancel (self->hurry);
  thought->rules = tw_rules_ref (tw_table_model_get_setup (self->model)->rules);
  thought->play = tw_play_new (thought->rules, 0);
  tw_play_copy (thought->play, play);
  thought->opponent = opponent;
  thought->hurry = g_object_ref (self->hurry);
  thought->seed = (guint64) g_random_int () << 32 | g_random_int ();
  self->thought = g_task_new (self, NULL, thought_cb, NULL);
  g_task_set_task_data (self->thought, thought, thought_free);
  g_task_run_in_thread (self->thought, think_thread);
  self->sign = g_timeout_add (THINKING_MS, sign_cb, self);
}

static void
changed_cb (TwProgramPlayers *self)
{
  const TwOpponent *opponent = tw_table_model_get_program (self->model);

  forget (self);
  if (opponent == NULL)
    return;
  /* After a person's answer there is as much time to look as after the program's. */
  if (self->earliest < g_get_monotonic_time ())
    self->earliest = g_get_monotonic_time () + self->pace * 1000;
  think (self, opponent);
}

void
tw_program_players_stop (TwProgramPlayers *self)
{
  if (self->model != NULL)
    g_clear_signal_handler (&self->changed, self->model);
  forget (self);
}

static void
program_players_dispose (GObject *object)
{
  TwProgramPlayers *self = TW_PROGRAM_PLAYERS (object);

  tw_program_players_stop (self);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (tw_program_players_parent_class)->dispose (object);
}

static void
tw_program_players_class_init (TwProgramPlayersClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = program_players_dispose;
}

static void
tw_program_players_init (TwProgramPlayers *self)
{
  self->pace = PACE_MS;
}

TwProgramPlayers *
tw_program_players_new (TwTableModel *model)
{
  TwProgramPlayers *self = g_object_new (TW_TYPE_PROGRAM_PLAYERS, NULL);

  self->model = g_object_ref (model);
  self->changed = g_signal_connect_swapped (model, "changed", G_CALLBACK (changed_cb), self);
  if (tw_table_model_get_game (model) != NULL)
    changed_cb (self);
  return self;
}

void
tw_program_players_set_pace (TwProgramPlayers *self, guint milliseconds)
{
  self->pace = milliseconds;
}

void
tw_program_players_wait (TwProgramPlayers *self, gint64 until)
{
  if (until <= self->earliest)
    return;
  self->earliest = until;
  if (self->timer != 0)
    answer_in_time (self);
}

void
tw_program_players_hurry (TwProgramPlayers *self)
{
  if (tw_table_model_get_program (self->model) == NULL)
    return;
  self->hurried = tw_table_model_get_turn (self->model);
  self->earliest = 0;
  if (self->timer != 0)
    {
      g_clear_handle_id (&self->timer, g_source_remove);
      answer_cb (self);
    }
  else
    g_cancellable_cancel (self->hurry);
}
