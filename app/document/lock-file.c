/* Locks that go with the process. */
#include "app/document/lock-file.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

/* Who only looks holds it, too, for a moment and together with others who look: then it is tried
 * again. */
static gboolean
take (int fd)
{
  while (flock (fd, LOCK_EX | LOCK_NB) != 0)
    {
      if (flock (fd, LOCK_SH | LOCK_NB) != 0)
        return FALSE;
      flock (fd, LOCK_UN);
      g_thread_yield ();
    }
  return TRUE;
}

gboolean
tw_lock_file_is_free (const char *path)
{
  int fd = open (path, O_RDONLY | O_CLOEXEC);
  gboolean is_free;

  if (fd < 0)
    return errno == ENOENT;
  is_free = flock (fd, LOCK_SH | LOCK_NB) == 0;
  close (fd);
  return is_free;
}

/* Whoever had it before may have removed the file between our opening and our locking it: then
 * the lock is worth nothing. */
int
tw_lock_file_take (const char *path)
{
  struct stat held, there;
  int fd = open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

  if (fd < 0)
    return -1;
  if (take (fd) && fstat (fd, &held) == 0 && stat (path, &there) == 0
      && held.st_ino == there.st_ino)
    return fd;
  close (fd);
  return -1;
}

/* While it is locked nobody else can be about to lock the same file. */
void
tw_lock_file_release (int fd, const char *path, gboolean is_last)
{
  if (is_last)
    g_unlink (path);
  close (fd);
}
