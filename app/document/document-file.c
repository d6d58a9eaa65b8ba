/* Documents and files. */
#include "app/document/document-file.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/document-private.h"
#include "app/document/foreign-set.h"
#include "app/document/tile-item-private.h"
#include "app/document/under-way.h"
#include "app/document/versions.h"
#include "engine/format/package-writer.h"
#include "engine/format/picture-files.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/xml-document.h"

/* What is to be read, and what was. @shipped_id is also found by a worker, when @file
 * turns out to be a shipped set, and so are the @problems of another program's file. */
typedef struct
{
  GFile *file;
  char *shipped_id;
  TwTileSet *set;
  TwFileStamp stamp;
  char *checksum;
  char *key;
  GPtrArray *problems;
} Load;

static void
load_free (gpointer data)
{
  Load *load = data;

  g_clear_object (&load->file);
  g_free (load->shipped_id);
  g_free (load->checksum);
  g_free (load->key);
  g_clear_pointer (&load->set, tw_tile_set_unref);
  g_clear_pointer (&load->problems, g_ptr_array_unref);
  g_free (load);
}

static char *
checksum_of (const char *data, gsize length)
{
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) data, length);
}

static void
load_own (Load *load, const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path), *text = NULL;
  gsize length;

  tw_file_stamp_take (path, &load->stamp);
  text = tw_xml_document_read_file (path, &length, error);
  tw_under_way_begin (tw_under_way_get_default (), load->key);
  if (text != NULL)
    load->set = tw_tile_set_file_parse (path, text, (gssize) length, error);
  if (load->set != NULL)
    {
      load->checksum = checksum_of (text, length);
      tw_tile_set_take_pictures (load->set, folder);
    }
  if (load->set != NULL && tw_shipped_set_is_path (path))
    load->shipped_id = g_strdup (load->set->id);
  tw_under_way_end (tw_under_way_get_default (), load->key, FALSE);
}

static void
load_foreign (Load *load, const char *path, GError **error)
{
  tw_under_way_begin (tw_under_way_get_default (), load->key);
  load->problems = g_ptr_array_new_with_free_func (g_free);
  load->set = tw_foreign_set_load (path, load->problems, error);
  tw_under_way_end (tw_under_way_get_default (), load->key, FALSE);
}

/* Runs in a worker thread. */
static void
load_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Load *load = task_data;
  g_autofree char *path = NULL, *name = NULL;
  GError *error = NULL;

  if (load->file == NULL)
    load->set = tw_shipped_set_load (load->shipped_id, &error);
  else if ((path = g_file_get_path (load->file)) == NULL)
    {
      name = g_file_get_parse_name (load->file);
      tw_format_error_set (&error, TW_FORMAT_ERROR_READ, name, 0,
                           _ ("It is not on this computer. Copy it here and open the copy."));
    }
  else
    {
      load->key = tw_under_way_key (path);
      if (tw_foreign_set_is_one (path))
        load_foreign (load, path, &error);
      else
        load_own (load, path, &error);
    }
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

static void
start_load (Load *load, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_task_set_task_data (task, load, load_free);
  /* A disk that does not answer holds up the worker alone. */
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, load_in_thread);
}

void
tw_document_file_load_async (GFile *file,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data)
{
  Load *order = g_new0 (Load, 1);

  order->file = g_object_ref (file);
  start_load (order, cancellable, callback, user_data);
}

void
tw_document_file_load_shipped_async (const char *id,
                                     GCancellable *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data)
{
  Load *order = g_new0 (Load, 1);

  order->shipped_id = g_strdup (id);
  start_load (order, cancellable, callback, user_data);
}

TwDocument *
tw_document_file_load_finish (GAsyncResult *result, GError **error)
{
  const Load *load;
  TwDocument *self;

  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  load = g_task_get_task_data (G_TASK (result));
  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;
  self = tw_document_new_for_set (load->set,
                                  load->shipped_id == NULL && load->problems == NULL ? load->file
                                                                                     : NULL,
                                  load->shipped_id);
  if (load->problems != NULL)
    tw_document_mark_unsaved (self);
  self->stamp = load->stamp;
  self->checksum = g_strdup (load->checksum);
  return self;
}

GFile *
tw_document_file_load_get_file (GAsyncResult *result)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);
  return ((const Load *) g_task_get_task_data (G_TASK (result)))->file;
}

const GPtrArray *
tw_document_file_load_get_problems (GAsyncResult *result)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);
  return ((const Load *) g_task_get_task_data (G_TASK (result)))->problems;
}

char *
tw_document_file_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return g_filename_display_name (name);
}

const char *
tw_document_file_load_get_key (GAsyncResult *result)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);
  return ((const Load *) g_task_get_task_data (G_TASK (result)))->key;
}

void
tw_document_file_expect (TwDocument *self, const TwFileStamp *stamp)
{
  g_return_if_fail (TW_IS_DOCUMENT (self));
  self->stamp = *stamp;
}

/* Until the file was looked at nothing is expected of it, but what it says. */
void
tw_document_file_set_file (TwDocument *self, GFile *file)
{
  g_return_if_fail (TW_IS_DOCUMENT (self));
  memset (&self->stamp, 0, sizeof self->stamp);
  g_set_object (&self->file, file);
  tw_document_update_properties (self);
}

void
tw_document_file_adopt (TwDocument *self, TwDocument *read)
{
  g_autoptr (TwDocumentSnapshot) snapshot = NULL;

  g_return_if_fail (TW_IS_DOCUMENT (self));
  g_return_if_fail (TW_IS_DOCUMENT (read));
  tw_document_replace_set (self, read->target.set, _ ("Reload"), NULL);
  self->stamp = read->stamp;
  g_free (self->checksum);
  self->checksum = g_strdup (read->checksum);
  snapshot = tw_document_take_snapshot (self);
  tw_document_mark_saved (self, snapshot, self->file);
}

TwDocumentSnapshot *
tw_document_take_snapshot (TwDocument *self)
{
  TwDocumentSnapshot *snapshot = g_new0 (TwDocumentSnapshot, 1);
  guint n_tiles = tw_tile_list_get_length (self->target.tiles);

  tw_undo_stack_seal (self->undo_stack);
  snapshot->set = tw_tile_set_ref (self->target.set);
  snapshot->state = tw_undo_stack_state (self->undo_stack);
  snapshot->items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < n_tiles; i++)
    g_ptr_array_add (snapshot->items, g_object_ref (tw_tile_list_get (self->target.tiles, i)));
  return snapshot;
}

void
tw_document_snapshot_free (TwDocumentSnapshot *snapshot)
{
  if (snapshot == NULL)
    return;
  tw_tile_set_unref (snapshot->set);
  g_ptr_array_unref (snapshot->items);
  g_free (snapshot);
}

void
tw_document_mark_saved (TwDocument *self, const TwDocumentSnapshot *snapshot, GFile *file)
{
  tw_undo_stack_mark_clean (self->undo_stack, snapshot->state);
  for (guint i = 0; i < snapshot->items->len; i++)
    tw_tile_item_set_saved (snapshot->items->pdata[i], snapshot->set->tiles[i]);
  g_set_object (&self->file, file);
  g_clear_pointer (&self->shipped_id, g_free);
  tw_document_update_properties (self);
}

/* What a worker is given, and the stamp it brings back. */
typedef struct
{
  TwDocumentSnapshot *snapshot;
  GFile *file;
  gboolean is_same_file;
  TwFileStamp expected;
  TwFileStamp written;
  char *checksum;
} Save;

static void
save_free (gpointer data)
{
  Save *save = data;

  tw_document_snapshot_free (save->snapshot);
  g_object_unref (save->file);
  g_free (save->checksum);
  g_free (save);
}

/* What is overwritten may be another program's. That a version cannot be kept does not stop
 * anybody from saving. */
static void
keep_versions (const char *path,
               const char *old,
               gsize old_length,
               gint64 old_us,
               const Save *save,
               const char *xml,
               gsize length)
{
  g_autofree char *folder = tw_versions_folder (path);
  g_autoptr (GError) error = NULL;

  if ((old == NULL || tw_versions_add (folder, old, old_length, old_us, &error))
      && tw_versions_add (folder, xml, length, save->written.modified_ns / 1000, &error))
    return;
  g_message ("%s", error->message);
}

/* Runs in a worker thread. */
static void
save_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Save *save = task_data;
  g_autofree char *path = g_file_get_path (save->file);
  g_autofree char *name = g_file_get_parse_name (save->file);
  g_autofree char *xml = NULL, *old = NULL;
  gsize length, old_length = 0;
  TwFileStamp there;
  GError *error = NULL;

  if (path == NULL)
    tw_format_error_set (&error, TW_FORMAT_ERROR_WRITE, name, 0,
                         _ ("It is not on this computer. Choose another place."));
  else if (tw_shipped_set_is_path (path))
    tw_format_error_set (&error, TW_FORMAT_ERROR_WRITE, name, 0,
                         _ ("It belongs to the program. Choose another place."));
  else
    {
      xml = tw_package_file_set_to_data (path, save->snapshot->set, &length, &error);
      if (xml != NULL)
        save->checksum = checksum_of (xml, length);
      tw_file_stamp_take (path, &there);
      old = there.is_there ? tw_xml_document_read_file (path, &old_length, NULL) : NULL;
      if (xml != NULL && !tw_tile_set_put_pictures (save->snapshot->set, path, &error))
        g_clear_pointer (&xml, g_free);
      /* Up to here it can be given up at any time, and then ended for everybody else; what is
       * begun from here on is brought to its end. */
      if (!g_task_set_return_on_cancel (task, FALSE))
        {
          g_clear_error (&error);
          return;
        }
      if (xml != NULL
          && tw_save_file (path, xml, length, save->is_same_file ? &save->expected : NULL,
                           &save->written, &error))
        keep_versions (path, old, old_length, there.modified_ns / 1000, save, xml, length);
    }
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

void
tw_document_file_save_async (TwDocument *self,
                             GFile *file,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Save *save;

  g_return_if_fail (TW_IS_DOCUMENT (self));
  g_return_if_fail (!self->is_saving);

  save = g_new0 (Save, 1);
  save->snapshot = tw_document_take_snapshot (self);
  save->file = g_object_ref (file);
  save->is_same_file = self->file != NULL && g_file_equal (file, self->file);
  save->expected = self->stamp;
  tw_document_set_saving (self, TRUE);
  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_task_data (task, save, save_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, save_in_thread);
}

/* What the file said before, against what it says now. */
static void
note_renames (TwDocument *self, const TwDocumentSnapshot *snapshot)
{
  g_clear_pointer (&self->renames, g_hash_table_unref);
  for (guint i = 0; i < snapshot->items->len; i++)
    {
      const TwTile *old = tw_tile_item_get_saved (snapshot->items->pdata[i]);
      const char *id = snapshot->set->tiles[i]->id;

      if (old == NULL || strcmp (old->id, id) == 0)
        continue;
      if (self->renames == NULL)
        self->renames = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
      g_hash_table_insert (self->renames, g_strdup (old->id), g_strdup (id));
    }
}

GHashTable *
tw_document_file_steal_renames (TwDocument *self)
{
  g_return_val_if_fail (TW_IS_DOCUMENT (self), NULL);
  return g_steal_pointer (&self->renames);
}

gboolean
tw_document_file_save_finish (TwDocument *self, GAsyncResult *result, GError **error)
{
  const Save *save;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  save = g_task_get_task_data (G_TASK (result));
  tw_document_set_saving (self, FALSE);
  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  self->stamp = save->written;
  g_free (self->checksum);
  self->checksum = g_strdup (save->checksum);
  if (save->is_same_file)
    note_renames (self, save->snapshot);
  tw_document_mark_saved (self, save->snapshot, save->file);
  return TRUE;
}
