/* Keeps the running game of a table in a file. */
#include "app/game/game-keeper.h"

#include "app/game/table-by-file.h"
#include "app/game/table-history.h"
#include "app/game/table-question.h"

struct _TwGameKeeper
{
  GObject parent_instance;

  TwTableModel *model;
  TwUnsavedGame *unsaved;
  TwKeptGame *kept;
  GCancellable *cancellable;
  guint timer;
  char *opening; /* of the game by file in the file, NULL for another game */
  guint64 state; /* what the game was like when a change was last told */
  gboolean is_writing;
};

enum
{
  FAILED,
  WRITTEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwGameKeeper, tw_game_keeper, G_TYPE_OBJECT)

typedef struct
{
  TwKeptGame *kept;
  TwKeptState *state;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_object_unref (job->kept);
  tw_kept_state_free (job->state);
  g_free (job);
}

static void
write_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Job *job = data;
  GError *error = NULL;

  if (tw_kept_game_write (job->kept, job->state, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void wait_to_write (TwGameKeeper *self, guint delay_ms);

static void
written_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TwGameKeeper *self = TW_GAME_KEEPER (object);
  g_autoptr (GError) error = NULL;

  self->is_writing = FALSE;
  if (g_task_propagate_boolean (G_TASK (result), &error))
    g_signal_emit (self, signals[WRITTEN], 0);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) && self->model != NULL)
    {
      wait_to_write (self, TW_KEEP_RETRY_MS);
      g_signal_emit (self, signals[FAILED], 0, error->message);
    }
}

static gboolean
write_cb (gpointer user_data)
{
  TwGameKeeper *self = user_data;
  g_autoptr (GTask) task = NULL;
  Job *job;

  if (self->is_writing)
    return G_SOURCE_CONTINUE;
  self->timer = 0;
  self->is_writing = TRUE;
  job = g_new (Job, 1);
  *job = (Job){ g_object_ref (self->kept), tw_kept_state_new (self->model) };
  task = g_task_new (self, self->cancellable, written_cb, NULL);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, write_thread);
  return G_SOURCE_REMOVE;
}

static void
wait_to_write (TwGameKeeper *self, guint delay_ms)
{
  if (self->timer == 0)
    self->timer = g_timeout_add (delay_ms, write_cb, self);
}

static gboolean
is_by_file (TwGameKeeper *self)
{
  return tw_table_by_file_get (self->model) != TW_BY_FILE_NONE;
}

static gboolean
is_running (TwGameKeeper *self)
{
  const TwGame *whole = tw_table_history_get_whole (self->model);
  const TwLogEntry *log;
  guint n = 0;

  /* Its moves and its secret are nowhere else; and the last move may still have to be sent. */
  if (is_by_file (self))
    return TRUE;
  if (whole == NULL || tw_table_question_find (whole) == TW_QUESTION_NONE)
    return FALSE;
  log = tw_game_log (whole, &n);
  for (guint i = 0; i < n; i++)
    if (log[i].was_asked)
      return TRUE;
  return FALSE;
}

/* A worker that has not begun finds that it is cancelled. */
static void
stop (TwGameKeeper *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  g_object_unref (self->cancellable);
  self->cancellable = g_cancellable_new ();
}

/* The file of a game by file stays when another game comes to the table, which gets one of its own.
 */
static void
follow_game (TwGameKeeper *self)
{
  const TwChain *chain = tw_table_by_file_get_chain (self->model);
  const char *opening = chain != NULL ? tw_chain_line (chain, 0) : NULL;
  TwKeptGame *other;

  if (g_strcmp0 (self->opening, opening) == 0)
    return;
  if (self->opening != NULL)
    {
      stop (self);
      other = tw_kept_game_new_beside (self->kept);
      tw_kept_game_release (self->kept);
      g_object_unref (self->kept);
      self->kept = other;
    }
  g_free (self->opening);
  self->opening = g_strdup (opening);
}

static void
changed_cb (TwGameKeeper *self)
{
  guint64 state = tw_unsaved_game_get_state (self->unsaved);

  follow_game (self);

  /* A look back changes nothing of the game; what is noted there does. */
  if (tw_table_history_is_looking (self->model) && state == self->state)
    return;
  self->state = state;
  if (is_running (self) && (is_by_file (self) || !tw_unsaved_game_is_saved (self->unsaved)))
    wait_to_write (self, TW_KEEP_DELAY_MS);
  else
    tw_game_keeper_give_up (self);
}

static void
game_keeper_dispose (GObject *object)
{
  TwGameKeeper *self = TW_GAME_KEEPER (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->model != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->model, self);
      g_signal_handlers_disconnect_by_data (self->unsaved, self);
    }
  g_clear_object (&self->model);
  g_clear_object (&self->unsaved);
  g_clear_object (&self->kept);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->opening, g_free);
  G_OBJECT_CLASS (tw_game_keeper_parent_class)->dispose (object);
}

static void
tw_game_keeper_class_init (TwGameKeeperClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = game_keeper_dispose;
  signals[FAILED] = g_signal_new ("failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[WRITTEN] =
      g_signal_new ("written", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tw_game_keeper_init (TwGameKeeper *self)
{
  self->cancellable = g_cancellable_new ();
}

TwGameKeeper *
tw_game_keeper_new (TwTableModel *model, TwUnsavedGame *unsaved, TwKeptGame *kept)
{
  TwGameKeeper *self = g_object_new (TW_TYPE_GAME_KEEPER, NULL);

  self->model = g_object_ref (model);
  self->unsaved = g_object_ref (unsaved);
  self->kept = g_object_ref (kept);
  g_signal_connect_swapped (unsaved, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (model, "changed", G_CALLBACK (changed_cb), self);
  return self;
}

void
tw_game_keeper_set_aside (TwGameKeeper *self)
{
  g_autoptr (TwKeptState) state = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (TW_IS_GAME_KEEPER (self));
  stop (self);
  state = tw_kept_state_new (self->model);
  if (!tw_kept_game_write (self->kept, state, NULL, &error))
    g_signal_emit (self, signals[FAILED], 0, error->message);
  /* It is offered from now on; who goes on here takes it again with the next write. */
  tw_kept_game_release (self->kept);
}

void
tw_game_keeper_give_up (TwGameKeeper *self)
{
  g_return_if_fail (TW_IS_GAME_KEEPER (self));
  stop (self);
  tw_kept_game_clear (self->kept);
}
