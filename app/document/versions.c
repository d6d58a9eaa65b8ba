/* The last saved versions of each file. */
#include "app/document/versions.h"

#include <errno.h>
#include <string.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "engine/format/save-file.h"

#define SUFFIX ".xml"

void
tw_version_free (TwVersion *version)
{
  g_free (version->path);
  g_clear_pointer (&version->time, g_date_time_unref);
  g_free (version);
}

char *
tw_versions_folder (const char *file)
{
  g_autofree char *path = g_canonicalize_filename (file, NULL);
  g_autofree char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, path, -1);

  return g_build_filename (g_get_user_data_dir (), "tilewright", "versions", hash, NULL);
}

/* A name is the time in microseconds, so that names in order are versions in order. */
static TwVersion *
version_from_name (const char *folder, const char *name)
{
  guint64 time_us;
  char *end = NULL;
  g_autoptr (GDateTime) utc = NULL;
  TwVersion *version;

  time_us = g_ascii_strtoull (name, &end, 10);
  if (end == name || !g_str_equal (end, SUFFIX)
      || (utc = g_date_time_new_from_unix_utc ((gint64) (time_us / G_USEC_PER_SEC))) == NULL)
    return NULL;
  version = g_new (TwVersion, 1);
  version->path = g_build_filename (folder, name, NULL);
  version->time = g_date_time_to_local (utc);
  return version;
}

static int
compare_paths (gconstpointer a, gconstpointer b)
{
  return -strcmp ((*(TwVersion *const *) a)->path, (*(TwVersion *const *) b)->path);
}

GPtrArray *
tw_versions_list (const char *folder)
{
  GPtrArray *versions = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_version_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      TwVersion *version = version_from_name (folder, name);

      if (version != NULL)
        g_ptr_array_add (versions, version);
    }
  g_ptr_array_sort (versions, compare_paths);
  return versions;
}

static gint64
time_of (const TwVersion *version)
{
  g_autofree char *name = g_path_get_basename (version->path);

  return g_ascii_strtoll (name, NULL, 10);
}

static gboolean
says (const TwVersion *version, const char *data, gsize length)
{
  g_autofree char *text = NULL;
  gsize there;

  return g_file_get_contents (version->path, &text, &there, NULL) && there == length
         && memcmp (text, data, length) == 0;
}

gboolean
tw_versions_add (const char *folder, const char *data, gsize length, gint64 time_us, GError **error)
{
  g_autoptr (GPtrArray) versions = NULL;
  g_autofree char *name = NULL, *path = NULL;

  if (g_mkdir_with_parents (folder, 0700) != 0)
    return tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, folder, 0,
                                _ ("Nothing can be written to this folder: %s. Check its "
                                   "permissions."),
                                g_strerror (errno));
  versions = tw_versions_list (folder);
  if (versions->len > 0 && says (versions->pdata[0], data, length))
    return TRUE;
  /* Clocks are coarse, and files are put back from elsewhere: what comes later is newer. */
  if (versions->len > 0)
    time_us = MAX (time_us, time_of (versions->pdata[0]) + 1);
  name = g_strdup_printf ("%016" G_GINT64_FORMAT SUFFIX, time_us);
  path = g_build_filename (folder, name, NULL);
  if (!tw_save_file (path, data, length, NULL, NULL, error))
    return FALSE;
  for (guint i = TW_N_VERSIONS - 1; i < versions->len; i++)
    g_unlink (((TwVersion *) versions->pdata[i])->path);
  return TRUE;
}
