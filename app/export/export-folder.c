/* A folder of files that comes to be as a whole or not at all: filled under another name, then
 * renamed. */
#include "app/export/export-folder.h"

#include <errno.h>
#include <string.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "engine/format/save-file.h"

struct _TwExportFolder
{
  char *path;
  char *hidden;
};

/* Somebody's files are not ours to replace: an export that is there is first taken away by hand. */
gboolean
tw_export_folder_is_free (const char *path, GError **error)
{
  g_autoptr (GDir) dir = NULL;

  if (!g_file_test (path, G_FILE_TEST_EXISTS | G_FILE_TEST_IS_SYMLINK))
    return TRUE;
  dir = g_dir_open (path, 0, NULL);
  if (dir != NULL && g_dir_read_name (dir) == NULL && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
    return TRUE;
  return tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, path, 0,
                              _ ("It is there already. Choose a name that is free, or an empty "
                                 "folder."));
}

TwExportFolder *
tw_export_folder_new (const char *path, GError **error)
{
  g_autoptr (TwExportFolder) self = g_new0 (TwExportFolder, 1);
  g_autofree char *parent = NULL;

  self->path = g_canonicalize_filename (path, NULL);
  parent = g_path_get_dirname (self->path);
  if (!tw_export_folder_is_free (self->path, error))
    return NULL;
  self->hidden = g_build_filename (parent, ".tilewright-XXXXXX", NULL);
  if (g_mkdtemp_full (self->hidden, 0755) != NULL)
    return g_steal_pointer (&self);
  tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, parent, 0,
                       _ ("The folder cannot be made: %s. Choose another place."),
                       g_strerror (errno));
  g_clear_pointer (&self->hidden, g_free);
  return NULL;
}

char *
tw_export_folder_file (TwExportFolder *folder, const char *name)
{
  char *path = g_build_filename (folder->hidden, name, NULL);
  g_autofree char *parent = g_path_get_dirname (path);

  /* If it cannot be made, nor can the file in it, and that is told. */
  g_mkdir_with_parents (parent, 0755);
  return path;
}

char *
tw_export_folder_later (const TwExportFolder *folder, const char *name)
{
  return g_build_filename (folder->path, name, NULL);
}

gboolean
tw_export_folder_write (TwExportFolder *folder, const char *name, const char *text, GError **error)
{
  g_autofree char *path = tw_export_folder_file (folder, name);

  return tw_save_file (path, text, strlen (text), NULL, NULL, error);
}

gboolean
tw_export_folder_finish (TwExportFolder *folder, GError **error)
{
  if (!tw_export_folder_is_free (folder->path, error))
    return FALSE;
  if (g_rename (folder->hidden, folder->path) != 0)
    return tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, folder->path, 0,
                                _ ("The folder cannot be made: %s. Choose another place."),
                                g_strerror (errno));
  g_clear_pointer (&folder->hidden, g_free);
  return TRUE;
}

/* Only what was made here is ever below it. */
static void
remove_all (const char *path)
{
  g_autoptr (GDir) dir =
      g_file_test (path, G_FILE_TEST_IS_SYMLINK) ? NULL : g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_all (child);
    }
  g_remove (path);
}

void
tw_export_folder_free (TwExportFolder *folder)
{
  if (folder->hidden != NULL)
    remove_all (folder->hidden);
  g_free (folder->hidden);
  g_free (folder->path);
  g_free (folder);
}
