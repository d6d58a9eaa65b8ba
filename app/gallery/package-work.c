/* Work on the files of a package. */
#include "app/gallery/package-work.h"

#include <glib/gi18n.h>

#include "app/document/enclose.h"
#include "app/widgets/announce.h"
#include "app/widgets/opening-page.h"
#include "engine/format/format-error.h"
#include "engine/format/package-writer.h"

struct _TwPackageWork
{
  GtkBox parent_instance;

  TwDocument *document;
  GCancellable *running; /* (nullable): what is read or written now */
  guint timer;
  GtkWidget *busy;
  GtkLabel *words;
  GtkLabel *problem;
};

G_DEFINE_FINAL_TYPE (TwPackageWork, tw_package_work, GTK_TYPE_BOX)

void
tw_package_work_show_problem (TwPackageWork *self, const char *text)
{
  gtk_label_set_label (self->problem, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), text != NULL);
}

static void
slow_cb (gpointer user_data)
{
  TwPackageWork *self = user_data;

  self->timer = 0;
  gtk_widget_set_visible (self->busy, TRUE);
}

static void
end (TwPackageWork *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->running);
  gtk_widget_set_visible (self->busy, FALSE);
}

static void
give_up (TwPackageWork *self)
{
  g_cancellable_cancel (self->running);
  end (self);
}

/* Gives up what runs. What is given up is not waited for, however long the disk takes.
 * Returns: (transfer full): for what comes in its place */
static GTask *
begin (TwPackageWork *self, const char *words, GAsyncReadyCallback callback)
{
  GTask *task;

  give_up (self);
  tw_package_work_show_problem (self, NULL);
  self->running = g_cancellable_new ();
  gtk_label_set_label (self->words, words);
  self->timer = g_timeout_add_once (TW_SLOW_MS, slow_cb, self);
  task = g_task_new (self, self->running, callback, NULL);
  g_task_set_return_on_cancel (task, TRUE);
  return task;
}

/* ---- reading --------------------------------------------------------------------------------- */

/* What a worker reads. */
typedef struct
{
  GPtrArray *paths;
  gboolean as_cover;
} Reading;

/* What it has found: all that can be enclosed, and what was wrong with the first of the others. */
typedef struct
{
  GArray *enclosures;
  GError *error;
} Found;

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_ptr_array_unref (reading->paths);
  g_free (reading);
}

static void
found_free (gpointer data)
{
  Found *found = data;

  g_array_unref (found->enclosures);
  g_clear_error (&found->error);
  g_free (found);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Found, found_free)

static void
enclosure_clear (gpointer data)
{
  TwEnclosure *enclosure = data;

  g_free (enclosure->name);
  g_bytes_unref (enclosure->bytes);
}

/* Runs in a worker thread. */
static void
read_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  const Reading *reading = task_data;
  Found *found = g_new0 (Found, 1);

  found->enclosures = g_array_new (FALSE, FALSE, sizeof (TwEnclosure));
  g_array_set_clear_func (found->enclosures, enclosure_clear);
  for (guint i = 0; i < reading->paths->len && !g_cancellable_is_cancelled (cancellable); i++)
    {
      TwEnclosure enclosure;

      if (tw_enclose_read (reading->paths->pdata[i], reading->as_cover, &enclosure,
                           found->error == NULL ? &found->error : NULL))
        g_array_append_val (found->enclosures, enclosure);
    }
  g_task_return_pointer (task, found, found_free);
}

static void
read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TwPackageWork *self = TW_PACKAGE_WORK (object);
  g_autoptr (Found) found = g_task_propagate_pointer (G_TASK (result), NULL);
  gboolean as_cover = GPOINTER_TO_INT (g_task_get_source_tag (G_TASK (result)));
  g_autoptr (TwTileSet) set = NULL;
  guint n_enclosed = 0;

  if (found == NULL)
    return;
  end (self);
  set = tw_tile_set_copy (tw_document_get_set (self->document));
  for (guint i = 0; i < found->enclosures->len; i++)
    n_enclosed += tw_enclose (set, &g_array_index (found->enclosures, TwEnclosure, i),
                              found->error == NULL ? &found->error : NULL);
  if (n_enclosed > 0)
    tw_document_replace_set (self->document, set,
                             as_cover ? _ ("Choose Cover") : _ ("Add Files to Package"), NULL);
  tw_package_work_show_problem (self, found->error != NULL ? found->error->message : NULL);
}

static char *
opening_words (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base);

  /* Translators: %s is the name of a file */
  return g_strdup_printf (_ ("Opening “%s”…"), name);
}

void
tw_package_work_enclose (TwPackageWork *self, GListModel *files, gboolean as_cover)
{
  Reading *reading = g_new (Reading, 1);
  g_autofree char *words = NULL;
  g_autoptr (GTask) task = NULL;

  *reading = (Reading){ g_ptr_array_new_with_free_func (g_free), as_cover };
  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);
      char *path = g_file_get_path (file);

      if (path != NULL)
        g_ptr_array_add (reading->paths, path);
      if (words == NULL)
        words = opening_words (file);
    }
  task = begin (self, words != NULL ? words : "", read_cb);
  g_task_set_source_tag (task, GINT_TO_POINTER (as_cover));
  g_task_set_task_data (task, reading, reading_free);
  g_task_run_in_thread (task, read_in_thread);
}

/* ---- unpacking ------------------------------------------------------------------------------- */

/* What a worker writes. */
typedef struct
{
  TwTileSet *set;
  char *path;
} Unpacking;

static void
unpacking_free (gpointer data)
{
  Unpacking *unpacking = data;

  tw_tile_set_unref (unpacking->set);
  g_free (unpacking->path);
  g_free (unpacking);
}

static gboolean
has_files (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);

  return folder != NULL && g_dir_read_name (folder) != NULL;
}

/* Runs in a worker thread. */
static void
unpack_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  const Unpacking *unpacking = task_data;
  GError *error = NULL;

  /* What comes out of a package is not to be strewn among what is there. */
  if (has_files (unpacking->path))
    {
      g_autofree char *name = g_filename_display_basename (unpacking->path);

      /* Translators: %s is the name of a folder */
      g_task_return_new_error (
          task, TW_FORMAT_ERROR, TW_FORMAT_ERROR_WRITE,
          _ ("The folder “%s” is not empty, so nothing was unpacked. Choose an "
             "empty folder, or make a new one in the dialog."),
          name);
    }
  else if (tw_package_file_unpack (unpacking->set, unpacking->path, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
unpacked_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TwPackageWork *self = TW_PACKAGE_WORK (object);
  g_autoptr (GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  end (self);
  tw_package_work_show_problem (self, error != NULL ? error->message : NULL);
  if (error == NULL)
    {
      const Unpacking *unpacking = g_task_get_task_data (G_TASK (result));
      g_autofree char *name = g_filename_display_basename (unpacking->path);
      /* Translators: %s is the name of a folder */
      g_autofree char *words = g_strdup_printf (_ ("Unpacked into “%s”"), name);

      tw_announce_words (GTK_WIDGET (self), words);
    }
}

void
tw_package_work_unpack (TwPackageWork *self, GFile *folder)
{
  char *path = g_file_get_path (folder);
  g_autoptr (GTask) task = NULL;
  Unpacking *unpacking;

  if (path == NULL)
    return;
  unpacking = g_new (Unpacking, 1);
  *unpacking = (Unpacking){ tw_tile_set_ref (tw_document_get_set (self->document)), path };
  task = begin (self, _ ("Unpacking…"), unpacked_cb);
  g_task_set_task_data (task, unpacking, unpacking_free);
  g_task_run_in_thread (task, unpack_in_thread);
}

gboolean
tw_package_work_is_busy (TwPackageWork *self)
{
  return self->running != NULL;
}

/* ---- the widget ------------------------------------------------------------------------------ */

static void
cancel (GtkWidget *widget, const char *action, GVariant *parameter)
{
  give_up (TW_PACKAGE_WORK (widget));
}

static void
tw_package_work_class_init (TwPackageWorkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_install_action (widget_class, "package.cancel", NULL, cancel);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/gallery/package-work.ui");
  gtk_widget_class_bind_template_child (widget_class, TwPackageWork, busy);
  gtk_widget_class_bind_template_child (widget_class, TwPackageWork, words);
  gtk_widget_class_bind_template_child (widget_class, TwPackageWork, problem);
}

static void
tw_package_work_init (TwPackageWork *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tw_package_work_set_document (TwPackageWork *self, TwDocument *document)
{
  give_up (self);
  g_set_object (&self->document, document);
}
