/* Trying a rule of a set. */
#include "app/game/rule-trial.h"

#include "app/document/own-procedure.h"
#include "app/document/shared-kit.h"
#include "app/game/rest-of-turn.h"
#include "app/game/table-names.h"
#include "engine/set/thing-words.h"
#include "engine/setup/play-rules.h"
#include "engine/simulate/firing.h"
#include "engine/simulate/missing-symbol.h"

#define N_SEATS 2
#define N_GAMES 4000
/* Games for a smaller position than the one that was found. Another one is to be different, and may
 * be larger. */
#define PATIENCE         500
#define PATIENCE_ANOTHER 2
#define TRIES_ANOTHER    24
/* After the last of several changes that follow one another closely. */
#define DELAY_MS 150

struct _TwRuleTrial
{
  GObject parent_instance;

  TwDocument *document;
  char *key;  /* (nullable): of the procedure that is tried */
  int effect; /* the effect that is tried instead, -1 for none */
  TwTableModel *model;
  TwFiring *firing; /* (nullable): with all that was played */
  TwTableSetup setup;
  TwRuleTrialState state;
  char *problem;      /* (nullable): why the set cannot be played */
  char *missing;      /* (nullable): a symbol that the rule names and no tile has */
  char *missing_name; /* (nullable): what people call it */
  guint64 seed;
  GPtrArray *outcomes; /* (element-type GBytes): what chance decided in those that were shown */
  gboolean is_seen;
  gboolean is_stale; /* something has changed while it was not seen */
  gboolean is_other; /* what was found before is not to be played again */
  guint timer;
  GCancellable *looking; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (TwRuleTrial, tw_rule_trial, G_TYPE_OBJECT)

static guint changed_signal;

/* What a worker is given, and what it finds. */
typedef struct
{
  GWeakRef trial;
  TwTileSet *set;
  TwWatched rule;    /* of @set */
  TwFiring *before;  /* (nullable): to be played again, or not to be found again */
  gboolean is_other; /* which of both */
  char *missing;     /* (nullable): a symbol that no tile has */
  char *missing_name;
  guint64 seed;
  GPtrArray *outcomes; /* (element-type GBytes): as of the trial; with that of @found */
  TwFiring *found;     /* (nullable) */
  TwRules *rules;      /* (nullable): %NULL where the set cannot be played */
  GError *error;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_weak_ref_clear (&job->trial);
  tw_tile_set_unref (job->set);
  g_clear_pointer (&job->before, tw_firing_free);
  g_clear_pointer (&job->found, tw_firing_free);
  g_clear_pointer (&job->outcomes, g_ptr_array_unref);
  g_clear_pointer (&job->rules, tw_rules_unref);
  g_clear_error (&job->error);
  g_free (job->missing);
  g_free (job->missing_name);
  g_free (job);
}

/* Whether chance decides something in the turn of @firing that was shown already. */
static gboolean
is_shown (const Job *job, const TwFiring *firing)
{
  g_autoptr (GBytes) outcome = tw_firing_outcome (firing);

  return g_bytes_get_size (outcome) > 0
         && g_ptr_array_find_with_equal_func (job->outcomes, outcome, g_bytes_equal, NULL);
}

/* Another one is another one, if there is any: of a rule that draws or rolls, one with another card
 * or roll, until each has been shown. */
static void
find_another (Job *job, GCancellable *cancellable)
{
  for (guint i = 0; i < TRIES_ANOTHER; i++)
    {
      g_autoptr (TwFiring) other = tw_firing_find_other (job->rules, &job->rule, job->seed + i,
                                                         N_GAMES, PATIENCE_ANOTHER, cancellable);
      gboolean is_new = other != NULL && !is_shown (job, other);

      if (other == NULL)
        return;
      if (tw_firing_equal (other, job->before))
        continue;
      if (is_new || job->found == NULL)
        {
          g_clear_pointer (&job->found, tw_firing_free);
          job->found = g_steal_pointer (&other);
        }
      if (is_new)
        return;
    }
  /* Each was shown: they begin anew. */
  g_ptr_array_set_size (job->outcomes, 0);
}

static void
find_position (Job *job, GCancellable *cancellable)
{
  if (job->before != NULL && job->is_other && job->seed != 0)
    find_another (job, cancellable);
  if (job->found == NULL)
    job->found = tw_firing_find (job->rules, &job->rule, job->seed, N_GAMES,
                                 job->seed == 0 ? PATIENCE : PATIENCE_ANOTHER, cancellable);
  else
    /* That another one brings something is known already. */
    job->found->brings_nothing &= job->before->brings_nothing;
}

static void
find_missing (Job *job)
{
  const TwSymbolType *symbol = tw_missing_symbol_find (job->rules, &job->rule);

  if (symbol == NULL)
    return;
  job->missing = g_strdup (symbol->id);
  job->missing_name = g_strdup (
      tw_thing_words_symbol (job->rules->vocabulary, symbol->id, g_get_language_names ()));
}

/* Runs in a worker thread. */
static void
look_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Job *job = task_data;
  TwGameKit kit = { 0 };

  if (tw_shared_kit_load (&kit, &job->error))
    job->rules = tw_play_rules_new (&kit, job->set, NULL, NULL, NULL, N_SEATS, &job->error);
  tw_play_rules_kit_clear (&kit);
  if (job->rules != NULL)
    {
      if (job->before != NULL && !job->is_other)
        job->found = tw_firing_again (job->before, job->rules, &job->rule);
      if (job->found == NULL)
        find_position (job, cancellable);
      if (job->found == NULL)
        find_missing (job);
    }
  g_task_return_boolean (task, TRUE);
}

static void
tell_changed (TwRuleTrial *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
forget (TwRuleTrial *self)
{
  g_clear_pointer (&self->firing, tw_firing_free);
  tw_table_setup_clear (&self->setup);
  g_clear_pointer (&self->problem, g_free);
  g_clear_pointer (&self->missing, g_free);
  g_clear_pointer (&self->missing_name, g_free);
}

/* The players at the little table have no names but their colours. */
static void
take_setup (TwRuleTrial *self, TwRules *rules)
{
  tw_table_setup_clear (&self->setup);
  self->setup = (TwTableSetup){ .rules = tw_rules_ref (rules),
                                .title = tw_play_rules_title (rules, FALSE),
                                .seed = self->seed };
  for (guint seat = 0; seat < rules->n_seats; seat++)
    {
      self->setup.seats[seat].colour = seat;
      self->setup.seats[seat].name = g_strdup (tw_colour_title (seat));
    }
}

static void
take_found (TwRuleTrial *self, Job *job)
{
  gboolean was_fired = !job->is_other && self->firing != NULL && tw_rule_trial_has_answer (self)
                       && !tw_rule_trial_is_at_position (self) && job->before != NULL;
  /* Who plays on there goes on playing. */
  TwGame *played = was_fired && tw_firing_equal (job->found, job->before)
                       ? tw_firing_go_on (tw_table_model_get_game (self->model), job->rules)
                       : NULL;

  g_clear_pointer (&self->firing, tw_firing_free);
  self->firing = g_steal_pointer (&job->found);
  g_ptr_array_unref (self->outcomes);
  self->outcomes = g_ptr_array_ref (job->outcomes);
  if (job->is_other)
    g_ptr_array_add (self->outcomes, tw_firing_outcome (self->firing));
  take_setup (self, job->rules);
  self->state = TW_RULE_TRIAL_FOUND;
  /* Who looks at what came of it sees what comes of it now. */
  if (played != NULL)
    tw_table_model_resume (self->model, &self->setup, g_steal_pointer (&played));
  else if (was_fired && tw_rule_trial_has_answer (self))
    tw_table_model_resume (self->model, &self->setup, tw_game_copy (self->firing->game));
  else
    tw_rule_trial_rewind (self);
}

static void
looked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Job *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (TwRuleTrial) self = g_weak_ref_get (&job->trial);

  if (self == NULL || self->looking != g_task_get_cancellable (G_TASK (result)))
    return;
  g_clear_object (&self->looking);
  if (job->found != NULL)
    take_found (self, job);
  else
    {
      forget (self);
      self->state = job->rules != NULL ? TW_RULE_TRIAL_NOWHERE : TW_RULE_TRIAL_UNPLAYABLE;
      self->problem = job->error != NULL ? g_strdup (job->error->message) : NULL;
      self->missing = g_steal_pointer (&job->missing);
      self->missing_name = g_steal_pointer (&job->missing_name);
    }
  tell_changed (self);
}

static void
stop_looking (TwRuleTrial *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_cancellable_cancel (self->looking);
  g_clear_object (&self->looking);
}

/* A zone, a bag, a counter are there; only what happens does something. */
static gboolean
does_something (const TwProcedure *procedure)
{
  return tw_statement_is (procedure->root, "procedure")
         || tw_statement_is (procedure->root, "forbid")
         || tw_statement_is (procedure->root, "allow")
         || tw_statement_is (procedure->root, "weigh");
}

/* What is tried, as @set has it: neither of both if there is nothing, or nothing that does
 * something. */
static TwWatched
find_in (TwRuleTrial *self, const TwTileSet *set)
{
  TwWatched rule = { NULL, NULL };
  int index;

  if (set == NULL || set->own == NULL)
    return rule;
  if (self->effect >= 0)
    {
      if ((guint) self->effect < set->own->effects->len)
        rule.effect = set->own->effects->pdata[self->effect];
      return rule;
    }
  index = self->key != NULL ? tw_own_procedure_find (set, self->key) : -1;
  if (index >= 0 && does_something (set->own->procedures->pdata[index]))
    rule.procedure = set->own->procedures->pdata[index];
  return rule;
}

static TwWatched
find (TwRuleTrial *self)
{
  return find_in (self, self->document != NULL ? tw_document_get_set (self->document) : NULL);
}

/* Whether what is tried is declared for the whole game: what others make use of has an id. */
static gboolean
is_always (TwRuleTrial *self)
{
  const TwTileSet *set = self->document != NULL ? tw_document_get_set (self->document) : NULL;
  int index = set != NULL && set->own != NULL && self->effect < 0 && self->key != NULL
                  ? tw_own_procedure_find (set, self->key)
                  : -1;

  return index >= 0 && ((const TwProcedure *) set->own->procedures->pdata[index])->id == NULL;
}

static gboolean
has_rule (TwRuleTrial *self)
{
  TwWatched rule = find (self);

  return rule.procedure != NULL || rule.effect != NULL;
}

static gboolean
look_cb (gpointer data)
{
  TwRuleTrial *self = data;
  g_autoptr (GTask) task = NULL;
  Job *job;

  self->timer = 0;
  if (!has_rule (self))
    return G_SOURCE_REMOVE;
  self->looking = g_cancellable_new ();
  job = g_new0 (Job, 1);
  g_weak_ref_init (&job->trial, self);
  job->set = tw_tile_set_copy (tw_document_get_set (self->document));
  job->rule = find_in (self, job->set);
  job->seed = self->seed;
  job->is_other = self->is_other;
  job->outcomes = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  for (guint i = 0; i < self->outcomes->len; i++)
    g_ptr_array_add (job->outcomes, g_bytes_ref (self->outcomes->pdata[i]));
  if (self->firing != NULL)
    {
      job->before = g_new (TwFiring, 1);
      *job->before = *self->firing;
      job->before->game = tw_game_copy (self->firing->game);
    }
  self->is_other = FALSE;
  task = g_task_new (NULL, self->looking, looked_cb, NULL);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, look_in_thread);
  return G_SOURCE_REMOVE;
}

static void
look (TwRuleTrial *self)
{
  stop_looking (self);
  self->is_stale = !self->is_seen;
  if (!self->is_seen)
    return;
  if (!has_rule (self))
    {
      forget (self);
      self->state = is_always (self) ? TW_RULE_TRIAL_ALWAYS : TW_RULE_TRIAL_NONE;
    }
  else
    {
      if (self->firing == NULL || self->is_other)
        self->state = TW_RULE_TRIAL_LOOKING;
      self->timer = g_timeout_add (DELAY_MS, look_cb, self);
    }
  tell_changed (self);
}

void
tw_rule_trial_set_seen (TwRuleTrial *self, gboolean is_seen)
{
  self->is_seen = is_seen;
  if (is_seen && self->is_stale)
    look (self);
}

/* Of something else another position is looked for. */
static void
begin (TwRuleTrial *self)
{
  self->seed = 0;
  g_ptr_array_set_size (self->outcomes, 0);
  self->is_other = TRUE;
  look (self);
}

void
tw_rule_trial_show (TwRuleTrial *self, int index)
{
  g_autofree char *key =
      index >= 0 && self->document != NULL
          ? tw_own_procedure_key (tw_document_get_set (self->document), (guint) index)
          : NULL;

  if (g_strcmp0 (key, self->key) == 0 && self->effect < 0)
    return;
  g_free (self->key);
  self->key = g_steal_pointer (&key);
  self->effect = -1;
  begin (self);
}

void
tw_rule_trial_show_effect (TwRuleTrial *self, int index)
{
  if (index == self->effect && self->key == NULL)
    return;
  g_clear_pointer (&self->key, g_free);
  self->effect = index;
  begin (self);
}

void
tw_rule_trial_find_another (TwRuleTrial *self)
{
  self->seed += TRIES_ANOTHER;
  self->is_other = TRUE;
  look (self);
}

void
tw_rule_trial_set_document (TwRuleTrial *self, TwDocument *document)
{
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  g_clear_pointer (&self->key, g_free);
  self->effect = -1;
  if (document != NULL)
    g_signal_connect_swapped (document, "changed", G_CALLBACK (look), self);
  look (self);
}

TwRuleTrialState
tw_rule_trial_get_state (TwRuleTrial *self)
{
  return self->state;
}

const TwProcedure *
tw_rule_trial_get_procedure (TwRuleTrial *self)
{
  return find (self).procedure;
}

const TwEffect *
tw_rule_trial_get_effect (TwRuleTrial *self)
{
  return find (self).effect;
}

const char *
tw_rule_trial_get_problem (TwRuleTrial *self)
{
  return self->problem;
}

const char *
tw_rule_trial_get_missing (TwRuleTrial *self, const char **out_name)
{
  if (out_name != NULL)
    *out_name = self->missing_name;
  return self->missing;
}

TwTableModel *
tw_rule_trial_get_model (TwRuleTrial *self)
{
  return self->model;
}

guint
tw_rule_trial_get_n_before (TwRuleTrial *self)
{
  return self->firing != NULL ? self->firing->n_before : 0;
}

gboolean
tw_rule_trial_brings_nothing (TwRuleTrial *self)
{
  TwWatched rule = find (self);

  /* By other answers at the table it may bring something after all. */
  return self->firing != NULL && self->firing->brings_nothing
         && !tw_firing_gives_in (self->firing, tw_table_model_get_game (self->model), &rule);
}

gboolean
tw_rule_trial_has_answer (TwRuleTrial *self)
{
  guint n = 0;

  if (self->firing == NULL)
    return FALSE;
  tw_game_log (self->firing->game, &n);
  return self->firing->n_before < n;
}

gboolean
tw_rule_trial_is_at_position (TwRuleTrial *self)
{
  const TwGame *game = tw_table_model_get_game (self->model);
  guint n = 0;

  if (self->firing == NULL || game == NULL)
    return FALSE;
  tw_game_log (game, &n);
  return n == self->firing->n_before
         && (!tw_rule_trial_has_answer (self) || tw_game_can_redo (game));
}

void
tw_rule_trial_rewind (TwRuleTrial *self)
{
  TwGame *game;

  if (self->firing == NULL)
    return;
  game = tw_game_copy (self->firing->game);
  tw_game_undo_to (game, self->firing->n_before);
  tw_table_model_resume (self->model, &self->setup, game);
}

void
tw_rule_trial_fire (TwRuleTrial *self)
{
  if (self->firing == NULL)
    return;
  if (!tw_rule_trial_is_at_position (self))
    tw_rule_trial_rewind (self);
  while (tw_table_model_can_redo (self->model) && tw_table_model_redo (self->model))
    ;
}

void
tw_rule_trial_finish_turn (TwRuleTrial *self)
{
  const TwGame *shown = tw_table_model_get_game (self->model);
  TwGame *game;

  if (self->firing == NULL || shown == NULL)
    return;
  game = tw_game_copy (shown);
  tw_rest_of_turn_play (game);
  tw_table_model_resume (self->model, &self->setup, game);
}

static void
rule_trial_dispose (GObject *object)
{
  TwRuleTrial *self = TW_RULE_TRIAL (object);

  stop_looking (self);
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  forget (self);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (tw_rule_trial_parent_class)->dispose (object);
}

static void
rule_trial_finalize (GObject *object)
{
  g_free (TW_RULE_TRIAL (object)->key);
  g_ptr_array_unref (TW_RULE_TRIAL (object)->outcomes);
  G_OBJECT_CLASS (tw_rule_trial_parent_class)->finalize (object);
}

static void
tw_rule_trial_class_init (TwRuleTrialClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rule_trial_dispose;
  G_OBJECT_CLASS (klass)->finalize = rule_trial_finalize;
  changed_signal = g_signal_new ("changed", TW_TYPE_RULE_TRIAL, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
tw_rule_trial_init (TwRuleTrial *self)
{
  self->model = tw_table_model_new ();
  self->outcomes = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  self->effect = -1;
}

TwRuleTrial *
tw_rule_trial_new (void)
{
  return g_object_new (TW_TYPE_RULE_TRIAL, NULL);
}
