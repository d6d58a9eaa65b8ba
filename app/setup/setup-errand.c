/* Something that is read in a worker for the set-up page. */
#include "app/setup/setup-errand.h"

struct _TwSetupErrand
{
  GObject parent_instance;

  TwOpeningPage *opening;    /* (weak) (nullable) */
  GCancellable *cancellable; /* of what is under way, else %NULL */
};

G_DEFINE_FINAL_TYPE (TwSetupErrand, tw_setup_errand, G_TYPE_OBJECT)

static guint done_signal;

static void
setup_errand_dispose (GObject *object)
{
  TwSetupErrand *self = TW_SETUP_ERRAND (object);

  g_clear_weak_pointer (&self->opening);
  g_clear_object (&self->cancellable);
  G_OBJECT_CLASS (tw_setup_errand_parent_class)->dispose (object);
}

static void
tw_setup_errand_class_init (TwSetupErrandClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setup_errand_dispose;
  done_signal = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 1, G_TYPE_TASK);
}

static void
tw_setup_errand_init (TwSetupErrand *self)
{
}

TwSetupErrand *
tw_setup_errand_new (void)
{
  return g_object_new (TW_TYPE_SETUP_ERRAND, NULL);
}

void
tw_setup_errand_set_opening (TwSetupErrand *self, TwOpeningPage *opening)
{
  g_set_weak_pointer (&self->opening, opening);
}

/* Something else may be read meanwhile, the table may have been left. */
static void
done_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TwSetupErrand *self = TW_SETUP_ERRAND (object);
  GTask *task = G_TASK (result);
  GCancellable *cancellable = g_task_get_cancellable (task);

  if (cancellable != self->cancellable)
    return;
  if (self->opening != NULL && !g_cancellable_is_cancelled (cancellable)
      && tw_opening_page_get_cancellable (self->opening) == cancellable)
    tw_opening_page_end (self->opening);
  g_clear_object (&self->cancellable);
  g_signal_emit (self, done_signal, 0, task);
}

void
tw_setup_errand_begin (TwSetupErrand *self,
                       GFile *file,
                       GTaskThreadFunc read,
                       gpointer data,
                       GDestroyNotify data_free)
{
  g_autoptr (GTask) task = NULL;

  tw_setup_errand_stop (self);
  self->cancellable = self->opening != NULL && file != NULL
                          ? g_object_ref (tw_opening_page_begin (self->opening, file))
                          : g_cancellable_new ();
  task = g_task_new (self, self->cancellable, done_cb, NULL);
  g_task_set_task_data (task, data, data_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, read);
}

void
tw_setup_errand_stop (TwSetupErrand *self)
{
  g_autoptr (GCancellable) cancellable = g_steal_pointer (&self->cancellable);

  g_cancellable_cancel (cancellable);
  if (cancellable != NULL && self->opening != NULL
      && tw_opening_page_get_cancellable (self->opening) == cancellable)
    tw_opening_page_end (self->opening);
}

gboolean
tw_setup_errand_is_under_way (TwSetupErrand *self)
{
  return self->cancellable != NULL;
}

gboolean
tw_setup_errand_is_given_up (TwSetupErrand *self)
{
  return g_cancellable_is_cancelled (self->cancellable);
}
