/* Keeps a draft of a document's unsaved changes while there are any. */
#include "app/document/draft-keeper.h"

#include "app/document/document-private.h"

struct _TwDraftKeeper
{
  GObject parent_instance;

  TwDocument *document;
  TwDraft *draft;
  GCancellable *cancellable;
  /* Until the next write, 0 if nothing waits for one. */
  guint timer_id;
  gboolean is_writing;
  /* Whether the draft on the disk is one of the changes there are. */
  gboolean has_draft;
};

G_DEFINE_FINAL_TYPE (TwDraftKeeper, tw_draft_keeper, G_TYPE_OBJECT)

enum
{
  SIGNAL_FAILED,
  SIGNAL_WRITTEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* What a worker writes. */
typedef struct
{
  TwDraft *draft;
  TwDraftOrigin origin;
  TwTileSet *set;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_object_unref (job->draft);
  g_clear_object (&job->origin.file);
  g_free (job->origin.shipped_id);
  tw_tile_set_unref (job->set);
  g_free (job);
}

/* The present value; the undo stack is not sealed, so that a draft between two letters does not
 * tear apart what is one step to the user. */
static Job *
job_new (TwDraftKeeper *self)
{
  TwDocument *document = self->document;
  Job *job = g_new0 (Job, 1);

  job->draft = g_object_ref (self->draft);
  job->set = tw_tile_set_ref (tw_document_get_set (document));
  job->origin.file = document->file != NULL ? g_object_ref (document->file) : NULL;
  job->origin.stamp = document->stamp;
  job->origin.shipped_id = g_strdup (document->shipped_id);
  return job;
}

/* Runs in a worker thread. */
static void
write_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  const Job *job = task_data;
  GError *error = NULL;

  if (tw_draft_write (job->draft, &job->origin, job->set, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void wait_to_write (TwDraftKeeper *self, guint delay_ms);

/* The file is removed only when no worker is at it, so this never waits. */
static void
update (TwDraftKeeper *self)
{
  if (g_cancellable_is_cancelled (self->cancellable))
    return;
  if (tw_document_is_modified (self->document))
    {
      wait_to_write (self, TW_DRAFT_DELAY_MS);
      return;
    }
  g_clear_handle_id (&self->timer_id, g_source_remove);
  if (self->is_writing)
    return;
  tw_draft_clear (self->draft);
  self->has_draft = FALSE;
}

static void
written_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TwDraftKeeper *self = TW_DRAFT_KEEPER (object);
  g_autoptr (GError) error = NULL;

  self->is_writing = FALSE;
  if (g_task_propagate_boolean (G_TASK (result), &error))
    {
      self->has_draft = TRUE;
      g_signal_emit (self, signals[SIGNAL_WRITTEN], 0);
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      wait_to_write (self, TW_DRAFT_RETRY_MS);
      g_signal_emit (self, signals[SIGNAL_FAILED], 0, error->message);
    }
  if (!tw_document_is_modified (self->document))
    update (self);
}

static gboolean
write_cb (gpointer user_data)
{
  TwDraftKeeper *self = user_data;
  g_autoptr (GTask) task = NULL;

  if (self->is_writing)
    return G_SOURCE_CONTINUE;
  self->timer_id = 0;
  self->is_writing = TRUE;
  task = g_task_new (self, self->cancellable, written_cb, NULL);
  g_task_set_task_data (task, job_new (self), job_free);
  g_task_run_in_thread (task, write_in_thread);
  return G_SOURCE_REMOVE;
}

static void
wait_to_write (TwDraftKeeper *self, guint delay_ms)
{
  if (self->timer_id == 0)
    self->timer_id = g_timeout_add (delay_ms, write_cb, self);
}

static void
draft_keeper_dispose (GObject *object)
{
  TwDraftKeeper *self = TW_DRAFT_KEEPER (object);

  g_clear_handle_id (&self->timer_id, g_source_remove);
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  g_clear_object (&self->draft);
  g_clear_object (&self->cancellable);
  G_OBJECT_CLASS (tw_draft_keeper_parent_class)->dispose (object);
}

static void
tw_draft_keeper_class_init (TwDraftKeeperClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = draft_keeper_dispose;
  signals[SIGNAL_FAILED] = g_signal_new ("failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_WRITTEN] =
      g_signal_new ("written", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tw_draft_keeper_init (TwDraftKeeper *self)
{
  self->cancellable = g_cancellable_new ();
}

TwDraftKeeper *
tw_draft_keeper_new (TwDocument *document, TwDraft *draft)
{
  TwDraftKeeper *self;

  g_return_val_if_fail (TW_IS_DOCUMENT (document), NULL);
  g_return_val_if_fail (TW_IS_DRAFT (draft), NULL);

  self = g_object_new (TW_TYPE_DRAFT_KEEPER, NULL);
  self->document = g_object_ref (document);
  self->draft = g_object_ref (draft);
  self->has_draft = tw_draft_get_set (draft) != NULL;
  g_signal_connect_swapped (document, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (document, "notify::modified", G_CALLBACK (update), self);
  update (self);
  return self;
}

gboolean
tw_draft_keeper_has_draft (TwDraftKeeper *self)
{
  g_return_val_if_fail (TW_IS_DRAFT_KEEPER (self), FALSE);
  return self->has_draft;
}

void
tw_draft_keeper_flush (TwDraftKeeper *self)
{
  Job *job;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (TW_IS_DRAFT_KEEPER (self));
  if (!tw_document_is_modified (self->document) || g_cancellable_is_cancelled (self->cancellable))
    return;
  /* A worker that has not begun would put an older value in its place. */
  g_clear_handle_id (&self->timer_id, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  job = job_new (self);
  if (tw_draft_write (job->draft, &job->origin, job->set, NULL, &error))
    self->has_draft = TRUE;
  else
    g_message ("%s", error->message);
  job_free (job);
}

void
tw_draft_keeper_discard (TwDraftKeeper *self)
{
  g_return_if_fail (TW_IS_DRAFT_KEEPER (self));
  g_clear_handle_id (&self->timer_id, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  tw_draft_clear (self->draft);
  self->has_draft = FALSE;
}
