/* What came of questions, kept on the disk. */
#include "app/balance/lab-keep.h"

#include <string.h>
#include <sys/stat.h>

#include <glib/gstdio.h>

#include "engine/format/oldest-files.h"
#include "engine/format/save-file.h"

/* Some kilobytes each. */
#define MOST_KEPT 400
/* No record is longer. */
#define MOST_BYTES (4 << 20)
/* A second line says so. */
#define LONGER "longer"
#define SUFFIX ".json"

static char *
folder_of_results (void)
{
  return g_build_filename (g_get_user_state_dir (), "tilewright", "balance", NULL);
}

static char *
path_of (const char *key)
{
  g_autofree char *folder = folder_of_results ();
  g_autofree char *name = g_strconcat (key, SUFFIX, NULL);

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
    tw_oldest_files_drop (folder, SUFFIX, MOST_KEPT);
  else
    g_message ("%s", error->message);
}
