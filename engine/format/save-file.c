/* Saving so that there is always either the old file or the new one. */
#include "engine/format/save-file.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#define MAX_LINKS 16

static void
stamp_from_stat (const struct stat *info, TwFileStamp *out)
{
  memset (out, 0, sizeof *out);
  out->is_there = TRUE;
  out->inode = (guint64) info->st_ino;
  out->size_bytes = (guint64) info->st_size;
  out->modified_ns = (gint64) info->st_mtim.tv_sec * 1000000000 + info->st_mtim.tv_nsec;
}

void
tw_file_stamp_take (const char *path, TwFileStamp *out_stamp)
{
  struct stat info;

  memset (out_stamp, 0, sizeof *out_stamp);
  if (stat (path, &info) == 0)
    stamp_from_stat (&info, out_stamp);
}

gboolean
tw_file_stamp_equal (const TwFileStamp *a, const TwFileStamp *b)
{
  return a->is_there == b->is_there && a->inode == b->inode && a->size_bytes == b->size_bytes
         && a->modified_ns == b->modified_ns;
}

/* The file that a link leads to, also when it is not there yet. */
static char *
resolve_links (const char *path, GError **error)
{
  g_autofree char *at = g_strdup (path);

  for (guint i = 0; i < MAX_LINKS; i++)
    {
      g_autofree char *folder = NULL;
      g_autofree char *target = g_file_read_link (at, NULL);

      if (target == NULL)
        return g_steal_pointer (&at);
      folder = g_path_get_dirname (at);
      g_free (at);
      at = g_path_is_absolute (target) ? g_steal_pointer (&target)
                                       : g_build_filename (folder, target, NULL);
    }
  tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, path, 0,
                       _ ("The link leads in a circle. Save under another name."));
  return NULL;
}

static gboolean
check_target (const char *path,
              const char *target,
              const TwFileStamp *expected,
              mode_t *out_mode,
              GError **error)
{
  struct stat info;
  TwFileStamp now = { 0 };

  *out_mode = 0;
  if (stat (target, &info) == 0)
    {
      if (!S_ISREG (info.st_mode))
        return tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, path, 0,
                                    _ ("This is no ordinary file. Save under another name."));
      if (faccessat (AT_FDCWD, target, W_OK, AT_EACCESS) != 0)
        return tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, path, 0,
                                    _ ("The file is protected against writing. Save under another "
                                       "name, or change its permissions."));
      *out_mode = info.st_mode & 07777;
      stamp_from_stat (&info, &now);
    }
  else if (errno != ENOENT)
    return tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, path, 0,
                                _ ("The file cannot be written: %s. Save in another place."),
                                g_strerror (errno));
  if (expected != NULL && !tw_file_stamp_equal (&now, expected))
    return tw_format_error_set (error, TW_FORMAT_ERROR_CHANGED, path, 0,
                                now.is_there
                                    ? _ ("Another program has changed the file since it was "
                                         "opened. Save under another name, or overwrite it.")
                                    : _ ("The file is no longer there: another program has moved "
                                         "or deleted it. Save it again or under another name."));
  return TRUE;
}

/* What the system could not do, and what can be done about it. */
static gboolean
set_write_error (GError **error, const char *path, const char *target, const GError *cause)
{
  g_autofree char *folder = g_path_get_dirname (target);

  switch (cause->domain == G_FILE_ERROR ? cause->code : G_FILE_ERROR_FAILED)
    {
    case G_FILE_ERROR_NOSPC:
      return tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, path, 0,
                                  _ ("The disk is full. Free some space there, or save in "
                                     "another place."));
    case G_FILE_ERROR_ACCES:
    case G_FILE_ERROR_PERM:
    case G_FILE_ERROR_ROFS:
      return tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, path, 0,
                                  /* Translators: %s is a folder. */
                                  _ ("The folder “%s” is protected against writing. Save in "
                                     "another place, or change its permissions."),
                                  folder);
    case G_FILE_ERROR_NOENT:
      return tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, path, 0,
                                  /* Translators: %s is a folder. */
                                  _ ("The folder “%s” is no longer there. Save in another place."),
                                  folder);
    default:
      return tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, path, 0,
                                  /* Translators: %s is the system's reason. */
                                  _ ("The file cannot be written: %s. Save in another place."),
                                  cause->message);
    }
}

gboolean
tw_save_file (const char *path,
              const char *data,
              gsize length,
              const TwFileStamp *expected,
              TwFileStamp *out_new,
              GError **error)
{
  g_autofree char *target = resolve_links (path, error);
  g_autoptr (GError) local = NULL;
  mode_t mode;

  if (target == NULL || !check_target (path, target, expected, &mode, error))
    return FALSE;
  if (!g_file_set_contents_full (target, data, (gssize) length,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                 mode != 0 ? (int) (mode & 0777) : 0666, &local))
    return set_write_error (error, path, target, local);
  /* The temporary file obeyed the umask. That this fails leaves a file with fewer
   * permissions than it had, which is no reason to call the saving a failure. */
  if (mode != 0 && g_chmod (target, (int) mode) != 0)
    g_debug ("%s: cannot set permissions: %s", target, g_strerror (errno));
  if (out_new != NULL)
    tw_file_stamp_take (target, out_new);
  return TRUE;
}
