/* Which lessons somebody has done. */
#include "app/game/lesson-progress.h"

#define DONE "done"

/* Lines below this are more than anybody has done. */
#define MOST_BYTES (1024 * 1024)

static char *
file_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "tilewright", "lessons.ini", NULL);
}

/* Ids may be anything; names in the file may not. */
static char *
plain (const char *id)
{
  return g_uri_escape_string (id, NULL, FALSE);
}

static GKeyFile *
load (const char *path)
{
  GKeyFile *file = g_key_file_new ();
  g_autofree char *data = NULL;
  gsize length = 0;

  if (g_file_get_contents (path, &data, &length, NULL) && length <= MOST_BYTES)
    g_key_file_load_from_data (file, data, length, G_KEY_FILE_NONE, NULL);
  return file;
}

GHashTable *
tw_lesson_progress_load (const char *set)
{
  GHashTable *ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *path = file_path (), *group = plain (set);
  g_autoptr (GKeyFile) file = load (path);
  g_auto (GStrv) done = g_key_file_get_string_list (file, group, DONE, NULL, NULL);

  for (guint i = 0; done != NULL && done[i] != NULL; i++)
    {
      char *id = g_uri_unescape_string (done[i], NULL);

      if (id != NULL)
        g_hash_table_add (ids, id);
    }
  return ids;
}

void
tw_lesson_progress_mark (const char *set, const char *lesson)
{
  g_autofree char *path = file_path (), *group = plain (set), *id = plain (lesson);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GKeyFile) file = load (path);
  g_auto (GStrv) done = g_key_file_get_string_list (file, group, DONE, NULL, NULL);
  g_autoptr (GStrvBuilder) more = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  if (done != NULL && g_strv_contains ((const char *const *) done, id))
    return;
  if (done != NULL)
    g_strv_builder_addv (more, (const char **) done);
  g_strv_builder_add (more, id);
  all = g_strv_builder_end (more);
  g_key_file_set_string_list (file, group, DONE, (const char *const *) all, g_strv_length (all));
  g_mkdir_with_parents (folder, 0700);
  g_key_file_save_to_file (file, path, NULL);
}
