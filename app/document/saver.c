/* Saves a document, one save after the other. */
#include "app/document/saver.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/document-file.h"
#include "app/document/enclose.h"
#include "app/document/set-head.h"
#include "app/document/under-way.h"
#include "engine/format/package-reader.h"
#include "engine/format/package-writer.h"

enum
{
  PLACE_WANTED,
  ENCLOSED,
  SLOW,
  ENDED,
  WRITTEN,
  SAVED,
  SETTLED,
  FAILED,
  CLOSE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/*
 * @cancellable: (nullable): of the save under way
 * @file: (nullable): where that saves
 * @timer: runs until it takes long
 * @has_next: whether a save was asked for meanwhile; @next_file (nullable): where to;
 *   @next_closes: whether somebody wants to close after it
 */
struct _TwSaver
{
  GObject parent_instance;

  TwDocument *document;
  GCancellable *cancellable;
  GFile *file;
  guint timer;
  gboolean has_next;
  GFile *next_file;
  gboolean next_closes;
};

G_DEFINE_FINAL_TYPE (TwSaver, tw_saver, G_TYPE_OBJECT)

/*
 * A save under way.
 * @others: (nullable): what is written beside @folder
 */
typedef struct
{
  TwSaver *saver;
  GCancellable *cancellable;
  GFile *file;
  gboolean then_close;
  TwEnclosures *others;
  char *folder;
} Order;

static void
order_free (Order *order)
{
  g_object_unref (order->saver);
  g_object_unref (order->cancellable);
  g_object_unref (order->file);
  g_clear_pointer (&order->others, tw_enclosures_unref);
  g_free (order->folder);
  g_free (order);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Order, order_free)

static gboolean
slow_cb (gpointer user_data)
{
  TwSaver *self = user_data;

  self->timer = 0;
  g_signal_emit (self, signals[SLOW], 0, self->file);
  return G_SOURCE_REMOVE;
}

static Order *
begin (TwSaver *self, GFile *file, gboolean then_close)
{
  Order *order = g_new0 (Order, 1);

  self->cancellable = g_cancellable_new ();
  self->file = g_object_ref (file);
  self->timer = g_timeout_add (TW_SLOW_MS, slow_cb, self);
  order->saver = g_object_ref (self);
  order->cancellable = g_object_ref (self->cancellable);
  order->file = g_object_ref (file);
  order->then_close = then_close;
  return order;
}

/* Says that nothing is under way any more. */
static void
end (TwSaver *self)
{
  g_autoptr (GFile) file = g_steal_pointer (&self->file);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->cancellable);
  if (file != NULL)
    g_signal_emit (self, signals[ENDED], 0, file);
}

static void
wait_for_turn (TwSaver *self, GFile *file, gboolean then_close)
{
  self->has_next = TRUE;
  self->next_closes |= then_close;
  if (file != NULL)
    g_set_object (&self->next_file, file);
}

static void
save_next (TwSaver *self)
{
  g_autoptr (GFile) file = g_steal_pointer (&self->next_file);
  gboolean then_close = self->next_closes;

  self->has_next = self->next_closes = FALSE;
  if (file != NULL || tw_document_is_modified (self->document))
    tw_saver_save (self, file, then_close);
  else if (then_close)
    g_signal_emit (self, signals[CLOSE], 0);
}

static void
fail (const Order *order, const GError *error, gboolean is_enclosed)
{
  tw_saver_forget (order->saver);
  g_signal_emit (order->saver, signals[FAILED], 0, order->file, error, is_enclosed);
}

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Order) order = user_data;
  TwSaver *self = order->saver;
  g_autoptr (GError) error = NULL;
  gboolean is_saved = tw_document_file_save_finish (self->document, result, &error);

  if (is_saved)
    g_signal_emit (self, signals[WRITTEN], 0, order->file);
  if (order->cancellable != self->cancellable)
    return;
  end (self);
  if (!is_saved)
    {
      fail (order, error, FALSE);
      return;
    }
  g_signal_emit (self, signals[SAVED], 0, order->file);
  /* What was changed while it was written is not to be lost. */
  if (order->then_close)
    wait_for_turn (self, NULL, TRUE);
  if (self->has_next)
    save_next (self);
  else
    g_signal_emit (self, signals[SETTLED], 0, order->file);
}

/* An XML file cannot hold what is enclosed. */
static gboolean
holds_enclosed (TwSaver *self, GFile *file)
{
  g_autoptr (TwEnclosures) others = tw_enclosed_others (tw_document_get_set (self->document));
  g_autofree char *path = g_file_get_path (file);

  return others == NULL || path == NULL || tw_package_file_is_name (path);
}

void
tw_saver_save (TwSaver *self, GFile *file, gboolean then_close)
{
  GFile *place = file != NULL ? file : tw_document_get_file (self->document);
  Order *order;

  g_return_if_fail (TW_IS_SAVER (self));
  tw_document_settle (self->document);
  if (self->cancellable != NULL && (file == NULL || holds_enclosed (self, file)))
    wait_for_turn (self, file, then_close);
  else if (place == NULL)
    g_signal_emit (self, signals[PLACE_WANTED], 0, then_close);
  else if (!holds_enclosed (self, place))
    g_signal_emit (self, signals[ENCLOSED], 0, place, then_close);
  else
    {
      order = begin (self, place, then_close);
      tw_document_file_save_async (self->document, place, order->cancellable, saved_cb, order);
    }
}

char *
tw_saver_folder_beside (GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *name = g_path_get_basename (path), *parent = g_path_get_dirname (path);
  g_autofree char *folder = NULL;
  char *dot = strrchr (name, '.');

  if (dot != NULL && dot != name)
    *dot = '\0';
  folder = g_strconcat (name, "-files", NULL);
  return g_build_filename (parent, folder, NULL);
}

/* What was enclosed or changed while the files were written stays. */
static void
drop_others (TwTileSet *set, gpointer data)
{
  const TwEnclosures *others = data;

  for (guint i = 0; others != NULL && i < others->n_enclosures; i++)
    {
      const TwEnclosure *gone = &others->enclosures[i];
      const TwEnclosure *now = tw_enclosures_find (set->enclosures, gone->name);

      if (now != NULL && g_bytes_equal (now->bytes, gone->bytes))
        tw_enclosure_remove (set, gone->name);
    }
}

/* Runs in a worker thread. */
static void
write_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Order *order = data;
  GError *error = NULL;

  if (tw_package_file_write_enclosures (order->others, order->folder, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
written_beside_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Order) order = user_data;
  TwSaver *self = order->saver;
  g_autoptr (GError) error = NULL;
  gboolean is_written = g_task_propagate_boolean (G_TASK (result), &error);

  if (order->cancellable != self->cancellable)
    return;
  end (self);
  if (!is_written)
    {
      fail (order, error, TRUE);
      return;
    }
  tw_set_head_change (self->document, drop_others, order->others, _ ("Write Enclosed Files Beside"),
                      NULL);
  tw_saver_save (self, order->file, order->then_close);
}

void
tw_saver_save_without (TwSaver *self, GFile *file, gboolean then_close, gboolean write_beside)
{
  g_autoptr (TwEnclosures) others = NULL;
  g_autoptr (GTask) task = NULL;
  Order *order;

  g_return_if_fail (TW_IS_SAVER (self));
  others = tw_enclosed_others (tw_document_get_set (self->document));
  if (!write_beside)
    {
      tw_set_head_change (self->document, drop_others, others, _ ("Leave out Enclosed Files"),
                          NULL);
      tw_saver_save (self, file, then_close);
    }
  else if (self->cancellable != NULL)
    /* It is asked again when its turn comes. */
    wait_for_turn (self, file, then_close);
  else
    {
      order = begin (self, file, then_close);
      order->others = g_steal_pointer (&others);
      order->folder = tw_saver_folder_beside (file);
      task = g_task_new (NULL, order->cancellable, written_beside_cb, order);
      g_task_set_task_data (task, order, NULL);
      g_task_run_in_thread (task, write_in_thread);
    }
}

gboolean
tw_saver_is_busy (TwSaver *self)
{
  g_return_val_if_fail (TW_IS_SAVER (self), FALSE);
  return self->cancellable != NULL;
}

TwDocument *
tw_saver_get_document (TwSaver *self)
{
  g_return_val_if_fail (TW_IS_SAVER (self), NULL);
  return self->document;
}

void
tw_saver_cancel (TwSaver *self)
{
  g_return_if_fail (TW_IS_SAVER (self));
  g_cancellable_cancel (self->cancellable);
}

void
tw_saver_forget (TwSaver *self)
{
  g_return_if_fail (TW_IS_SAVER (self));
  end (self);
  g_clear_object (&self->next_file);
  self->has_next = self->next_closes = FALSE;
}

static void
saver_dispose (GObject *object)
{
  TwSaver *self = TW_SAVER (object);

  tw_saver_forget (self);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (tw_saver_parent_class)->dispose (object);
}

static void
tw_saver_class_init (TwSaverClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = saver_dispose;
#define SIGNAL(name, ...)                                                                          \
  g_signal_new (name, type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, __VA_ARGS__)
  signals[PLACE_WANTED] = SIGNAL ("place-wanted", 1, G_TYPE_BOOLEAN);
  signals[ENCLOSED] = SIGNAL ("enclosed", 2, G_TYPE_FILE, G_TYPE_BOOLEAN);
  signals[SLOW] = SIGNAL ("slow", 1, G_TYPE_FILE);
  signals[ENDED] = SIGNAL ("ended", 1, G_TYPE_FILE);
  signals[WRITTEN] = SIGNAL ("written", 1, G_TYPE_FILE);
  signals[SAVED] = SIGNAL ("saved", 1, G_TYPE_FILE);
  signals[SETTLED] = SIGNAL ("settled", 1, G_TYPE_FILE);
  signals[FAILED] = SIGNAL ("failed", 3, G_TYPE_FILE, G_TYPE_ERROR, G_TYPE_BOOLEAN);
  signals[CLOSE] = SIGNAL ("close", 0);
#undef SIGNAL
}

static void
tw_saver_init (TwSaver *self)
{
}

TwSaver *
tw_saver_new (TwDocument *document)
{
  TwSaver *self = g_object_new (TW_TYPE_SAVER, NULL);

  self->document = g_object_ref (document);
  return self;
}
