/* Asks games a question, in threads. */
#include "app/balance/lab-work.h"

#include <sys/resource.h>

#include "app/balance/lab-job.h"

/* What threads of it leave to the window, and to everything else. */
#define NICENESS 10

struct _TwLabWork
{
  GObject parent_instance;

  guint n_threads;
  TwLabQuestion *question; /* (nullable) */
  TwLabState state;
  TwLabFound *found;         /* (nullable): what is known */
  GCancellable *cancellable; /* (nullable): of the job that is waited for */
};

G_DEFINE_FINAL_TYPE (TwLabWork, tw_lab_work, G_TYPE_OBJECT)

static guint changed_signal;

/* A job in the queue; it outlives the work that gave it. */
typedef struct
{
  GWeakRef work;
  TwLabQuestion *question;
  GCancellable *cancellable;
  gboolean plays;
  guint n_threads;
} Queued;

/* What is told to the main loop. */
typedef struct
{
  GObject *work; /* (nullable) */
  GCancellable *cancellable;
  TwLabFound *found;
} Told;

static void
queued_free (Queued *queued)
{
  g_weak_ref_clear (&queued->work);
  tw_lab_question_free (queued->question);
  g_object_unref (queued->cancellable);
  g_free (queued);
}

static gboolean
told_cb (gpointer data)
{
  Told *told = data;
  TwLabWork *self = (TwLabWork *) told->work;

  /* Of a job that was given up nothing is wanted any more. */
  if (self != NULL && self->cancellable == told->cancellable)
    {
      g_clear_pointer (&self->found, tw_lab_found_free);
      self->found = g_steal_pointer (&told->found);
      if (self->found->is_end)
        {
          self->state = self->found->error != NULL ? TW_LAB_REFUSED : TW_LAB_READY;
          g_clear_object (&self->cancellable);
        }
      g_signal_emit (self, changed_signal, 0);
    }
  return G_SOURCE_REMOVE;
}

static void
told_free (gpointer data)
{
  Told *told = data;

  g_clear_pointer (&told->found, tw_lab_found_free);
  g_clear_object (&told->work);
  g_object_unref (told->cancellable);
  g_free (told);
}

/* Runs in any thread. */
static void
tell (TwLabFound *found, gpointer user)
{
  Queued *queued = user;
  Told *told = g_new0 (Told, 1);

  told->work = g_weak_ref_get (&queued->work);
  told->cancellable = g_object_ref (queued->cancellable);
  told->found = found;
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, told_cb, told, told_free);
}

/* Runs in the thread of the queue: 0 is that thread. Threads that it makes are as nice as it is. */
static void
run (gpointer data, gpointer user)
{
  Queued *queued = data;
  const TwLabJob job = { .question = queued->question,
                         .plays = queued->plays,
                         .n_threads = queued->n_threads,
                         .cancellable = queued->cancellable,
                         .tell = tell,
                         .user = queued };

  if (getpriority (PRIO_PROCESS, 0) < NICENESS)
    setpriority (PRIO_PROCESS, 0, NICENESS);
  /* What was stopped before it began tells what is known all the same; a look was given up by who
   * asked. */
  if (queued->plays || !g_cancellable_is_cancelled (queued->cancellable))
    tw_lab_job_run (&job);
  queued_free (queued);
}

/* What plays does so one after the other: what was played is kept before the next one looks for it.
 * What only looks does not wait for that. */
static GThreadPool *
get_queue (gboolean plays)
{
  static GThreadPool *queues[2];

  if (g_once_init_enter (&queues[plays]))
    g_once_init_leave (&queues[plays], g_thread_pool_new (run, NULL, 1, TRUE, NULL));
  return queues[plays];
}

static void
give_up (TwLabWork *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
queue (TwLabWork *self, gboolean plays)
{
  Queued *queued = g_new0 (Queued, 1);

  give_up (self);
  self->cancellable = g_cancellable_new ();
  g_weak_ref_init (&queued->work, self);
  queued->question = tw_lab_question_copy (self->question);
  queued->cancellable = g_object_ref (self->cancellable);
  queued->plays = plays;
  queued->n_threads = self->n_threads;
  g_thread_pool_push (get_queue (plays), queued, NULL);
  self->state = plays ? TW_LAB_PLAYING : TW_LAB_LOOKING;
  g_signal_emit (self, changed_signal, 0);
}

void
tw_lab_work_ask (TwLabWork *self, const TwLabQuestion *question)
{
  TwLabQuestion *copy = question != NULL ? tw_lab_question_copy (question) : NULL;

  tw_lab_question_free (self->question);
  self->question = copy;
  g_clear_pointer (&self->found, tw_lab_found_free);
  if (copy != NULL)
    {
      queue (self, FALSE);
      return;
    }
  give_up (self);
  self->state = TW_LAB_NOTHING;
  g_signal_emit (self, changed_signal, 0);
}

void
tw_lab_work_start (TwLabWork *self)
{
  if (self->question != NULL && self->state != TW_LAB_PLAYING)
    queue (self, TRUE);
}

/* The end of the job tells what was played until then. */
void
tw_lab_work_stop (TwLabWork *self)
{
  if (self->state == TW_LAB_PLAYING)
    g_cancellable_cancel (self->cancellable);
}

TwLabState
tw_lab_work_get_state (TwLabWork *self)
{
  return self->state;
}

const char *
tw_lab_work_get_problem (TwLabWork *self)
{
  return self->found != NULL && self->found->error != NULL ? self->found->error->message : NULL;
}

const TwRecord *
tw_lab_work_get_record (TwLabWork *self)
{
  return self->found != NULL ? self->found->record : NULL;
}

const GArray *
tw_lab_work_get_tried (TwLabWork *self)
{
  return self->found != NULL ? self->found->tried : NULL;
}

const char *
tw_lab_work_get_sentence (TwLabWork *self)
{
  return self->found != NULL ? self->found->sentence : NULL;
}

GPtrArray *
tw_lab_work_get_charts (TwLabWork *self)
{
  return self->found != NULL ? self->found->charts : NULL;
}

const char *const *
tw_lab_work_get_notes (TwLabWork *self)
{
  return self->found != NULL ? (const char *const *) self->found->notes : NULL;
}

gboolean
tw_lab_work_is_old (TwLabWork *self)
{
  return self->found != NULL && self->found->is_old;
}

gboolean
tw_lab_work_is_sequence (TwLabWork *self)
{
  return self->found != NULL && self->found->is_sequence;
}

double
tw_lab_work_get_share (TwLabWork *self)
{
  const TwRecord *record = tw_lab_work_get_record (self);

  return record != NULL && record->n_deals > 0
             ? (double) tw_record_n_done (record) / (double) record->n_deals
             : -1.0;
}

double
tw_lab_work_get_seconds_left (TwLabWork *self)
{
  return self->found != NULL ? self->found->seconds_left : -1.0;
}

static void
show_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  GError *error = NULL;
  GBytes *game = tw_lab_job_show (task_data, &error);

  if (game != NULL)
    g_task_return_pointer (task, game, (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_error (task, error);
}

void
tw_lab_work_show_async (TwLabWork *self,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, user_data);

  g_task_set_task_data (task, tw_lab_question_copy (self->question),
                        (GDestroyNotify) tw_lab_question_free);
  g_task_run_in_thread (task, show_in_thread);
}

GBytes *
tw_lab_work_show_finish (TwLabWork *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* A report that is to be written. */
typedef struct
{
  TwLabQuestion *question;
  TwLabFound *found;
  char *path;
} Saving;

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  tw_lab_question_free (saving->question);
  tw_lab_found_free (saving->found);
  g_free (saving->path);
  g_free (saving);
}

static void
save_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  const Saving *saving = task_data;
  GError *error = NULL;

  if (tw_lab_job_report (saving->question, saving->found, saving->path, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
tw_lab_work_save_async (TwLabWork *self,
                        const char *path,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, user_data);
  Saving *saving;

  g_return_if_fail (self->question != NULL && self->found != NULL);

  saving = g_new0 (Saving, 1);
  saving->question = tw_lab_question_copy (self->question);
  saving->found = tw_lab_found_copy (self->found);
  saving->path = g_strdup (path);
  g_task_set_task_data (task, saving, saving_free);
  g_task_run_in_thread (task, save_in_thread);
}

gboolean
tw_lab_work_save_finish (TwLabWork *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

TwLabWork *
tw_lab_work_new (guint n_threads)
{
  TwLabWork *self = g_object_new (TW_TYPE_LAB_WORK, NULL);

  self->n_threads = n_threads > 0 ? n_threads : g_get_num_processors ();
  return self;
}

static void
lab_work_dispose (GObject *object)
{
  TwLabWork *self = TW_LAB_WORK (object);

  give_up (self);
  g_clear_pointer (&self->found, tw_lab_found_free);
  g_clear_pointer (&self->question, tw_lab_question_free);
  G_OBJECT_CLASS (tw_lab_work_parent_class)->dispose (object);
}

static void
tw_lab_work_class_init (TwLabWorkClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_work_dispose;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
tw_lab_work_init (TwLabWork *self)
{
}
