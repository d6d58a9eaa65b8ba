/* Saving so that there is always either the old file or the new one. */
#include "engine/format/save-file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gi18n-lib.h>

#define MAX_LINKS 16
#define MAX_TRIES 100

/* Names of temporary files: this, and so many letters. */
#define TEMPORARY ".tilewright-save-"
#define N_LETTERS 8
#define LETTERS   "abcdefghijklmnopqrstuvwxyz0123456789"

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

/* What the system could not do, and what can be done about it. */
static gboolean
set_write_error (GError **error, const char *path, const char *target, int cause)
{
  g_autofree char *folder = g_path_get_dirname (target);

  switch (cause)
    {
    case ENOSPC:
      return tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, path, 0,
                                  _ ("The disk is full. Free some space there, or save in "
                                     "another place."));
    case EDQUOT:
      return tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, path, 0,
                                  _ ("Your share of the disk is used up. Free some space there, or "
                                     "save in another place."));
    case EACCES:
    case EPERM:
    case EROFS:
      return tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, path, 0,
                                  /* Translators: %s is a folder. */
                                  _ ("The folder “%s” is protected against writing. Save in "
                                     "another place, or change its permissions."),
                                  folder);
    case ENOENT:
    case ENOTDIR:
      return tw_format_error_set (
          error, TW_FORMAT_ERROR_WRITE, path, 0,
          /* Translators: %s is a folder. */
          _ ("There is no folder “%s”. Save in another place, or create it."), folder);
    case ENAMETOOLONG:
      return tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, path, 0,
                                  _ ("The name is too long. Save under a shorter one."));
    default:
      return tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, path, 0,
                                  /* Translators: %s is the system's reason. */
                                  _ ("The file cannot be written: %s. Save in another place."),
                                  g_strerror (cause));
    }
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
        return errno != EACCES && errno != EPERM && errno != EROFS
                   ? set_write_error (error, path, target, errno)
                   : tw_format_error_set (
                       error, TW_FORMAT_ERROR_WRITE, path, 0,
                       _ ("The file is protected against writing. Save under another "
                          "name, or change its permissions."));
      *out_mode = info.st_mode & 07777;
      stamp_from_stat (&info, &now);
    }
  else if (errno != ENOENT)
    return set_write_error (error, path, target, errno);
  if (expected != NULL && !tw_file_stamp_equal (&now, expected))
    return tw_format_error_set (error, TW_FORMAT_ERROR_CHANGED, path, 0,
                                now.is_there
                                    ? _ ("Another program has changed the file since it was "
                                         "opened. Save under another name, or overwrite it.")
                                    : _ ("The file is no longer there: another program has moved "
                                         "or deleted it. Save it again or under another name."));
  return TRUE;
}

/* Whether @name is one that new_temporary() gives. */
static gboolean
is_temporary (const char *name)
{
  return g_str_has_prefix (name, TEMPORARY)
         && strspn (name + strlen (TEMPORARY), LETTERS) == N_LETTERS
         && name[strlen (TEMPORARY) + N_LETTERS] == '\0';
}

/* Takes away what saves that were killed have left in @folder. Whoever writes a temporary file
 * holds a lock on it, which ends with the process. */
static void
clear_stale (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = NULL;
      struct stat info;
      int fd;

      if (!is_temporary (name))
        continue;
      path = g_build_filename (folder, name, NULL);
      fd = open (path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
      if (fd < 0)
        continue;
      if (fstat (fd, &info) == 0 && S_ISREG (info.st_mode) && info.st_uid == geteuid ()
          && flock (fd, LOCK_EX | LOCK_NB) == 0)
        unlink (path);
      close (fd);
    }
}

/* Returns: (transfer full): a locked file in @folder of its own, -1 with errno set if there can be
 * none. Its name does not depend on that of the file, which may be as long as names can be. */
static int
new_temporary (const char *folder, mode_t mode, char **out_path)
{
  for (guint try = 0; try < MAX_TRIES; try++)
    {
      char name[sizeof TEMPORARY + N_LETTERS] = TEMPORARY;
      g_autofree char *path = NULL;
      struct stat info;
      int fd;

      for (guint i = 0; i < N_LETTERS; i++)
        name[strlen (TEMPORARY) + i] = LETTERS[g_random_int_range (0, (gint32) strlen (LETTERS))];
      path = g_build_filename (folder, name, NULL);
      fd = open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
      if (fd < 0 && errno == EEXIST)
        continue;
      /* Another save may have taken it for stale before it was locked. Where there are no locks,
       * nothing is ever taken for stale. */
      if (fd >= 0 && flock (fd, LOCK_EX) == 0 && fstat (fd, &info) == 0 && info.st_nlink == 0)
        {
          close (fd);
          continue;
        }
      *out_path = fd >= 0 ? g_steal_pointer (&path) : NULL;
      return fd;
    }
  errno = EEXIST;
  return -1;
}

/* Returns: 0, or why not all of it is on the disk */
static int
write_all (int fd, const char *data, gsize length)
{
  while (length > 0)
    {
      gssize n = write (fd, data, length);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return n < 0 ? errno : EIO; /* never to be tried without end */
      data += n;
      length -= (gsize) n;
    }
  while (fsync (fd) != 0)
    if (errno == EINVAL || errno == ENOSYS || errno == EROFS)
      return 0; /* a file system that has no such thing */
    else if (errno != EINTR)
      return errno;
  return 0;
}

/* Some file systems, those of other machines above all, say only when a file is closed that it did
 * not reach the disk. The file itself stays open, for closing it would end its lock.
 * Returns: 0, or why not */
static int
try_close (int fd)
{
  int copy = dup (fd);

  if (copy < 0)
    return errno;
  return close (copy) != 0 && errno != EINTR ? errno : 0;
}

/* That @folder names the new file is on the disk as well. */
static void
sync_folder (const char *folder)
{
  int fd = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  if (fd < 0)
    return;
  if (fsync (fd) != 0)
    g_debug ("%s: cannot be brought to the disk: %s", folder, g_strerror (errno));
  close (fd);
}

/* Returns: 0, or why @target is still what it was */
static int
replace_file (const char *target, const char *data, gsize length, mode_t mode)
{
  g_autofree char *folder = g_path_get_dirname (target);
  g_autofree char *temporary = NULL;
  int fd, cause;

  clear_stale (folder);
  fd = new_temporary (folder, mode != 0 ? mode & 0777 : 0666, &temporary);
  if (fd < 0)
    return errno;
  cause = write_all (fd, data, length);
  /* It obeyed the umask. That this fails leaves a file with fewer permissions than it had, which
   * is no reason to call the saving a failure. */
  if (cause == 0 && mode != 0 && fchmod (fd, mode) != 0)
    g_debug ("%s: cannot set permissions: %s", target, g_strerror (errno));
  if (cause == 0)
    cause = try_close (fd);
  if (cause == 0 && rename (temporary, target) != 0)
    cause = errno;
  if (cause != 0)
    unlink (temporary);
  /* All is on the disk already, try_close() has asked. */
  close (fd);
  if (cause == 0)
    sync_folder (folder);
  return cause;
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
  mode_t mode;
  int cause;

  if (target == NULL || !check_target (path, target, expected, &mode, error))
    return FALSE;
  cause = replace_file (target, data, length, mode);
  if (cause != 0)
    return set_write_error (error, path, target, cause);
  if (out_new != NULL)
    tw_file_stamp_take (target, out_new);
  return TRUE;
}
