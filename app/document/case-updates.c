/* Case files beside a set whose tiles have got new names. */
#include "app/document/case-updates.h"

#include <string.h>

#include "engine/case/case-rename.h"
#include "engine/format/save-file.h"
#include "engine/format/xml-document.h"

void
tw_case_update_free (TwCaseUpdate *update)
{
  g_free (update->path);
  g_free (update->text);
  g_free (update);
}

typedef struct
{
  char *path;
  TwTileSet *set;
  GHashTable *renames;
} Search;

static void
search_free (gpointer data)
{
  Search *search = data;

  g_free (search->path);
  tw_tile_set_unref (search->set);
  g_hash_table_unref (search->renames);
  g_free (search);
}

static void
look_into (GPtrArray *updates, const Search *search, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  gsize length;
  g_autofree char *text = tw_xml_document_read_file (path, &length, NULL);
  g_autofree char *renamed = NULL;
  TwCaseUpdate *update;
  guint n_renamed;

  if (text == NULL || !g_utf8_validate (text, (gssize) length, NULL))
    return;
  renamed =
      tw_case_text_rename (text, folder, search->path, search->set, search->renames, &n_renamed);
  if (n_renamed == 0)
    return;
  update = g_new (TwCaseUpdate, 1);
  *update = (TwCaseUpdate){ g_steal_pointer (&path), g_steal_pointer (&renamed), n_renamed };
  g_ptr_array_add (updates, update);
}

/* Runs in a worker thread. */
static void
find_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  const Search *search = task_data;
  GPtrArray *updates = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_case_update_free);
  g_autofree char *folder = g_path_get_dirname (search->path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL
         && !g_cancellable_is_cancelled (cancellable))
    if (g_str_has_suffix (name, ".case"))
      look_into (updates, search, folder, name);
  g_task_return_pointer (task, updates, (GDestroyNotify) g_ptr_array_unref);
}

void
tw_case_updates_find_async (GFile *file,
                            TwTileSet *set,
                            GHashTable *renames,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Search *search = g_new (Search, 1);

  *search = (Search){ g_file_get_path (file), tw_tile_set_ref (set), g_hash_table_ref (renames) };
  g_task_set_task_data (task, search, search_free);
  g_task_run_in_thread (task, find_in_thread);
}

GPtrArray *
tw_case_updates_find_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}

gboolean
tw_case_updates_write (GPtrArray *updates, GError **error)
{
  for (guint i = 0; i < updates->len; i++)
    {
      const TwCaseUpdate *update = updates->pdata[i];

      if (!tw_save_file (update->path, update->text, strlen (update->text), NULL, NULL, error))
        return FALSE;
    }
  return TRUE;
}

void
tw_enclosures_rename_tiles (TwTileSet *set, GHashTable *renames)
{
  g_autoptr (TwEnclosures) all = tw_enclosures_ref (set->enclosures);

  for (guint i = 0; all != NULL && i < all->n_enclosures; i++)
    {
      const TwEnclosure *enclosure = &all->enclosures[i];
      gsize length;
      const char *data = g_bytes_get_data (enclosure->bytes, &length);
      g_autofree char *text = NULL, *renamed = NULL;
      g_autoptr (GBytes) bytes = NULL;
      TwEnclosures *old = set->enclosures;
      guint n_renamed;

      if (enclosure->kind != TW_ENCLOSURE_CASES || !g_utf8_validate (data, (gssize) length, NULL))
        continue;
      text = g_strndup (data, length);
      renamed = tw_case_text_rename (text, NULL, NULL, set, renames, &n_renamed);
      if (n_renamed == 0)
        continue;
      bytes = g_bytes_new (renamed, strlen (renamed));
      set->enclosures = tw_enclosures_with (old, enclosure->name, bytes);
      tw_enclosures_unref (old);
    }
}

void
tw_lessons_rename_tiles (TwTileSet *set, GHashTable *renames)
{
  /* A lesson plays with its set, whether it says so or not. */
  static const char head[] = "use set.xml\ncase lesson lesson\n";

  for (guint i = 0; i < set->n_lessons; i++)
    {
      g_autofree char *text = g_strconcat (head, set->lessons[i]->moves, NULL);
      guint n_renamed;
      g_autofree char *renamed = tw_case_text_rename (text, NULL, NULL, set, renames, &n_renamed);
      g_autoptr (TwLesson) lesson = NULL;

      if (n_renamed == 0)
        continue;
      lesson = tw_lesson_copy (set->lessons[i]);
      g_free (lesson->moves);
      lesson->moves = g_strdup (renamed + strlen (head));
      tw_tile_set_replace_lesson (set, i, lesson);
    }
}
