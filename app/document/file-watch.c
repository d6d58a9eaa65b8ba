/* Notices when another program changes, removes or renames the file of a document. */
#include "app/document/file-watch.h"

#include "app/document/document-private.h"
#include "engine/format/xml-document.h"

/* Programs that save write in several steps; what comes of them is looked at. */
#define SETTLE_MS 300

struct _TwFileWatch
{
  GObject parent_instance;

  TwDocument *document;
  /* What is watched, and in which folder. */
  GFile *file;
  GFileMonitor *monitor;
  GFile *renamed;
  guint timer_id;
  gboolean is_looking;
  /* What was told of last. */
  TwFileStamp told;
  gboolean has_told;
};

G_DEFINE_FINAL_TYPE (TwFileWatch, tw_file_watch, G_TYPE_OBJECT)

enum
{
  SIGNAL_NEWS,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* What a worker finds. */
typedef struct
{
  char *path;
  GFile *file;
  TwFileStamp expected;
  TwFileStamp found;
  char *checksum;
} Look;

static void
look_free (gpointer data)
{
  Look *look = data;

  g_free (look->path);
  g_object_unref (look->file);
  g_free (look->checksum);
  g_free (look);
}

/* Runs in a worker thread. */
static void
look_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Look *look = task_data;
  g_autofree char *text = NULL;
  gsize length;

  tw_file_stamp_take (look->path, &look->found);
  if (look->found.is_there && !tw_file_stamp_equal (&look->found, &look->expected)
      && (text = tw_xml_document_read_file (look->path, &length, NULL)) != NULL)
    look->checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);
  g_task_return_boolean (task, TRUE);
}

static void
tell (TwFileWatch *self, const Look *look)
{
  g_autoptr (GFile) renamed = g_steal_pointer (&self->renamed);

  if (self->has_told && tw_file_stamp_equal (&look->found, &self->told))
    return;
  self->told = look->found;
  self->has_told = TRUE;
  if (look->found.is_there)
    g_signal_emit (self, signals[SIGNAL_NEWS], 0, TW_FILE_CHANGED, NULL);
  else
    g_signal_emit (self, signals[SIGNAL_NEWS], 0, renamed != NULL ? TW_FILE_RENAMED : TW_FILE_GONE,
                   renamed);
}

static void
settle (TwFileWatch *self)
{
  if (self->has_told)
    g_signal_emit (self, signals[SIGNAL_NEWS], 0, TW_FILE_AS_BEFORE, NULL);
  self->has_told = FALSE;
}

static void
looked_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TwFileWatch *self = TW_FILE_WATCH (object);
  const Look *look = g_task_get_task_data (G_TASK (result));
  TwDocument *document = self->document;

  self->is_looking = FALSE;
  /* What was saved or opened meanwhile is looked at anew. */
  if (document == NULL || document->file == NULL || !g_file_equal (document->file, look->file)
      || !tw_file_stamp_equal (&document->stamp, &look->expected) || document->is_saving)
    {
      tw_file_watch_look (self);
      return;
    }
  if (tw_file_stamp_equal (&look->found, &look->expected))
    {
      /* Also when what was told of is what is expected since: a file that is gone. */
      if (look->found.is_there)
        settle (self);
      return;
    }
  if (look->checksum != NULL && g_strcmp0 (look->checksum, document->checksum) == 0)
    {
      document->stamp = look->found;
      settle (self);
      return;
    }
  tell (self, look);
}

static gboolean
look_cb (gpointer user_data)
{
  TwFileWatch *self = user_data;
  TwDocument *document = self->document;
  g_autofree char *path = NULL;
  g_autoptr (GTask) task = NULL;
  Look *look;

  /* Our own save is no news, nor is anything before its end. */
  if (document->is_saving || self->is_looking)
    return G_SOURCE_CONTINUE;
  self->timer_id = 0;
  path = document->file != NULL ? g_file_get_path (document->file) : NULL;
  if (path == NULL)
    return G_SOURCE_REMOVE;
  self->is_looking = TRUE;
  look = g_new0 (Look, 1);
  look->path = g_steal_pointer (&path);
  look->file = g_object_ref (document->file);
  look->expected = document->stamp;
  task = g_task_new (self, NULL, looked_cb, NULL);
  g_task_set_task_data (task, look, look_free);
  g_task_run_in_thread (task, look_in_thread);
  return G_SOURCE_REMOVE;
}

void
tw_file_watch_look (TwFileWatch *self)
{
  g_return_if_fail (TW_IS_FILE_WATCH (self));
  if (self->document != NULL && self->timer_id == 0)
    self->timer_id = g_timeout_add (SETTLE_MS, look_cb, self);
}

static void
monitor_cb (TwFileWatch *self, GFile *file, GFile *other, GFileMonitorEvent event)
{
  gboolean is_ours = g_file_equal (file, self->file);

  if (event == G_FILE_MONITOR_EVENT_RENAMED && is_ours)
    g_set_object (&self->renamed, other);
  else if (event == G_FILE_MONITOR_EVENT_CREATED && is_ours)
    g_clear_object (&self->renamed);
  /* The folder itself is told of as well. */
  if (is_ours || (other != NULL && g_file_equal (other, self->file))
      || g_file_has_prefix (self->file, file))
    tw_file_watch_look (self);
}

static void
clear_monitor (TwFileWatch *self)
{
  if (self->monitor != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->monitor, self);
      g_file_monitor_cancel (self->monitor);
    }
  g_clear_object (&self->monitor);
  g_clear_object (&self->file);
  g_clear_object (&self->renamed);
}

/* The subtitle says where the document is kept, so it changes with the place. */
static void
follow (TwFileWatch *self)
{
  GFile *file = self->document->file;
  g_autoptr (GFile) folder = NULL;

  if (file == self->file || (file != NULL && self->file != NULL && g_file_equal (file, self->file)))
    return;
  clear_monitor (self);
  self->has_told = FALSE;
  if (file == NULL || (folder = g_file_get_parent (file)) == NULL)
    return;
  self->file = g_object_ref (file);
  self->monitor = g_file_monitor_directory (folder, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_swapped (self->monitor, "changed", G_CALLBACK (monitor_cb), self);
  tw_file_watch_look (self);
}

static void
file_watch_dispose (GObject *object)
{
  TwFileWatch *self = TW_FILE_WATCH (object);

  g_clear_handle_id (&self->timer_id, g_source_remove);
  clear_monitor (self);
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (tw_file_watch_parent_class)->dispose (object);
}

static void
tw_file_watch_class_init (TwFileWatchClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = file_watch_dispose;
  signals[SIGNAL_NEWS] = g_signal_new ("news", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_FILE);
}

static void
tw_file_watch_init (TwFileWatch *self)
{
}

TwFileWatch *
tw_file_watch_new (TwDocument *document)
{
  TwFileWatch *self;

  g_return_val_if_fail (TW_IS_DOCUMENT (document), NULL);

  self = g_object_new (TW_TYPE_FILE_WATCH, NULL);
  self->document = g_object_ref (document);
  g_signal_connect_swapped (document, "notify::subtitle", G_CALLBACK (follow), self);
  follow (self);
  return self;
}
