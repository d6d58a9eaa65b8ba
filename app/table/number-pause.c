/* A number that is being typed is taken after a pause. */
#include "app/table/number-pause.h"

#include "app/game/table-number.h"

struct _TwNumberPause
{
  TwTableModel *model;
  gulong handler;
  guint timer;
};

static gboolean
take_cb (gpointer data)
{
  TwNumberPause *self = data;

  self->timer = 0;
  tw_table_number_take (self->model);
  return G_SOURCE_REMOVE;
}

static void
typed_cb (TwNumberPause *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  if (tw_table_number_get (self->model) > 0)
    self->timer = g_timeout_add (TW_NUMBER_PAUSE_MS, take_cb, self);
}

TwNumberPause *
tw_number_pause_new (TwTableModel *model)
{
  TwNumberPause *self = g_new0 (TwNumberPause, 1);

  self->model = g_object_ref (model);
  self->handler = g_signal_connect_swapped (model, "typed", G_CALLBACK (typed_cb), self);
  return self;
}

void
tw_number_pause_free (TwNumberPause *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_signal_handler (&self->handler, self->model);
  g_object_unref (self->model);
  g_free (self);
}
