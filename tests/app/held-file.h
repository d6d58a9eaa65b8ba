/* A slow disk: whoever opens a held file waits until it is let go. */
#pragma once

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <glib.h>

/* Holds the file at @path by a lease, as a file server does: opening it waits, in this process as in
 * others. Returns: what to let go of; -1 if the file system has no leases. */
static inline int
hold_file (const char *path)
{
  gint64 deadline = g_get_monotonic_time () + 10 * G_TIME_SPAN_SECOND;
  int fd = open (path, O_RDWR | O_CLOEXEC);

  g_assert_cmpint (fd, >=, 0);
  /* What is told of whoever waits. */
  signal (SIGIO, SIG_IGN);
  while (fcntl (fd, F_SETLEASE, F_WRLCK) != 0)
    {
      /* Whoever has it open now will have read it soon. */
      if (errno == EAGAIN && g_get_monotonic_time () < deadline)
        {
          g_main_context_iteration (NULL, FALSE);
          g_usleep (1000);
          continue;
        }
      close (fd);
      return -1;
    }
  return fd;
}

static inline void
let_go (int fd)
{
  fcntl (fd, F_SETLEASE, F_UNLCK);
  close (fd);
}
