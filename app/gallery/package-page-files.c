/* Files that are put into a package, and taken out of it: read and written in workers. */
#include "app/gallery/package-page-private.h"

#include <glib/gi18n.h>

#include "app/document/enclosing.h"
#include "app/widgets/announcer.h"
#include "app/widgets/opening-page.h"
#include "engine/format/format-error.h"
#include "engine/format/package-file.h"

/* ---- what takes long ------------------------------------------------------------------------ */

static gboolean
slow_cb (gpointer user_data)
{
  TwPackagePage *self = user_data;

  self->busy_timer = 0;
  gtk_widget_set_visible (self->busy, TRUE);
  gtk_spinner_start (self->busy_spinner);
  return G_SOURCE_REMOVE;
}

/* Gives up what runs. Returns: (transfer none): for what comes in its place */
static GCancellable *
begin (TwPackagePage *self, const char *words)
{
  package_page_cancel (self);
  package_page_show_problem (self, NULL);
  self->work = g_cancellable_new ();
  gtk_label_set_label (self->busy_words, words);
  self->busy_timer = g_timeout_add (TW_SLOW_MS, slow_cb, self);
  return self->work;
}

static void
end (TwPackagePage *self)
{
  g_clear_handle_id (&self->busy_timer, g_source_remove);
  g_clear_object (&self->work);
  if (self->busy == NULL)
    return;
  gtk_spinner_stop (self->busy_spinner);
  gtk_widget_set_visible (self->busy, FALSE);
}

void
package_page_cancel (TwPackagePage *self)
{
  g_cancellable_cancel (self->work);
  end (self);
}

void
package_page_add_busy (TwPackagePage *self, AdwPreferencesGroup *group)
{
  GtkWidget *spinner = gtk_spinner_new (), *words = gtk_label_new (NULL);
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Cancel"));

  self->busy = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  self->busy_spinner = GTK_SPINNER (spinner);
  self->busy_words = GTK_LABEL (words);
  gtk_widget_set_margin_top (self->busy, 6);
  gtk_label_set_xalign (self->busy_words, 0);
  gtk_label_set_ellipsize (self->busy_words, PANGO_ELLIPSIZE_MIDDLE);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "package.cancel");
  gtk_box_append (GTK_BOX (self->busy), spinner);
  gtk_box_append (GTK_BOX (self->busy), words);
  gtk_box_append (GTK_BOX (self->busy), button);
  gtk_widget_set_visible (self->busy, FALSE);
  adw_preferences_group_add (group, self->busy);
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

/* The page, if it still waits for @result; the disk may answer long after it is gone. */
static TwPackagePage *
page_of (GWeakRef *weak, GAsyncResult *result)
{
  g_autofree GWeakRef *owned = weak;
  TwPackagePage *self = g_weak_ref_get (owned);

  g_weak_ref_clear (owned);
  if (self != NULL
      && (self->document == NULL || g_task_get_cancellable (G_TASK (result)) != self->work))
    g_clear_object (&self);
  return self;
}

static GWeakRef *
weak_new (TwPackagePage *self)
{
  GWeakRef *weak = g_new (GWeakRef, 1);

  g_weak_ref_init (weak, self);
  return weak;
}

static void
read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Found) found = g_task_propagate_pointer (G_TASK (result), NULL);
  gboolean as_cover = GPOINTER_TO_INT (g_task_get_source_tag (G_TASK (result)));
  g_autoptr (TwPackagePage) self = page_of (user_data, result);
  g_autoptr (TwTileSet) set = NULL;
  guint n_enclosed = 0;

  if (self == NULL || found == NULL)
    return;
  end (self);
  set = tw_tile_set_copy (tw_document_get_set (self->document));
  for (guint i = 0; i < found->enclosures->len; i++)
    n_enclosed += tw_enclose (set, &g_array_index (found->enclosures, TwEnclosure, i),
                              found->error == NULL ? &found->error : NULL);
  if (n_enclosed > 0)
    tw_document_replace_set (self->document, set,
                             as_cover ? _ ("Choose Cover") : _ ("Add Files to Package"), NULL);
  package_page_show_problem (self, found->error != NULL ? found->error->message : NULL);
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
package_page_enclose (TwPackagePage *self, GListModel *files, gboolean as_cover)
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
  task = g_task_new (NULL, begin (self, words != NULL ? words : ""), read_cb, weak_new (self));
  g_task_set_source_tag (task, GINT_TO_POINTER (as_cover));
  g_task_set_task_data (task, reading, reading_free);
  g_task_set_return_on_cancel (task, TRUE);
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
  else if (tw_package_unpack (unpacking->set, unpacking->path, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
unpacked_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwPackagePage) self = page_of (user_data, result);

  g_task_propagate_boolean (G_TASK (result), &error);
  if (self == NULL)
    return;
  end (self);
  package_page_show_problem (self, error != NULL ? error->message : NULL);
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
package_page_unpack (TwPackagePage *self, GFile *folder)
{
  char *path = g_file_get_path (folder);
  g_autoptr (GTask) task = NULL;
  Unpacking *unpacking;

  if (path == NULL)
    return;
  unpacking = g_new (Unpacking, 1);
  *unpacking = (Unpacking){ tw_tile_set_ref (tw_document_get_set (self->document)), path };
  task = g_task_new (NULL, begin (self, _ ("Unpacking…")), unpacked_cb, weak_new (self));
  g_task_set_task_data (task, unpacking, unpacking_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, unpack_in_thread);
}
