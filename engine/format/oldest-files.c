/* Keeping a folder from growing for ever. */
#include "engine/format/oldest-files.h"

#include <sys/stat.h>

#include <glib/gstdio.h>

typedef struct
{
  char *path;
  gint64 time_s;
} Found;

static int
compare_found (gconstpointer a, gconstpointer b)
{
  const Found *one = a, *other = b;

  return one->time_s < other->time_s ? 1 : one->time_s > other->time_s ? -1 : 0;
}

static void
clear_found (gpointer data)
{
  g_free (((Found *) data)->path);
}

void
tw_oldest_files_drop (const char *folder, const char *suffix, guint most)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Found));
  const char *name;

  g_array_set_clear_func (all, clear_found);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      struct stat info;

      if (g_str_has_suffix (name, suffix) && g_stat (path, &info) == 0)
        {
          Found one = { g_steal_pointer (&path), info.st_mtime };

          g_array_append_val (all, one);
        }
    }
  g_array_sort (all, compare_found);
  for (guint i = most; i < all->len; i++)
    g_unlink (g_array_index (all, Found, i).path);
}
