/* What came of questions, kept on the disk. */
#include "app/balance/lab-keep.h"

#include <string.h>
#include <sys/stat.h>

#include <glib/gstdio.h>

#include "engine/format/save-file.h"

/* Some kilobytes each. */
#define MOST_KEPT 400
/* No record is longer. */
#define MOST_BYTES (4 << 20)
/* A second line says so. */
#define LONGER "longer"

static char *
folder_of_results (void)
{
  return g_build_filename (g_get_user_state_dir (), "tilewright", "balance", NULL);
}

static char *
path_of (const char *key)
{
  g_autofree char *folder = folder_of_results ();
  g_autofree char *name = g_strconcat (key, ".json", NULL);

  return g_build_filename (folder, name, NULL);
}

TwRecord *
tw_lab_keep_read (const char *key, gboolean *out_was_longer)
{
  g_autofree char *path = path_of (key);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  TwRecord *record;
  struct stat info;

  *out_was_longer = FALSE;
  if (g_stat (path, &info) != 0 || info.st_size > MOST_BYTES
      || !g_file_get_contents (path, &text, NULL, NULL))
    return NULL;
  lines = g_strsplit (text, "\n", 3);
  record = tw_record_from_line (path, lines[0] != NULL ? lines[0] : "", &error);
  if (record == NULL)
    g_message ("%s", error->message);
  *out_was_longer = lines[0] != NULL && g_strcmp0 (lines[1], LONGER) == 0;
  return record;
}

typedef struct
{
  char *path;
  gint64 time_s;
} Kept;

static int
compare_kept (gconstpointer a, gconstpointer b)
{
  const Kept *one = a, *other = b;

  return one->time_s < other->time_s ? 1 : one->time_s > other->time_s ? -1 : 0;
}

static void
clear_kept (gpointer data)
{
  g_free (((Kept *) data)->path);
}

static void
drop_oldest (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Kept));
  const char *name;

  g_array_set_clear_func (all, clear_kept);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      struct stat info;

      if (g_str_has_suffix (name, ".json") && g_stat (path, &info) == 0)
        {
          Kept one = { g_steal_pointer (&path), info.st_mtime };

          g_array_append_val (all, one);
        }
    }
  g_array_sort (all, compare_kept);
  for (guint i = MOST_KEPT; i < all->len; i++)
    g_unlink (g_array_index (all, Kept, i).path);
}

void
tw_lab_keep_write (const char *key, const TwRecord *record, gboolean was_longer)
{
  g_autofree char *folder = folder_of_results ();
  g_autofree char *path = path_of (key);
  g_autofree char *line = tw_record_to_line (record);
  g_autofree char *text = g_strconcat (line, "\n", was_longer ? LONGER "\n" : "", NULL);
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (folder, 0700);
  if (tw_save_file (path, text, strlen (text), NULL, NULL, &error))
    drop_oldest (folder);
  else
    g_message ("%s", error->message);
}
