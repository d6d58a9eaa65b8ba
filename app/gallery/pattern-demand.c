/* How many open places of games ask for each edge pattern. */
#include "app/gallery/pattern-demand.h"

#include "app/document/own-thing.h"
#include "engine/set/vocabulary-lands.h"
#include "engine/setup/play-rules.h"
#include "engine/simulate/open-demand.h"

#define N_SEATS 2
#define SEED    1
/* After the last of several changes that follow one another closely. */
#define DELAY_MS    300
#define PROGRESS_MS 100
/* So many of these are waited before anything is said. */
#define SLOW_TICKS 4

/* What a worker is given, and what it finds. */
typedef struct
{
  GWeakRef demand;
  TwGameKit kit; /* the document's, with a vocabulary of its own */
  TwTileSet *set;
  TwEdgePattern *patterns;
  guint n_patterns;
  TwOpenDemand found;
  GError *error;
  int n_done; /* (atomic) */
} Job;

struct _TwPatternDemand
{
  GObject parent_instance;

  TwDocument *document; /* (nullable): which owns this */
  TwPatternDemandState state;
  gboolean is_stale;  /* the set is another than that of the numbers */
  GHashTable *asking; /* (nullable): guint edges → guint64 * */
  guint64 n_places;
  char *words;
  guint timer;
  guint n_ticks; /* of the progress of these games */
  GTask *playing;
};

G_DEFINE_FINAL_TYPE (TwPatternDemand, tw_pattern_demand, G_TYPE_OBJECT)

static guint changed_signal;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_weak_ref_clear (&job->demand);
  tw_vocabulary_unref (job->kit.vocabulary);
  tw_tile_set_unref (job->set);
  g_free (job->patterns);
  g_free (job->found.n_asking);
  g_clear_error (&job->error);
  g_free (job);
}

/* The edges as the game numbers the land. */
static TwEdgeCodes
edges_in_game (const TwRules *rules, const TwTileSet *set, TwEdgeCodes edges)
{
  TwEdgeCodes codes = 0;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      guint8 kind = tw_edge_code (edges, edge);
      const TwLandType *land =
          tw_kind_is_own (kind) ? tw_vocabulary_land_of (set->own, kind) : NULL;

      if (land != NULL)
        land = tw_vocabulary_find_land (rules->vocabulary, land->id);
      codes |= (TwEdgeCodes) (land != NULL ? land->kind : kind) << (8 * edge);
    }
  return codes;
}

static TwRules *
compile (Job *job)
{
  g_autoptr (GPtrArray) rulesets = NULL;

  if (tw_play_rules_needs_ruleset (&job->kit, job->set))
    rulesets = tw_play_rulesets (&job->kit, job->set);
  return tw_play_rules_new (&job->kit, job->set,
                            rulesets != NULL && rulesets->len > 0 ? rulesets->pdata[0] : NULL, NULL,
                            NULL, N_SEATS, &job->error);
}

/* Runs in a worker thread. */
static void
play_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Job *job = task_data;
  g_autofree TwEdgeCodes *edges = g_new (TwEdgeCodes, job->n_patterns);
  TwRules *rules = compile (job);

  if (rules != NULL)
    {
      for (guint i = 0; i < job->n_patterns; i++)
        edges[i] = edges_in_game (rules, job->set, job->patterns[i].edges);
      job->found.patterns = edges;
      job->found.n_patterns = job->n_patterns;
      job->found.n_asking = g_new0 (guint64, job->n_patterns);
      tw_open_demand_count (&job->found, rules, SEED, TW_PATTERN_DEMAND_GAMES, cancellable,
                            &job->n_done);
      job->found.patterns = NULL;
      tw_rules_unref (rules);
    }
  g_task_return_boolean (task, TRUE);
}

static void
set_state (TwPatternDemand *self, TwPatternDemandState state)
{
  self->state = state;
  g_signal_emit (self, changed_signal, 0);
}

static void
halt (TwPatternDemand *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->playing != NULL)
    g_cancellable_cancel (g_task_get_cancellable (self->playing));
  g_clear_object (&self->playing);
}

static void
forget (TwPatternDemand *self)
{
  g_clear_pointer (&self->asking, g_hash_table_unref);
  g_clear_pointer (&self->words, g_free);
  self->n_places = 0;
}

static void
take_found (TwPatternDemand *self, const Job *job)
{
  self->asking = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->n_places = job->found.n_places;
  for (guint i = 0; i < job->n_patterns; i++)
    g_hash_table_insert (self->asking, GUINT_TO_POINTER (job->patterns[i].edges),
                         g_memdup2 (&job->found.n_asking[i], sizeof (guint64)));
}

static void
played_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Job *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (TwPatternDemand) self = g_weak_ref_get (&job->demand);

  if (self == NULL || self->playing != G_TASK (result))
    return;
  g_clear_handle_id (&self->timer, g_source_remove);
  forget (self);
  if (job->error != NULL)
    self->words = g_strdup (job->error->message);
  else
    take_found (self, job);
  self->is_stale = FALSE;
  g_clear_object (&self->playing);
  set_state (self, self->words != NULL ? TW_PATTERN_DEMAND_UNPLAYABLE : TW_PATTERN_DEMAND_KNOWN);
}

static gboolean
progress_cb (gpointer data)
{
  TwPatternDemand *self = data;

  self->n_ticks++;
  if (tw_pattern_demand_is_slow (self))
    g_signal_emit (self, changed_signal, 0);
  return G_SOURCE_CONTINUE;
}

static gboolean
play_cb (gpointer data)
{
  TwPatternDemand *self = data;
  g_autoptr (GError) error = NULL;
  const TwGameKit *kit = tw_own_rules_kit (self->document, &error);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Job *job;

  self->timer = 0;
  if (kit == NULL)
    {
      forget (self);
      self->words = g_strdup (error->message);
      set_state (self, TW_PATTERN_DEMAND_UNPLAYABLE);
      return G_SOURCE_REMOVE;
    }
  job = g_new0 (Job, 1);
  g_weak_ref_init (&job->demand, self);
  job->kit = *kit;
  tw_vocabulary_ref (job->kit.vocabulary);
  job->set = tw_tile_set_copy (tw_document_get_set (self->document));
  job->patterns = tw_edge_patterns_find (job->set, &job->n_patterns);
  self->playing = g_task_new (NULL, cancellable, played_cb, NULL);
  g_task_set_task_data (self->playing, job, job_free);
  g_task_run_in_thread (self->playing, play_in_thread);
  self->n_ticks = 0;
  self->timer = g_timeout_add (PROGRESS_MS, progress_cb, self);
  return G_SOURCE_REMOVE;
}

void
tw_pattern_demand_want (TwPatternDemand *self)
{
  g_return_if_fail (TW_IS_PATTERN_DEMAND (self));

  if (self->document == NULL || self->state == TW_PATTERN_DEMAND_PLAYING
      || (!self->is_stale && self->state != TW_PATTERN_DEMAND_NONE))
    return;
  self->timer = g_timeout_add (DELAY_MS, play_cb, self);
  set_state (self, TW_PATTERN_DEMAND_PLAYING);
}

void
tw_pattern_demand_stop (TwPatternDemand *self)
{
  g_return_if_fail (TW_IS_PATTERN_DEMAND (self));

  if (self->state != TW_PATTERN_DEMAND_PLAYING)
    return;
  halt (self);
  self->is_stale = FALSE;
  set_state (self, TW_PATTERN_DEMAND_STOPPED);
}

void
tw_pattern_demand_again (TwPatternDemand *self)
{
  g_return_if_fail (TW_IS_PATTERN_DEMAND (self));

  self->is_stale = TRUE;
  tw_pattern_demand_want (self);
}

/* What was asked of an older set counts until somebody wants to know it of this one. */
static void
document_changed_cb (TwPatternDemand *self)
{
  gboolean was_playing = self->state == TW_PATTERN_DEMAND_PLAYING;

  self->is_stale = TRUE;
  if (!was_playing)
    return;
  halt (self);
  set_state (self, TW_PATTERN_DEMAND_NONE);
}

static void
let_go (gpointer data)
{
  TwPatternDemand *self = data;

  halt (self);
  self->document = NULL;
  g_object_unref (self);
}

TwPatternDemand *
tw_pattern_demand_of (TwDocument *document)
{
  TwPatternDemand *self = g_object_get_data (G_OBJECT (document), "tw-pattern-demand");

  if (self != NULL)
    return self;
  self = g_object_new (TW_TYPE_PATTERN_DEMAND, NULL);
  self->document = document;
  g_signal_connect_object (document, "changed", G_CALLBACK (document_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_object_set_data_full (G_OBJECT (document), "tw-pattern-demand", self, let_go);
  return self;
}

TwPatternDemandState
tw_pattern_demand_get_state (TwPatternDemand *self)
{
  return self->state;
}

gboolean
tw_pattern_demand_is_slow (TwPatternDemand *self)
{
  return self->playing != NULL && self->n_ticks >= SLOW_TICKS;
}

double
tw_pattern_demand_get_progress (TwPatternDemand *self)
{
  Job *job = self->playing != NULL ? g_task_get_task_data (self->playing) : NULL;

  return job != NULL ? (double) g_atomic_int_get (&job->n_done) / TW_PATTERN_DEMAND_GAMES : 0;
}

const char *
tw_pattern_demand_get_words (TwPatternDemand *self)
{
  return self->words;
}

gboolean
tw_pattern_demand_has_numbers (TwPatternDemand *self)
{
  return self->asking != NULL && self->n_places > 0;
}

void
tw_pattern_demand_fill (TwPatternDemand *self, TwEdgePattern *patterns, guint n_patterns)
{
  for (guint i = 0; i < n_patterns; i++)
    {
      const guint64 *n_asking =
          self->asking != NULL
              ? g_hash_table_lookup (self->asking, GUINT_TO_POINTER (patterns[i].edges))
              : NULL;

      patterns[i].n_asking = n_asking != NULL ? *n_asking : 0;
    }
}

guint
tw_pattern_demand_of_hundred (TwPatternDemand *self, const TwEdgePattern *pattern)
{
  return self->n_places == 0
             ? 0
             : (guint) ((100 * pattern->n_asking + self->n_places / 2) / self->n_places);
}

static void
pattern_demand_finalize (GObject *object)
{
  TwPatternDemand *self = TW_PATTERN_DEMAND (object);

  halt (self);
  forget (self);
  G_OBJECT_CLASS (tw_pattern_demand_parent_class)->finalize (object);
}

static void
tw_pattern_demand_class_init (TwPatternDemandClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pattern_demand_finalize;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
tw_pattern_demand_init (TwPatternDemand *self)
{
}
