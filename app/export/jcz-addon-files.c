/* The files of an add-on for JCloisterZone, unpacked into memory. */
#include "app/export/jcz-addon-files.h"

#include <string.h>

#include <glib/gi18n.h>

#include "engine/format/zip-reader.h"

/* Somewhat more than the art that comes with that program has. */
#define MAX_FILES 4000
#define MAX_BYTES (192u << 20)
#define MAX_FILE  (32u << 20)

static gboolean
take_file (TwZip *zip, const char *name, gpointer data)
{
  TwJczAddonFiles *files = data;
  const char *slash = strchr (name, '/');
  GBytes *bytes;

  if (slash == NULL || slash == name || slash[1] == '\0'
      || (files->id != NULL
          && (strlen (files->id) != (gsize) (slash - name) || !g_str_has_prefix (name, files->id))))
    return tw_zip_refuse (zip, TW_FORMAT_ERROR_CONTENT,
                          _ ("An add-on of JCloisterZone has one folder at its top and nothing "
                             "else. Pack that folder once more."));
  if (files->id == NULL)
    files->id = g_strndup (name, (gsize) (slash - name));
  bytes = tw_zip_bytes (zip, MAX_FILE);
  if (bytes == NULL)
    return FALSE;
  g_hash_table_insert (files->files, g_strdup (slash + 1), bytes);
  return TRUE;
}

TwJczAddonFiles *
tw_jcz_addon_files_read (const char *name, const char *data, gsize length, GError **error)
{
  g_autoptr (TwJczAddonFiles) files = g_new0 (TwJczAddonFiles, 1);
  TwZip zip = { .name = name, .max_files = MAX_FILES, .max_bytes = MAX_BYTES, .error = error };

  files->name = g_strdup (name);
  files->files =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
  if (!tw_zip_read (&zip, data, length, take_file, files))
    return NULL;
  if (files->id == NULL)
    {
      tw_zip_refuse (&zip, TW_FORMAT_ERROR_CONTENT,
                     _ ("The archive is empty, so it is no add-on. Ask for it once more."));
      return NULL;
    }
  return g_steal_pointer (&files);
}

void
tw_jcz_addon_files_free (TwJczAddonFiles *files)
{
  g_free (files->name);
  g_free (files->id);
  g_hash_table_unref (files->files);
  g_free (files);
}

GBytes *
tw_jcz_addon_files_get (const TwJczAddonFiles *files, const char *path, ...)
{
  g_autoptr (GString) whole = g_string_new (path);
  const char *part;
  va_list parts;

  va_start (parts, path);
  while ((part = va_arg (parts, const char *)) != NULL)
    g_string_append (whole, part);
  va_end (parts);
  return g_hash_table_lookup (files->files, whole->str);
}
